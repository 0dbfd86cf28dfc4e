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
}

/// More services in a row are no scene's.
private let mostServices = 8
