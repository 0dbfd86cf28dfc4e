/// Reads what ``ColumnWriter`` wrote, from bytes that may be anybody's: nothing is read behind the end,
/// and nothing is reserved that the bytes do not hold.
package struct ColumnReader {
  private let bytes: ArraySlice<UInt8>
  private var next: Int

  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    next = bytes.startIndex
  }

  package var isAtEnd: Bool { next == bytes.endIndex }

  /// Where it reads on, as an index of the slice that it reads.
  package var position: Int { next }

  /// Where the next bytes stand in what is read from, which they do.
  package mutating func take(_ count: Int) throws(DamagedBytes) -> Range<Int> {
    guard count >= 0, count <= bytes.endIndex - next else {
      throw DamagedBytes("it is damaged: it is cut short")
    }
    defer { next += count }
    return next..<next + count
  }

  package mutating func byte() throws(DamagedBytes) -> UInt8 {
    bytes[try take(1).lowerBound]
  }

  package mutating func number() throws(DamagedBytes) -> UInt32 {
    let start = try take(4).lowerBound
    return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
      | UInt32(bytes[start + 3]) << 24
  }

  /// The length of a table: each row has a byte at least in its first column.
  package mutating func count() throws(DamagedBytes) -> Int {
    let count = Int(try number())
    guard count <= bytes.endIndex - next else {
      throw DamagedBytes("it is damaged: it is cut short")
    }
    return count
  }

  package mutating func text() throws(DamagedBytes) -> String {
    let range = try take(try count())
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw DamagedBytes("it is damaged: a text in it is not UTF-8")
    }
    return text
  }

  package mutating func raw(_ count: Int) throws(DamagedBytes) -> ArraySlice<UInt8> {
    bytes[try take(count)]
  }

  /// One number for each of so many rows.
  /// - Parameter isFirst: whether the column is the one that says that the rows are there, so that a few
  ///   bytes cannot ask for the memory of many rows.
  mutating func column(_ count: Int, isFirst: Bool = false) throws(DamagedBytes) -> Column {
    Column(try values(count, isFirst: isFirst))
  }

  /// The numbers of a column; empty where all are 0.
  private mutating func values(
    _ count: Int, isFirst: Bool
  ) throws(DamagedBytes) -> ContiguousArray<UInt32> {
    guard count > 0 else { return [] }
    switch try byte() {
    case ColumnWidth.zero where !isFirst: return []
    case ColumnWidth.byte: return try values(ofBytes: count)
    case ColumnWidth.two:
      let range = try take(count * 2)
      var values = ContiguousArray<UInt32>(repeating: 0, count: count)
      let part = bytes[range].span
      for row in 0..<count {
        values[row] = UInt32(part[row &* 2]) | UInt32(part[row &* 2 &+ 1]) &<< 8
      }
      return values
    case ColumnWidth.four:
      var values = ContiguousArray<UInt32>()
      guard count <= (bytes.endIndex - next) / 4 else {
        throw DamagedBytes("it is damaged: it is cut short")
      }
      values.reserveCapacity(count)
      for _ in 0..<count { values.append(try number()) }
      return values
    default: throw DamagedBytes("it is damaged: a column of it has no known width")
    }
  }

  private mutating func values(
    ofBytes count: Int
  ) throws(DamagedBytes) -> ContiguousArray<UInt32> {
    let exceptions = Int(try number())
    let range = try take(count)
    // Into zeros, as this loop takes many rows at a step and one that appends does not.
    var values = ContiguousArray<UInt32>(repeating: 0, count: count)
    let part = bytes[range].span
    var largest: UInt8 = 0
    for row in 0..<count {
      let value = part[row]
      largest = max(largest, value)
      values[row] = UInt32(value)
    }
    guard exceptions > 0 else {
      guard largest < ColumnWidth.exception else { throw wrongExceptions }
      return values
    }
    guard exceptions <= count else { throw wrongExceptions }
    var left = exceptions
    for row in 0..<count where values[row] == ColumnWidth.exception {
      guard left > 0 else { throw wrongExceptions }
      left -= 1
      values[row] = try number()
    }
    guard left == 0 else { throw wrongExceptions }
    return values
  }

  private var wrongExceptions: DamagedBytes {
    DamagedBytes("it is damaged: a column of it has another number of large values than it says")
  }

  /// - Parameter limit: the largest that a number may be.
  mutating func column(
    _ count: Int, upTo limit: Int, isFirst: Bool = false
  ) throws(DamagedBytes) -> Column {
    let values = try values(count, isFirst: isFirst)
    try check(values, upTo: limit)
    return Column(values)
  }

  /// Numbers that never fall, none larger than a limit.
  mutating func ascending(
    _ count: Int, upTo limit: Int
  ) throws(DamagedBytes) -> Column {
    var values = try values(count, isFirst: true)
    // A sum of fewer than 2³² numbers of 32 bits has room in 64.
    var sum: UInt64 = 0
    for row in values.indices {
      sum &+= UInt64(values[row])
      values[row] = UInt32(truncatingIfNeeded: sum)
    }
    guard sum <= UInt64(limit) else { throw outOfRange }
    return Column(values)
  }

  /// Numbers that are mostly close to the one before, none larger than a limit.
  mutating func near(
    _ count: Int, upTo limit: Int, isFirst: Bool = false
  ) throws(DamagedBytes) -> Column {
    var values = try values(count, isFirst: isFirst)
    var last: UInt32 = 0
    for row in values.indices {
      last &+= unfolded(values[row])
      values[row] = last
    }
    try check(values, upTo: limit)
    return Column(values)
  }

  /// Indices into a table of so many rows, ``noRow`` for none.
  mutating func links(
    _ count: Int, into rows: Int
  ) throws(DamagedBytes) -> Column {
    var values = try values(count, isFirst: false)
    if values.isEmpty { return Column([], orElse: noRow) }
    var last: UInt32 = 0
    var largest: UInt32 = 0
    for row in values.indices {
      let value = values[row]
      guard value != 0 else {
        values[row] = noRow
        continue
      }
      last &+= unfolded(value &- 1)
      largest = max(largest, last)
      values[row] = last
    }
    // Where there is no row at all, 0 is none either.
    guard Int(largest) < rows || values.allSatisfy({ $0 == noRow }) else { throw outOfRange }
    return Column(values, orElse: noRow)
  }

  private func check(_ values: ContiguousArray<UInt32>, upTo limit: Int) throws(DamagedBytes) {
    var largest: UInt32 = 0
    for value in values { largest = max(largest, value) }
    guard Int(largest) <= limit else { throw outOfRange }
  }
}

/// The numbers of a table's rows. Of a column in which all are the same none is kept, as half of all
/// columns are so.
struct Column {
  private let values: ContiguousArray<UInt32>
  private let constant: UInt32

  init(_ values: ContiguousArray<UInt32>, orElse constant: UInt32 = 0) {
    self.values = values
    self.constant = constant
  }

  @inline(__always)
  subscript(row: Int) -> UInt32 { row < values.count ? values[row] : constant }

  /// The number of each row, of which there are so many.
  func prefix(_ count: Int) -> some Sequence<UInt32> { (0..<count).lazy.map { self[$0] } }
}

/// What is said of a number that points nowhere.
var outOfRange: DamagedBytes { DamagedBytes("it is damaged: a number in it is out of range") }

/// A step of ``ColumnWriter/near(_:)``.
@inline(__always)
private func unfolded(_ value: UInt32) -> UInt32 { (value &>> 1) ^ (0 &- (value & 1)) }
