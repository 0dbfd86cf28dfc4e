import Lexing

/// The distinct names of one file, as the outline left them: bytes, and a hash for each, so that who
/// joins the names of many files makes a `String` of each distinct one only once.
///
/// ```
/// ends    [ 0 ][ 5 ][ 12 ] …          name n is bytes[ends[n - 1] ..< ends[n]]; name 0 is empty
/// ```
package struct NameList: Sendable {
  package let bytes: ContiguousArray<UInt8>
  package let ends: [UInt32]
  /// By bytes alone: the same name has the same hash in every file.
  package let hashes: [UInt32]

  init(
    bytes: ContiguousArray<UInt8> = [], ends: [UInt32] = [0], hashes: [UInt32] = [0]
  ) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  package var count: Int { ends.count }

  /// Where a name's bytes stand in ``bytes``.
  package func range(of name: Int) -> Range<Int> {
    name == 0 ? 0..<0 : Int(ends[name - 1])..<Int(ends[name])
  }

  /// Makes a new string; O(length).
  package subscript(name: NameID) -> String {
    String(decoding: bytes[range(of: Int(name.rawValue))], as: UTF8.self)
  }

  /// The hash that a name of these bytes has in every list. O(length).
  package static func hash(of text: ContiguousArray<UInt8>) -> UInt32 {
    hashOf(text.span, 0, text.count)
  }

  /// How many names each list that is not empty begins with: those that the outline compares with.
  package static var sharedCount: Int { ConstantNames.standard.count }

  /// Whether a name of the file is this one. O(names).
  package func contains(_ name: StaticString) -> Bool {
    let wanted = Array(name.description.utf8)
    return (0..<count).contains { bytes[range(of: $0)].elementsEqual(wanted) }
  }
}

/// Whether the same bytes stand at two places, eight at a step.
package func areEqual(
  _ one: Span<UInt8>, _ start: Int, _ other: Span<UInt8>, _ otherStart: Int, count: Int
) -> Bool {
  if count >= 8 {
    var offset = 0
    while offset + 8 < count {
      if eightBytes(one, start + offset) != eightBytes(other, otherStart + offset) { return false }
      offset += 8
    }
    // The last eight, of which some may have been compared.
    offset = count - 8
    return eightBytes(one, start + offset) == eightBytes(other, otherStart + offset)
  }
  for offset in 0..<count where one[start + offset] != other[otherStart + offset] { return false }
  return true
}
