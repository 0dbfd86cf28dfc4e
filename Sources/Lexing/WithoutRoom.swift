extension RangeReplaceableCollection {
  /// The same without the room that it was given to grow: what is kept for a whole run would keep a
  /// third of all memory so. O(elements).
  /// - Parameter capacity: its own, which no protocol tells.
  @inlinable
  package func withoutRoom(of capacity: Int) -> Self {
    guard capacity > count + count / 16 + 2 else { return self }
    var exact = Self()
    exact.reserveCapacity(count)
    exact.append(contentsOf: self)
    return exact
  }
}

extension Array {
  /// As ``Swift/RangeReplaceableCollection/withoutRoom(of:)``.
  @inlinable
  package var withoutRoom: Self { withoutRoom(of: capacity) }
}

extension ContiguousArray {
  /// As ``Swift/RangeReplaceableCollection/withoutRoom(of:)``.
  @inlinable
  package var withoutRoom: Self { withoutRoom(of: capacity) }
}
