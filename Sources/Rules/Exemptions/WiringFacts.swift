import Architecture
import Configuration
import Outlining

/// What is asked of each parameter that may only be handed on, found in one walk over the references.
struct WiringFacts: Sendable {
  private struct Stored: Hashable {
    var from: TypeID
    var to: Edge.Target
  }

  private struct Named: Hashable {
    var from: TypeID
    var site: CheckedArchitecture.Site
  }

  private var stored: Set<Stored> = []
  /// The roles of what is named at a place, views and builders alone.
  private var named: [Named: Set<Role>] = [:]
  private var heldBuilders: [TypeID: Set<String>] = [:]

  init(_ model: ArchitectureModel) {
    for index in model.edges.indices {
      guard let from = model.edges[index].from else { continue }
      let isStored = model.edges[index].kind == .stores
      if isStored { stored.insert(Stored(from: from, to: model.edges[index].to)) }
      guard let target = model.edges[index].target, let role = model.types[target.index].role,
        role == .view || role == .builder
      else { continue }
      let edge = model.edges[index]
      named[Named(from: from, site: CheckedArchitecture.Site(edge)), default: []].insert(role)
      guard isStored, role == .builder, let name = model.variableName(of: edge) else { continue }
      heldBuilders[from, default: []].insert(name)
    }
  }

  /// Whether a type keeps something.
  func keeps(_ type: TypeID, _ target: Edge.Target) -> Bool {
    stored.contains(Stored(from: type, to: target))
  }

  /// Whether a type keeps a builder under a name.
  func keepsBuilder(_ type: TypeID, named name: String) -> Bool {
    heldBuilders[type]?.contains(name) ?? false
  }

  /// Whether what a type names at a place is of one of some roles, of which views and builders are known.
  func names(_ type: TypeID, at site: CheckedArchitecture.Site, _ roles: Set<Role>) -> Bool {
    !(named[Named(from: type, site: site)] ?? []).isDisjoint(with: roles)
  }
}
