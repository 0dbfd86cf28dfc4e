/// The candidate that `word` was most likely meant to be, or nil where none is near.
///
/// Near is at most one slip for each three letters of the word (but one at least, and three at
/// most), without regard to case. A slip is a letter left out, added, replaced, or swapped with its
/// neighbour. Of several equally near, the first wins, so that the answer follows the order of the
/// candidates and nothing else.
/// - Complexity: O(*n* · *m*²) in the candidates and the word's length, which is at most 64.
package func nearest(to word: String, in candidates: [String]) -> String? {
  let letters = Array(word.lowercased())
  guard !letters.isEmpty, letters.count <= 64 else { return nil }
  let limit = min(3, max(1, letters.count / 3))
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased())
    guard abs(other.count - letters.count) <= limit else { continue }
    let distance = editingDistance(letters, other)
    if distance <= limit, distance < best?.distance ?? Int.max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// The Damerau-Levenshtein distance in which no letter is edited twice (optimal string alignment).
private func editingDistance(_ left: [Character], _ right: [Character]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    current.reserveCapacity(right.count + 1)
    for column in 0..<right.count {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var distance = min(previous[column + 1] + 1, current[column] + 1, replaced)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
