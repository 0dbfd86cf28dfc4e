package import Configuration

/// One fact that speaks for a role of a type or against one: which, for which role, and about whom.
/// What it means and how it is told stands in its ``EvidenceDefinition``.
package struct Evidence: Hashable, Sendable {
  package var id: ID
  package var kind: Kind
  package var role: Role
  package var subject: Subject

  /// What a piece of evidence is called everywhere: `entity.decoded`. Ids never change.
  package struct ID: Hashable, Comparable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    package let description: String

    package init(stringLiteral text: String) { description = text }

    package static func < (left: ID, right: ID) -> Bool { left.description < right.description }
  }

  /// In order of strength.
  package enum Kind: String, CaseIterable, Comparable, Sendable {
    case annotation, configuration, inherits, name
    /// A weak last word that the structure bears out.
    case structure
    /// A protocol, by its conformers.
    case conformer
    /// A type, by the face it conforms to or is held by.
    case face
    case deduced

    package static func < (left: Kind, right: Kind) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// Who or what a fact is about, beside the type itself.
  package enum Subject: Hashable, Sendable {
    case none
    /// A word of a name, a pattern of the configuration, a file or a name of the outside.
    case text(String)
    case type(TypeID)
    /// The first of several types, and how many more there are.
    case types(TypeID, more: Int)
    /// What is inherited, and the type of the repo by way of which; nil for none.
    case base(String, through: TypeID?)
  }
}

extension Evidence {
  /// Whether who reads the declaration sees it: the name and what it inherits stand there.
  package var isSeenInDeclaration: Bool {
    switch id {
    case "configured.base", "configured.suffix", "base.framework", "base.own", "name.strong",
      "name.weak", "protocol.name", "interface.named", "entity.word", "view_model.word":
      true
    default: false
    }
  }
}

/// A role that a type was given, and by what.
struct Assignment: Sendable {
  var role: Role
  var evidence: [Evidence]
  /// Independent facts of evidence 5 and 6; two make a deduced role certain.
  var facts: Int32 = 0
  /// Rests on evidence 1 to 4, or on a conformer that does.
  var isSure: Bool

  var isCertain: Bool { isSure || facts >= 2 }
}
