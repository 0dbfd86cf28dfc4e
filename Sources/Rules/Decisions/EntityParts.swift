import Architecture
import Configuration

/// Which entities are kept by which: what knows the whole knows its parts.
struct EntityParts {
  private var kept: [TypeID: [TypeID]] = [:]

  init() {}

  init(_ model: ArchitectureModel) {
    for edge in model.edges where edge.kind == .stores || edge.kind == .enumPayload {
      guard let whole = edge.from, let part = edge.target, whole != part,
        model[whole].role == .entity, model[part].role == .entity
      else { continue }
      kept[whole, default: []].append(part)
    }
  }

  /// Whether the one is kept by the other, at any depth. Of two that keep each other neither is a part.
  func isPart(_ part: TypeID, of whole: TypeID) -> Bool {
    part != whole && reaches(part, from: whole) && !reaches(whole, from: part)
  }

  private func reaches(_ wanted: TypeID, from start: TypeID) -> Bool {
    var seen: Set<TypeID> = [start]
    var queue = [start]
    while let whole = queue.popLast() {
      for part in kept[whole] ?? [] where seen.insert(part).inserted {
        if part == wanted { return true }
        queue.append(part)
      }
    }
    return false
  }
}
