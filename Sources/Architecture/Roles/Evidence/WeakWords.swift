import Configuration
import Outlining

/// The last word of a name that means a role only where something else bears it out.
enum WeakWords {
  /// The premise of a claim that begins with a weak word for a role.
  static func word(for role: Role) -> EvidenceDefinition {
    EvidenceDefinition(
      "name.weak", .structure, for: role, phrase: "name ends in %",
      meaning: "its name ends in a word that has to be borne out by the structure"
    ) { type, roles in
      roles.matches[type.index].flatMap { $0.isStrong ? nil : .text($0.word) }
    }
  }

  /// Whether a name ends in a weak word for a role, and the type could have it.
  static func applies(_ role: Role) -> @Sendable (TypeID, Classification) -> Bool {
    { type, roles in
      guard let match = roles.matches[type.index], !match.isStrong, match.role == role else {
        return false
      }
      return roles.kind(type) != .enum || !roles.facts[type.index].hasCases
    }
  }

  /// A weak word for a value that agrees with what others make of it: one more fact.
  static func agreement(_ id: Evidence.ID, with role: Role) -> EvidenceDefinition {
    EvidenceDefinition(
      id, .structure, for: role, phrase: "name ends in %",
      meaning: "its last word agrees with what others make of it"
    ) { type, roles in
      roles.matches[type.index].flatMap { $0.mayBe(role) ? .text($0.word) : nil }
    }
  }
}
