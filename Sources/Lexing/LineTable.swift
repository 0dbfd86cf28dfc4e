/// Where each line of a file begins. LF, CR LF and a lone CR end a line, as in Swift's own lexer.
package struct LineTable: Sendable, Equatable {
  /// UTF-8 byte offsets of the first byte of each line; the first is 0.
  package var starts: [UInt32] = [0]

  package init() {}

  /// The same without the room that was kept for more lines. O(lines).
  package var withoutRoom: LineTable {
    var exact = self
    exact.starts = starts.withoutRoom
    return exact
  }

  /// The 1-based line and UTF-8 column of a byte offset. O(log lines).
  package func position(of offset: UInt32) -> Position {
    // The first line begins at 0, so it is never the one sought.
    let line = (1..<Swift.max(1, starts.count)).partitionPoint { starts[$0] > offset }
    return Position(line: line, column: Int(offset - starts[line - 1]) + 1)
  }
}

/// A place in a file as people count it: line and column from 1, the column in UTF-8 bytes.
package struct Position: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
