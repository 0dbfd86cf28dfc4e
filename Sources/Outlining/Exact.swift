extension Array {
  /// The same without the room that it was given to grow: an outline is kept for a whole run, and the
  /// room of its tables would be a third of all memory. O(elements).
  var withoutRoom: [Element] {
    guard capacity > count + count / 16 + 2 else { return self }
    var exact: [Element] = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}

extension ContiguousArray {
  /// As ``Swift/Array/withoutRoom``.
  var withoutRoom: ContiguousArray {
    guard capacity > count + count / 16 + 2 else { return self }
    var exact: ContiguousArray = []
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}
