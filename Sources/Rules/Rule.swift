import Architecture
package import Configuration
package import Diagnostics

/// One check: a value with a pure function from the architecture to diagnostics.
///
/// A rule with a `review` looks back in place of that: at what the findings of the others needed, and
/// so at what was stated for nothing. A rule's page is `Pages/<id>.md`; the list of all rules is in `RuleRegistry.swift`.
package struct Rule: Sendable {
  package let description: RuleDescription
  let check: @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  /// Asked once all checks are done; nil for most.
  let review: (@Sendable (_ review: Review) -> [Diagnostic])?

  init(
    id: String, summary: String, severity: Severity, harm: Diagnostic.Harm = .structure,
    options: [RuleOption] = [],
    check: @escaping @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  ) {
    description = RuleDescription(
      id: id, summary: summary, severity: severity, harm: harm, options: options,
      page: pageText(of: id))
    self.check = check
    review = nil
  }

  init(
    id: String, summary: String, severity: Severity,
    review: @escaping @Sendable (_ review: Review) -> [Diagnostic]
  ) {
    description = RuleDescription(
      id: id, summary: summary, severity: severity, harm: .convention, page: pageText(of: id))
    self.review = review
    check = { _ in [] }
  }

  package var id: String { description.id }
  package var summary: String { description.summary }
  package var severity: Severity { description.severity }
  package var options: [RuleOption] { description.options }
  package var page: String { description.page }
}

/// A rule's page; empty for a rule without one, which a test refuses.
private func pageText(of id: String) -> String { RulePageTexts.texts[id] ?? "" }

extension ArchitectureModel {
  /// The number of an option that is in force for a file.
  func number(_ option: RuleOption, of rule: String, inFile file: Int) -> Int {
    let stated = ruleSettings(rule, file: files[file].path)?.options[option.name]
    return switch stated ?? option.standard {
    case .number(let number): number
    case .flag: 0
    }
  }
}
