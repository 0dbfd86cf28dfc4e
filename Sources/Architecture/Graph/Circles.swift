/// The shortest circle through some nodes of a graph: the nodes in order, each referring to the next and
/// the last to the first. Of equally short ones the one that begins at the first node, then leads on by
/// the first ones, is taken. nil where there is none.
///
/// - Parameters:
///   - successors: of each node, the nodes that it refers to.
///   - members: the nodes that may be part of it, sorted.
/// - Complexity: O(members · references).
package func shortestCircle(_ successors: [[Int]], among members: [Int]) -> [Int]? {
  var isMember = Array(repeating: false, count: successors.count)
  for member in members { isMember[member] = true }
  var shortest: [Int]?
  var previous: [Int?] = Array(repeating: nil, count: successors.count)
  for start in members {
    // A node before it was the start already: no circle through both is missed.
    var queue = [start]
    var next = 0
    var seen: [Int] = [start]
    var depth = [1]
    var end: Int?
    search: while next < queue.count {
      let (node, length) = (queue[next], depth[next])
      next += 1
      if let known = shortest, length >= known.count { break }
      for other in successors[node] where isMember[other] && other >= start {
        if other == start, node != start {
          end = node
          break search
        }
        guard other != start, previous[other] == nil else { continue }
        previous[other] = node
        seen.append(other)
        queue.append(other)
        depth.append(length + 1)
      }
    }
    if let end {
      var circle: [Int] = []
      var node: Int? = end
      while let current = node {
        circle.append(current)
        node = current == start ? nil : previous[current]
      }
      shortest = circle.reversed()
    }
    for node in seen { previous[node] = nil }
  }
  return shortest
}

/// An arrow of a graph, and what taking it away costs.
package struct WeightedArrow: Hashable, Sendable {
  package var from: Int
  package var to: Int
  package var cost: Int

  package init(from: Int, to: Int, cost: Int) {
    (self.from, self.to, self.cost) = (from, to, cost)
  }
}

/// What to take away so that no circle is left.
package struct Cut: Sendable, Equatable {
  /// Indices of arrows, sorted.
  package var arrows: [Int]
  /// Whether no cheaper set would do; else that is not known.
  package var isCheapest: Bool
}

/// The cheapest arrows that leave no circle behind when they are gone, the minimum feedback arc set. It
/// is found where the nodes are few; among more, of which no quick way to it is known, a good one is:
/// the order of Eades, Lin and Smyth ("A fast and effective heuristic for the feedback arc set problem",
/// 1993), improved by moving each node to its best place.
///
/// - Parameter count: the nodes are the numbers below it.
/// - Complexity: O(2ⁿ · n²) for up to 14 nodes; O(n² · rounds + arrows²), with at most 30 rounds, for
///   more.
package func cheapestCut(_ arrows: [WeightedArrow], nodes count: Int) -> Cut {
  let isSmall = count <= exactLimit
  let order = orderWithLeastBack(arrows, nodes: count)
  var place = Array(repeating: 0, count: count)
  for (index, node) in order.enumerated() { place[node] = index }
  let backward = arrows.indices.filter { place[arrows[$0].from] >= place[arrows[$0].to] }
  return Cut(arrows: withoutNeedless(backward, of: arrows, nodes: count), isCheapest: isSmall)
}

/// The order of nodes in which the arrows that lead back cost least, or little, as for ``cheapestCut``.
package func orderWithLeastBack(_ arrows: [WeightedArrow], nodes count: Int) -> [Int] {
  var costs = Array(repeating: Array(repeating: 0, count: count), count: count)
  for arrow in arrows where arrow.from != arrow.to { costs[arrow.from][arrow.to] += arrow.cost }
  return count <= exactLimit ? cheapestOrder(costs) : improved(greedyOrder(costs), costs)
}

private let exactLimit = 14

/// The order of nodes in which the arrows that lead back cost least, by dynamic programming over the
/// sets that can stand first (Lawler, 1964).
private func cheapestOrder(_ costs: [[Int]]) -> [Int] {
  let count = costs.count
  var least = Array(repeating: Int.max, count: 1 << count)
  var last = Array(repeating: -1, count: 1 << count)
  least[0] = 0
  for set in 0..<(1 << count) {
    for node in 0..<count where set & (1 << node) == 0 {
      var cost = least[set]
      for other in 0..<count where set & (1 << other) != 0 { cost += costs[node][other] }
      if cost < least[set | 1 << node] {
        least[set | 1 << node] = cost
        last[set | 1 << node] = node
      }
    }
  }
  var order: [Int] = []
  var set = (1 << count) - 1
  while set != 0 {
    order.append(last[set])
    set &= ~(1 << last[set])
  }
  return order.reversed()
}

private func greedyOrder(_ costs: [[Int]]) -> [Int] {
  let count = costs.count
  var out = costs.map { $0.reduce(0, +) }
  var into = (0..<count).map { node in costs.reduce(0) { $0 + $1[node] } }
  var isPlaced = Array(repeating: false, count: count)
  var (head, tail): ([Int], [Int]) = ([], [])
  func candidates() -> [Int] { (0..<count).filter { !isPlaced[$0] } }
  while true {
    let open = candidates()
    guard let first = open.first else { break }
    let node: Int
    if let sink = open.first(where: { out[$0] == 0 }) {
      node = sink
      tail.append(sink)
    } else if let source = open.first(where: { into[$0] == 0 }) {
      node = source
      head.append(source)
    } else {
      node = open.max { (out[$0] - into[$0], $1) < (out[$1] - into[$1], $0) } ?? first
      head.append(node)
    }
    isPlaced[node] = true
    for other in open {
      out[other] -= costs[other][node]
      into[other] -= costs[node][other]
    }
  }
  return head + tail.reversed()
}

/// Moves each node to where the arrows that lead back cost least, until no move helps.
private func improved(_ order: [Int], _ costs: [[Int]]) -> [Int] {
  var order = order
  for _ in 0..<roundLimit {
    var hasMoved = false
    for node in 0..<order.count {
      guard let start = order.firstIndex(of: node) else { continue }
      var (best, place) = (0, start)
      var cost = 0
      for index in stride(from: start - 1, through: 0, by: -1) {
        cost += costs[order[index]][node] - costs[node][order[index]]
        if cost < best { (best, place) = (cost, index) }
      }
      cost = 0
      for index in start + 1..<max(start + 1, order.count) {
        cost += costs[node][order[index]] - costs[order[index]][node]
        if cost < best { (best, place) = (cost, index) }
      }
      guard place != start else { continue }
      order.remove(at: start)
      order.insert(node, at: place)
      hasMoved = true
    }
    if !hasMoved { break }
  }
  return order
}

private let roundLimit = 30

/// Puts back what need not be taken away, the dearest first.
private func withoutNeedless(
  _ cut: [Int], of arrows: [WeightedArrow], nodes count: Int
) -> [Int] {
  var successors = Array(repeating: [Int](), count: count)
  let isCut = Set(cut)
  for (index, arrow) in arrows.enumerated() where !isCut.contains(index) {
    successors[arrow.from].append(arrow.to)
  }
  var needed: [Int] = []
  for index in cut.sorted(by: { (arrows[$1].cost, $0) < (arrows[$0].cost, $1) }) {
    let arrow = arrows[index]
    if arrow.from == arrow.to || leads(from: arrow.to, to: arrow.from, successors) {
      needed.append(index)
    } else {
      successors[arrow.from].append(arrow.to)
    }
  }
  return needed.sorted()
}

private func leads(from start: Int, to end: Int, _ successors: [[Int]]) -> Bool {
  var isSeen = Array(repeating: false, count: successors.count)
  isSeen[start] = true
  var queue = [start]
  while let node = queue.popLast() {
    if node == end { return true }
    for other in successors[node] where !isSeen[other] {
      isSeen[other] = true
      queue.append(other)
    }
  }
  return false
}
