/// Where an entry of a baseline file begins: its `"rule": "…"`, whichever way the file is laid out.
package struct BaselinePlace: Sendable, Equatable {
  /// 1-based.
  package var line: Int
  /// 1-based, in bytes.
  package var column: Int
  /// In bytes.
  package var offset: Int
  package var length: Int
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
    places.append(
      BaselinePlace(
        line: line, column: start - lineStart + 1, offset: start, length: offset - start))
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
