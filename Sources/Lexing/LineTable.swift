/// Where each line of a file begins. LF, CR LF and a lone CR end a line, as in Swift's own lexer.
package struct LineTable: Sendable, Equatable {
  /// UTF-8 byte offsets of the first byte of each line; the first is 0.
  package var starts: [UInt32] = [0]

  package init() {}

  /// The 1-based line and UTF-8 column of a byte offset. O(log lines).
  package func position(of offset: UInt32) -> Position {
    Position(of: offset, amongLines: starts.count) { starts[$0] }
  }
}

/// A ``LineTable`` as it is kept for a whole run: half a word for each line, in nearly every file.
package struct PackedLines: Sendable {
  private let short: [UInt16]
  /// Of a file in which a line begins too far from its start.
  private let long: [UInt32]

  /// O(lines).
  package init(_ lines: LineTable) {
    let areShort = lines.starts.last ?? 0 <= UInt32(UInt16.max)
    short = areShort ? lines.starts.map { UInt16(truncatingIfNeeded: $0) } : []
    long = areShort ? [] : lines.starts.withoutRoom
  }

  package var count: Int { short.count + long.count }

  /// As in the table that it was made of. O(lines).
  package var starts: [UInt32] { long.isEmpty ? short.map { UInt32($0) } : long }

  /// The 1-based line and UTF-8 column of a byte offset. O(log lines).
  package func position(of offset: UInt32) -> Position {
    Position(of: offset, amongLines: count) { line in
      long.isEmpty ? UInt32(short[line]) : long[line]
    }
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

extension Position {
  /// - Parameter start: where a line begins, counted from 0; the first begins at 0.
  fileprivate init(of offset: UInt32, amongLines count: Int, start: (Int) -> UInt32) {
    // The first line is never the one sought.
    let line = (1..<Swift.max(1, count)).partitionPoint { start($0) > offset }
    self.init(line: line, column: Int(offset - start(line - 1)) + 1)
  }
}
