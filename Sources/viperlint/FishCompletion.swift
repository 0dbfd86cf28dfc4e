import Configuration
import Rules

/// The completion script for fish, from 3.0 on.
func fishCompletion() -> String {
  var lines = [
    """
    # fish completion of viperlint \(version), printed by 'viperlint completion fish'.

    # The command that is written, 'none' for none, and the number of operands behind it.
    function __viperlint_state
        set -l command none
        set -l operands 0
        set -l over
        set -l skip
        for token in (commandline -opc)[2..-1]
            if test -n "$skip"
                set skip
                continue
            end
            if test -z "$over"
                switch $token
                    case --
                        set over 1
                        test $command = none; and set command lint
                        continue
                    case \(Flag.spellingsWithValue.joined(separator: " "))
                        set skip 1
                        continue
                    case '-*'
                        continue
                    case \(Command.allCases.map(\.rawValue).joined(separator: " "))
                        if test $command = none -a $operands = 0
                            set command $token
                            continue
                        end
                end
            end
            set operands (math $operands + 1)
        end
        echo $command
        echo $operands
    end

    function __viperlint_in
        set -l state (__viperlint_state)
        test $state[1] = none; and set state[1] lint
        contains -- $state[1] $argv
    end

    function __viperlint_first
        set -l state (__viperlint_state)
        test "$state" = "$argv 0"
    end

    function __viperlint_path
        set -l state (__viperlint_state)
        test $state[1] = none; and set state[1] lint
        if test $state[2] = 0
            contains -- $state[1] \(names { $0.firstOperand == .path })
        else
            contains -- $state[1] \(names { $0.nextOperands == .path })
        end
    end

    function __viperlint_rules
        printf '%s\\n' \(Rule.all.map(\.id).joined(separator: " "))
    end

    complete -c viperlint -f
    complete -c viperlint -n __viperlint_path -F
    """
  ]
  for command in Command.allCases {
    lines.append(
      "complete -c viperlint -n '__viperlint_first none' -a \(command.rawValue) "
        + "-d \(quoted(commandHelp(command).summary))")
  }
  for command in Command.allCases { lines += firstOperands(command) }
  lines += Flag.all.map(option)
  return lines.joined(separator: "\n") + "\n"
}

private func names(_ isWanted: (Command) -> Bool) -> String {
  Command.allCases.filter(isWanted).map(\.rawValue).joined(separator: " ")
}

private func firstOperands(_ command: Command) -> [String] {
  guard case .oneOf(let words) = command.firstOperand else { return [] }
  let head = "complete -c viperlint -n '__viperlint_first \(command.rawValue)' -a"
  switch command {
  case .rules: return Rule.all.map { "\(head) \($0.id) -d \(quoted($0.summary))" }
  case .help:
    return Command.allCases.map {
      "\(head) \($0.rawValue) -d \(quoted(commandHelp($0).summary))"
    }
  default: return ["\(head) \(quoted(words.joined(separator: " ")))"]
  }
}

private func option(_ flag: Flag) -> String {
  let condition = "__viperlint_in " + flag.commands.map(\.rawValue).joined(separator: " ")
  var line = "complete -c viperlint -n \(quoted(condition)) -l \(flag.long)"
  if let short = flag.short { line += " -s \(short)" }
  switch flag.valueKind {
  case nil: break
  case .path: line += " -r -F"
  case .oneOf(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
  case .listOf: line += " -x -a '(__fish_complete_list , __viperlint_rules)'"
  case .text: line += " -x"
  }
  return line + " -d \(quoted(flag.summary))"
}

/// As one word of the shell, whatever it holds.
private func quoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
