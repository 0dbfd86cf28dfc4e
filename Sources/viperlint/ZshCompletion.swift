import Configuration
import Rules

/// The completion script for zsh, for a folder of `$fpath` or to be sourced.
///
/// The command is taken out of the line, so that what is left is options and operands, which
/// `_arguments` knows how to complete.
func zshCompletion() -> String {
  """
  #compdef viperlint
  # zsh completion of viperlint \(version), printed by 'viperlint completion zsh'.

  _viperlint_commands() {
    local -a known=(
  \(described(Command.allCases.map { ($0.rawValue, commandHelp($0).summary) }))
    )
    _describe -t commands command known
  }

  _viperlint_rules() {
    local -a known=(
  \(described(Rule.all.map { ($0.id, $0.summary) }))
    )
    _describe -t rules rule known
  }

  _viperlint_first() {
    _alternative 'commands:command:_viperlint_commands' 'files:path:_files'
  }

  _viperlint() {
    local command=lint written= skip= word
    local -i index
    for (( index = 2; index < CURRENT; index++ )); do
      word=$words[index]
      if [[ -n $skip ]]; then
        skip=
        continue
      fi
      case $word in
        (--)
          written=1
          break
          ;;
        (\(Flag.spellingsWithValue.joined(separator: "|"))) skip=1 ;;
        (-?*) ;;
        (\(Command.allCases.map(\.rawValue).joined(separator: "|")))
          command=$word
          written=1
          words[index]=()
          (( CURRENT-- ))
          break
          ;;
        (*) break ;;
      esac
    done
    local -a specs
    case $command in
  \(Command.allCases.map(specifications).joined(separator: "\n"))
    esac
    [[ -n $written ]] || specs+=('1: :_viperlint_first' '*:path:_files')
    _arguments -s -S : $specs
  }

  if [[ $funcstack[1] == _viperlint ]]; then
    _viperlint "$@"
  else
    compdef _viperlint viperlint
  fi

  """
}

private func described(_ entries: [(name: String, summary: String)]) -> String {
  entries.map { "    " + quoted("\($0.name):\($0.summary)") }.joined(separator: "\n")
}

private func specifications(_ command: Command) -> String {
  var lines = command.flags.flatMap(specification)
  var operands = [
    quoted("1:\(name(command.firstOperand)):\(action(command.firstOperand))"),
    quoted("*:\(name(command.nextOperands)):\(action(command.nextOperands))"),
  ]
  if command == .rules { operands[0] = "'1:rule:_viperlint_rules'" }
  if command == .help { operands[0] = "'1:command:_viperlint_commands'" }
  if command.nextOperands == .text { operands.removeLast() }
  // Without a command written its name could come, too.
  lines.append(
    command == .lint ? "${written:+\(quoted("*:path:_files"))}" : operands.joined(separator: " "))
  return "    (\(command.rawValue))\n      specs=(\n"
    + lines.map { "        \($0)\n" }.joined() + "      )\n      ;;"
}

/// One for each spelling: `'--jobs=[read files on so many threads]:N: '`.
private func specification(_ flag: Flag) -> [String] {
  let summary = flag.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
  guard let kind = flag.valueKind else {
    let all = flag.spellings.joined(separator: " ")
    return flag.spellings.map { quoted("(\(all))\($0)[\(summary)]") }
  }
  return flag.spellings.map { spelling in
    // The value is the next word, or follows `=`, or at once.
    let join = spelling.hasPrefix("--") ? "=" : "+"
    return quoted("*\(spelling)\(join)[\(summary)]:\(flag.value ?? ""):\(action(kind))")
  }
}

private func name(_ kind: WordKind) -> String {
  switch kind {
  case .path: "path"
  case .oneOf, .listOf: "what"
  case .text: "name"
  }
}

private func action(_ kind: WordKind) -> String {
  switch kind {
  case .path: "_files"
  case .oneOf(let words): "(\(words.joined(separator: " ")))"
  case .listOf(let words): "_sequence compadd - \(words.joined(separator: " "))"
  case .text: " "
  }
}

/// As one word of the shell, whatever it holds.
private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
