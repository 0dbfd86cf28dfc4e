import Architecture
package import Configuration

/// What a cell of a found preset forbids, and this code does all the same: it means it so, and its
/// findings are notes.
package struct CommonPractice: Sendable {
  package var preset: String
  /// The id of the rule that reports it.
  package var rule: String
  package var from: Role
  /// nil for moves between screens, which lead to no type.
  package var to: Role?
  /// How many types do it, and how many could: those that know the column in any way.
  package var breaking: Int
  package var callers: Int
  /// The first three places.
  package var examples: [Diagnostic.Place]
  package var reason = Reason.most

  /// How the code shows that it means it so.
  package enum Reason: Sendable, Equatable {
    /// Most of those do it whom the cell could forbid it.
    case most
    /// Of a cell that wants a protocol: none of so many types of the column has one.
    case noInterfaces(of: Int)
    /// In so many modules views are given entities, and nothing is a view model, or each of them keeps an
    /// entity whole.
    case entitiesShown(in: Int, hasViewModels: Bool)
  }

  package init(
    preset: String, rule: String, from: Role, to: Role?, breaking: Int, callers: Int,
    examples: [Diagnostic.Place], reason: Reason = .most
  ) {
    self.preset = preset
    self.rule = rule
    self.from = from
    self.to = to
    self.breaking = breaking
    self.callers = callers
    self.examples = examples
    self.reason = reason
  }
}
