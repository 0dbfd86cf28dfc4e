import Configuration
import Rules

/// What a word of a command line can be: what a shell completes it to.
package enum WordKind: Hashable, Sendable {
  /// A file or a folder.
  case path
  case oneOf([String])
  /// Several, with commas.
  case listOf([String])
  /// Nothing that can be known.
  case text
}

extension Flag {
  /// What its value is, by what the help calls it; nil for a switch.
  package var valueKind: WordKind? {
    guard let value else { return nil }
    if !choices.isEmpty { return .oneOf(choices) }
    return switch value {
    case "FILE", "PATH": .path
    case "NAME": .oneOf(Preset.shipped)
    case "RULE": .listOf(Rule.all.map(\.id))
    default: .text
    }
  }

  /// As they are written: `--jobs`, `-j`.
  var spellings: [String] { ["--" + long] + (short.map { ["-\($0)"] } ?? []) }

  /// The spellings of all that take a value, each once.
  static var spellingsWithValue: [String] {
    var spellings: [String] = []
    for flag in all where flag.value != nil {
      for spelling in flag.spellings where !spellings.contains(spelling) {
        spellings.append(spelling)
      }
    }
    return spellings
  }
}

extension Command {
  /// The words of which one stands after the command and says what to do; empty where none does.
  package var actions: [String] {
    switch self {
    case .baseline: ["create", "update", "prune", "show"]
    case .config: ["print", "validate", "schema"]
    case .hook: ["install", "uninstall"]
    case .completion: ["bash", "zsh", "fish"]
    case .dump: ["tokens", "outline", "names"]
    case .lint, .diff, .why, .may, .modules, .rules, .graph, .index, .initialize, .lsp, .help: []
    }
  }

  /// What its first operand is.
  package var firstOperand: WordKind {
    switch self {
    case .rules: .oneOf(Rule.all.map(\.id))
    case .help: .oneOf(Command.allCases.map(\.rawValue))
    case .baseline, .config, .hook, .completion, .dump: .oneOf(actions)
    case .diff, .why, .may, .lsp: .text
    case .lint, .modules, .graph, .index, .initialize: .path
    }
  }

  /// What the operands behind it are.
  package var nextOperands: WordKind {
    switch self {
    case .rules, .help, .completion, .lsp: .text
    case .lint, .diff, .why, .may, .modules, .graph, .index, .initialize, .baseline, .hook, .config,
      .dump:
      .path
    }
  }

  var flags: [Flag] { Flag.all.filter { $0.commands.contains(self) } }
}

/// `viperlint completion bash|zsh|fish`
func runCompletion(_ operands: [String]) throws(UsageError) -> Int32 {
  let known = Command.completion.actions
  guard operands.count == 1, let shell = operands.first else {
    throw UsageError(
      ["'viperlint completion' needs one shell: \(known.joined(separator: ", "))"], .completion)
  }
  guard let script = completionScript(shell) else {
    throw UsageError([unknown(called: "shell", shell, among: known)], .completion)
  }
  printResult(script, .asItIs)
  return 0
}

/// The script for a shell, made from the table of options; nil for a shell that is not known.
package func completionScript(_ shell: String) -> String? {
  switch shell {
  case "bash": bashCompletion()
  case "zsh": zshCompletion()
  case "fish": fishCompletion()
  default: nil
  }
}
