import Architecture
import Configuration
import Outlining

extension ArchitectureModel {
  /// The classes that live as long as the process: singletons, and what singletons alone make and keep, be it
  /// by another that they make. A singleton that makes screens for others keeps none of them.
  /// O(references).
  func processWideTypes() -> Set<TypeID> {
    var makers: [TypeID: Bool] = [:]
    for edge in edges where edge.kind == .constructs {
      guard let from = edge.from, case .own(let made) = edge.to else { continue }
      makers[made] = makers[made, default: true] && isSingleton(judgedType(for: from))
    }
    let madeBySingletons = makers.filter(\.value)
    guard !madeBySingletons.isEmpty else { return [] }
    var keeping: [TypeID: [TypeID]] = [:]
    var queue: [TypeID] = []
    for edge in edges where edge.kind == .stores && edge.isHeldStrongly {
      guard let from = edge.from, case .own(let kept) = edge.to else { continue }
      let keeper = judgedType(for: from)
      if isSingleton(keeper) { queue.append(kept) }
      keeping[keeper, default: []].append(kept)
    }
    var found: Set<TypeID> = []
    while let named = queue.popLast() {
      let concrete = concreteTypes(of: named)
      // Of several that share a protocol nothing says which is kept.
      guard concrete.count == 1, let kept = concrete.first, madeBySingletons[kept] != nil,
        types[kept.index].role != .view, found.insert(kept).inserted
      else { continue }
      queue += keeping[kept] ?? []
    }
    return found
  }
}
