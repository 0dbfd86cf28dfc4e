import Architecture
import Configuration
import Outlining

// Services that are there for one scene.
extension ArchitectureModel {
  /// Whether a service stands in a module, or in none and nobody but that module's types and those that
  /// serve it know it.
  func serves(_ service: TypeInfo, _ module: ModuleID?) -> Bool {
    guard let module else { return false }
    if let home = service.module { return home == module }
    var seen: Set<TypeID> = [service.id]
    var queue = [service.id]
    var isKnown = false
    while let current = queue.popLast() {
      let names = Set(ancestors(of: current))
      for edge in edges where edge.kind != .inherits {
        guard let target = edge.target, names.contains(target), let named = edge.from else {
          continue
        }
        let from = self[judgedType(for: named)]
        guard from.isChecked, !names.contains(from.id) else { continue }
        if let home = from.module {
          guard home == module else { return false }
          isKnown = true
        } else if from.role == .service, seen.insert(from.id).inserted, seen.count < mostServices {
          queue.append(from.id)
        }
      }
    }
    return isKnown
  }

  /// Whether half of the services that interactors work with and hand anything to, and two or more,
  /// take requests.
  func handsRequestsToWorkers() -> Bool {
    guard roles.hasFoundPreset else { return false }
    var workers: Set<TypeID> = []
    var takers: Set<TypeID> = []
    for edge in edges {
      guard let named = edge.from, let target = edge.target else { continue }
      let from = judgedType(for: named)
      guard types[from.index].isChecked else { continue }
      switch (edge.kind, types[target.index].role) {
      case (.stores, .service), (.constructs, .service):
        if types[from.index].role == .interactor { workers.formUnion(meeting(target)) }
      case (.parameter, .request):
        if types[from.index].role == .service { takers.formUnion(meeting(from)) }
      default: break
      }
    }
    let handed = workers.intersection(takers).count
    guard handed >= 2 else { return false }
    // Of a template's empty workers nobody says what they would be handed.
    return handed * 2 >= workers.count(where: takesAnything)
  }

  private func takesAnything(_ type: TypeID) -> Bool {
    let outline = files[self[type].file].outline
    return outline.declarations.contains {
      $0.kind == .function && $0.parent == self[type].declaration
        && outline[$0.fullName].contains(":")
    }
  }

  /// The classes behind a type that are checked; itself where it is no protocol.
  private func meeting(_ type: TypeID) -> [TypeID] {
    guard self[type].kind == .protocol else { return [type] }
    return concreteTypes(of: type).filter { self[$0].isChecked }
  }
}

/// More services in a row are no scene's.
private let mostServices = 8
