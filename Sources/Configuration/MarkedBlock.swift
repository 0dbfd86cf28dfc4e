/// A file's marks of a block that viperlint writes are not one begin before one end.
package struct BrokenBlock: Error, Hashable, Sendable {
  /// Of the first mark, from 1.
  package var line: Int
}

/// What stands before and after the lines of a block that viperlint wrote into somebody's file, byte for
/// byte. It ends with the newline of its last line, or with the file.
/// - Returns: nil for a file without marks.
package func partsAroundBlock(
  _ text: String, isBegin: (Substring.UTF8View) -> Bool, isEnd: (Substring.UTF8View) -> Bool
) throws(BrokenBlock) -> (before: String, after: String)? {
  var offset = 0
  var begins: [Int] = []
  var ends: [Int] = []
  var firstMark: Int?
  // In bytes, as CR and LF are one Character.
  let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  for (index, line) in lines.enumerated() {
    let (begin, end) = (isBegin(line), isEnd(line))
    if begin { begins.append(offset) }
    offset += line.count + 1
    if end { ends.append(min(offset, text.utf8.count)) }
    if begin || end { firstMark = firstMark ?? index + 1 }
  }
  guard let firstMark else { return nil }
  guard begins.count == 1, ends.count == 1, begins[0] < ends[0] else {
    throw BrokenBlock(line: firstMark)
  }
  let bytes = Array(text.utf8)
  return (
    String(decoding: bytes[..<begins[0]], as: UTF8.self),
    String(decoding: bytes[ends[0]...], as: UTF8.self)
  )
}
