import Architecture
package import Configuration

/// One check: a value with a pure function from the architecture to diagnostics.
///
/// A rule with a `review` looks back in place of that: at what the findings of the others needed, and
/// so at what was stated for nothing. A rule's page is `Pages/<id>.md`; the list of all rules is in `RuleRegistry.swift`.
package struct Rule: Sendable {
  /// Snake case; never changes.
  package let id: String
  /// Lower case, no full stop, at most 70 letters.
  package let summary: String
  /// The severity of its certain findings where the configuration says nothing.
  package let severity: Severity
  /// What is told first where much is found.
  package let harm: Harm
  /// The keys of its own that a configuration may state for it.
  package let options: [RuleOption]
  let check: @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  /// Asked once all checks are done; nil for most.
  let review: (@Sendable (_ review: Review) -> [Diagnostic])?

  init(
    id: String, summary: String, severity: Severity, harm: Harm = .structure,
    options: [RuleOption] = [],
    check: @escaping @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.harm = harm
    self.options = options
    self.check = check
    review = nil
  }

  init(
    id: String, summary: String, severity: Severity,
    review: @escaping @Sendable (_ review: Review) -> [Diagnostic]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    harm = .convention
    options = []
    self.review = review
    check = { _ in [] }
  }
}

extension Rule {
  /// What a finding does to the program, the worst first.
  package enum Harm: Int, Sendable, Comparable {
    /// It leaks, reaches data past all layers, or hides code from every check.
    case fault
    /// It binds what the architecture keeps apart.
    case structure
    /// It departs from how the architecture is written down, and binds nothing new.
    case convention

    package static func < (left: Harm, right: Harm) -> Bool { left.rawValue < right.rawValue }
  }

  /// What a configuration may say of it.
  package var declaration: RuleDeclaration {
    RuleDeclaration(id: id, summary: summary, severity: severity, options: options)
  }
}

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
