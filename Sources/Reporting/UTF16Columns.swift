import Diagnostics

/// A place further right in its line than so many bytes is told by its line alone: a line can be as
/// long as a file, and each place costs what stands before it.
private let byteLimit = 10_000

/// The columns of a place in UTF-16 units, from 1, the second past its end: GitHub and programs in
/// Java and JavaScript count so. nil where its text is not known or does not fit the place.
func utf16Columns(
  of place: Diagnostic.Place, in sources: [String: [UInt8]]
) -> (start: Int, end: Int)? {
  guard let source = sources[place.file] else { return nil }
  let end = place.offset + place.length
  let lineStart = place.offset - (place.column - 1)
  let endLineStart = end - (place.endColumn - 1)
  guard lineStart >= 0, lineStart <= place.offset, place.length >= 0, end <= source.count,
    endLineStart >= lineStart, endLineStart <= end,
    place.column <= byteLimit, place.endColumn <= byteLimit
  else { return nil }
  return (
    1 + units(source, from: lineStart, to: place.offset),
    1 + units(source, from: endLineStart, to: end)
  )
}

private func units(_ source: [UInt8], from start: Int, to end: Int) -> Int {
  // A byte-order mark is no part of the first line.
  let hasMark = start == 0 && source.starts(with: [0xEF, 0xBB, 0xBF])
  let first = hasMark ? min(3, end) : start
  return String(decoding: source[first..<end], as: UTF8.self).utf16.count
}
