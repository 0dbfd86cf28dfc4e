import Configuration

extension ReferenceGraph {
  /// Both states of the code in one graph: what is new is marked as added, what is gone as removed and
  /// kept as it was.
  ///
  /// Nodes are the same where their names are, arrows where both ends are.
  package func compared(with base: ReferenceGraph) -> ReferenceGraph {
    var union = self
    var numbers: [String: Int] = [:]
    for index in nodes.indices where numbers[nodes[index].name] == nil {
      numbers[nodes[index].name] = index
    }
    let known = Set(base.nodes.map(\.name))
    for index in union.nodes.indices where !known.contains(nodes[index].name) {
      union.nodes[index].change = .added
    }
    let places = base.nodes.map { node in
      if let number = numbers[node.name] { return number }
      numbers[node.name] = union.nodes.count
      var gone = node
      gone.change = .removed
      union.nodes.append(gone)
      return union.nodes.count - 1
    }
    var old: [[Int]: Arrow] = [:]
    for arrow in base.arrows { old[[places[arrow.from], places[arrow.to]]] = arrow }
    for index in union.arrows.indices {
      let ends = [union.arrows[index].from, union.arrows[index].to]
      if old.removeValue(forKey: ends) == nil { union.arrows[index].change = .added }
    }
    union.arrows += old.map { ends, arrow in
      Arrow(from: ends[0], to: ends[1], references: arrow.references, change: .removed)
    }
    union.arrows.putInOrder { ($0.from, $0.to) < ($1.from, $1.to) }
    return union
  }
}
