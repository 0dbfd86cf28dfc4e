package import Configuration
package import Lexing
package import Outlining

/// An index into ``ArchitectureModel/types``.
///
/// Half a word, as edges and lists of types are most of what a run holds.
package struct TypeID: Hashable, Comparable, Sendable {
  @usableFromInline let number: Int32
  @inlinable package var index: Int { Int(number) }
  package init(_ index: Int) { number = Int32(index) }
  package static func < (left: TypeID, right: TypeID) -> Bool { left.number < right.number }
}

/// Two types in an order: what is true of the one for the other.
package struct TypePair: Hashable, Sendable {
  package var from: TypeID
  package var to: TypeID

  package init(from: TypeID, to: TypeID) {
    self.from = from
    self.to = to
  }
}

/// An index into ``ArchitectureModel/modules``.
package struct ModuleID: Hashable, Comparable, Sendable {
  private let number: Int32
  package var index: Int { Int(number) }
  package init(_ index: Int) { number = Int32(index) }
  package static func < (left: ModuleID, right: ModuleID) -> Bool { left.number < right.number }
}

package enum Certainty: String, Sendable { case certain, deduced }

/// What a protocol is to its surroundings.
package enum Facing: String, Sendable { case face, port, moduleInterface }

/// One type of the repo: its declaration, joined with its extensions.
///
/// What is stored stands in an order that leaves no gaps.
package struct TypeInfo: Sendable {
  private var declared: Declared
  package var role: Role?
  package var evidence: [Evidence] = []
  package var nameRange: TextRange
  @usableFromInline let fileNumber: UInt32
  package var declaration: DeclarationID
  package var id: TypeID
  package var parent: TypeID?
  package var kind: DeclarationKind
  package var isClassBound = false
  /// Takes part: not in a test, generated file or template, not a mock or preview.
  package var isChecked = true
  /// Its own superclass, if the repo declares it.
  package var superclass: TypeID?
  /// The app's start or its container: may name anything.
  package var isCompositionRoot = false
  /// A router that also does the builder's work, as no builder stands beside it.
  package var isRouterThatBuilds = false
  package var certainty: Certainty = .certain
  package var module: ModuleID?
  package var facing: Facing?
  package var facingReason: FacingVerdict.Reason?

  /// Index into ``ArchitectureModel/files``.
  @inlinable package var file: Int { Int(fileNumber) }

  package init(
    id: TypeID, name: String, kind: DeclarationKind, file: Int, declaration: DeclarationID,
    nameRange: TextRange
  ) {
    self.id = id
    declared = Declared(name: name, simpleName: name, protocols: [], externalBases: [])
    self.kind = kind
    fileNumber = UInt32(file)
    self.declaration = declaration
    self.nameRange = nameRange
  }

  package var isValue: Bool { kind == .struct || kind == .enum }

  /// All roles, where a router builds; else `role` alone.
  package var roles: [Role] {
    if isRouterThatBuilds { return [.router, .builder] }
    return role.map { [$0] } ?? []
  }

  package func has(_ role: Role) -> Bool {
    self.role == role || isRouterThatBuilds && (role == .router || role == .builder)
  }
}

extension TypeInfo {
  /// Levels joined with dots: `Articles.Request`.
  package var name: String { declared.name }
  /// The last level of the name.
  package var simpleName: String { declared.simpleName }
  /// The protocols of the repo that it names in its declaration or an extension, in order.
  package var protocols: [TypeID] { declared.protocols }
  /// What it inherits or conforms to that the repo does not declare, as written.
  package var externalBases: [String] { declared.externalBases }

  mutating func setName(_ name: String, simpleName: String) {
    declared = Declared(
      name: name, simpleName: simpleName, protocols: protocols, externalBases: externalBases)
  }

  mutating func setBases(superclass: TypeID?, protocols: [TypeID], external: [String]) {
    self.superclass = superclass
    declared = Declared(
      name: name, simpleName: simpleName, protocols: protocols, externalBases: external)
  }

  /// Names and bases stand apart, as rules copy types by the thousand: one reference to count, not four.
  private final class Declared: Sendable {
    let name: String
    let simpleName: String
    let protocols: [TypeID]
    let externalBases: [String]

    init(name: String, simpleName: String, protocols: [TypeID], externalBases: [String]) {
      self.name = name
      self.simpleName = simpleName
      self.protocols = protocols
      self.externalBases = externalBases
    }
  }
}
