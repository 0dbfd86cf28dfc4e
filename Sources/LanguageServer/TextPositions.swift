import Lexing

/// How a client counts the columns of a line.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// The places of a text as a client counts them: lines and columns from 0. A byte-order mark is no part of
/// its first line.
package struct TextPositions: Sendable {
  private let bytes: [UInt8]
  private let encoding: PositionEncoding
  private let starts: [Int]

  /// O(bytes).
  package init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    self.bytes = bytes
    self.encoding = encoding
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices {
      switch bytes[index] {
      case lineFeed: starts.append(index + 1)
      case carriageReturn where index + 1 == bytes.count || bytes[index + 1] != lineFeed:
        starts.append(index + 1)
      default: break
      }
    }
    self.starts = starts
  }

  package struct Position: Hashable, Comparable, Sendable {
    package var line: Int
    package var character: Int

    package init(line: Int, character: Int) {
      self.line = line
      self.character = character
    }

    package static func < (left: Position, right: Position) -> Bool {
      (left.line, left.character) < (right.line, right.character)
    }
  }

  /// Where a byte stands; of one past the end the end.
  package func position(of offset: Int) -> Position {
    let offset = min(max(offset, starts[0]), bytes.count)
    let line = index(ofLine: offset)
    return Position(line: line, character: length(of: starts[line]..<offset))
  }

  /// The byte that stands at a position; a column past the end of its line is the end, and so is a line
  /// past the last. Within a character it is that character's first.
  package func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return starts[0] }
    guard position.line < starts.count else { return bytes.count }
    let start = starts[position.line]
    let end = lineEnd(position.line)
    if encoding == .utf8 {
      var offset = start + min(max(0, position.character), end - start)
      while offset > start, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var units = 0
    var offset = start
    while offset < end {
      let width = bytes[offset] >= 0xF0 ? 2 : 1
      guard units + width <= position.character else { break }
      units += width
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The byte at a line and column from 1, the column in bytes, as findings count them.
  package func offset(line: Int, column: Int) -> Int {
    guard line >= 1 else { return starts[0] }
    guard line <= starts.count else { return bytes.count }
    // There a mark counts.
    let start = line == 1 ? 0 : starts[line - 1]
    let end = lineEnd(line - 1)
    return max(start + min(max(0, column - 1), max(0, end - start)), starts[0])
  }

  /// After the last byte of a line, from 0, before what ends it.
  package func lineEnd(_ line: Int) -> Int {
    guard line + 1 < starts.count else { return bytes.count }
    var end = starts[line + 1]
    while end > starts[line], bytes[end - 1] == lineFeed || bytes[end - 1] == carriageReturn {
      end -= 1
    }
    return end
  }

  /// The line in which a byte stands.
  private func index(ofLine offset: Int) -> Int {
    // The first begins before all.
    (1..<max(1, starts.count)).partitionPoint { starts[$0] > offset } - 1
  }

  private func length(of range: Range<Int>) -> Int {
    if encoding == .utf8 { return range.count }
    var units = 0
    for byte in bytes[range] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return units
  }
}

extension TextPositions.Position {
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else {
      return nil
    }
    self.init(line: line, character: character)
  }

  var json: JSONValue { ["line": .integer(line), "character": .integer(character)] }
}

private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
