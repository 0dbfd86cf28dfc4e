import Lexing

/// The distinct names of one file, as the outline left them: bytes, and a hash for each, so that who
/// joins the names of many files makes a `String` of each distinct one only once.
///
/// Each list begins with the names that the outline compares with (``shared``), which no file keeps:
///
/// ```
/// name   0 is empty … the shared ones … │ the file's own …
/// ends                                  │ [ 5 ][ 12 ] …     own name n is bytes[ends[n - 1] ..< ends[n]]
/// ```
package struct NameList: Sendable {
  /// Those of the file's own names, one after the other.
  package let bytes: ContiguousArray<UInt8>
  private let ends: [UInt32]
  /// Of the file's own names, by bytes alone: the same name has the same hash in every file.
  package let hashes: [UInt32]

  init(bytes: ContiguousArray<UInt8> = [], ends: [UInt32] = [], hashes: [UInt32] = []) {
    self.bytes = bytes
    self.ends = ends
    self.hashes = hashes
  }

  /// With the hashes that these names have. O(bytes).
  init(bytes: ContiguousArray<UInt8>, ends: [UInt32]) {
    var hashes: [UInt32] = []
    hashes.reserveCapacity(ends.count)
    let span = bytes.span
    var start = 0
    for end in ends {
      hashes.append(hashOf(span, start, Int(end) - start))
      start = Int(end)
    }
    self.init(bytes: bytes, ends: ends, hashes: hashes)
  }

  /// A hash of the names that each list begins with: numbers of names mean the same only where it is the
  /// same.
  package static var sharedHash: UInt32 { ConstantNames.standard.hash }

  /// The names that each list begins with, the empty one first.
  package static var shared: [String] { ConstantNames.standard.texts }

  package var count: Int { NameList.shared.count + ownCount }

  package var ownCount: Int { ends.count }

  /// Where the bytes of a name of the file's own, counted from 0, stand in ``bytes``.
  package func range(ofOwn name: Int) -> Range<Int> {
    (name == 0 ? 0 : Int(ends[name - 1]))..<Int(ends[name])
  }

  /// O(length).
  package subscript(name: NameID) -> String {
    let shared = NameList.shared
    let number = Int(name.rawValue)
    guard number >= shared.count else { return shared[number] }
    return String(decoding: bytes[range(ofOwn: number - shared.count)], as: UTF8.self)
  }

  /// The hash that a name of these bytes has in every list. O(length).
  package static func hash(of text: ContiguousArray<UInt8>) -> UInt32 {
    hashOf(text.span, 0, text.count)
  }

  /// Whether one of the file's own names is this one. O(names).
  package func contains(_ name: StaticString) -> Bool {
    let wanted = Array(name.description.utf8)
    return (0..<ownCount).contains { bytes[range(ofOwn: $0)].elementsEqual(wanted) }
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
