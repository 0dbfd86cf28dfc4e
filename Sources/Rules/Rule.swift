package import Configuration

/// One check: a value with a pure function from the architecture to diagnostics.
///
/// A rule's page is `Pages/<id>.md`; the list of all rules is in `RuleRegistry.swift`.
package struct Rule: Sendable {
  /// Snake case; never changes.
  package let id: String
  /// Lower case, no full stop, at most 70 letters.
  package let summary: String
  /// The severity of its certain findings where the configuration says nothing.
  package let severity: Severity
  let check: @Sendable (_ checked: CheckedArchitecture) -> [Diagnostic]
}
