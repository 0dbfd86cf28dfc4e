/// Something that is deliberately left alone, or told more mildly, where a rule would report it.
package struct Exemption: Sendable, Hashable {
  /// `family.what`; never changes.
  package let id: String
  /// One sentence for who reads the code, lower case, without full stop.
  package let meaning: String
  package let effect: Effect
  package let basis: Basis

  package init(id: String, meaning: String, effect: Effect, basis: Basis) {
    self.id = id
    self.meaning = meaning
    self.effect = effect
    self.basis = basis
  }

  package enum Effect: String, Sendable {
    /// Nothing is reported.
    case open
    /// What is reported is a note.
    case note
    /// What is reported is a warning.
    case warning
  }

  /// What must be known to ask it.
  package enum Basis: Sendable {
    /// Names, roles, modules and kinds: what is known of a type that nobody has written, too.
    case ends
    /// The types, and the code around them.
    case types
    /// The place, or the words, of the reference itself.
    case place
  }
}

package struct ExemptionCount: Sendable, Hashable {
  package var exemption: Exemption
  package var count: Int

  package init(exemption: Exemption, count: Int) {
    self.exemption = exemption
    self.count = count
  }
}
