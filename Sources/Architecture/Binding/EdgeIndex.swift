/// The edges of each type, as indices in the order of the edges: those of type `t` are
/// `items[starts[t]..<starts[t + 1]]`.
package struct EdgeIndex: Sendable {
  private var starts: [Int]
  private var items: [Int]

  /// - Parameter end: the end that an edge is listed under; nil for none.
  package init(_ edges: [Edge], types: Int, by end: (Edge) -> TypeID?) {
    starts = [Int](repeating: 0, count: types + 1)
    for edge in edges {
      if let type = end(edge) { starts[type.index + 1] += 1 }
    }
    for type in 0..<types { starts[type + 1] += starts[type] }
    items = [Int](repeating: 0, count: starts[types])
    var next = starts
    for index in edges.indices {
      guard let type = end(edges[index]) else { continue }
      items[next[type.index]] = index
      next[type.index] += 1
    }
  }

  package subscript(type: Int) -> ArraySlice<Int> { items[places(of: type)] }

  /// Where the edges of a type stand among all that are listed.
  func places(of type: Int) -> Range<Int> { starts[type]..<starts[type + 1] }

  /// The edges of all types, one type after the other.
  var all: [Int] { items }
}

extension Edge {
  /// The type of the repo that it leads to.
  package var target: TypeID? {
    guard case .own(let type) = to else { return nil }
    return type
  }
}
