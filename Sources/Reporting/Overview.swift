import Architecture
import Configuration
import Diagnostics

/// More findings than these end with a table.
let overviewThreshold = 40
/// So many modules are listed, those with most.
private let moduleLimit = 10
/// So many pairs of roles are listed.
private let pairLimit = 3

/// Prints where the findings are, for who cannot read them all: by rule, by module and by the two roles,
/// the most first; then what to do next. Nothing for none.
func renderOverview(
  _ findings: [Diagnostic], of all: [RuleDescription], _ style: TextStyle, width: Int?,
  into output: inout String
) {
  guard !findings.isEmpty else { return }
  let rules = tally(findings.map { "\($0.severity.rawValue)\t\($0.rule)" })
  let modules = tally(findings.map { $0.from?.module ?? "" })
  let pairs = tally(findings.compactMap(pair))
  output += style.strong(counted(findings.count, "finding") + " by rule") + "\n"
  for rule in rules {
    let parts = rule.name.split(separator: "\t").map(String.init)
    let summary = all.first { $0.id == parts[1] }?.summary ?? ""
    row(rule.count, "\(padded(parts[1], 26)) \(padded(parts[0], 8)) \(summary)", into: &output)
  }
  let shown = modules.prefix(moduleLimit)
  let title =
    modules.count > moduleLimit
    ? "by module, the \(moduleLimit) of \(grouped(modules.count)) with most" : "by module"
  output += style.strong(title) + "\n"
  for module in shown {
    row(module.count, module.name.isEmpty ? "in no module" : module.name, into: &output)
  }
  let left = modules.dropFirst(moduleLimit).map(\.count).reduce(0, +)
  if left > 0 { row(left, "in the others", into: &output) }
  if !pairs.isEmpty { output += style.strong("most of one kind") + "\n" }
  for pair in pairs.prefix(pairLimit) { row(pair.count, pair.name, into: &output) }
  let next = nextSteps(rules, modules, findings)
  output += wrapped(next, after: 0, indent: 2, width: width) + "\n\n"
}

/// Prints `count`, severity and rule of what is found, in columns that tabulators part, the most first:
/// for scripts.
package func renderCounts(_ report: Report, showsNotes: Bool, into output: inout String) {
  let shown = report.diagnostics.filter { $0.isPrinted(withNotes: showsNotes) }
  for rule in tally(shown.map { "\($0.severity.rawValue)\t\($0.rule)" }) {
    output += "\(rule.count)\t\(rule.name)\n"
  }
}

extension Diagnostic {
  /// Whether the text tells it: notes only where they are asked for.
  func isPrinted(withNotes: Bool) -> Bool { isShown && (withNotes || severity != .note) }
}

/// `entity_in_view  view -> entity`
private func pair(_ finding: Diagnostic) -> String? {
  guard let from = finding.from?.role else { return nil }
  guard let to = finding.to.map({ $0.role ?? $0.kind }) else { return nil }
  return "\(padded(finding.rule, 26)) \(from) -> \(to)"
}

private func nextSteps(
  _ rules: [NameCount], _ modules: [NameCount], _ findings: [Diagnostic]
) -> String {
  let rule = rules[0].name.split(separator: "\t").last.map(String.init) ?? ""
  var steps = ["'viperlint --only \(rule)' shows one rule"]
  if let module = modules.first(where: { !$0.name.isEmpty }),
    let folder = folder(of: findings.filter { $0.from?.module == module.name })
  {
    steps.append("'viperlint \(escaped(folder))' one module")
  }
  steps.append("'viperlint rules \(rule)' says why and what to do")
  return "next: " + steps.joined(separator: ", ")
    + "; 'viperlint baseline create' adopts what is there, so that only new findings fail"
}

/// The innermost folder around all places of some findings; nil for the root.
private func folder(of findings: [Diagnostic]) -> String? {
  let folders = findings.map { $0.place.file.split(separator: "/").dropLast().map(String.init) }
  guard var common = folders.first else { return nil }
  for folder in folders.dropFirst() {
    let same = zip(common, folder).prefix { $0 == $1 }.count
    common = Array(common.prefix(same))
  }
  return common.isEmpty ? nil : common.joined(separator: "/")
}

/// How often each name is there, the most frequent first, then by name.
private func tally(_ names: [String]) -> [NameCount] {
  var counts: [String: Int] = [:]
  for name in names { counts[name, default: 0] += 1 }
  return counts.map { NameCount(name: $0.key, count: $0.value) }.ordered { left, right in
    left.count != right.count
      ? left.count > right.count : left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}

private func row(_ count: Int, _ text: String, into output: inout String) {
  let number = grouped(count)
  let margin = String(repeating: " ", count: max(1, 7 - number.count))
  output += "\(margin)\(number)  \(escaped(text))\n"
}

private func padded(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
