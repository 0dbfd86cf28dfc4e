package import Configuration
package import Lexing
package import Outlining

/// One place where a type refers to another.
///
/// A run has one for every second reference, so what is stored stands in an order that leaves no gaps.
package struct Edge: Sendable {
  /// nil for code at file scope.
  package var from: TypeID?
  package var kind: ReferenceKind
  /// Of a stored reference; strong for every other.
  package var ownership: Ownership
  package var to: Target
  package var traits: Traits
  /// A subclass that makes the generic parameter stored here the type it leads to; nil for every
  /// reference that names the type itself.
  package var through: TypeID?
  @usableFromInline let fileNumber: UInt32
  package var range: TextRange
  /// The property or function it stands in, as its declaration is named, in the names of its file.
  package var member: NameID
  /// Index into the file's variables of the property it is stored in.
  package var variable: VariableID
  package var owner: DeclarationID

  @inlinable package var file: Int { Int(fileNumber) }

  package enum Target: Hashable, Sendable {
    case own(TypeID)
    /// A name of the outside world, in the names of the edge's file.
    case external(NameID)
  }

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let inCollection = Traits(rawValue: 1)
    package static let inFunctionType = Traits(rawValue: 2)
    package static let metatype = Traits(rawValue: 4)
    /// In a weak wrapper.
    package static let inWeakWrapper = Traits(rawValue: 8)
    /// In a member that builds the module, which is judged as a builder.
    package static let inBuildingMember = Traits(rawValue: 16)
    /// The call of a building member from outside, which refers to a builder.
    package static let toBuildingMember = Traits(rawValue: 32)
    /// The object made as default value of a protocol-typed property or parameter.
    package static let injection = Traits(rawValue: 64)
    /// Stored by a computed property or a requirement: nothing is held.
    package static let computed = Traits(rawValue: 128)
    /// A port's requirement demands it of its witness.
    package static let demandedByPort = Traits(rawValue: 256)
    package static let genericArgument = Traits(rawValue: 512)
    package static let isStatic = Traits(rawValue: 1024)
    /// A requirement over an associated type, or a generic base, demands a concrete type here.
    package static let demandedConcrete = Traits(rawValue: 2048)
    /// In a convenience initialiser, past which a caller can hand in another to the designated one.
    package static let replaceable = Traits(rawValue: 4096)
    /// Reads only the name that the type goes by in a list or a nib: `Cell.reuseIdentifier`.
    package static let readsIdentifier = Traits(rawValue: 8192)
    /// What a member gives later: by `async`, by a publisher or promise, or to an escaping closure.
    package static let answeredLater = Traits(rawValue: 16384)
    /// The cast of what UIKit gives without its type: a storyboard's controller, a segue's end.
    package static let givenByUIKit = Traits(rawValue: 32768)
  }

  package init(
    from: TypeID?, to: Target, kind: ReferenceKind, ownership: Ownership, traits: Traits,
    file: Int, range: TextRange, member: NameID, variable: VariableID, owner: DeclarationID
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.ownership = ownership
    self.traits = traits
    fileNumber = UInt32(file)
    self.range = range
    self.member = member
    self.variable = variable
    self.owner = owner
  }
}

// Made once: a literal of such a set is put together flag by flag wherever it stands.
private let heldByNoInstance: Edge.Traits = [.computed, .metatype, .isStatic]
private let neverStrong: Edge.Traits = heldByNoInstance.union([.inWeakWrapper, .inFunctionType])

extension Edge {
  /// Whether an instance keeps what it stores, strongly or not.
  package var isHeldByInstance: Bool { traits.isDisjoint(with: heldByNoInstance) }

  /// Whether an instance keeps alive what it stores so.
  package var isHeldStrongly: Bool { ownership.isStrong && traits.isDisjoint(with: neverStrong) }
}

extension FileOutline {
  /// Whether the property that a reference of the file is of has one of some attributes, by their names.
  package func hasAttribute(_ edge: Edge, among names: Set<String>) -> Bool {
    edge.variable != .none && hasAttribute(variables[Int(edge.variable.rawValue)], among: names)
  }

  /// Whether a property has one of some attributes, by their names.
  func hasAttribute(_ variable: Variable, among names: Set<String>) -> Bool {
    attributes[variable.attributes].contains { names.contains(self[$0.name]) }
  }
}

/// `receiver.member` where the receiver's type and the member's are the repo's own.
package struct MemberAccess: Sendable {
  package var from: TypeID
  /// The type of what stands before the dot.
  package var receiver: TypeID
  package var member: String
  /// The type that declares the member: the receiver, or a protocol or class it inherits.
  package var declaredIn: TypeID
  /// The member's own type.
  package var result: TypeID
  /// How many names stand before the member (1 in `presenter.router`).
  package var depth: Int
  package var isBuilding: Bool
  /// The member builds: it is a builder's, or a router's that makes its own module.
  package var isOfBuilder: Bool
  /// The member is a function named for making something (`makeDetailView()`), or told what to do
  /// (`route(to: …)`), or it gives a value, which is made anew: no part that is kept is handed out.
  package var isMade: Bool
  /// What the member is cast to at once: `(screen.output as? FeedPresenter)`.
  package var cast: ReferenceID
  /// The member is set and not read: `view.presenter = presenter`.
  package var isAssigned: Bool
  /// A property of the member is read or set, and nothing called: `screen.output.item`.
  package var leadsToData: Bool
  /// Only how many an entity holds is asked: `presenter.basket.count`.
  package var isCounted: Bool
  package var file: Int
  /// From the first name of the chain to the end of the member.
  package var range: TextRange
  /// The property or function it stands in, in the names of its file.
  package var ownerName: NameID
  package var owner: DeclarationID

  package init(
    from: TypeID, receiver: TypeID, member: String, declaredIn: TypeID, result: TypeID,
    depth: Int, isBuilding: Bool, isOfBuilder: Bool, isMade: Bool, cast: ReferenceID,
    isAssigned: Bool,
    leadsToData: Bool, isCounted: Bool, file: Int,
    range: TextRange, ownerName: NameID, owner: DeclarationID
  ) {
    self.from = from
    self.receiver = receiver
    self.member = member
    self.declaredIn = declaredIn
    self.result = result
    self.depth = depth
    self.isBuilding = isBuilding
    self.isOfBuilder = isOfBuilder
    self.isMade = isMade
    self.cast = cast
    self.isAssigned = isAssigned
    self.leadsToData = leadsToData
    self.isCounted = isCounted
    self.file = file
    self.range = range
    self.ownerName = ownerName
    self.owner = owner
  }
}

extension MemberAccess {
  /// The access as an edge to what it reaches, for places and folding.
  package var edge: Edge {
    Edge(
      from: from, to: .own(result), kind: .local, ownership: .strong, traits: [], file: file,
      range: range, member: ownerName, variable: .none, owner: owner)
  }
}
