import Answers
import Architecture
import Configuration
import Reporting
import Rules

extension CodeArchitecture {
  /// Asks the architecture about a reference, written or planned, as `viperlint may` does.
  ///
  /// ```swift
  /// let service = try architecture.may("SearchInteractor", know: "BookServiceProtocol")
  /// #expect(service.isAllowed)
  /// ```
  ///
  /// - Parameters:
  ///   - from: a type of the code, a type to come (whose name tells its role), or a role.
  ///   - to: the same, or a framework (`UIKit`), or a group of frameworks.
  /// - Throws: for a name that several types have, and for one that tells no role.
  /// - Complexity: O(types + references).
  public func may(_ from: String, know to: String) throws(LookupError) -> Answer {
    do throws(Reporting.LookupError) {
      let model = content.model
      let scope = content.scope
      return Answer(
        content,
        answer(
          try party(named: from, in: model, isInScope: scope.contains),
          try party(named: to, in: model, isInScope: scope.contains), in: model))
    } catch {
      throw LookupError(error.problems)
    }
  }

  /// What the architecture says of one reference.
  public struct Answer: Sendable {
    /// Whether it may be written, in the way that ``needsProtocol`` and ``mustBeWeak`` say.
    public let isAllowed: Bool
    /// Whether a protocol is still to be put between.
    public let needsProtocol: Bool
    /// Whether a property must not keep the other alive.
    public let mustBeWeak: Bool
    /// The rule that reports it, also where the configuration makes an exception; nil for none.
    public let rule: RuleID?
    /// What the architecture says, in one sentence.
    public let why: String
    /// What to do instead, or how to do what is allowed; nil where there is nothing to say.
    public let how: String?
    /// The cell of the table: `never`, `protocol; weak`; nil where no cell speaks.
    public let cell: String?
    /// Where that is stated: `viper preset`, `.viperlint.yml:12`; nil where no cell speaks.
    public let statedIn: String?
    /// Who would refer to the other.
    public let from: End
    /// Who would be referred to.
    public let to: End
    private let text: String

    init(_ content: Content, _ answer: Answers.Answer) {
      isAllowed = answer.isAllowed
      needsProtocol = answer.isAllowed && answer.needsProtocol
      mustBeWeak = answer.isAllowed && answer.mustBeWeak
      rule = (answer.decision.rule?.rawValue).map { RuleID($0) }
      why = answer.why
      how = answer.wayOut
      cell = answer.cell
      statedIn = answer.origin
      from = End(content, answer.from)
      to = End(content, answer.to)
      var text = ""
      renderAnswer(answer, in: content.model, into: &text)
      while text.hasSuffix("\n") { text.removeLast() }
      self.text = text
    }

    /// One end of the question.
    public struct End: Sendable {
      /// As it is called: a type's whole name, a role, a framework.
      public let name: String
      /// Its role; nil for a type without one, and for a framework.
      public let role: Role?
      /// Its module; nil for none.
      public let module: Module?
      /// The type itself; nil for a role, a framework, and a type to come.
      public let type: DeclaredType?

      init(_ content: Content, _ party: Party) {
        name = party.name
        role = party.role.map(Role.init)
        module = party.module.map { Module(content, $0) }
        type = party.type.map { DeclaredType(content, $0.id) }
      }
    }
  }
}

extension CodeArchitecture.Answer: CustomStringConvertible {
  /// All of it, as `viperlint may` prints it: lines, the first of which is the answer.
  public var description: String { text }
}
