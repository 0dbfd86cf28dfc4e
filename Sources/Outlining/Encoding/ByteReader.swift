import Lexing

/// Reads what ``ByteWriter`` wrote, from bytes that may be anybody's: nothing is read behind the end,
/// and nothing is reserved that the bytes do not hold.
package struct ByteReader {
  let bytes: ArraySlice<UInt8>
  private var next: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  /// Where it reads on, as an index of the slice that it reads.
  package var position: Int { next }

  /// Where the next bytes stand in what is read from, which they do.
  package mutating func take(_ count: Int) throws(DamagedBytes) -> Range<Int> {
    guard count >= 0, count <= bytes.endIndex - next else { throw cutShort }
    defer { next += count }
    return next..<next + count
  }

  package mutating func byte() throws(DamagedBytes) -> UInt8 {
    guard next < bytes.endIndex else { throw cutShort }
    defer { next += 1 }
    return bytes[next]
  }

  package mutating func number() throws(DamagedBytes) -> UInt32 {
    let start = try take(4).lowerBound
    return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
      | UInt32(bytes[start + 3]) << 24
  }

  /// A number as ``ByteWriter/write(count:)`` writes it, of 32 bits at most.
  package mutating func count() throws(DamagedBytes) -> Int {
    var (count, shift) = (0, 0)
    while true {
      let byte = Int(try byte())
      count |= (byte & 0x7F) << shift
      guard count <= Int(UInt32.max) else { throw outOfRange }
      if byte < 0x80 { return count }
      shift += 7
      guard shift < 35 else { throw outOfRange }
    }
  }

  package mutating func text() throws(DamagedBytes) -> String {
    try validText(try raw(try count()))
  }

  /// Throws where it is not at the end.
  package func end() throws(DamagedBytes) {
    guard next == bytes.endIndex else {
      throw DamagedBytes("it is damaged: something stands behind its end")
    }
  }

  package mutating func raw(_ count: Int) throws(DamagedBytes) -> ArraySlice<UInt8> {
    bytes[try take(count)]
  }

  /// The next table, which has so many rows and at most sixteen columns.
  mutating func table(rows: Int, columns: Int) throws(DamagedBytes) -> RecordTable {
    guard rows > 0 else { return RecordTable() }
    var (widths, length): (UInt64, Int) = (0, 0)
    for pair in 0..<(columns + 1) / 2 {
      let both = try byte()
      widths |= UInt64(both) << UInt64(pair * 8)
      let (first, second) = (both & 15, both >> 4)
      guard first <= 4, second <= 4, second == 0 || pair * 2 + 1 < columns else {
        throw DamagedBytes("it is damaged: a column of it has no known width")
      }
      length += Int(first + second)
    }
    guard length > 0 else {
      throw DamagedBytes("it is damaged: a table of it says that it has rows, and holds none")
    }
    let records = try take(rows * length)
    // What a number is read with may reach so far behind the last record.
    guard bytes.endIndex - next >= endLength else { throw cutShort }
    return RecordTable(
      rows: rows, length: length, start: records.lowerBound - bytes.startIndex, widths: widths)
  }
}

/// Bytes that may be anybody's as text. That most of it is ASCII is seen sooner than a string is checked.
package func validText(_ bytes: ArraySlice<UInt8>) throws(DamagedBytes) -> String {
  if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw DamagedBytes("it is damaged: a text in it is not UTF-8")
  }
  return text
}

/// How many bytes stand behind the last table.
let endLength = 4

/// Where a table's records stand in its bytes, of which it was made sure that they hold them all and
/// ``endLength`` more.
struct RecordTable {
  private(set) var rows = 0
  /// Of a record, in bytes.
  private(set) var length = 0
  /// Where the first record begins.
  private(set) var start = 0
  private var widths: UInt64 = 0
  /// Where the next column begins within a record.
  private var place = 0

  init() {}

  init(rows: Int, length: Int, start: Int, widths: UInt64) {
    self.rows = rows
    self.length = length
    self.start = start
    self.widths = widths
  }

  /// The next column, in the order in which they were written.
  @inline(__always)
  mutating func column() -> RecordColumn {
    let width = Int(widths & 15)
    defer {
      widths >>= 4
      place += width
    }
    return RecordColumn(place: place, mask: width == 0 ? 0 : UInt32.max >> UInt32(32 - width * 8))
  }
}

/// Where a number stands in each record of a table.
struct RecordColumn {
  let place: Int
  let mask: UInt32

  /// The number in the record that begins at a place. Four bytes are read, whatever the width, as that
  /// is one load and no branch.
  @inline(__always)
  func number(_ bytes: Span<UInt8>, _ record: Int) -> UInt32 {
    let start = record &+ place
    let part = bytes.extracting(start..<start &+ 4)
    // What the compiler should know by itself: with it, it joins the loads to a single one.
    precondition(part.count == 4)
    let number =
      UInt32(part[0]) | UInt32(part[1]) &<< 8 | UInt32(part[2]) &<< 16 | UInt32(part[3]) &<< 24
    return number & mask
  }
}

/// Reads numbers that ``near(_:)`` made small.
struct Steps {
  private var last: UInt32 = 0

  @inline(__always)
  mutating func next(_ number: UInt32) -> UInt32 {
    last &+= unfolded(number)
    return last
  }
}

/// Reads numbers that ``links(_:)`` made small: a row of another table, or ``noRow``.
struct Links {
  private var last: UInt32 = 0

  @inline(__always)
  mutating func next(_ number: UInt32) -> UInt32 {
    guard number != 0 else { return noRow }
    last &+= unfolded(number &- 1)
    return last
  }
}

/// What is said of a number that points nowhere.
var outOfRange: DamagedBytes { DamagedBytes("it is damaged: a number in it is out of range") }

private var cutShort: DamagedBytes { DamagedBytes("it is damaged: it is cut short") }
