import Configuration

/// How many references between types are new or gone, by where they stand: what a change does that
/// leaves the architecture as it is.
package struct ReferenceTraffic: Sendable, Equatable {
  package var added = Direction()
  package var removed = Direction()

  package struct Direction: Sendable, Equatable {
    package var count = 0
    /// Of those that are new, how many could be judged and are allowed.
    package var allowed = 0
    /// The modules within which they stand, those with most first.
    package var modules: [String] = []
    /// How many lead from one module into another, or out of all.
    package var between = 0
    /// How many stand outside of modules.
    package var outside = 0
  }

  /// - Complexity: O(references · log references).
  init(from before: ReferenceGraph, to now: ReferenceGraph) {
    let (old, new) = (counts(before), counts(now))
    added = Self.surplus(of: new, over: old)
    removed = Self.surplus(of: old, over: new)
  }

  init() {}

  private static func surplus(
    of counts: [Key: Count], over others: [Key: Count]
  ) -> Direction {
    var direction = Direction()
    var modules: [String: Int] = [:]
    for (key, count) in counts {
      let surplus = count.number - (others[key]?.number ?? 0)
      guard surplus > 0 else { continue }
      direction.count += surplus
      if count.isAllowed { direction.allowed += surplus }
      if let module = count.module {
        modules[module, default: 0] += surplus
      } else if count.isOutside {
        direction.outside += surplus
      } else {
        direction.between += surplus
      }
    }
    direction.modules = modules.ordered { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    return direction
  }
}

private struct Key: Hashable {
  var from: String
  var to: String
  var kind: ReferenceKind
}

private struct Count {
  var number = 0
  var isAllowed: Bool
  /// The module of both ends; nil where there is none, or two.
  var module: String?
  /// Neither end is in a module.
  var isOutside: Bool
}

private func counts(_ graph: ReferenceGraph) -> [Key: Count] {
  var counts: [Key: Count] = [:]
  for arrow in graph.arrows {
    let (from, to) = (graph.nodes[arrow.from], graph.nodes[arrow.to])
    for reference in arrow.references {
      let key = Key(from: reference.from, to: reference.to, kind: reference.kind)
      let new = Count(
        isAllowed: arrow.verdict == .allowed,
        module: from.module == to.module ? from.module : nil,
        isOutside: from.module == nil && to.module == nil)
      counts[key, default: new].number += 1
    }
  }
  return counts
}
