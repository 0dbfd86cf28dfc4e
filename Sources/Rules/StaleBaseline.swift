package import Architecture
package import Configuration
import Diagnostics

extension Rule {
  /// Reports entries of the baseline that permit what is no longer there. They are found where findings
  /// are compared with the baseline, when all rules are done.
  package static let staleBaseline = Rule(
    id: RuleID.staleBaseline,
    summary: "an entry of the baseline that permits nothing any more",
    severity: .warning,
    check: { _ in [] })
}

extension ArchitectureModel {
  /// How bad a finding of a rule is in a file; nil where the rule is off or not asked for.
  ///
  /// - Parameter only: as for ``findings(in:only:readingFindings:stated:)``.
  package func severity(of rule: Rule, inFile file: String, only: [String]) -> Severity? {
    guard only.isEmpty || only.contains(rule.id) else { return nil }
    let severity = ruleSettings(rule.id, file: file)?.severity ?? rule.severity
    if severity == .off { return only.contains(rule.id) ? .warning : nil }
    return severity
  }
}
