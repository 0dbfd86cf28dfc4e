package import Lexing

/// A chain of lower-case member accesses, or a call of one name: `presenter.router.prepare(…)`,
/// `self.view?.show()`, `Foo.shared.load()`, `push(module:)`, a compound name counted as the call
/// that it looks like. A leading `self` is left out; a call, subscript, `?` and `!` in between do not
/// break it, a line break before `.` neither.
///
/// A type that it begins with is its first component, whole (`A.B` of `A.B.shared.load()`). A base
/// that is no name (`(x as? T)?.close()`, `[a].map { … }`) is a first component without a name. A
/// single name is a chain where it is called, subscripted, assigned to, cast, is all that is assigned, or
/// begins an initial value. Chains stand in the order of their beginnings.
package struct MemberChain: Sendable {
  /// A range of ``FileOutline/components``.
  package var components: Range<Int> {
    Int(firstComponent)..<Int(firstComponent) + Int(componentCount)
  }
  var firstComponent: UInt32
  /// Three flags, and the number of components above them.
  @usableFromInline var flagsAndCount: UInt32
  package var owner: DeclarationID
  /// The variable in whose initialiser or accessor it stands.
  package var variable: VariableID
  /// The type that it is cast to: `x.y as? T`.
  package var cast: ReferenceID
  /// The type that a base without a name was cast to: `T` of `(x as? T)?.close()`.
  package var base: ReferenceID

  init(
    firstComponent: UInt32, componentCount: UInt32 = 0, owner: DeclarationID, variable: VariableID,
    isAssigned: Bool = false, beginsWithSelf: Bool = false, isValue: Bool = false,
    cast: ReferenceID = .none, base: ReferenceID = .none
  ) {
    self.firstComponent = firstComponent
    flagsAndCount =
      componentCount << 3 | (isValue ? 4 : 0) | (beginsWithSelf ? 2 : 0) | (isAssigned ? 1 : 0)
    self.owner = owner
    self.variable = variable
    self.cast = cast
    self.base = base
  }

  /// `a.b.c = …` (not `==`).
  @inlinable package var isAssigned: Bool { flagsAndCount & 1 != 0 }
  /// It began with `self.` (so its first name is a member).
  @inlinable package var beginsWithSelf: Bool { flagsAndCount & 2 != 0 }

  /// What is assigned to the chain before it begins with it.
  @inlinable package var isValue: Bool { flagsAndCount & 4 != 0 }

  var componentCount: UInt32 {
    get { flagsAndCount >> 3 }
    set { flagsAndCount = newValue << 3 | flagsAndCount & 7 }
  }

  mutating func markAssigned() { flagsAndCount |= 1 }
  mutating func markValue() { flagsAndCount |= 4 }
}

extension FileOutline {
  /// Whether a chain is one name and nothing else, as what is assigned is: `self.title = title`.
  package func isLoneName(_ chain: MemberChain) -> Bool {
    guard chain.components.count == 1, let only = chain.components.first, !chain.isAssigned,
      chain.cast == .none, chain.base == .none
    else { return false }
    return !components[only].isCall && !components[only].isSubscript
  }
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
  /// A chain or a type, by the highest bit.
  private var callee: UInt32
  /// Which of the chain's components is called, counted from 0.
  package var component: UInt16
  /// Counted from 0; those that are not kept count.
  package var position: UInt16
  /// Whether it is whole, the kind of the value, and the label above them.
  private var kindAndLabel: UInt32
  /// What the value names, as its kind has it.
  private var named: UInt32
  /// The value alone, without its label.
  package var range: TextRange

  /// - Parameters:
  ///   - chain: -1 where a type is called.
  ///   - type: none where a chain's name is called.
  init(
    chain: Int32, type: ReferenceID, component: UInt16, position: UInt16, label: NameID,
    range: TextRange, value: Value, isWhole: Bool
  ) {
    callee = chain < 0 ? type.rawValue | calledType : UInt32(bitPattern: chain)
    self.component = component
    self.position = position
    kindAndLabel = label.rawValue << 3
    named = 0
    self.range = range
    setValue(value, isWhole: isWhole)
  }

  mutating func setValue(_ value: Value, isWhole: Bool) {
    kindAndLabel = kindAndLabel & ~7 | value.kind << 1 | (isWhole ? 1 : 0)
    switch value {
    case .nothing: named = 0
    case .name(let name): named = name.rawValue
    case .chain(let chain): named = UInt32(bitPattern: chain)
    case .type(let type): named = type.rawValue
    }
  }

  /// Makes it one of a type that is called; of none it stays the chain's.
  mutating func setType(_ type: ReferenceID) {
    if type != .none { callee = type.rawValue | calledType }
  }

  /// The chain of which a name is called, as an index into ``FileOutline/chains``; -1 where a type
  /// is called.
  package var chain: Int32 { callee & calledType == 0 ? Int32(bitPattern: callee) : -1 }
  /// The called type of `T(…)`; none where a chain's name is called.
  package var type: ReferenceID {
    callee & calledType == 0 ? .none : ReferenceID(callee & ~calledType)
  }
  package var label: NameID { NameID(kindAndLabel >> 3) }
  /// Whether the argument is nothing but the chain or the type that ``value`` tells, `try`, `await`,
  /// `&` and a postfix `?` or `!` apart; a type also where it is called (`Foo()`) or cast to
  /// (`x as? Foo`). Else it only contains it.
  package var isWhole: Bool { kindAndLabel & 1 != 0 }
  package var value: Value {
    switch kindAndLabel >> 1 & 3 {
    case 1: .name(NameID(named))
    case 2: .chain(Int32(bitPattern: named))
    case 3: .type(ReferenceID(named))
    default: .nothing
    }
  }

  /// The first of what an argument names. A chain that begins with a type's name goes before it.
  package enum Value: Sendable, Equatable {
    case nothing
    /// A single name in lower case, `self` and `&name` too, which begins where the argument does.
    case name(NameID)
    /// An index into ``FileOutline/chains``.
    case chain(Int32)
    case type(ReferenceID)
  }
}

/// One fact of a closure: that it is assigned (`child.onFinish = { … }`), that it is handed to a call of a
/// chain (`child.load { … }`) or of a type (`Child(onFinish: { … })`), or that it captures a name weakly
/// (`[weak self]`). A closure of which none is true has none, one may have several.
package struct ClosureFact: Sendable {
  package enum Kind: Sendable, Equatable {
    /// The chain before the `=`, as an index into ``FileOutline/chains``.
    case assigned(chain: Int32)
    /// The chain that calls what takes it, as an index into ``FileOutline/chains``: the last of its names
    /// that stands before the closure.
    case handed(chain: Int32)
    /// The name of the type that is made with it, between its parentheses or behind them; of `.init` the name in
    /// the property's annotation.
    case handedToType(ReferenceID)
    /// The name that is weak or unowned within; of `[weak x = y]` it is `x`.
    case capturesWeakly(NameID)
  }

  package var kind: Kind
  /// From its `{` to its `}`.
  package var range: TextRange
}

/// Marks the callee of an argument as a type; a file has fewer chains and references.
private let calledType: UInt32 = 1 << 31
