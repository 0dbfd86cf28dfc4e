import Outlining

/// What an expression gives, as far as the code tells: types of the repo, a type of the outside
/// world, both of a composition, or nothing that is known.
struct Value: Equatable, Sendable {
  /// Several of a composition.
  var types: [TypeID] = []
  /// What it is a list of; it has the members of a list, and none of these types'.
  var elements: [TypeID] = []
  /// The number of the outside type's name; 0 for none.
  var external: Int32 = 0
  /// What a controller presents.
  var isPresented = false
  /// It is `self`, or what UIKit reaches from it.
  var isOwn = false

  static let unknown = Value()

  var isKnown: Bool { !types.isEmpty || external != 0 || isPresented }

  /// The same, of which it is not known that it belongs to `self`.
  var ofAnother: Value {
    var value = self
    value.isOwn = false
    return value
  }

  /// Adds what a name of a list's element means.
  mutating func addElements(_ resolution: Resolution) {
    if case .types(let found) = resolution { elements += found }
  }

  /// Adds what a name means: all types of the repo, and the first of the outside.
  mutating func add(_ resolution: Resolution, named name: Int32) {
    switch resolution {
    case .types(let found): types += found
    case .external, .wrapped: if external == 0 { external = name }
    case .parameter, .ambiguous, .function, .tuple: break
    }
  }
}

/// One name of a chain, resolved.
struct ChainStep: Sendable {
  /// The type before the dot; nil for the first name.
  var receiver: TypeID?
  var component: Int
  /// The type of the repo that declares the member; nil where none does.
  var declaredIn: TypeID?
  var value: Value
}
