import Configuration

/// The shortest circle through some nodes of a graph: the nodes in order, each referring to the next and
/// the last to the first. Of equally short ones the one that begins at the first node, then leads on by
/// the first ones, is taken. nil where there is none.
///
/// - Parameters:
///   - successors: of each node, the nodes that it refers to.
///   - members: the nodes that may be part of it, sorted.
/// - Complexity: O(members · references), and no more steps than ``stepLimit`` once one is known, which is
///   then the shortest among those through the first members.
package func shortestCircle(_ successors: [[Int]], among members: [Int]) -> [Int]? {
  var isMember = Array(repeating: false, count: successors.count)
  for member in members { isMember[member] = true }
  var shortest: [Int]?
  var previous: [Int?] = Array(repeating: nil, count: successors.count)
  var steps = 0
  for start in members where shortest == nil || steps < stepLimit {
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
      steps += 1 + successors[node].count
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
/// - Complexity: O(2ⁿ · n²) for up to 14 nodes. For more O(arrows · log nodes), and then improved for at
///   most ``stepLimit`` steps.
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
  guard count <= exactLimit else { return orderWithLittleBack(arrows, nodes: count) }
  var costs = Array(repeating: Array(repeating: 0, count: count), count: count)
  for arrow in arrows where arrow.from != arrow.to { costs[arrow.from][arrow.to] += arrow.cost }
  return cheapestOrder(costs)
}

private let exactLimit = 14

/// What is only better and not needed is given up after so many steps: a knot of thousands of modules must
/// not hold up a run. Real ones take a thousandth.
let stepLimit = 30_000_000

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
  var steps = 0
  for index in cut.ordered(by: { (arrows[$1].cost, $0) < (arrows[$0].cost, $1) }) {
    let arrow = arrows[index]
    if arrow.from == arrow.to || steps > stepLimit
      || leads(from: arrow.to, to: arrow.from, successors, &steps)
    {
      needed.append(index)
    } else {
      successors[arrow.from].append(arrow.to)
    }
  }
  return needed.sorted()
}

private func leads(
  from start: Int, to end: Int, _ successors: [[Int]], _ steps: inout Int
) -> Bool {
  steps += successors.count
  var isSeen = Array(repeating: false, count: successors.count)
  isSeen[start] = true
  var queue = [start]
  while let node = queue.popLast() {
    if node == end { return true }
    steps += successors[node].count
    for other in successors[node] where !isSeen[other] {
      isSeen[other] = true
      queue.append(other)
    }
  }
  return false
}
