import Lexing

/// The distinct names of one file, as the outline left them: bytes, and where each ends, so that who
/// joins the names of many files makes a `String` of each distinct one only once.
///
/// Each list begins with the names that the outline compares with (``shared``), which no file keeps:
///
/// ```
/// name   0 is empty … the shared ones … │ the file's own …
/// ends                                  │ [ 5 ][ 12 ] …     own name n ends at 12, and begins where n - 1 ends
/// ```
package struct NameList: Sendable {
  /// Those of the file's own names, one after the other.
  package let bytes: ContiguousArray<UInt8>
  /// Half a word each, in nearly every file; of a file with more names ``longEnds`` has them.
  private let ends: [UInt16]
  private let longEnds: [UInt32]

  /// - Parameter ends: per own name: where it ends in `bytes`; ascending.
  init(bytes: ContiguousArray<UInt8> = [], ends: [UInt32] = []) {
    self.bytes = bytes
    let areShort = ends.last ?? 0 <= UInt32(UInt16.max)
    self.ends = areShort ? ends.map { UInt16(truncatingIfNeeded: $0) } : []
    longEnds = areShort ? [] : ends
  }

  /// A hash of the names that each list begins with: numbers of names mean the same only where it is the
  /// same.
  package static var sharedHash: UInt32 { ConstantNames.standard.hash }

  /// The names that each list begins with, the empty one first.
  package static var shared: [String] { ConstantNames.standard.texts }

  package var count: Int { NameList.shared.count + ownCount }

  package var ownCount: Int { ends.count + longEnds.count }

  /// Where the bytes of a name of the file's own, counted from 0, stand in ``bytes``.
  package func range(ofOwn name: Int) -> Range<Int> {
    (name == 0 ? 0 : end(ofOwn: name - 1))..<end(ofOwn: name)
  }

  private func end(ofOwn name: Int) -> Int {
    longEnds.isEmpty ? Int(ends[name]) : Int(longEnds[name])
  }

  /// The hash of a name of the file's own that stands at a range of ``bytes``: the same name has the same
  /// in every file. O(length).
  package func hash(ofOwnAt range: Range<Int>) -> UInt32 {
    hashOf(bytes.span, range.lowerBound, range.count)
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
