import Configuration
import Rules

/// `viperlint rules [RULE]`
func runRules(_ operands: [String]) throws(UsageError) -> Int32 {
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
    throw UsageError([unknown(called: "rule", name, among: Rule.all.map(\.id))], .rules)
  }
  printResult(rule.page)
  return 0
}
