package import Architecture
package import Configuration
package import Outlining

/// A reference as the architecture is asked about it: one of the code, one by a chain of members, or
/// one that nobody has written yet.
package struct Reference: Sendable {
  package var from: End
  package var to: End
  package var kind: ReferenceKind
  package var traits: Edge.Traits
  /// Where it is written; nil for a planned one.
  package var edge: Edge?
  /// The chain that reaches the other end; nil for a name.
  package var access: MemberAccess?

  /// One end, as far as it is known.
  package struct End: Sendable {
    package var name: String
    /// What it stands for there: a builder, in a member that builds; nil for no role.
    package var role: Role?
    package var module: ModuleID?
    /// nil where it is not known.
    package var kind: DeclarationKind?
    /// nil for one that is not there yet, and for a framework's.
    package var type: TypeInfo?
    /// The group of frameworks that it is of; nil for the repo's own.
    package var group: String?

    package init(
      name: String, role: Role?, module: ModuleID? = nil, kind: DeclarationKind? = nil
    ) {
      self.name = name
      self.role = role
      self.module = module
      self.kind = kind
    }

    package init(_ type: TypeInfo, as role: Role?) {
      name = type.name
      self.role = role
      module = type.module
      kind = type.kind
      self.type = type
    }

    /// Something of a framework.
    package init(name: String, group: String) {
      self.name = name
      self.group = group
    }

    /// Whether nothing says which module it is in, if any.
    var isOfUnknownModule: Bool { type == nil && module == nil }
  }

  /// Whether it leads from one module into another.
  package var crosses: Bool {
    guard let one = from.module, let other = to.module else { return false }
    return one != other
  }

  package init(from: End, to: End, kind: ReferenceKind, traits: Edge.Traits = .init(rawValue: 0)) {
    self.from = from
    self.to = to
    self.kind = kind
    self.traits = traits
  }
}

extension ArchitectureModel {
  /// A reference of the graph; nil for one at file scope, and for one to a name of the outside.
  package func reference(by edge: Edge) -> Reference? {
    guard let named = edge.from, case .own(let target) = edge.to else { return nil }
    let from = self[judgedType(for: named)]
    let to = self[target]
    let traits = edge.traits
    let place = edge.file == from.file ? from.role : roleInPlace(edge, from) ?? from.role
    var reference = Reference(
      from: Reference.End(from, as: traits.contains(.inBuildingMember) ? .builder : place),
      to: Reference.End(to, as: traits.contains(.toBuildingMember) ? .builder : to.role),
      kind: edge.kind, traits: traits)
    reference.edge = edge
    return reference
  }

  /// A reference by a chain of members.
  package func reference(by access: MemberAccess) -> Reference {
    let from = self[judgedType(for: access.from)]
    let to = self[access.result]
    var reference = Reference(
      from: Reference.End(from, as: from.role), to: Reference.End(to, as: to.role), kind: .local)
    reference.edge = access.edge
    reference.access = access
    return reference
  }

  /// A type's use of a name of the outside.
  func reference(by edge: Edge, from: TypeInfo, to name: String, group: String) -> Reference {
    var reference = Reference(
      from: Reference.End(from, as: from.role), to: Reference.End(name: name, group: group),
      kind: edge.kind, traits: edge.traits)
    reference.edge = edge
    return reference
  }

  /// What a type is where a reference stands. An extension in another file counts for its type only if
  /// that file declares no other role and lies in its target. Where the configuration gives the file's
  /// path a role, the code there has that one: a layer is where its files are.
  /// - Returns: nil where the code there does not count for the type.
  func roleInPlace(_ edge: Edge, _ from: TypeInfo) -> Role? {
    if edge.file == from.file { return from.role }
    if let layer = layer(ofFile: edge.file) { return layer }
    guard files[edge.file].sharesTarget(with: files[from.file]) else { return nil }
    return rolesDeclared(inFile: edge.file).contains { $0 != from.role } ? nil : from.role
  }

  /// The role that the configuration gives a file's path.
  func layer(ofFile file: Int) -> Role? {
    let path = files[file].path
    return settings.configuredRoles.first { pattern in
      pattern.paths.contains { $0.matches(path) }
    }?.role
  }
}
