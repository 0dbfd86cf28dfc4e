import Lexing

// An outline as bytes: how many rows each table has, then the tables one after the other. The rows of a
// table are records of one length, so that a place in one is found by adding, and reading a table needs
// one look at how long it is.
//
// ```
// table     [ half a byte for each column: its width in this file, 0 where all its numbers are 0 ][ record ] …
// record    [ column 0 ][ column 1 ] …        each number in its column's width, 1 to 4 bytes
// ```

/// Why bytes cannot be read as an outline, or as a file of them.
package struct DamagedBytes: Error, Hashable, Sendable {
  /// What is wrong, as it follows a file's name: `it is damaged: it is cut short`.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// Writes numbers and texts, the lowest byte first.
package struct ByteWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  /// In four bytes.
  package mutating func write(_ number: UInt32) { write(number, width: 4) }

  /// Mostly small: seven bits in each byte, of which all but the last have the upper bit.
  package mutating func write(count: Int) {
    var rest = UInt32(count)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write(raw: some Sequence<UInt8>) { bytes += raw }

  /// A table of columns of one length, which is not written.
  mutating func table(_ columns: [UInt32]...) {
    guard let count = columns.first?.count, count > 0 else { return }
    var widths = columns.map { width(of: $0.max() ?? 0) }
    // A record has a byte at least, so that a few bytes cannot ask for the memory of many rows.
    if widths.allSatisfy({ $0 == 0 }) { widths[0] = 1 }
    for pair in stride(from: 0, to: widths.count, by: 2) {
      let second = pair + 1 < widths.count ? widths[pair + 1] : 0
      write(byte: UInt8(widths[pair] | second << 4))
    }
    for row in 0..<count {
      for (column, width) in zip(columns, widths) { write(column[row], width: width) }
    }
  }

  private mutating func write(_ number: UInt32, width: Int) {
    for byte in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(byte * 8))) }
  }
}

/// How many bytes a number takes, 0 for 0.
private func width(of number: UInt32) -> Int { (39 - number.leadingZeroBitCount) / 8 }

/// What stands for no row in an index.
let noRow = UInt32.max

// MARK: Numbers as smaller ones

/// Numbers that never fall: the step from each to the next.
func ascending(_ values: [UInt32]) -> [UInt32] {
  var last: UInt32 = 0
  return values.map { value in
    defer { last = value }
    return value &- last
  }
}

/// Numbers that are mostly close to the one before: the step, forwards or back.
func near(_ values: [UInt32]) -> [UInt32] { ascending(values).map(folded) }

/// Indices into another table, ``noRow`` for none: the step from the last that is one.
func links(_ values: [UInt32]) -> [UInt32] {
  var last: UInt32 = 0
  return values.map { value in
    guard value != noRow else { return 0 }
    defer { last = value }
    return folded(value &- last) &+ 1
  }
}

/// A step as a number that is small for a small step, forwards or back.
func folded(_ step: UInt32) -> UInt32 {
  let signed = Int32(bitPattern: step)
  return UInt32(bitPattern: (signed << 1) ^ (signed >> 31))
}

/// What ``folded(_:)`` was given.
@inline(__always)
func unfolded(_ value: UInt32) -> UInt32 { (value &>> 1) ^ (0 &- (value & 1)) }

/// A hash of bytes, by which what was damaged on its way is told. Sixteen bytes at a step, zeros behind
/// the last; no defence against who means it, which the checks of every number are.
package func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
  let span = bytes.span
  var one: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(truncatingIfNeeded: span.count)
  var other: UInt64 = 0xc2b2_ae3d_27d4_eb4f
  func take(_ low: UInt64, _ high: UInt64) {
    one = (one ^ low) &* 0x9fb2_1c65_1e98_df25
    other = (other ^ high) &* 0xd6e8_feb8_6659_fd93
    one ^= one >> 32
    other ^= other >> 29
  }
  var offset = 0
  while offset + 16 <= span.count {
    take(eightBytes(span, offset), eightBytes(span, offset + 8))
    offset += 16
  }
  if offset < span.count {
    let rest = span.count - offset
    take(
      headOfName(span, offset, min(rest, 8)),
      rest > 8 ? headOfName(span, offset + 8, rest - 8) : 0)
  }
  let mixed = (one ^ (other << 23 | other >> 41)) &* 0xff51_afd7_ed55_8ccd
  return mixed ^ (mixed >> 33)
}
