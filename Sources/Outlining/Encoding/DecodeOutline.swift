import Lexing

extension FileOutline {
  /// Reads what ``FileOutline/encode(into:)`` wrote, without lexing anything. O(bytes).
  ///
  /// Nothing is believed: whoever reads the outline trusts that each index lies in its table, that each
  /// range lies in the file, and that parents come before what they hold, so all of it is checked here.
  /// - Parameter byteCount: how long the file is that was outlined.
  /// - Throws: where the bytes hold anything else, or more.
  package convenience init(
    decoding bytes: ArraySlice<UInt8>, byteCount: Int
  ) throws(DamagedBytes) {
    var decoder = try OutlineDecoder(bytes, byteCount: byteCount)
    try decoder.decode()
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

  init(_ bytes: ArraySlice<UInt8>, byteCount: Int) throws(DamagedBytes) {
    self.byteCount = byteCount
    reader = ByteReader(bytes)
    tables.hasTopLevelCode = try reader.byte() != 0
    counts = try RowCounts(decoding: &reader)
  }

  mutating func decode() throws(DamagedBytes) {
    let slice = reader.bytes
    let bytes = slice.span
    try decodeNames(bytes)
    try decodeLines(bytes)
    try decodeImports(bytes)
    try decodeAttributes(bytes)
    try decodeDeclarations(bytes)
    try decodeVariables(bytes)
    try decodeReferences(bytes)
    try decodeComponents(bytes)
    try decodeChains(bytes)
    try decodeArguments(bytes)
    try decodeClosures(bytes)
    try decodeLocalScopes(bytes)
    try decodeBranches(bytes)
    try decodeIssues(bytes)
    try decodeDirectives()
    _ = try reader.take(endLength)
    try reader.end()
  }

  private mutating func decodeNames(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.names, columns: 1)
    let length = table.column()
    // The names stand behind the table.
    let start = reader.position - reader.bytes.startIndex
    var (end, isSound) = (0, true)
    let ends = filled(table.rows) { (ends: inout OutputSpan<UInt32>) in
      var record = table.start
      for _ in 0..<table.rows {
        let length = Int(length.number(bytes, record))
        record &+= table.length
        isSound = isSound && length > 0 && start + end + length <= bytes.count
        end += length
        ends.append(UInt32(truncatingIfNeeded: end))
      }
    }
    guard isSound else { throw outOfRange }
    names = NameList(bytes: ContiguousArray(try reader.raw(end)), ends: ends)
    nameLimit = UInt32(names.count)
  }

  private mutating func decodeLines(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.lines, columns: 1)
    let length = table.column()
    var (start, isSound) = (0, true)
    lines.starts = filled(table.rows + 1) { (starts: inout OutputSpan<UInt32>) in
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

  private mutating func decodeLocalScopes(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.localScopes, columns: 3)
    let (declarations, starts, lengths) = (table.column(), table.column(), table.column())
    var declaration: UInt32 = 0
    var start = Steps()
    tables.localScopes.reserveCapacity(table.rows)
    for row in 0..<table.rows {
      let record = table.start + row * table.length
      declaration &+= declarations.number(bytes, record)
      let range = TextRange(
        start: start.next(starts.number(bytes, record)), length: lengths.number(bytes, record))
      guard declaration < counts.declarations, isInFile(range) else { throw outOfRange }
      tables.localScopes.append(
        LocalScope(declaration: DeclarationID(declaration), range: range))
    }
  }

  private mutating func decodeBranches(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.branches, columns: 3)
    let (conditions, starts, lengths) = (table.column(), table.column(), table.column())
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

  private mutating func decodeIssues(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.issues, columns: 2)
    let (kinds, offsets) = (table.column(), table.column())
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

/// An array of so many rows. An array's own way to be made so has the library reserve its memory, which
/// knows nothing of its type then, and takes longer than most tables take to be read.
@inline(__always)
func filled<Row>(_ count: Int, _ fill: (inout OutputSpan<Row>) -> Void) -> [Row] {
  var rows: [Row] = []
  rows.append(addingCapacity: count, initializingWith: fill)
  return rows
}
