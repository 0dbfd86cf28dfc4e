package import Configuration

// What a picture shows of a graph: each is a smaller graph of the same nodes and arrows.

extension ReferenceGraph {
  /// Keeps some of the nodes with the arrows between them.
  ///
  /// - Parameter isKept: by node.
  func kept(_ isKept: [Bool]) -> ReferenceGraph {
    var graph = self
    var numbers = Array(repeating: 0, count: nodes.count)
    graph.nodes = []
    for index in nodes.indices where isKept[index] {
      numbers[index] = graph.nodes.count
      graph.nodes.append(nodes[index])
    }
    graph.arrows = arrows.filter { isKept[$0.from] && isKept[$0.to] }.map { arrow in
      var arrow = arrow
      (arrow.from, arrow.to) = (numbers[arrow.from], numbers[arrow.to])
      return arrow
    }
    return graph
  }

  /// The nodes so many steps around some, in either direction, with the arrows between them.
  ///
  /// - Parameter depth: 0 for the nodes alone.
  /// - Complexity: O(nodes + arrows) for each step.
  package func focused(on centres: [Int], depth: Int) -> ReferenceGraph {
    var isKept = nodes.map { _ in false }
    for centre in centres { isKept[centre] = true }
    for _ in 0..<depth {
      let before = isKept
      for arrow in arrows where before[arrow.from] != before[arrow.to] {
        isKept[arrow.from] = true
        isKept[arrow.to] = true
      }
      if isKept == before { break }
    }
    return kept(isKept)
  }

  /// The nodes on a way from some nodes to others, with the arrows that are part of one.
  ///
  /// - Complexity: O(nodes + arrows).
  package func between(_ starts: [Int], _ ends: [Int]) -> ReferenceGraph {
    let isReached = reached(from: starts, by: successors)
    var predecessors = nodes.map { _ in [Int]() }
    for arrow in arrows where arrow.change != .removed { predecessors[arrow.to].append(arrow.from) }
    let leads = reached(from: ends, by: predecessors)
    return kept(nodes.indices.map { isReached[$0] && leads[$0] })
  }

  /// By node, the nodes that it refers to; what is gone does not count.
  package var successors: [[Int]] {
    var successors = nodes.map { _ in [Int]() }
    for arrow in arrows where arrow.change != .removed { successors[arrow.from].append(arrow.to) }
    return successors
  }

  /// The arrows that something is found about, with their ends.
  package func onlyViolations() -> ReferenceGraph {
    var graph = self
    graph.arrows = arrows.filter { $0.verdict == .forbidden }
    return graph.withoutLooseNodes()
  }

  /// What has changed, with the nodes that it stands at.
  package func onlyChanges() -> ReferenceGraph {
    var graph = self
    graph.arrows = arrows.filter { $0.change != nil }
    var isKept = nodes.map { $0.change != nil }
    for arrow in graph.arrows { (isKept[arrow.from], isKept[arrow.to]) = (true, true) }
    return graph.kept(isKept)
  }

  /// Without the nodes that no arrow begins or ends at.
  package func withoutLooseNodes() -> ReferenceGraph {
    var isKept = nodes.map { _ in false }
    for arrow in arrows { (isKept[arrow.from], isKept[arrow.to]) = (true, true) }
    return kept(isKept)
  }

  /// Makes the nodes whose names fit a pattern one, which is called like the pattern; what they refer to
  /// among themselves is within it and not shown.
  ///
  /// - Parameter pattern: a path's pattern, matched with the label: `Login*`.
  package func collapsed(_ pattern: Glob) -> ReferenceGraph {
    let fits = nodes.map { pattern.matches($0.label) }
    guard let first = fits.firstIndex(of: true), fits.count(where: { $0 }) > 1 else { return self }
    var whole = nodes[first]
    whole.name = pattern.pattern
    whole.label = pattern.pattern
    whole.path = ""
    (whole.line, whole.kind) = (0, nil)
    let parts = nodes.indices.filter { fits[$0] }
    whole.types = parts.reduce(0) { $0 + nodes[$1].types }
    if !parts.allSatisfy({ nodes[$0].role == whole.role }) { whole.role = nil }
    if !parts.allSatisfy({ nodes[$0].module == whole.module }) { whole.module = nil }
    if !parts.allSatisfy({ nodes[$0].change == whole.change }) { whole.change = nil }
    var graph = self
    graph.nodes[first] = whole
    var merged: [[Int]: Arrow] = [:]
    for arrow in arrows {
      let from = fits[arrow.from] ? first : arrow.from
      let to = fits[arrow.to] ? first : arrow.to
      guard from != to else { continue }
      if var known = merged[[from, to]] {
        known.references += arrow.references
        if known.change != arrow.change { known.change = nil }
        merged[[from, to]] = known
      } else {
        merged[[from, to]] = Arrow(
          from: from, to: to, references: arrow.references, change: arrow.change)
      }
    }
    graph.arrows = merged.values.ordered { ($0.from, $0.to) < ($1.from, $1.to) }
    return graph.kept(nodes.indices.map { $0 == first || !fits[$0] })
  }
}

/// By node, whether some nodes are it or lead to it.
package func reached(from starts: [Int], by successors: [[Int]]) -> [Bool] {
  var isReached = successors.map { _ in false }
  var queue = starts
  for start in starts { isReached[start] = true }
  while let node = queue.popLast() {
    for next in successors[node] where !isReached[next] {
      isReached[next] = true
      queue.append(next)
    }
  }
  return isReached
}
