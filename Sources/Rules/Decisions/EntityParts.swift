import Architecture
import Configuration

/// Which of some entities are kept by which, at any depth: what knows the whole knows its parts.
struct EntityParts {
  /// All that each of them keeps.
  private var kept: [TypeID: Set<TypeID>] = [:]
  /// How many of them each is a part of.
  private var wholes: [TypeID: Int] = [:]

  init(of entities: Set<TypeID>, in model: ArchitectureModel) {
    guard entities.count > 1 else { return }
    var own: [TypeID: [TypeID]] = [:]
    for edge in model.edges where edge.kind == .stores || edge.kind == .enumPayload {
      guard let whole = edge.from, let part = edge.target, model[whole].role == .entity,
        model[part].role == .entity
      else { continue }
      own[whole, default: []].append(part)
    }
    for entity in entities {
      var found: Set<TypeID> = []
      var queue = [entity]
      while let whole = queue.popLast() {
        for part in own[whole] ?? [] where found.insert(part).inserted { queue.append(part) }
      }
      kept[entity] = found
    }
    for (whole, parts) in kept {
      for part in parts where isPart(part, of: whole) { wholes[part, default: 0] += 1 }
    }
  }

  /// Whether the one is kept by the other. Of two that keep each other neither is a part.
  func isPart(_ part: TypeID, of whole: TypeID) -> Bool {
    part != whole && keeps(whole, part) && !keeps(part, whole)
  }

  /// How many of the others have one in them: a whole has fewer than its parts.
  func wholes(of part: TypeID) -> Int { wholes[part] ?? 0 }

  private func keeps(_ whole: TypeID, _ part: TypeID) -> Bool {
    kept[whole]?.contains(part) ?? false
  }
}
