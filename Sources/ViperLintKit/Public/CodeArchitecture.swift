import Architecture
import Configuration
import Rules

/// The architecture of a code base as viperlint reads it from its sources: modules, types with their
/// roles, who refers to whom, and what of it the architecture forbids.
///
/// ```swift
/// let architecture = try await CodeArchitecture.read(at: "../../Sources", relativeTo: #filePath)
/// #expect(architecture.findings.isEmpty)
/// ```
///
/// It is a value, made once and never changed, that can be handed to any thread. What it lists stands in
/// the order of files and places, and is the same for the same sources, whatever the number of threads.
///
/// A list is empty where there is nothing, and never because nothing was understood: reading throws
/// where no type has a role, a name that nothing has is an error with the nearest one, and a rule that
/// did not run is a finding by itself (see ``findings(of:)``).
public struct CodeArchitecture: Sendable {
  let content: Content

  init(_ content: Content) { self.content = content }
}

extension CodeArchitecture {
  /// The modules: screens, scenes or features with parts of their own. Where a part of the root was read
  /// alone, those that have a type in it.
  public var modules: [Module] { content.listedModules.map { Module(content, $0) } }

  /// The types that are checked, protocols included, each with its extensions.
  ///
  /// Where a part of the root was read alone, those that are declared in it; what lies around it is
  /// read as well, so that references out of it are understood. The types of tests, generated code and
  /// templates, and mocks and previews, are no part of the architecture: see ``uncheckedTypes``.
  public var types: [DeclaredType] { content.listedTypes.map { DeclaredType(content, $0) } }

  /// The types that take no part: those of tests, generated code and templates, mocks, stubs and
  /// previews.
  public var uncheckedTypes: [DeclaredType] {
    content.uncheckedTypes.map { DeclaredType(content, $0) }
  }

  /// The checked types of a role, the protocols by which they are known included.
  ///
  /// A router that also builds its module is listed as a builder, too.
  /// - Complexity: O(types).
  public func types(in role: Role) -> [DeclaredType] { types.filter { $0.has(role) } }

  /// The types of a name: those that have it as a whole (`Login.Request`), else those whose last levels
  /// it is (`Request`). Checked or not, in all of the root.
  /// - Complexity: O(types).
  public func types(named name: String) -> [DeclaredType] { content.types(named: name) }

  /// The one type of a name, as ``types(named:)`` finds it; of several, the one in the part that was read.
  /// - Throws: for a name that no type has, with the nearest ones, and for one that several have.
  /// - Complexity: O(types).
  public func type(named name: String) throws(LookupError) -> DeclaredType {
    try content.type(named: name)
  }

  /// The one module of a name; where several have it, write its path.
  /// - Throws: for a name that no module has, with the nearest ones, and for one that several have.
  /// - Complexity: O(modules).
  public func module(named name: String) throws(LookupError) -> Module {
    try content.module(named: name)
  }

  /// A role of the configuration's own, which the constants of ``Role`` do not name.
  /// - Throws: for a role that the architecture does not know, with the nearest one.
  public func role(named name: String) throws(LookupError) -> Role {
    let known = content.model.settings.knownRoles + [.moduleInterface]
    if let role = known.first(where: { $0.name == name }) { return Role(role) }
    throw LookupError([
      "no role '\(name)': " + meant(name, among: known.map(\.name), called: "roles")
    ])
  }

  /// The references from types of one role to types of another, each place for itself, by what both ends
  /// stand for there (see ``Reference/fromRole``).
  ///
  /// References are those that name the other type. Whether one is allowed is not asked here:
  /// ``findings`` says it, and ``may(_:know:)``.
  /// - Complexity: O(references).
  public func references(from: Role, to: Role) -> [Reference] {
    content.references { $0.from.role?.name == from.name && $0.to.role?.name == to.name }
  }

  /// The references from types of one module to types of another, each place for itself.
  ///
  /// What is shared is in no module. Whether one is allowed is not asked here, as of those between roles.
  /// - Complexity: O(references).
  public func references(from: Module, to: Module) -> [Reference] {
    // By their names, as they may be of another reading of the same sources.
    let model = content.model
    func ids(_ module: Module) -> [ModuleID] {
      model.modules.filter { $0.name == module.name && $0.path == module.path }.map(\.id)
    }
    let (fromIDs, toIDs) = (ids(from), ids(to))
    return content.references {
      guard let one = $0.from.module, let other = $0.to.module else { return false }
      return fromIDs.contains(one) && toIDs.contains(other)
    }
  }

  /// All references between two types, each place for itself, from the types that ``types`` lists.
  ///
  /// What a nested type without a role names counts as named by the type around it. A type's references to
  /// itself are none, and neither are those to what the sources do not declare.
  /// - Complexity: O(references).
  public var references: [Reference] { content.references { _ in true } }
}
