/// One Unicode scalar read from UTF-8 bytes.
struct Scalar {
  /// The code point; `invalid` where the bytes are no UTF-8.
  var value: UInt32
  /// In UTF-8 bytes; of invalid bytes as many as are best skipped together.
  var length: Int

  static let invalid = UInt32.max

  /// Reads the scalar at `offset`, which must be within `bytes`. O(1) for valid UTF-8; a run of
  /// stray continuation bytes is one invalid scalar.
  init(_ bytes: Span<UInt8>, at offset: Int, before end: Int) {
    let first = bytes[offset]
    if first < 0x80 {
      self.init(value: UInt32(first), length: 1)
      return
    }
    // C0, C1 and F5 to FF begin no scalar, 80 to BF only continue one.
    guard 0xC2 <= first, first < 0xF5 else {
      var next = offset + 1
      while next < end, !Scalar.isStart(bytes[next]) { next += 1 }
      self.init(value: Scalar.invalid, length: next - offset)
      return
    }
    let count = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0x7F >> UInt32(count))
    for index in 1..<count {
      guard offset + index < end, bytes[offset + index] & 0xC0 == 0x80 else {
        self.init(value: Scalar.invalid, length: index)
        return
      }
      value = value << 6 | UInt32(bytes[offset + index] & 0x3F)
    }
    let minimum: UInt32 = count == 2 ? 0x80 : count == 3 ? 0x800 : 0x10000
    let isSurrogate = 0xD800 <= value && value <= 0xDFFF
    let isValid = minimum <= value && value <= 0x10FFFF && !isSurrogate
    self.init(value: isValid ? value : Scalar.invalid, length: count)
  }

  private init(value: UInt32, length: Int) {
    self.value = value
    self.length = length
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    byte < 0x80 || (0xC2 <= byte && byte < 0xF5)
  }

  /// The grammar's `identifier-character`, beyond ASCII.
  var continuesName: Bool {
    Scalar.contains(Scalar.nameRanges, value)
      || (0x10000 <= value && value < 0xF0000 && value & 0xFFFF <= 0xFFFD)
  }

  /// The grammar's `identifier-head`, beyond ASCII: a combining mark continues a name only.
  var startsName: Bool {
    continuesName && !Scalar.contains(Scalar.combiningRanges, value)
  }

  /// The grammar's `operator-head`, beyond ASCII.
  var startsOperator: Bool { Scalar.contains(Scalar.operatorRanges, value) }

  /// The grammar's `operator-character`, beyond ASCII.
  var continuesOperator: Bool {
    startsOperator || Scalar.contains(Scalar.combiningRanges, value)
      || (0xFE00 <= value && value <= 0xFE0F) || (0xE0100 <= value && value <= 0xE01EF)
  }

  private static func contains(_ ranges: [ClosedRange<UInt32>], _ value: UInt32) -> Bool {
    ranges.contains { $0.contains(value) }
  }

  private static let nameRanges: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5,
    0x00B7...0x00BA, 0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F,
    0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
    0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]

  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1,
    0x00B6...0x00B6, 0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7,
    0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
    0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
    0x3008...0x3030,
  ]
}
