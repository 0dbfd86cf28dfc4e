import Configuration

/// A good order of many nodes: few and cheap arrows lead back. It is that of Eades, Lin and Smyth, improved
/// by moving each node to its best place.
///
/// - Complexity: O(arrows · log nodes), and then at most ``stepLimit`` steps.
func orderWithLittleBack(_ arrows: [WeightedArrow], nodes count: Int) -> [Int] {
  let ties = Ties(arrows, nodes: count)
  return improved(greedyOrder(ties), ties)
}

/// What each node is tied to, and what that costs; to itself it is not.
private struct Ties {
  var out: [[(node: Int, cost: Int)]]
  var into: [[(node: Int, cost: Int)]]

  init(_ arrows: [WeightedArrow], nodes count: Int) {
    out = Array(repeating: [], count: count)
    into = out
    for arrow in arrows where arrow.from != arrow.to {
      out[arrow.from].append((arrow.to, arrow.cost))
      into[arrow.to].append((arrow.from, arrow.cost))
    }
  }
}

/// Takes away again and again what nothing is left to refer to, to the end, then what nothing left refers
/// to, to the beginning, then what refers to most for the little that refers to it.
private func greedyOrder(_ ties: Ties) -> [Int] {
  let count = ties.out.count
  var out = ties.out.map { $0.reduce(0) { $0 + $1.cost } }
  var into = ties.into.map { $0.reduce(0) { $0 + $1.cost } }
  var isPlaced = Array(repeating: false, count: count)
  var (head, tail): ([Int], [Int]) = ([], [])
  var sinks = Heap<Candidate>()
  var sources = Heap<Candidate>()
  var others = Heap<Candidate>()
  func candidate(_ node: Int) -> Candidate { Candidate(rank: into[node] - out[node], node: node) }
  /// Says again how a node stands; what was said before is passed over.
  func offer(_ node: Int) {
    if out[node] == 0 { sinks.push(Candidate(rank: 0, node: node)) }
    if into[node] == 0 { sources.push(Candidate(rank: 0, node: node)) }
    others.push(candidate(node))
  }
  func next(_ heap: inout Heap<Candidate>, _ holds: (Candidate) -> Bool) -> Int? {
    while let found = heap.pop() {
      if !isPlaced[found.node], holds(found) { return found.node }
    }
    return nil
  }
  for node in 0..<count { offer(node) }
  while true {
    let node: Int
    if let sink = next(&sinks, { _ in true }) {
      node = sink
      tail.append(sink)
    } else if let found = next(&sources, { _ in true })
      ?? next(&others, { $0 == candidate($0.node) })
    {
      node = found
      head.append(found)
    } else {
      break
    }
    isPlaced[node] = true
    for (other, cost) in ties.into[node] where !isPlaced[other] {
      out[other] -= cost
      offer(other)
    }
    for (other, cost) in ties.out[node] where !isPlaced[other] {
      into[other] -= cost
      offer(other)
    }
  }
  return head + tail.reversed()
}

private struct Candidate: Comparable {
  var rank: Int
  var node: Int
  static func < (left: Candidate, right: Candidate) -> Bool {
    (left.rank, left.node) < (right.rank, right.node)
  }
}

/// Moves each node to where the arrows that lead back cost least, until no move helps.
private func improved(_ order: [Int], _ ties: Ties) -> [Int] {
  var order = order
  var place = Array(repeating: 0, count: order.count)
  for (index, node) in order.enumerated() { place[node] = index }
  var steps = 0
  for _ in 0..<roundLimit {
    var hasMoved = false
    for node in 0..<order.count where steps < stepLimit {
      let start = place[node]
      let end = bestPlace(of: node, ties, place)
      steps += 1 + ties.out[node].count + ties.into[node].count
      guard end != start else { continue }
      order.remove(at: start)
      order.insert(node, at: end)
      for index in min(start, end)...max(start, end) { place[order[index]] = index }
      steps += abs(end - start)
      hasMoved = true
    }
    if !hasMoved { break }
  }
  return order
}

/// Only at the places of what a node is tied to does it change what leads back.
private func bestPlace(of node: Int, _ ties: Ties, _ place: [Int]) -> Int {
  // By place: what it gains to stand before, and loses to stand behind.
  var gains: [Int: Int] = [:]
  for (other, cost) in ties.into[node] { gains[place[other], default: 0] += cost }
  for (other, cost) in ties.out[node] { gains[place[other], default: 0] -= cost }
  let start = place[node]
  let sorted = gains.ordered { $0.key < $1.key }
  var (best, found) = (0, start)
  var cost = 0
  for (index, gain) in sorted.reversed() where index < start {
    cost += gain
    if cost < best { (best, found) = (cost, index) }
  }
  cost = 0
  for (index, gain) in sorted where index > start {
    cost -= gain
    if cost < best { (best, found) = (cost, index) }
  }
  return found
}

private let roundLimit = 30

/// A binary heap: the least first.
private struct Heap<Element: Comparable> {
  private var elements: [Element] = []

  mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, elements[index] < elements[(index - 1) / 2] {
      elements.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Element? {
    guard let least = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return least }
    elements[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < elements.count else { return least }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < elements[index] else { return least }
      elements.swapAt(child, index)
      index = child
    }
  }
}
