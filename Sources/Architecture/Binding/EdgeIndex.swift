/// The edges of each type, as indices in the order of the edges: those of type `t` are
/// `items[starts[t]..<starts[t + 1]]`.
package struct EdgeIndex: Sendable {
  private var starts: [Int32]
  private var items: [Int32]

  /// - Parameter end: the end that an edge is listed under; nil for none.
  package init(_ edges: [Edge], types: Int, by end: (Edge) -> TypeID?) {
    starts = [Int32](repeating: 0, count: types + 1)
    for edge in edges {
      if let type = end(edge) { starts[type.index + 1] += 1 }
    }
    for type in 0..<types { starts[type + 1] += starts[type] }
    items = [Int32](repeating: 0, count: Int(starts[types]))
    var next = starts
    for index in edges.indices {
      guard let type = end(edges[index]) else { continue }
      items[Int(next[type.index])] = Int32(index)
      next[type.index] += 1
    }
  }

  package subscript(type: Int) -> EdgeIndices { EdgeIndices(items[places(of: type)]) }

  /// Where the edges of a type stand among all that are listed.
  func places(of type: Int) -> Range<Int> { Int(starts[type])..<Int(starts[type + 1]) }

  /// The edges of all types, one type after the other.
  var all: EdgeIndices { EdgeIndices(items[...]) }
}

/// Some of the edges, as indices in their order, which are kept in half a word each.
package struct EdgeIndices: RandomAccessCollection, Sendable {
  @usableFromInline let items: ArraySlice<Int32>

  @inlinable init(_ items: ArraySlice<Int32>) { self.items = items }

  @inlinable package var startIndex: Int { items.startIndex }
  @inlinable package var endIndex: Int { items.endIndex }
  @inlinable package subscript(position: Int) -> Int { Int(items[position]) }
}

extension Edge {
  /// The type of the repo that it leads to.
  package var target: TypeID? {
    guard case .own(let type) = to else { return nil }
    return type
  }
}
