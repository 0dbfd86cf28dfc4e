import Architecture
import Configuration
import Diagnostics
import Rules

/// `viperlint rules --format markdown`: the table of all rules, each linked to its page.
func rulesAsMarkdown() -> String {
  let rows = Rule.all.map { rule in
    ["[`\(rule.id)`](\(rule.description.address))", rule.severity.rawValue, rule.summary]
  }
  return markdownTable(["rule", "default", "reports"], rows)
}

/// `viperlint rules --evidence --format markdown`: a table for each list, below its title.
func evidenceAsMarkdown() -> String {
  evidenceLists().map { list in
    let title = list.title.prefix(1).uppercased() + list.title.dropFirst()
    let rows = list.entries.map { ["`\($0.id)`", $0.meaning] }
    return "## \(title)\n\n" + markdownTable(["id", "means"], rows)
  }.joined(separator: "\n")
}

/// `viperlint help --format markdown`: the commands as a table, then each with its options.
func commandsAsMarkdown() -> String {
  let rows = Command.allCases.map { command in
    ["[`\(command.rawValue)`](#\(command.rawValue))", commandHelp(command).summary]
  }
  let sections = Command.allCases.map(commandAsMarkdown)
  return ([markdownTable(["command", "what it does"], rows)] + sections).joined(separator: "\n")
}

/// What a command is for as prose, how it is written as a block, and its options as a table.
func commandAsMarkdown(_ command: Command) -> String {
  let help = commandHelp(command)
  let details = help.details.isEmpty ? [] : [""] + help.details
  let block = (["```text"] + help.usage + details + ["```"]).map { $0 + "\n" }.joined()
  let rows = Flag.all.filter { $0.commands.contains(command) }.map { flag in
    let spellings = [flag.short.map { "`-\($0)`" }, "`\(flag.spelling)`"].compactMap { $0 }
    let choices = flag.choices.map { "`\($0)`" }.joined(separator: ", ")
    return [
      spellings.joined(separator: ", "),
      choices.isEmpty ? flag.summary : "\(flag.summary): \(choices)",
    ]
  }
  return "## \(command.rawValue)\n\n\(help.summary)\n\n\(block)\n"
    + markdownTable(["option", "what it does"], rows)
}

/// `viperlint config schema --format markdown`: a table of keys for each mapping of a configuration.
func keysAsMarkdown() -> String {
  var mappings = [
    ("Keys of the file", ConfigurationKeys.file), ("Keys of a module", ConfigurationKeys.module),
    ("Keys of a role", ConfigurationKeys.role), ("Keys of a cell", ConfigurationKeys.cell),
    ("Keys of `frameworks`, beside groups of your own", ConfigurationKeys.frameworks),
  ]
  for section in ConfigurationKeys.wordSections {
    guard case .mapping(let keys) = section.key.value else { continue }
    mappings.append(("Keys of `\(section.key.name)`", keys))
  }
  mappings += [
    ("Keys of a rule, beside its options", ConfigurationKeys.rule),
    ("Keys of an override", ConfigurationKeys.override),
  ]
  return mappings.map { title, keys in
    let rows = keys.map { ["`\($0.name)`", $0.summary + ($0.isRequired ? "; required" : "")] }
    return "### \(title)\n\n" + markdownTable(["key", "says"], rows)
  }.joined(separator: "\n")
}

extension Flag {
  /// Its long name with what its value is called: `--config FILE`.
  var spelling: String { "--\(long)\(value.map { " " + $0 } ?? "")" }
}

private func markdownTable(_ head: [String], _ rows: [[String]]) -> String {
  func line(_ cells: [String]) -> String {
    // A bar in a cell would begin another one.
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
  return line(head) + line(head.map { _ in "---" }) + rows.map(line).joined()
}
