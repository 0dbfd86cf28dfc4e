import Architecture
import Configuration
import Diagnostics
import Rules

/// `viperlint rules [RULE]`, `viperlint rules --evidence`
func runRules(_ operands: [String], _ options: Options) throws(UsageError) -> Int32 {
  let isMarkdown = options.format == "markdown"
  if options.listsEvidence {
    guard operands.isEmpty else {
      throw UsageError(["'viperlint rules --evidence' takes no rule"], .rules)
    }
    if isMarkdown {
      printResult(evidenceAsMarkdown())
    } else {
      for list in evidenceLists() { printList(list.title, list.entries) }
    }
    return 0
  }
  guard let name = operands.first else {
    printResult(isMarkdown ? rulesAsMarkdown() : rulesAsText())
    return 0
  }
  guard operands.count == 1 else {
    throw UsageError(["'viperlint rules' takes one rule"], .rules)
  }
  guard let rule = Rule.all.first(where: { $0.id == name }) else {
    let known = Rule.all.map(\.id)
    guard nearest(to: name, in: known) == nil else {
      throw UsageError([unknown(called: "rule", name, among: known)], .rules)
    }
    throw UsageError(
      [
        "unknown rule '\(name)': 'viperlint rules' lists them, and 'viperlint why \(name)' tells of a type "
          + "or a place"
      ], .rules)
  }
  // A page is Markdown in either form.
  printResult(rule.page)
  return 0
}

private func rulesAsText() -> String {
  let width = Rule.all.map(\.id.count).max() ?? 0
  return Rule.all.map { rule in
    let id = rule.id + String(repeating: " ", count: width - rule.id.count)
    let severity = rule.severity.rawValue
    let padding = String(repeating: " ", count: 7 - severity.count)
    return "\(id)  \(severity)\(padding)  \(rule.summary)\n"
  }.joined()
}

/// Ids with what each means, below a title.
struct EvidenceList {
  var title: String
  var entries: [(id: String, meaning: String)]
}

/// What tells a role and what speaks against one, and what rules leave alone or tell more mildly.
func evidenceLists() -> [EvidenceList] {
  func meanings(_ isAgainst: Bool) -> [(id: String, meaning: String)] {
    EvidenceMeaning.all.filter { $0.isAgainst == isAgainst }.map {
      ($0.id.description, $0.meaning)
    }
  }
  func told(as effect: Exemption.Effect) -> [(id: String, meaning: String)] {
    Exemption.all.filter { $0.effect == effect }.map { ($0.id, $0.meaning) }
  }
  return [
    EvidenceList(title: "what tells a role", entries: meanings(false)),
    EvidenceList(title: "what speaks against one", entries: meanings(true)),
    EvidenceList(title: "what rules leave alone", entries: told(as: .open)),
    EvidenceList(title: "what is told as a note", entries: told(as: .note)),
    EvidenceList(title: "what is told as a warning", entries: told(as: .warning)),
  ]
}

private func printList(_ title: String, _ entries: [(id: String, meaning: String)]) {
  let width = entries.map(\.id.count).max() ?? 0
  printResult("\(title)\n")
  for entry in entries {
    let padding = String(repeating: " ", count: width - entry.id.count)
    printResult("  \(entry.id)\(padding)  \(entry.meaning)\n")
  }
}
