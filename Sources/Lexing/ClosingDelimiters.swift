/// Where literals with `#` delimiters could still close, learnt in one look ahead.
///
/// Whether `#"""` opens one line or many depends on what the rest of the line holds, and whether
/// `#/` does on the rest of the file. Looking again for each of a million of them would take
/// forever; this looks once and remembers, for each number of `#`, the last place.
struct ClosingDelimiters {
  /// How far has been looked.
  private var covered = 0
  /// The last offset of a closing character with at least as many `#` behind it as the index says.
  private var lastOffsets: [Int] = []

  func covers(_ offset: Int) -> Bool { offset < covered }

  /// Looks ahead from `start` to `limit`. O(bytes); to be called only where `start` is not covered.
  mutating func cover(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, closing: UInt8, honoursEscapes: Bool
  ) {
    lastOffsets = []
    var next = start
    while next < limit {
      if bytes[next] == closing {
        let offset = next
        next += 1
        while next < limit, bytes[next] == Byte.pound { next += 1 }
        record(offset, pounds: next - offset - 1)
      } else {
        next += honoursEscapes && bytes[next] == Byte.backslash ? 2 : 1
      }
    }
    // One with many `#` closes what asks for few.
    for pounds in lastOffsets.indices.dropLast().reversed() {
      lastOffsets[pounds] = max(lastOffsets[pounds], lastOffsets[pounds + 1])
    }
    covered = limit
  }

  private mutating func record(_ offset: Int, pounds: Int) {
    while lastOffsets.count <= pounds { lastOffsets.append(-1) }
    lastOffsets[pounds] = offset
  }

  /// Whether a literal with `pounds` `#` whose text begins at `offset` can close in what is covered.
  func hasCloser(from offset: Int, pounds: Int) -> Bool {
    pounds < lastOffsets.count && offset <= lastOffsets[pounds]
  }
}
