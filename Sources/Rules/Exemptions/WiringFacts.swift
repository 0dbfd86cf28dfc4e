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
  /// Where a type makes what it keeps as its state.
  private var statesMade: Set<Named> = []

  init(_ model: ArchitectureModel) {
    let states = Self.states(model)
    for index in model.edges.indices {
      guard let from = model.edges[index].from else { continue }
      let isStored = model.edges[index].kind == .stores
      if isStored { stored.insert(Stored(from: from, to: model.edges[index].to)) }
      if model.edges[index].kind == .constructs,
        states.contains(Stored(from: from, to: model.edges[index].to))
      {
        statesMade.insert(Named(from: from, site: CheckedArchitecture.Site(model.edges[index])))
      }
      guard let target = model.edges[index].target, let role = model.types[target.index].role,
        role == .view || role == .builder
          || role == .presenter && model.types[from.index].role == .router
      else { continue }
      let edge = model.edges[index]
      named[Named(from: from, site: CheckedArchitecture.Site(edge)), default: []].insert(role)
      guard isStored, role == .builder, let name = model.variableName(of: edge) else { continue }
      heldBuilders[from, default: []].insert(name)
    }
  }

  /// What types keep in properties that SwiftUI observes.
  private static func states(_ model: ArchitectureModel) -> Set<Stored> {
    var found: Set<Stored> = []
    for edge in model.edges where edge.kind == .stores {
      if let from = edge.from,
        model.files[edge.file].outline.hasAttribute(edge, among: stateAttributes)
      {
        found.insert(Stored(from: from, to: edge.to))
      }
    }
    return found
  }

  /// Whether a type makes at a place what it keeps as its state.
  func makesState(_ type: TypeID, at site: CheckedArchitecture.Site) -> Bool {
    statesMade.contains(Named(from: type, site: site))
  }

  /// Whether a type keeps something.
  func keeps(_ type: TypeID, _ target: Edge.Target) -> Bool {
    stored.contains(Stored(from: type, to: target))
  }

  /// Whether a type keeps a builder under a name.
  func keepsBuilder(_ type: TypeID, named name: String) -> Bool {
    heldBuilders[type]?.contains(name) ?? false
  }

  /// Whether what a type names at a place is of one of some roles, of which views, builders and
  /// the presenters that routers make are known.
  func names(_ type: TypeID, at site: CheckedArchitecture.Site, _ roles: Set<Role>) -> Bool {
    !(named[Named(from: type, site: site)] ?? []).isDisjoint(with: roles)
  }
}
