import Architecture
import Configuration
import Rules

/// `viperlint rules [RULE]`, `viperlint rules --evidence`
func runRules(_ operands: [String], _ options: Options) throws(UsageError) -> Int32 {
  if options.listsEvidence {
    guard operands.isEmpty else {
      throw UsageError(["'viperlint rules --evidence' takes no rule"], .rules)
    }
    let evidence = EvidenceMeaning.all
    func meanings(_ isAgainst: Bool) -> [(id: String, meaning: String)] {
      evidence.filter { $0.isAgainst == isAgainst }.map { ($0.id.description, $0.meaning) }
    }
    printList("what tells a role", meanings(false))
    printList("what speaks against one", meanings(true))
    printList("what rules leave alone", told(as: .open))
    printList("what is told as a note", told(as: .note))
    printList("what is told as a warning", told(as: .warning))
    return 0
  }
  guard let name = operands.first else {
    let width = Rule.all.map(\.id.count).max() ?? 0
    for rule in Rule.all {
      let id = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      let padding = String(repeating: " ", count: 7 - severity.count)
      printResult("\(id)  \(severity)\(padding)  \(rule.summary)\n")
    }
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
  printResult(rule.page)
  return 0
}

private func told(as effect: Exemption.Effect) -> [(id: String, meaning: String)] {
  Exemption.all.filter { $0.effect == effect }.map { ($0.id, $0.meaning) }
}

/// Prints ids, each with what it means, below a title.
private func printList(_ title: String, _ entries: [(id: String, meaning: String)]) {
  let width = entries.map(\.id.count).max() ?? 0
  printResult("\(title)\n")
  for entry in entries {
    let padding = String(repeating: " ", count: width - entry.id.count)
    printResult("  \(entry.id)\(padding)  \(entry.meaning)\n")
  }
}
