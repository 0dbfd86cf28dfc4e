import Lexing

extension FileOutline {
  /// Reads what ``FileOutline/encode(into:)`` wrote, without lexing anything. O(bytes).
  ///
  /// Nothing is believed: whoever reads the outline trusts that each index lies in its table, that each
  /// range lies in the file, and that parents come before what they hold, so all of it is checked here.
  /// - Parameter byteCount: how long the file is that was outlined.
  package convenience init(
    decoding reader: inout ColumnReader, byteCount: Int
  ) throws(DamagedBytes) {
    var decoder = OutlineDecoder(byteCount: byteCount)
    try decoder.decode(&reader)
    self.init(
      decoder.tables, names: decoder.names, lines: decoder.lines, directives: decoder.directives,
      issues: decoder.issues)
  }
}

private struct OutlineDecoder {
  let byteCount: Int
  var tables = OutlineTables()
  var names = NameList()
  var lines = LineTable()
  var directives: [Directive] = []
  var issues: [OutlineIssue] = []
  /// The largest number of a name.
  private var lastName: Int { names.count - 1 }

  init(byteCount: Int) { self.byteCount = byteCount }

  mutating func decode(_ reader: inout ColumnReader) throws(DamagedBytes) {
    tables.hasTopLevelCode = try reader.byte() != 0
    try decodeNames(&reader)
    try decodeLines(&reader)
    try decodeImports(&reader)
    try decodeAttributes(&reader)
    try decodeDeclarations(&reader)
    try decodeVariables(&reader)
    try decodeReferences(&reader)
    try decodeChains(&reader)
    try decodeArguments(&reader)
    try decodeRest(&reader)
    try checkLinks()
  }

  private mutating func decodeNames(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let lengths = try reader.column(count, isFirst: true)
    var ends: [UInt32] = []
    ends.reserveCapacity(count)
    var end = 0
    for row in 0..<count {
      guard lengths[row] > 0 else { throw outOfRange }
      end += Int(lengths[row])
      ends.append(UInt32(truncatingIfNeeded: end))
    }
    let bytes = ContiguousArray(try reader.raw(end))
    names = NameList(bytes: bytes, ends: ends)
  }

  private mutating func decodeLines(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let starts = try reader.ascending(count, upTo: byteCount)
    lines.starts.reserveCapacity(count + 1)
    var last: UInt32 = 0
    for row in 0..<count {
      guard starts[row] > last else { throw outOfRange }
      last = starts[row]
      lines.starts.append(last)
    }
  }

  private mutating func decodeImports(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let paths = try reader.column(count, upTo: lastName, isFirst: true)
    let kinds = try reader.column(count, upTo: lastName)
    let ranges = try ranges(count, &reader)
    let pathRanges = try self.ranges(count, &reader)
    let flags = try reader.column(count, upTo: 3)
    tables.imports.reserveCapacity(count)
    for row in 0..<count {
      tables.imports.append(
        ImportDeclaration(
          path: NameID(paths[row]), kind: NameID(kinds[row]), range: ranges[row],
          pathRange: pathRanges[row], isExported: flags[row] & 1 != 0,
          isTestable: flags[row] & 2 != 0))
    }
  }

  private mutating func decodeAttributes(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let names = try reader.column(count, upTo: lastName, isFirst: true)
    let ranges = try ranges(count, &reader)
    tables.attributes.reserveCapacity(count)
    for row in 0..<count {
      tables.attributes.append(Attribute(name: NameID(names[row]), range: ranges[row]))
    }
    let parameterCount = try reader.count()
    let parameters = try reader.column(parameterCount, upTo: lastName, isFirst: true)
    tables.genericParameters = parameters.prefix(parameterCount).map {
      GenericParameter(name: NameID($0))
    }
  }

  private mutating func decodeDeclarations(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let kinds = try reader.column(count, upTo: 255, isFirst: true)
    let accesses = try reader.column(count, upTo: 255)
    let modifiers = try reader.column(count, upTo: Int(UInt16.max))
    let names = try reader.column(count, upTo: lastName)
    let fullNames = try reader.column(count, upTo: lastName)
    let parents = try reader.links(count, into: count)
    let starts = try reader.near(count, upTo: byteCount)
    let nameStarts = try reader.column(count)
    let nameLengths = try reader.column(count)
    let ends = try reader.column(count)
    let attributes = try rows(count, upTo: tables.attributes.count, &reader)
    let parameters = try rows(count, upTo: tables.genericParameters.count, &reader)
    let inheritanceStarts = try reader.column(count)
    let inheritanceLengths = try reader.column(count)
    tables.declarations.reserveCapacity(count)
    for row in 0..<count {
      let name = try range(starts[row] &+ nameStarts[row], nameLengths[row])
      let end = name.end &+ ends[row]
      guard let kind = DeclarationKind(rawValue: UInt8(kinds[row])),
        let access = Access(rawValue: UInt8(accesses[row])),
        parents[row] == noRow || parents[row] < row,
        name.start >= starts[row], end >= name.end, Int(end) <= byteCount
      else { throw outOfRange }
      tables.declarations.append(
        Declaration(
          kind: kind, name: NameID(names[row]), fullName: NameID(fullNames[row]),
          parent: DeclarationID(parents[row]), nameRange: name, start: starts[row], end: end,
          access: access, modifiers: DeclarationModifiers(rawValue: UInt16(modifiers[row])),
          attributes: attributes[row], genericParameters: parameters[row],
          inheritance: try range(
            inheritanceStarts[row], behind: starts[row], inheritanceLengths[row])))
    }
  }

  private mutating func decodeVariables(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let kinds = try reader.column(count, upTo: 255, isFirst: true)
    let flags = try reader.column(count, upTo: 127)
    let names = try reader.column(count, upTo: lastName)
    let labels = try reader.column(count, upTo: lastName)
    let owners = try reader.links(count, into: tables.declarations.count)
    let nameRanges = try ranges(count, &reader)
    let typeStarts = try reader.column(count)
    let typeLengths = try reader.column(count)
    let ends = try reader.column(count)
    let attributes = try rows(count, upTo: tables.attributes.count, &reader)
    // Checked once the chains are there.
    let chains = try reader.links(count, into: Int(Int32.max))
    tables.variables.reserveCapacity(count)
    for row in 0..<count {
      let (kinds, flags) = (UInt8(kinds[row]), UInt8(flags[row]))
      let end = nameRanges[row].start &+ ends[row]
      guard let kind = VariableKind(rawValue: kinds & 7),
        let ownership = Ownership(rawValue: kinds >> 3 & 7),
        let storage = VariableStorage(rawValue: kinds >> 6),
        let access = Access(rawValue: flags & 7),
        end >= nameRanges[row].start, Int(end) <= byteCount
      else { throw outOfRange }
      tables.variables.append(
        Variable(
          kind: kind, name: NameID(names[row]), label: NameID(labels[row]),
          owner: DeclarationID(owners[row]), nameRange: nameRanges[row],
          typeRange: try range(
            typeStarts[row], behind: nameRanges[row].start, typeLengths[row]),
          end: end, ownership: ownership, storage: storage, access: access,
          isLet: flags & 8 != 0, isStatic: flags & 16 != 0, isSettable: flags & 32 != 0,
          hasInitialValue: flags & 64 != 0, attributes: attributes[row],
          initialChain: Int32(bitPattern: chains[row])))
    }
  }

  private mutating func decodeReferences(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let starts = try reader.ascending(count, upTo: byteCount)
    let lengths = try reader.column(count, upTo: byteCount)
    let names = try reader.column(count, upTo: lastName)
    let contexts = try reader.column(count, upTo: ReferenceContext.all.count - 1)
    let flags = try reader.column(count, upTo: Int(UInt16.max))
    let owners = try reader.links(count, into: tables.declarations.count)
    let variables = try reader.links(count, into: tables.variables.count)
    let containers = try reader.links(count, into: count)
    let members = try reader.column(count, upTo: lastName)
    let contextOfNumber = ReferenceContext.all
    tables.references.reserveCapacity(count)
    var last: UInt32?
    for row in 0..<count {
      let range = try range(starts[row], lengths[row])
      guard range.length > 0, last.map({ $0 < range.start }) ?? true, names[row] != 0,
        containers[row] == noRow || containers[row] < row
      else { throw outOfRange }
      last = range.start
      tables.references.append(
        TypeReference(
          name: NameID(names[row]), range: range, context: contextOfNumber[Int(contexts[row])],
          flags: ReferenceFlags(rawValue: UInt16(flags[row])), owner: DeclarationID(owners[row]),
          variable: VariableID(variables[row]), container: ReferenceID(containers[row]),
          member: NameID(members[row])))
    }
  }

  private mutating func decodeChains(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let componentCount = try reader.count()
    let offsets = try reader.near(componentCount, upTo: max(0, byteCount - 1), isFirst: true)
    let names = try reader.column(componentCount, upTo: lastName)
    let calls = try reader.column(componentCount, upTo: 3)
    let labels = try reader.column(componentCount, upTo: lastName)
    tables.components.reserveCapacity(componentCount)
    for row in 0..<componentCount {
      tables.components.append(
        ChainComponent(
          name: NameID(names[row]), offset: offsets[row], isCall: calls[row] & 1 != 0,
          isSubscript: calls[row] & 2 != 0, label: NameID(labels[row])))
    }

    let count = try reader.count()
    let steps = try reader.near(count, upTo: Int(UInt32.max), isFirst: true)
    let lengths = try reader.column(count, upTo: componentCount)
    let flags = try reader.column(count, upTo: 3)
    let owners = try reader.links(count, into: tables.declarations.count)
    let variables = try reader.links(count, into: tables.variables.count)
    let casts = try reader.links(count, into: tables.references.count)
    let bases = try reader.links(count, into: tables.references.count)
    tables.chains.reserveCapacity(count)
    var last: UInt32 = 0
    for row in 0..<count {
      let first = last &+ steps[row]
      guard Int(first) + Int(lengths[row]) <= componentCount else { throw outOfRange }
      last = first &+ lengths[row]
      tables.chains.append(
        MemberChain(
          firstComponent: first, componentCount: lengths[row], owner: DeclarationID(owners[row]),
          variable: VariableID(variables[row]), isAssigned: flags[row] & 1 != 0,
          beginsWithSelf: flags[row] & 2 != 0, cast: ReferenceID(casts[row]),
          base: ReferenceID(bases[row])))
    }
  }

  private mutating func decodeArguments(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let starts = try reader.ascending(count, upTo: byteCount)
    let lengths = try reader.column(count, upTo: byteCount)
    let chains = try reader.links(count, into: tables.chains.count)
    let types = try reader.links(count, into: tables.references.count)
    let components = try reader.column(count, upTo: Int(UInt16.max))
    let positions = try reader.column(count, upTo: Int(UInt16.max))
    let labels = try reader.column(count, upTo: lastName)
    let kinds = try reader.column(count, upTo: 7)
    var counts = [0, 0, 0, 0]
    for kind in kinds.prefix(count) { counts[Int(kind & 3)] += 1 }
    let names = try reader.column(counts[1], upTo: lastName)
    let valueChains = try reader.links(counts[2], into: tables.chains.count)
    let valueTypes = try reader.links(counts[3], into: tables.references.count)
    guard !valueChains.prefix(counts[2]).contains(noRow),
      !valueTypes.prefix(counts[3]).contains(noRow)
    else { throw outOfRange }
    var next = [0, 0, 0, 0]
    tables.arguments.reserveCapacity(count)
    for row in 0..<count {
      guard (types[row] == noRow) != (chains[row] == noRow) else { throw outOfRange }
      let kind = Int(kinds[row] & 3)
      let place = next[kind]
      next[kind] += 1
      let value: CallArgument.Value =
        switch kind {
        case 1: .name(NameID(names[place]))
        case 2: .chain(Int32(bitPattern: valueChains[place]))
        case 3: .type(ReferenceID(valueTypes[place]))
        default: .nothing
        }
      tables.arguments.append(
        CallArgument(
          chain: Int32(bitPattern: chains[row]), type: ReferenceID(types[row]),
          component: UInt16(components[row]), position: UInt16(positions[row]),
          label: NameID(labels[row]), range: try range(starts[row], lengths[row]), value: value,
          isWhole: kinds[row] & 4 != 0))
    }
  }

  private mutating func decodeRest(_ reader: inout ColumnReader) throws(DamagedBytes) {
    let count = try reader.count()
    let conditions = try reader.column(count, upTo: lastName, isFirst: true)
    let ranges = try ranges(count, &reader)
    let flags = try reader.column(count, upTo: 1)
    for row in 0..<count {
      tables.conditionalBranches.append(
        ConditionalBranch(
          condition: NameID(conditions[row]), range: ranges[row], hasPreview: flags[row] != 0))
    }
    let issueCount = try reader.count()
    let kinds = try reader.column(issueCount, isFirst: true)
    let offsets = try reader.near(issueCount, upTo: byteCount)
    for row in 0..<issueCount {
      guard let kind = OutlineIssue.Kind(number: kinds[row]) else { throw outOfRange }
      issues.append(OutlineIssue(kind: kind, offset: offsets[row]))
    }
    for _ in 0..<(try reader.count()) {
      let text = try reader.text()
      let start = try reader.number()
      let range = try range(try reader.number(), try reader.number())
      guard start <= byteCount else { throw outOfRange }
      directives.append(
        Directive(
          text: text, textStart: start, range: range, isTrailing: try reader.byte() != 0))
    }
  }

  /// What points forwards, into tables that are read after its own.
  private func checkLinks() throws(DamagedBytes) {
    for variable in tables.variables where variable.initialChain != -1 {
      guard variable.initialChain >= 0, variable.initialChain < tables.chains.count else {
        throw outOfRange
      }
    }
    for argument in tables.arguments where argument.chain >= 0 {
      guard argument.component < tables.chains[Int(argument.chain)].componentCount else {
        throw outOfRange
      }
    }
  }

  // MARK: Ranges

  private func range(_ start: UInt32, _ length: UInt32) throws(DamagedBytes) -> TextRange {
    guard Int(start) + Int(length) <= byteCount else { throw outOfRange }
    return TextRange(start: start, length: length)
  }

  /// - Parameter start: counted from 1 behind a place, 0 for a range that begins at 0.
  private func range(
    _ start: UInt32, behind place: UInt32, _ length: UInt32
  ) throws(DamagedBytes) -> TextRange {
    try range(start == 0 ? 0 : place &+ start &- 1, length)
  }

  private func ranges(
    _ count: Int, _ reader: inout ColumnReader
  ) throws(DamagedBytes) -> ContiguousArray<TextRange> {
    let starts = try reader.near(count, upTo: byteCount)
    let lengths = try reader.column(count)
    var ranges = ContiguousArray<TextRange>()
    ranges.reserveCapacity(count)
    for row in 0..<count { ranges.append(try range(starts[row], lengths[row])) }
    return ranges
  }

  private func rows(
    _ count: Int, upTo limit: Int, _ reader: inout ColumnReader
  ) throws(DamagedBytes) -> ContiguousArray<Range<Int>> {
    let starts = try reader.near(count, upTo: limit)
    let lengths = try reader.column(count, upTo: limit)
    var rows = ContiguousArray<Range<Int>>()
    rows.reserveCapacity(count)
    for row in 0..<count {
      let (start, length) = (Int(starts[row]), Int(lengths[row]))
      guard start + length <= limit else { throw outOfRange }
      rows.append(start..<start + length)
    }
    return rows
  }
}
