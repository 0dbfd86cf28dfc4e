package import Lexing

/// A chain of lower-case member accesses, or a call of one name: `presenter.router.prepare(…)`,
/// `self.view?.show()`, `Foo.shared.load()`, `push(module:)`, a compound name counted as the call
/// that it looks like. A leading `self` is left out; a call, subscript, `?` and `!` in between do not
/// break it, a line break before `.` neither.
///
/// A type that it begins with is its first component, whole (`A.B` of `A.B.shared.load()`). A base
/// that is no name (`(x as? T)?.close()`, `[a].map { … }`) is a first component without a name. A
/// single name is a chain where it is called, subscripted, assigned to, cast, or begins an initial
/// value. Chains stand in the order of their beginnings.
package struct MemberChain: Sendable {
  /// A range of ``FileOutline/components``.
  package var components: Range<Int> {
    Int(firstComponent)..<Int(firstComponent) + Int(componentCount)
  }
  var firstComponent: UInt32
  var componentCount: UInt32 = 0
  package var owner: DeclarationID
  /// The variable in whose initialiser or accessor it stands.
  package var variable: VariableID
  /// `a.b.c = …` (not `==`).
  package var isAssigned = false
  /// It began with `self.` (so its first name is a member).
  package var beginsWithSelf = false
  /// The type that it is cast to: `x.y as? T`.
  package var cast = ReferenceID.none
  /// The type that a base without a name was cast to: `T` of `(x as? T)?.close()`.
  package var base = ReferenceID.none
}

package struct ChainComponent: Sendable {
  package var name: NameID
  package var offset: UInt32
  /// Two flags, and the label above them: there are not so many names in a file that it has no place.
  @usableFromInline var flagsAndLabel: UInt32

  init(name: NameID, offset: UInt32, isCall: Bool, isSubscript: Bool, label: NameID) {
    self.name = name
    self.offset = offset
    flagsAndLabel = label.rawValue << 2 | (isSubscript ? 2 : 0) | (isCall ? 1 : 0)
  }

  @inlinable package var isCall: Bool { flagsAndLabel & 1 != 0 }
  @inlinable package var isSubscript: Bool { flagsAndLabel & 2 != 0 }
  /// The first argument's label of a call; none where there is none.
  @inlinable package var label: NameID { NameID(flagsAndLabel >> 2) }

  mutating func markCall() { flagsAndLabel |= 1 }
  mutating func markSubscript() { flagsAndLabel |= 2 }
  mutating func setLabel(_ label: NameID) {
    flagsAndLabel = label.rawValue << 2 | flagsAndLabel & 3
  }
}

/// What a call is handed between its parentheses; trailing closures are none. Only calls of a chain's
/// name and of a type have their arguments told: those of a subscript, a macro, an attribute, an
/// implicit member (`.a(b)`), a pattern, and of what a call gives (`a()(b)`) are not.
///
/// They stand in the order of their beginnings.
package struct CallArgument: Sendable {
  /// The chain of which a name is called, as an index into ``FileOutline/chains``; -1 where a type
  /// is called.
  package var chain: Int32
  /// The called type of `T(…)`; none where a chain's name is called.
  package var type: ReferenceID
  /// Which of the chain's components is called, counted from 0.
  package var component: UInt16
  /// Counted from 0; those that are not kept count.
  package var position: UInt16
  package var label: NameID
  /// The value alone, without its label.
  package var range: TextRange
  package var value: Value
  /// Whether the argument is nothing but the chain or the type that ``value`` tells, `try`, `await`,
  /// `&` and a postfix `?` or `!` apart; a type also where it is called (`Foo()`) or cast to
  /// (`x as? Foo`). Else it only contains it.
  package var isWhole: Bool

  /// The first of what an argument names. A chain that begins with a type's name goes before it.
  package enum Value: Sendable, Equatable {
    case nothing
    /// A single name in lower case, `self` too, which begins where the argument does.
    case name(NameID)
    /// An index into ``FileOutline/chains``.
    case chain(Int32)
    case type(ReferenceID)
  }
}
