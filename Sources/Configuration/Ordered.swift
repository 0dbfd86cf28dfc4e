// The compiler writes the merge sort of `sorted(by:)` anew for each closure, 4 KB of machine code each, which
// was a twentieth of the program. So the places are sorted, by code that is there once.

extension Sequence {
  /// The elements in an order, as `sorted(by:)` gives them, for lists that are not long.
  @inlinable package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return orderedPlaces(elements.count) { isBefore(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Array {
  /// Puts the elements in an order, as `sort(by:)` does.
  @inlinable package mutating func putInOrder(by isBefore: (Element, Element) -> Bool) {
    self = ordered(by: isBefore)
  }
}

/// The numbers below a count in an order; what is equal stays as it was.
@usableFromInline
package func orderedPlaces(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted(by: isBefore)
}
