extension Range where Bound == Int {
  /// The first index at which something holds that holds from there on, or the upper bound: where a
  /// sorted list passes a value.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitionPoint(where holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
