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
  let check: @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  /// Asked once all checks are done; nil for most.
  let review: (@Sendable (_ review: Review) -> [Diagnostic])?

  init(
    id: String, summary: String, severity: Severity,
    check: @escaping @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
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
    self.review = review
    check = { _ in [] }
  }
}
