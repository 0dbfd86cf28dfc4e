import Configuration

/// The groups of nodes that all reach each other, of two or more: the strongly connected components of
/// Tarjan, "Depth-first search and linear graph algorithms" (1972), without recursion.
///
/// - Parameter successors: of each node, the nodes that it refers to.
/// - Returns: each group sorted, the groups by their first node.
/// - Complexity: O(nodes + references), but for sorting.
package func knots(_ successors: [[Int]]) -> [[Int]] {
  var order: [Int?] = Array(repeating: nil, count: successors.count)
  var lowest = Array(repeating: 0, count: successors.count)
  var isOpen = Array(repeating: false, count: successors.count)
  var open: [Int] = []
  var found: [[Int]] = []
  var count = 0
  for start in successors.indices where order[start] == nil {
    var path: [(node: Int, next: Int)] = []
    func enter(_ node: Int) {
      order[node] = count
      lowest[node] = count
      count += 1
      open.append(node)
      isOpen[node] = true
      path.append((node, 0))
    }
    enter(start)
    while let (node, next) = path.last {
      if next < successors[node].count {
        path[path.count - 1].next += 1
        let other = successors[node][next]
        if let number = order[other] {
          if isOpen[other] { lowest[node] = min(lowest[node], number) }
        } else {
          enter(other)
        }
        continue
      }
      path.removeLast()
      if let parent = path.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      guard lowest[node] == order[node] else { continue }
      var members: [Int] = []
      while let member = open.popLast() {
        isOpen[member] = false
        members.append(member)
        if member == node { break }
      }
      if members.count > 1 { found.append(members.sorted()) }
    }
  }
  return found.ordered { $0[0] < $1[0] }
}
