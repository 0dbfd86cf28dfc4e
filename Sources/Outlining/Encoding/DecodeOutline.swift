import Lexing

extension FileOutline {
  /// Reads what ``FileOutline/encode(into:)`` wrote, without lexing anything. O(bytes).
  ///
  /// Nothing is believed: whoever reads the outline trusts that each index lies in its table, that each
  /// range lies in the file, and that parents come before what they hold, so all of it is checked here.
  /// - Parameter byteCount: how long the file is that was outlined.
  package convenience init(
    decoding reader: inout ByteReader, byteCount: Int
  ) throws(DamagedBytes) {
    var decoder = try OutlineDecoder(&reader, byteCount: byteCount)
    try decoder.decode()
    reader = decoder.reader
    self.init(
      decoder.tables, names: decoder.names, lines: decoder.lines, directives: decoder.directives,
      issues: decoder.issues)
  }
}

/// Reads an outline, a table at a step. The rows of a table go straight from their bytes into an array of
/// their number; whether one of them points astray is noted on the way, and asked at the end.
struct OutlineDecoder {
  let byteCount: Int
  let counts: RowCounts
  var reader: ByteReader
  var tables = OutlineTables()
  var names = NameList()
  var lines = LineTable()
  var directives: [Directive] = []
  var issues: [OutlineIssue] = []
  /// One more than the largest number of a name.
  var nameLimit: UInt32 = 0

  init(_ reader: inout ByteReader, byteCount: Int) throws(DamagedBytes) {
    self.byteCount = byteCount
    tables.hasTopLevelCode = try reader.byte() != 0
    counts = try RowCounts(decoding: &reader)
    self.reader = reader
  }

  mutating func decode() throws(DamagedBytes) {
    try decodeNames()
    try decodeLines()
    try decodeImports()
    try decodeAttributes()
    try decodeDeclarations()
    try decodeVariables()
    try decodeReferences()
    try decodeComponents()
    try decodeChains()
    try decodeArguments()
    try decodeBranches()
    try decodeIssues()
    try decodeDirectives()
    _ = try reader.take(endLength)
  }

  private mutating func decodeNames() throws(DamagedBytes) {
    var table = try reader.table(rows: counts.names, columns: 1)
    let length = table.column()
    let slice = reader.bytes
    let bytes = slice.span
    var (end, isSound) = (0, true)
    let ends = [UInt32](capacity: table.rows) { ends in
      var record = table.start
      for _ in 0..<table.rows {
        let length = length.number(bytes, record)
        record &+= table.length
        isSound = isSound && length > 0
        end += Int(length)
        ends.append(UInt32(truncatingIfNeeded: end))
      }
    }
    guard isSound else { throw outOfRange }
    names = NameList(bytes: ContiguousArray(try reader.raw(end)), ends: ends)
    nameLimit = UInt32(names.count)
  }

  private mutating func decodeLines() throws(DamagedBytes) {
    var table = try reader.table(rows: counts.lines, columns: 1)
    let length = table.column()
    let slice = reader.bytes
    let bytes = slice.span
    var (start, isSound) = (0, true)
    lines.starts = [UInt32](capacity: table.rows + 1) { starts in
      starts.append(0)
      var record = table.start
      for _ in 0..<table.rows {
        let length = length.number(bytes, record)
        record &+= table.length
        isSound = isSound && length > 0
        start += Int(length)
        starts.append(UInt32(truncatingIfNeeded: start))
      }
    }
    guard isSound, start <= byteCount else { throw outOfRange }
  }

  private mutating func decodeBranches() throws(DamagedBytes) {
    var table = try reader.table(rows: counts.branches, columns: 3)
    let (conditions, starts, lengths) = (table.column(), table.column(), table.column())
    let slice = reader.bytes
    let bytes = slice.span
    var start = Steps()
    tables.conditionalBranches.reserveCapacity(table.rows)
    for row in 0..<table.rows {
      let record = table.start + row * table.length
      let condition = conditions.number(bytes, record)
      let range = TextRange(
        start: start.next(starts.number(bytes, record)), length: lengths.number(bytes, record))
      guard condition >> 1 < nameLimit, isInFile(range) else { throw outOfRange }
      tables.conditionalBranches.append(
        ConditionalBranch(
          condition: NameID(condition >> 1), range: range, hasPreview: condition & 1 != 0))
    }
  }

  private mutating func decodeIssues() throws(DamagedBytes) {
    var table = try reader.table(rows: counts.issues, columns: 2)
    let (kinds, offsets) = (table.column(), table.column())
    let slice = reader.bytes
    let bytes = slice.span
    var offset = Steps()
    issues.reserveCapacity(table.rows)
    for row in 0..<table.rows {
      let record = table.start + row * table.length
      let offset = offset.next(offsets.number(bytes, record))
      guard let kind = OutlineIssue.Kind(number: kinds.number(bytes, record)),
        Int(offset) <= byteCount
      else { throw outOfRange }
      issues.append(OutlineIssue(kind: kind, offset: offset))
    }
  }

  private mutating func decodeDirectives() throws(DamagedBytes) {
    for _ in 0..<counts.directives {
      let text = try reader.text()
      let start = try reader.number()
      let range = TextRange(start: try reader.number(), length: try reader.number())
      guard isInFile(range), start <= byteCount else { throw outOfRange }
      directives.append(
        Directive(
          text: text, textStart: start, range: range, isTrailing: try reader.byte() != 0))
    }
  }

  @inline(__always)
  func isInFile(_ range: TextRange) -> Bool {
    Int(range.start) + Int(range.length) <= byteCount
  }
}
