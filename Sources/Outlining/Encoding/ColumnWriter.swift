import Lexing

// An outline as bytes: each table column by column, so that what repeats or grows stands together and
// takes a byte, and reading is a loop over numbers of one width.
//
// ```
// column    [ 1 ][ exceptions: 4 bytes ][ a byte for each row ][ 4 bytes for each exception ]
//           [ 2 ][ 2 bytes for each row ]
//           [ 4 ][ 4 bytes for each row ]
//           [ 0 ]                                  all rows are 0
// ```

/// Why bytes cannot be read as an outline, or as a file of them.
package struct DamagedBytes: Error, Hashable, Sendable {
  /// What is wrong, as it follows a file's name: `it is damaged: it is cut short`.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// The first byte of a column.
enum ColumnWidth {
  static let zero: UInt8 = 0
  static let byte: UInt8 = 1
  static let two: UInt8 = 2
  static let four: UInt8 = 4
  /// A byte that stands for a number which needs more.
  static let exception: UInt32 = 255
}

/// Writes numbers and texts, the lowest byte first.
package struct ColumnWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(byte: UInt8) { bytes.append(byte) }

  package mutating func write(_ number: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift)))
    }
  }

  package mutating func write(count: Int) { write(UInt32(count)) }

  package mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes += text.utf8
  }

  package mutating func write(raw: some Sequence<UInt8>) { bytes += raw }

  /// One number for each row, in the width that takes least; how many rows there are is not written.
  /// - Parameter isFirst: whether it is the column that shows the reader that the rows are there.
  mutating func column(_ values: [UInt32], isFirst: Bool = false) {
    guard let largest = values.max() else { return }
    if largest == 0, !isFirst { return write(byte: ColumnWidth.zero) }
    let exceptions = values.count { $0 >= ColumnWidth.exception }
    let sizeOfBytes = 4 + values.count + exceptions * 4
    if largest <= UInt16.max, values.count * 2 < sizeOfBytes {
      write(byte: ColumnWidth.two)
      for value in values {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
      }
    } else if values.count * 4 < sizeOfBytes {
      write(byte: ColumnWidth.four)
      for value in values { write(value) }
    } else {
      write(byte: ColumnWidth.byte)
      write(count: exceptions)
      for value in values {
        bytes.append(UInt8(truncatingIfNeeded: min(value, ColumnWidth.exception)))
      }
      for value in values where value >= ColumnWidth.exception { write(value) }
    }
  }

  /// Numbers that never fall: the step from each to the next.
  mutating func ascending(_ values: [UInt32]) {
    var last: UInt32 = 0
    column(
      values.map { value in
        defer { last = value }
        return value &- last
      }, isFirst: true)
  }

  /// Numbers that are mostly close to the one before.
  mutating func near(_ values: [UInt32], isFirst: Bool = false) {
    var last: UInt32 = 0
    column(
      values.map { value in
        defer { last = value }
        return zigzag(value &- last)
      }, isFirst: isFirst)
  }

  /// Indices into another table, ``noRow`` for none: the step from the last that is one.
  mutating func links(_ values: [UInt32]) {
    var last: UInt32 = 0
    column(
      values.map { value in
        guard value != noRow else { return 0 }
        defer { last = value }
        return zigzag(value &- last) &+ 1
      })
  }
}

/// What stands for no row in an index.
let noRow = UInt32.max

/// A step as a number that is small for a small step, forwards or back.
private func zigzag(_ step: UInt32) -> UInt32 {
  let signed = Int32(bitPattern: step)
  return UInt32(bitPattern: (signed << 1) ^ (signed >> 31))
}

/// A hash of bytes, by which what was damaged on its way is told. Eight bytes at a step; no defence
/// against who means it, which the checks of every number are.
package func checksum(of bytes: ArraySlice<UInt8>) -> UInt64 {
  let span = bytes.span
  var one: UInt64 = 0x9e37_79b9_7f4a_7c15 ^ UInt64(truncatingIfNeeded: span.count)
  var other: UInt64 = 0xc2b2_ae3d_27d4_eb4f
  var offset = 0
  while offset + 16 <= span.count {
    one = (one ^ eightBytes(span, offset)) &* 0x9fb2_1c65_1e98_df25
    other = (other ^ eightBytes(span, offset + 8)) &* 0xd6e8_feb8_6659_fd93
    one ^= one >> 32
    other ^= other >> 29
    offset += 16
  }
  while offset < span.count {
    one = (one ^ UInt64(span[offset])) &* 0x9fb2_1c65_1e98_df25
    one ^= one >> 32
    offset += 1
  }
  let mixed = (one ^ (other << 23 | other >> 41)) &* 0xff51_afd7_ed55_8ccd
  return mixed ^ (mixed >> 33)
}
