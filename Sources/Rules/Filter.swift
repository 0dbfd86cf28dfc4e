package import Architecture
import Configuration
import Outlining

/// Runs the rules that are on and gives each finding the severity in force: the configuration's,
/// else the rule's; a finding on a single fact is a note. What a comment suppresses is marked, what
/// the configuration allows is left out. Sorted by place, then rule.
///
/// - Parameter only: rule ids; empty for all that are on. A rule named here runs even if it is off.
package func findings(in architecture: ArchitectureModel, only: [String]) -> [Diagnostic] {
  let checked = CheckedArchitecture(architecture)
  var found: [Diagnostic] = []
  for rule in Rule.all {
    if !only.isEmpty && !only.contains(rule.id) { continue }
    if !architecture.isOn(rule, only) { continue }
    for var diagnostic in rule.check(checked) {
      let settings = architecture.ruleSettings(rule.id, file: diagnostic.place.file)
      guard
        let severity = severity(of: rule, settings, isNamed: only.contains(rule.id)),
        !isAllowed(diagnostic, settings?.allow ?? [])
      else { continue }
      if diagnostic.confidence == .deduced {
        diagnostic.severity = .note
      } else if settings?.severity != nil || diagnostic.severity == rule.severity
        || rule.severity == .off
      {
        diagnostic.severity = severity
      }
      found.append(diagnostic)
    }
  }
  markSuppressed(&found, in: architecture)
  return found.sorted { order($0) < order($1) }
}

extension ArchitectureModel {
  /// Whether a rule is on anywhere.
  fileprivate func isOn(_ rule: Rule, _ only: [String]) -> Bool {
    only.contains(rule.id) || rule.severity != .off
      || allRuleSettings(rule.id).contains { ($0.severity ?? .off) != .off }
  }
}

private func order(_ diagnostic: Diagnostic) -> (String, Int, Int, String, String) {
  (
    diagnostic.place.file, diagnostic.place.line, diagnostic.place.column, diagnostic.rule,
    diagnostic.message
  )
}

/// Nil where the rule is off.
private func severity(of rule: Rule, _ settings: RuleSettings?, isNamed: Bool) -> Severity? {
  let severity = settings?.severity ?? rule.severity
  if severity == .off { return isNamed ? .warning : nil }
  return severity
}

/// Whether the configuration has switched a finding off, or has an exception for it.
func isExcepted(_ diagnostic: Diagnostic, in architecture: ArchitectureModel) -> Bool {
  let settings = architecture.ruleSettings(diagnostic.rule, file: diagnostic.place.file)
  return settings?.severity == .off || isAllowed(diagnostic, settings?.allow ?? [])
}

private func isAllowed(_ diagnostic: Diagnostic, _ allowances: [Allowance]) -> Bool {
  allowances.contains { allowance in
    switch allowance {
    case .path(let glob): glob.matches(diagnostic.place.file)
    case .type(let name): names(diagnostic.from, name) || names(diagnostic.to, name)
    case .pair(let from, let to): names(diagnostic.from, from) && names(diagnostic.to, to)
    }
  }
}

/// Whether an end is the type of a name, whole or its last level.
private func names(_ end: Diagnostic.End?, _ name: String) -> Bool {
  guard let end else { return false }
  return end.name == name || end.name.hasSuffix("." + name)
}

private func markSuppressed(_ found: inout [Diagnostic], in architecture: ArchitectureModel) {
  var suppressions: [String: Suppressions] = [:]
  for file in architecture.files where !file.outline.directives.isEmpty {
    suppressions[file.path] = Suppressions(file.outline)
  }
  guard !suppressions.isEmpty else { return }
  for index in found.indices {
    let diagnostic = found[index]
    guard let file = suppressions[diagnostic.place.file] else { continue }
    if file.covers(diagnostic.rule, line: diagnostic.place.line) {
      found[index].isSuppressed = true
    }
  }
}
