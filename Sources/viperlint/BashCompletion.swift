import Configuration

/// The completion script for bash, from 3.2 on, which macOS has. It needs no package of helpers.
///
/// bash takes `--option=value` apart at the `=`, so the value is a word of its own unless the person
/// has taken `=` out of `COMP_WORDBREAKS`; both are understood.
func bashCompletion() -> String {
  let commands = Command.allCases.map(\.rawValue)
  return """
    # bash completion of viperlint \(version), printed by 'viperlint completion bash'.
    _viperlint() {
      local current="${COMP_WORDS[COMP_CWORD]}" command=lint written= over= option= word=
      local index=1 operands=0 words= kind= prefix=
      COMPREPLY=()
      while [ "$index" -lt "$COMP_CWORD" ]; do
        word="${COMP_WORDS[index]}"
        index=$((index + 1))
        if [ -n "$option" ]; then
          [ "$word" = "=" ] || option=
          continue
        fi
        case "$over$word" in
          --) over=: ;;
          \(Flag.spellingsWithValue.joined(separator: "|"))) option="$word" ;;
          -?*) ;;
          *)
            if [ -z "$written$over" ] && [ "$operands" -eq 0 ]; then
              case "$word" in
                \(commands.joined(separator: "|")))
                  command="$word"
                  written=:
                  continue
                  ;;
              esac
            fi
            operands=$((operands + 1))
            ;;
        esac
      done
      [ "$current" != "=" ] || current=
      if [ -z "$option" ]; then
        case "$over$current" in
          --*=*)
            option="${current%%=*}"
            prefix="$option="
            current="${current#*=}"
            ;;
        esac
      fi
      if [ -n "$option" ]; then
        case "$command $option" in
    \(optionValues())
        esac
      else
        case "$over$current" in
          -*)
            case "$command" in
    \(optionNames())
            esac
            ;;
          *)
            case "$command $operands$over$written" in
              "lint 0") words="\(commands.joined(separator: " "))" kind=first ;;
    \(operandWords())
            esac
            ;;
        esac
      fi
      case "$kind" in
        path) return ;;
        list)
          prefix="$prefix${current%"${current##*,}"}"
          current="${current##*,}"
          ;;
      esac
      COMPREPLY=($(compgen -P "$prefix" -W "$words" -- "$current"))
      if [ "$kind" = first ] && [ -n "$current" ]; then
        while IFS= read -r word; do
          COMPREPLY[${#COMPREPLY[@]}]="$word"
        done < <(compgen -f -- "$current")
        type compopt >/dev/null 2>&1 && compopt -o filenames 2>/dev/null
      fi
      # Else bash would offer files where none of the words fits.
      type compopt >/dev/null 2>&1 && compopt +o default 2>/dev/null
      return 0
    }
    complete -o default -F _viperlint viperlint

    """
}

private func optionValues() -> String {
  var lines: [String] = []
  for command in Command.allCases {
    for flag in command.flags {
      guard let kind = flag.valueKind else { continue }
      let pattern = flag.spellings.map { "\"\(command.rawValue) \($0)\"" }.joined(separator: "|")
      lines.append("      \(pattern)) \(assignment(kind)) ;;")
    }
  }
  return lines.joined(separator: "\n")
}

private func optionNames() -> String {
  Command.allCases.map { command in
    let spellings = command.flags.flatMap(\.spellings).joined(separator: " ")
    return "          \(command.rawValue)) words=\"\(spellings)\" ;;"
  }.joined(separator: "\n")
}

/// By the command, the number of operands before the cursor, and whatever stands behind that.
private func operandWords() -> String {
  Command.allCases.map { command in
    let name = command.rawValue
    return "          \"\(name) 0\"*) \(assignment(command.firstOperand)) ;;\n"
      + "          \"\(name) \"*) \(assignment(command.nextOperands)) ;;"
  }.joined(separator: "\n")
}

private func assignment(_ kind: WordKind) -> String {
  switch kind {
  case .path: "kind=path"
  case .oneOf(let words): "words=\"\(words.joined(separator: " "))\""
  case .listOf(let words): "words=\"\(words.joined(separator: " "))\" kind=list"
  case .text: "kind=text"
  }
}
