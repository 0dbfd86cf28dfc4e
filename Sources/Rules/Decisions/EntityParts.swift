import Architecture
import Configuration

/// Which of some entities are kept by which, at any depth: what knows the whole knows its parts.
struct EntityParts {
  private let entities: Set<TypeID>
  /// All that each of them keeps.
  private var kept: [TypeID: Set<TypeID>] = [:]

  init(of entities: Set<TypeID>, in model: ArchitectureModel) {
    self.entities = entities
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
  }

  /// Whether the one is kept by the other. Of two that keep each other neither is a part.
  func isPart(_ part: TypeID, of whole: TypeID) -> Bool {
    part != whole && keeps(whole, part) && !keeps(part, whole)
  }

  /// How many of the others have one in them: a whole has fewer than its parts.
  func wholes(of part: TypeID) -> Int { entities.count { isPart(part, of: $0) } }

  private func keeps(_ whole: TypeID, _ part: TypeID) -> Bool {
    kept[whole]?.contains(part) ?? false
  }
}
