/// Where an entry of a baseline file begins: its `"rule": "…"`, whichever way the file is laid out.
package struct BaselinePlace: Sendable, Equatable {
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes.
  package var column: Int
  /// In bytes.
  package var offset: Int
  package var length: Int
  /// What takes the entry away, with a comma and its line; nil where it is not laid out as usual.
  package var removal: Range<Int>?
  /// The digits of its `"count": …`; nil where it states none.
  package var count: Range<Int>?
}

/// The places of the entries, in their order. What stands in quotes is told from what only looks so: a
/// name in an entry may hold anything.
/// - Complexity: O(*n*).
func placesOfEntries(in bytes: [UInt8]) -> [BaselinePlace] {
  let key = Array("\"rule\"".utf8)
  var places: [BaselinePlace] = []
  var line = 1
  var lineStart = 0
  var offset = 0
  while offset < bytes.count {
    guard bytes[offset] == UInt8(ascii: "\"") else {
      if bytes[offset] == UInt8(ascii: "\n") {
        line += 1
        lineStart = offset + 1
      }
      offset += 1
      continue
    }
    let start = offset
    offset = endOfString(from: start, in: bytes)
    guard bytes[start..<offset].elementsEqual(key) else { continue }
    let colon = skipBlanks(from: offset, in: bytes)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { continue }
    let value = skipBlanks(from: colon + 1, in: bytes)
    if value < bytes.count, bytes[value] == UInt8(ascii: "\"") {
      offset = endOfString(from: value, in: bytes)
    }
    var place = BaselinePlace(
      line: line, column: start - lineStart + 1, offset: start, length: offset - start)
    (place.removal, place.count) = layout(ofEntryAt: start, in: bytes)
    places.append(place)
  }
  return places
}

/// After the closing quotation mark, or where a line break leaves the text open.
private func endOfString(from start: Int, in bytes: [UInt8]) -> Int {
  var offset = start + 1
  while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
    switch bytes[offset] {
    case UInt8(ascii: "\""): return offset + 1
    case UInt8(ascii: "\\"): offset += 2
    default: offset += 1
    }
  }
  return min(offset, bytes.count)
}

private func skipBlanks(from start: Int, in bytes: [UInt8]) -> Int {
  var offset = start
  while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") { offset += 1 }
  return offset
}

/// What takes away the entry whose `"rule"` stands at an offset, and where its count is.
private func layout(
  ofEntryAt key: Int, in bytes: [UInt8]
) -> (removal: Range<Int>?, count: Range<Int>?) {
  var start = key
  while start > 0, isSpace(bytes[start - 1]) { start -= 1 }
  guard start > 0, bytes[start - 1] == UInt8(ascii: "{") else { return (nil, nil) }
  start -= 1
  var count: Range<Int>?
  var end = key
  while end < bytes.count, bytes[end] != UInt8(ascii: "}") {
    guard bytes[end] == UInt8(ascii: "\"") else {
      end += 1
      continue
    }
    let text = end
    end = endOfString(from: text, in: bytes)
    guard bytes[text..<end].elementsEqual("\"count\"".utf8) else { continue }
    let colon = skipBlanks(from: end, in: bytes)
    guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":") else { continue }
    let digits = skipBlanks(from: colon + 1, in: bytes)
    end = digits
    while end < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[end]) {
      end += 1
    }
    if end > digits { count = digits..<end }
  }
  guard end < bytes.count else { return (nil, count) }
  end += 1
  let entry = start..<end
  var before = start
  while before > 0, isSpace(bytes[before - 1]) { before -= 1 }
  while end < bytes.count, isSpace(bytes[end]) { end += 1 }
  // One that another follows goes with its own comma, the last with the comma before it.
  if end < bytes.count, bytes[end] == UInt8(ascii: ",") {
    end += 1
    var next = end
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    return (start..<next, count)
  }
  guard before > 0, end < bytes.count, bytes[end] == UInt8(ascii: "]") else { return (nil, count) }
  if bytes[before - 1] == UInt8(ascii: ",") { return (before - 1..<entry.upperBound, count) }
  return bytes[before - 1] == UInt8(ascii: "[") ? (before..<end, count) : (nil, count)
}

private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || (9...13).contains(byte)
}
