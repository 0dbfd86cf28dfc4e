import Diagnostics

/// A line of source as it is shown under a finding, and where its carets stand.
struct Excerpt: Equatable {
  var text: String
  /// In cells of a terminal.
  var caretStart: Int
  /// At least 1.
  var caretLength: Int
}

/// The widest line that is shown whole, in cells, where no terminal says it.
private let widestLine = 120
/// Of a longer line a third of that is kept before the place.
private let leadingShare = 3
/// A terminal narrower than this shows lines of this width, broken as it breaks them.
private let narrowestLine = 40
/// Bytes looked at on either side of the place: a line can be as long as a file.
private let byteLimit = 2_000

/// The line of a place, or nil where the text does not fit the place (the file has changed).
///
/// Tabs are four columns wide, what a terminal would obey is escaped, and a long line is cut to the
/// part around the place.
///
/// - Parameter width: the room for the line, in cells; nil where nothing says it.
func excerpt(of place: Diagnostic.Place, in source: [UInt8], width: Int? = nil) -> Excerpt? {
  let lineStart = place.offset - (place.column - 1)
  guard place.line > 0, lineStart >= 0, place.offset <= source.count, place.length >= 0 else {
    return nil
  }
  if lineStart > 0, !isLineBreak(source[lineStart - 1]) { return nil }
  guard !source[lineStart..<place.offset].contains(where: isLineBreak) else { return nil }

  var start = max(lineStart, place.offset - byteLimit)
  while start < place.offset, start > lineStart, source[start] & 0xC0 == 0x80 { start += 1 }
  var end = place.offset
  let endLimit = min(source.count, place.offset + byteLimit)
  while end < endLimit, !isLineBreak(source[end]) { end += 1 }
  let isCutAfter = end == endLimit && end < source.count && !isLineBreak(source[end])

  var line = Line(isCutBefore: start > lineStart, isCutAfter: isCutAfter)
  if start == 0, source.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, place.offset) }
  line.read(source[start..<end])
  let limit = width.map { min(widestLine, max(narrowestLine, $0 - 2)) } ?? widestLine
  return line.excerpt(from: place.offset, to: place.offset + place.length, limit: limit)
}

private func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

/// A line as cells: what each piece of it prints, how wide, and from which byte.
private struct Line {
  var cells: [Cell] = []
  var isCutBefore: Bool
  var isCutAfter: Bool

  struct Cell {
    var text: String
    var width: Int
    /// In bytes, from the start of the file.
    var offset: Int
    var length: Int
  }

  init(isCutBefore: Bool, isCutAfter: Bool) {
    self.isCutBefore = isCutBefore
    self.isCutAfter = isCutAfter
  }

  mutating func read(_ bytes: ArraySlice<UInt8>) {
    var offset = bytes.startIndex
    var column = 0
    var joinsNext = false
    while offset < bytes.endIndex {
      let (scalar, length) = decode(bytes, at: offset)
      defer { offset += length }
      if scalar == "\t" {
        let width = 4 - column % 4
        let blank = String(repeating: " ", count: width)
        cells.append(Cell(text: blank, width: width, offset: offset, length: length))
        column += width
      } else if mustBeEscaped(scalar) {
        let text = escape(scalar)
        cells.append(Cell(text: text, width: text.count, offset: offset, length: length))
        column += text.count
      } else {
        let width = joinsNext ? 0 : displayWidth(of: scalar)
        if width == 0, !cells.isEmpty {
          cells[cells.count - 1].text.unicodeScalars.append(scalar)
          cells[cells.count - 1].length += length
        } else {
          cells.append(
            Cell(text: String(scalar), width: width, offset: offset, length: length))
          column += width
        }
      }
      joinsNext = scalar == "\u{200D}"
    }
  }

  func excerpt(from start: Int, to end: Int, limit: Int) -> Excerpt {
    // A mark belongs to the cell before it, so the place begins in the first cell that ends later.
    let caret = cells.firstIndex { $0.offset + $0.length > start } ?? cells.count
    let caretEnd = cells[caret...].firstIndex { $0.offset >= end } ?? cells.count
    var first = 0
    var last = cells.count
    if width(of: cells[...]) > limit {
      first = index(before: caret, cells: limit / leadingShare)
      last = index(after: first, cells: limit)
    }
    let head = isCutBefore || first > 0 ? "…" : ""
    let tail = isCutAfter || last < cells.count ? "…" : ""
    return Excerpt(
      text: head + trimmed(cells[first..<last].map(\.text).joined() + tail),
      caretStart: head.count + width(of: cells[first..<caret]),
      caretLength: max(1, width(of: cells[caret..<min(max(caret, caretEnd), last)])))
  }

  private func width(of cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

  private func index(before index: Int, cells count: Int) -> Int {
    var index = index
    var left = count
    while index > 0, left >= cells[index - 1].width {
      left -= cells[index - 1].width
      index -= 1
    }
    return index
  }

  private func index(after index: Int, cells count: Int) -> Int {
    var index = index
    var left = count
    while index < cells.count, left >= cells[index].width {
      left -= cells[index].width
      index += 1
    }
    return index
  }

  private func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// The character at an offset, and its length in bytes; U+FFFD for a byte that begins none.
private func decode(_ bytes: ArraySlice<UInt8>, at offset: Int) -> (Unicode.Scalar, Int) {
  let first = bytes[offset]
  if first < 0x80 { return (Unicode.Scalar(first), 1) }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  let end = min(offset + length, bytes.endIndex)
  var decoder = UTF8()
  var iterator = bytes[offset..<end].makeIterator()
  if case .scalarValue(let scalar) = decoder.decode(&iterator) {
    return (scalar, UTF8.width(scalar))
  }
  return ("\u{FFFD}", 1)
}
