import Configuration

/// How large a picture may be: what is larger cannot be read, and is not drawn by the servers that show
/// it.
package struct DrawingLimits: Sendable {
  package var nodes = 40
  package var arrows = 75
  /// UTF-8 bytes of the whole text; nil for any number.
  package var bytes: Int?

  package init() {}

  /// No limit at all.
  package static var none: DrawingLimits {
    var limits = DrawingLimits()
    (limits.nodes, limits.arrows) = (Int.max, Int.max)
    return limits
  }
}

/// What a picture leaves out for its size.
package struct LeftOut: Sendable, Equatable {
  package var nodes: Int
  package var arrows: Int

  package var isEmpty: Bool { nodes == 0 && arrows == 0 }

  /// `12 modules and 40 references between them are left out`; empty for nothing.
  package func text(_ level: ReferenceGraph.Level) -> String {
    let parts = [
      nodes > 0 ? counted(nodes, level.rawValue) : nil, arrows > 0 ? counted(arrows, "arrow") : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return "" }
    return parts.joined(separator: " and ")
      + (nodes + arrows == 1 ? " is left out" : " are left out")
  }
}

extension ReferenceGraph {
  /// As much of the graph as fits: first what has changed and what is forbidden, then the nodes with
  /// most arrows.
  ///
  /// - Complexity: O(nodes · log nodes + arrows · log arrows).
  package func limited(
    to limits: DrawingLimits
  ) -> (graph: ReferenceGraph, leftOut: LeftOut) {
    guard nodes.count > limits.nodes || arrows.count > limits.arrows else {
      return (self, LeftOut(nodes: 0, arrows: 0))
    }
    let graph = kept(worthiestNodes(limits.nodes)).withWorthiestArrows(limits.arrows)
    return (
      graph,
      LeftOut(
        nodes: nodes.count - graph.nodes.count, arrows: arrows.count - graph.arrows.count)
    )
  }

  /// By node, whether it is among those that are most worth their room. An arrow that is worth showing
  /// comes with both its ends.
  private func worthiestNodes(_ limit: Int) -> [Bool] {
    var isKept = nodes.map { _ in false }
    guard nodes.count > limit else { return nodes.map { _ in true } }
    var room = limit
    func keep(_ wanted: [Int]) {
      let new = wanted.filter { !isKept[$0] }
      guard new.count <= room else { return }
      for node in new { isKept[node] = true }
      room -= new.count
    }
    for arrow in arrowsByWorth.lazy.map({ arrows[$0] }) where arrow.worth > 0 {
      keep([arrow.from, arrow.to])
    }
    for index in nodes.indices where nodes[index].change != nil { keep([index]) }
    var degrees = nodes.map { _ in 0 }
    for arrow in arrows {
      degrees[arrow.from] += 1
      degrees[arrow.to] += 1
    }
    for index in nodes.indices.ordered(by: { (degrees[$1], $0) < (degrees[$0], $1) }) {
      keep([index])
    }
    return isKept
  }

  private func withWorthiestArrows(_ limit: Int) -> ReferenceGraph {
    guard arrows.count > limit else { return self }
    var graph = self
    graph.arrows = arrowsByWorth.prefix(limit).sorted().map { arrows[$0] }
    return graph
  }

  private var arrowsByWorth: [Int] {
    arrows.indices.ordered {
      let (one, other) = (arrows[$0], arrows[$1])
      return (other.worth, other.references.count, $0) < (one.worth, one.references.count, $1)
    }
  }
}

extension ReferenceGraph.Arrow {
  /// How much it says to who looks for what is wrong, or new.
  fileprivate var worth: Int {
    (change == nil ? 0 : 2) + (verdict == .forbidden ? 1 : 0)
  }
}
