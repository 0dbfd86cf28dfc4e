// The derived `==` of an enumeration is a call through a table for every other module; written out, it is a
// comparison of two bytes.

extension DeclarationKind {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension Access {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension Ownership {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension VariableKind {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension VariableStorage {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

extension ReferenceContext {
  @inlinable
  package static func == (left: Self, right: Self) -> Bool { left.position == right.position }

  /// The position of the case in the declaration.
  @inlinable package var position: UInt8 {
    switch self {
    case .inherit: 0
    case .extended: 1
    case .property: 2
    case .local: 3
    case .parameter: 4
    case .result: 5
    case .throws: 6
    case .enumPayload: 7
    case .genericArgument: 8
    case .constraint: 9
    case .typealias: 10
    case .cast: 11
    case .pattern: 12
    case .attribute: 13
    case .keyPath: 14
    case .expressionType: 15
    case .expressionCall: 16
    case .expressionMember: 17
    case .expressionBare: 18
    }
  }
}
