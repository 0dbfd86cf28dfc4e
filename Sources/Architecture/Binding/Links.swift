import Configuration

/// One reference as one of its ends sees it.
struct Link: Sendable {
  private let otherNumber: Int32
  /// What kind of reference it is, as a set of one.
  let kinds: ReferenceKinds

  init(_ kind: ReferenceKind, _ other: TypeID?) {
    kinds = ReferenceKinds(kind)
    otherNumber = other.map { Int32($0.index) } ?? -1
  }

  /// The type of the repo at its other end; nil for none.
  var other: TypeID? { otherNumber < 0 ? nil : TypeID(Int(otherNumber)) }
}

/// The references of each type in the order of the edges, as they are asked for over and over: side by
/// side, where the edges of one type lie far apart and are ten times as large.
struct Links: Sendable {
  private let index: EdgeIndex
  private let all: [Link]

  /// - Parameter other: the other end of an edge than the one that it is listed under.
  init(_ index: EdgeIndex, _ edges: [Edge], other: (Edge) -> TypeID?) {
    self.index = index
    all = index.all.map { Link(edges[$0].kind, other(edges[$0])) }
  }

  subscript(type: TypeID) -> ArraySlice<Link> { all[index.places(of: type.index)] }
}
