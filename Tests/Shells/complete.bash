# Prints what bash would offer for a command line, one a line: complete.bash BINARY WORD…
# The last word is the one at the cursor; '=' is a word of its own, as bash passes it on.
set -u
eval "$("$1" completion bash)"
complete -p viperlint | grep -q -- '-F _viperlint viperlint' || exit 1
shift
COMP_WORDS=(viperlint "$@")
COMP_CWORD=$#
_viperlint
printf '%s\n' ${COMPREPLY[@]+"${COMPREPLY[@]}"}
