import Architecture
import Configuration
import Outlining

/// The values that entities are made into for presenters and their views: an entity makes them, presenters
/// name them, and nothing below a presenter does.
struct MappedValues: Sendable {
  private var types: Set<TypeID> = []

  init() {}

  init(_ model: ArchitectureModel) {
    var made: Set<TypeID> = []
    var presented: Set<TypeID> = []
    var below: Set<TypeID> = []
    let ports = MappedValues.portsBelow(model)
    for index in model.edges.indices {
      guard let named = model.edges[index].from, let to = model.edges[index].target,
        model.types[to.index].role == .entity, model.types[to.index].kind == .struct
      else { continue }
      let from = model.types[model.judgedType(for: named).index]
      guard from.id != to else { continue }
      if ports.contains(named) { below.insert(to) }
      switch from.role {
      case .entity?:
        if model.edges[index].kind == .constructs { made.insert(to) }
        if model.edges[index].kind == .stores { below.insert(to) }
      case .interactor?, .service?: below.insert(to)
      case .presenter?: presented.insert(to)
      default: break
      }
    }
    types = made.intersection(presented).subtracting(below)
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
