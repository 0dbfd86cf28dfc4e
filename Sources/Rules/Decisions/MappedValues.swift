import Architecture
import Configuration
import Outlining

/// The values that entities are made into for presenters and their views: an entity makes them, presenters
/// name them, and nothing below a presenter does. Or presenters alone make them, and views that give them
/// back: an interactor that is told which was chosen may keep that one.
struct MappedValues: Sendable {
  private var types: Set<TypeID> = []

  init() {}

  init(_ model: ArchitectureModel) {
    var made: Set<TypeID> = []
    var presented: Set<TypeID> = []
    var below: Set<TypeID> = []
    var makers: [TypeID: Set<Role?>] = [:]
    var known: Set<TypeID> = []
    let ports = MappedValues.portsBelow(model)
    for index in model.edges.indices {
      guard let named = model.edges[index].from, let to = model.edges[index].target,
        model.types[to.index].role == .entity, model.types[to.index].kind == .struct
      else { continue }
      let from = model.types[model.judgedType(for: named).index]
      guard from.id != to else { continue }
      if ports.contains(named) { below.insert(to) }
      if model.edges[index].kind == .constructs, from.isChecked {
        makers[to, default: []].insert(from.role)
      }
      switch from.role {
      case .entity?:
        known.insert(to)
        if model.edges[index].kind == .constructs { made.insert(to) }
        if model.edges[index].kind == .stores { below.insert(to) }
      case .interactor?: below.insert(to)
      case .service?:
        known.insert(to)
        below.insert(to)
      case .presenter?: presented.insert(to)
      default: break
      }
    }
    let madeByPresenters = makers.filter { type, roles in
      roles.contains(.presenter) && roles.isSubset(of: [.presenter, .view])
        && !model[type].evidence.contains { $0.id == "entity.decoded" }
    }
    types = made.intersection(presented).subtracting(below)
      .union(Set(madeByPresenters.keys).subtracting(known))
  }

  /// The protocols by which interactors and services alone answer: what these carry comes from below.
  private static func portsBelow(_ model: ArchitectureModel) -> Set<TypeID> {
    var below: Set<TypeID> = []
    var above: Set<TypeID> = []
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, let to = edge.target, model[to].kind == .protocol else {
        continue
      }
      switch model[from].role {
      case .interactor?, .service?: below.insert(to)
      default: above.insert(to)
      }
    }
    return below.subtracting(above)
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }
}
