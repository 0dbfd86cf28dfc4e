import Lexing

// The tables that files consist of: what is slow here is slow in all of an index. So each row is read
// without a branch but for what it checks, and none of its numbers is kept anywhere else before.
extension OutlineDecoder {
  mutating func decodeImports(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.imports, columns: 7)
    let (paths, kinds, starts) = (table.column(), table.column(), table.column())
    let (lengths, pathStarts, pathLengths) = (table.column(), table.column(), table.column())
    let flags = table.column()
    var isSound = true
    tables.imports = filled(table.rows) { (imports: inout OutputSpan<ImportDeclaration>) in
      var (start, pathStart) = (Steps(), Steps())
      var record = table.start
      for _ in 0..<table.rows {
        let (path, kind) = (paths.number(bytes, record), kinds.number(bytes, record))
        let range = TextRange(
          start: start.next(starts.number(bytes, record)), length: lengths.number(bytes, record))
        let pathRange = TextRange(
          start: pathStart.next(pathStarts.number(bytes, record)),
          length: pathLengths.number(bytes, record))
        let flags = flags.number(bytes, record)
        record &+= table.length
        isSound =
          isSound && path < nameLimit && kind < nameLimit && isInFile(range) && isInFile(pathRange)
        imports.append(
          ImportDeclaration(
            path: NameID(path), kind: NameID(kind), range: range, pathRange: pathRange,
            isExported: flags & 1 != 0, isTestable: flags & 2 != 0))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeAttributes(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.attributes, columns: 4)
    let (names, starts, lengths) = (table.column(), table.column(), table.column())
    let keyPaths = table.column()
    var start = Steps()
    tables.attributes.reserveCapacity(table.rows)
    for row in 0..<table.rows {
      let record = table.start + row * table.length
      let name = names.number(bytes, record)
      let range = TextRange(
        start: start.next(starts.number(bytes, record)), length: lengths.number(bytes, record))
      let keyPath = keyPaths.number(bytes, record)
      guard name < nameLimit, keyPath < nameLimit, isInFile(range) else { throw outOfRange }
      tables.attributes.append(
        Attribute(name: NameID(name), range: range, keyPath: NameID(keyPath)))
    }

    var parameters = try reader.table(rows: counts.genericParameters, columns: 1)
    let parameterNames = parameters.column()
    tables.genericParameters.reserveCapacity(parameters.rows)
    for row in 0..<parameters.rows {
      let name = parameterNames.number(bytes, parameters.start + row * parameters.length)
      guard name < nameLimit else { throw outOfRange }
      tables.genericParameters.append(GenericParameter(name: NameID(name)))
    }
  }

  mutating func decodeDeclarations(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.declarations, columns: 14)
    let (kinds, names, fullNames) = (table.column(), table.column(), table.column())
    let (parents, starts, nameStarts) = (table.column(), table.column(), table.column())
    let (nameLengths, ends) = (table.column(), table.column())
    let (attributeStarts, attributeCounts) = (table.column(), table.column())
    let (parameterStarts, parameterCounts) = (table.column(), table.column())
    let (inheritanceStarts, inheritanceLengths) = (table.column(), table.column())
    var isSound = true
    tables.declarations = filled(table.rows) { (declarations: inout OutputSpan<Declaration>) in
      var (parent, start) = (Links(), Steps())
      var (attribute, parameter) = (Steps(), Steps())
      var record = table.start
      for row in 0..<table.rows {
        let packed = kinds.number(bytes, record)
        let kind = DeclarationKind(rawValue: UInt8(packed & 15))
        let access = Access(rawValue: UInt8(packed >> 4 & 7))
        let (name, fullName) = (names.number(bytes, record), fullNames.number(bytes, record))
        let parent = parent.next(parents.number(bytes, record))
        let start = start.next(starts.number(bytes, record))
        let nameRange = TextRange(
          start: start &+ nameStarts.number(bytes, record),
          length: nameLengths.number(bytes, record))
        let end = nameRange.start &+ nameRange.length &+ ends.number(bytes, record)
        let attributes = RowRange(
          start: attribute.next(attributeStarts.number(bytes, record)),
          count: attributeCounts.number(bytes, record))
        let parameters = RowRange(
          start: parameter.next(parameterStarts.number(bytes, record)),
          count: parameterCounts.number(bytes, record))
        let inheritance = range(
          inheritanceStarts.number(bytes, record), behind: start,
          inheritanceLengths.number(bytes, record))
        record &+= table.length
        isSound =
          isSound && packed >> 23 == 0 && kind != nil && access != nil && name < nameLimit
          && fullName < nameLimit && isRow(parent, of: row) && isInFile(nameRange)
          && nameRange.start >= start && end > 0 && Int(end) <= byteCount
          && Int(end) >= Int(nameRange.start) + Int(nameRange.length)
          && attributes.rows.upperBound <= counts.attributes
          && parameters.rows.upperBound <= counts.genericParameters && isInFile(inheritance)
        declarations.append(
          Declaration(
            kind: kind ?? .class, access: access ?? .unspecified,
            modifiers: DeclarationModifiers(rawValue: UInt16(truncatingIfNeeded: packed >> 7)),
            name: NameID(name), fullName: NameID(fullName), parent: DeclarationID(parent),
            nameRange: nameRange, start: start, end: end, attributeRows: attributes,
            genericParameterRows: parameters, inheritance: inheritance))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeVariables(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.variables, columns: 12)
    let (kinds, names, labels) = (table.column(), table.column(), table.column())
    let (owners, nameStarts, nameLengths) = (table.column(), table.column(), table.column())
    let (typeStarts, typeLengths, ends) = (table.column(), table.column(), table.column())
    let (attributeStarts, attributeCounts) = (table.column(), table.column())
    let chains = table.column()
    var isSound = true
    tables.variables = filled(table.rows) { (variables: inout OutputSpan<Variable>) in
      var (owner, nameStart, attribute, chain) = (Links(), Steps(), Steps(), Links())
      var record = table.start
      for _ in 0..<table.rows {
        let packed = kinds.number(bytes, record)
        let kind = VariableKind(rawValue: UInt8(packed & 7))
        let ownership = Ownership(rawValue: UInt8(packed >> 3 & 7))
        let storage = VariableStorage(rawValue: UInt8(packed >> 6 & 3))
        let access = Access(rawValue: UInt8(packed >> 8 & 7))
        let (name, label) = (names.number(bytes, record), labels.number(bytes, record))
        let owner = owner.next(owners.number(bytes, record))
        let nameRange = TextRange(
          start: nameStart.next(nameStarts.number(bytes, record)),
          length: nameLengths.number(bytes, record))
        let typeRange = range(
          typeStarts.number(bytes, record), behind: nameRange.start,
          typeLengths.number(bytes, record))
        let end = nameRange.start &+ ends.number(bytes, record)
        let attributes = RowRange(
          start: attribute.next(attributeStarts.number(bytes, record)),
          count: attributeCounts.number(bytes, record))
        let chain = chain.next(chains.number(bytes, record))
        record &+= table.length
        isSound =
          isSound && packed >> 17 == 0 && kind != nil && ownership != nil && storage != nil
          && access != nil && name < nameLimit && label < nameLimit
          && isRow(owner, of: counts.declarations) && isInFile(nameRange) && isInFile(typeRange)
          && end >= nameRange.start && Int(end) <= byteCount
          && attributes.rows.upperBound <= counts.attributes && isRow(chain, of: counts.chains)
        variables.append(
          Variable(
            name: NameID(name), label: NameID(label), owner: DeclarationID(owner),
            nameRange: nameRange, typeRange: typeRange, end: end, attributeRows: attributes,
            initialChain: Int32(bitPattern: chain), kind: kind ?? .member,
            ownership: ownership ?? .strong, storage: storage ?? .stored,
            access: access ?? .unspecified, isLet: packed & 1 << 11 != 0,
            isStatic: packed & 1 << 12 != 0, isSettable: packed & 1 << 13 != 0,
            isAsync: packed & 1 << 15 != 0, hasInitialValue: packed & 1 << 14 != 0,
            isFunction: packed & 1 << 16 != 0))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeReferences(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.references, columns: 8)
    let (steps, lengths, names) = (table.column(), table.column(), table.column())
    let (contexts, owners, variables) = (table.column(), table.column(), table.column())
    let (containers, members) = (table.column(), table.column())
    let contextOfNumber = ReferenceContext.all
    var isSound = true
    tables.references = filled(table.rows) { (references: inout OutputSpan<TypeReference>) in
      var (owner, variable, container) = (Links(), Links(), Links())
      var start = 0
      var record = table.start
      for row in 0..<table.rows {
        let step = steps.number(bytes, record)
        let length = lengths.number(bytes, record)
        start += Int(step)
        let name = names.number(bytes, record)
        let packed = contexts.number(bytes, record)
        let context = Int(packed & 31)
        let owner = owner.next(owners.number(bytes, record))
        let variable = variable.next(variables.number(bytes, record))
        let container = container.next(containers.number(bytes, record))
        let member = members.number(bytes, record)
        record &+= table.length
        isSound =
          isSound && (step > 0 || row == 0) && length > 0 && start + Int(length) <= byteCount
          && name > 0 && name < nameLimit && packed >> 21 == 0
          && context < contextOfNumber.count && isRow(owner, of: counts.declarations)
          && isRow(variable, of: counts.variables) && isRow(container, of: row)
          && member < nameLimit
        references.append(
          TypeReference(
            name: NameID(name),
            range: TextRange(start: UInt32(truncatingIfNeeded: start), length: length),
            context: contextOfNumber[min(context, contextOfNumber.count - 1)],
            flags: ReferenceFlags(rawValue: UInt16(truncatingIfNeeded: packed >> 5)),
            owner: DeclarationID(owner), variable: VariableID(variable),
            container: ReferenceID(container), member: NameID(member)))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeComponents(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.components, columns: 3)
    let (steps, names, labels) = (table.column(), table.column(), table.column())
    var isSound = true
    tables.components = filled(table.rows) { (components: inout OutputSpan<ChainComponent>) in
      var offset = Steps()
      var record = table.start
      for _ in 0..<table.rows {
        let offset = offset.next(steps.number(bytes, record))
        let (name, packed) = (names.number(bytes, record), labels.number(bytes, record))
        record &+= table.length
        isSound =
          isSound && Int(offset) < byteCount && name < nameLimit && packed >> 2 < nameLimit
        components.append(
          ChainComponent(
            name: NameID(name), offset: offset, isCall: packed & 1 != 0,
            isSubscript: packed & 2 != 0, label: NameID(packed >> 2)))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeChains(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.chains, columns: 6)
    let (steps, lengths, owners) = (table.column(), table.column(), table.column())
    let (variables, casts, bases) = (table.column(), table.column(), table.column())
    let allComponents = tables.components[...]
    let components = allComponents.span
    var isSound = true
    tables.chains = filled(table.rows) { (chains: inout OutputSpan<MemberChain>) in
      var (owner, variable, cast, base) = (Links(), Links(), Links(), Links())
      var last: UInt32 = 0
      var asked = 0
      var record = table.start
      for _ in 0..<table.rows {
        let first = last &+ unfolded(steps.number(bytes, record))
        let packed = lengths.number(bytes, record)
        let owner = owner.next(owners.number(bytes, record))
        let variable = variable.next(variables.number(bytes, record))
        let cast = cast.next(casts.number(bytes, record))
        let base = base.next(bases.number(bytes, record))
        record &+= table.length
        last = first &+ packed >> 3
        // No component is of two chains, and so no more of them are asked in all than there are.
        let rows = Int(first)..<Int(first) + Int(packed >> 3)
        asked += rows.count
        isSound =
          isSound && rows.upperBound <= counts.components && asked <= counts.components
          && isRow(owner, of: counts.declarations) && isRow(variable, of: counts.variables)
          && isRow(cast, of: counts.references) && isRow(base, of: counts.references)
          && areInOrder(rows, of: components)
        chains.append(
          MemberChain(
            firstComponent: first, componentCount: packed >> 3, owner: DeclarationID(owner),
            variable: VariableID(variable), isAssigned: packed & 1 != 0,
            beginsWithSelf: packed & 2 != 0, isValue: packed & 4 != 0, cast: ReferenceID(cast),
            base: ReferenceID(base)))
      }
    }
    guard isSound else { throw outOfRange }
  }

  /// Whether components stand in the order in which a chain is written.
  @inline(__always)
  private func areInOrder(_ rows: Range<Int>, of components: Span<ChainComponent>) -> Bool {
    guard rows.count > 1 else { return true }
    var last = components[rows.lowerBound].offset
    for row in rows.dropFirst() {
      let offset = components[row].offset
      if offset < last { return false }
      last = offset
    }
    return true
  }

  mutating func decodeArguments(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.arguments, columns: 8)
    let (steps, lengths, kinds) = (table.column(), table.column(), table.column())
    let (labels, calledChains, calledTypes) = (table.column(), table.column(), table.column())
    let (places, values) = (table.column(), table.column())
    var isSound = true
    tables.arguments = filled(table.rows) { (arguments: inout OutputSpan<CallArgument>) in
      var (chain, type, valueChain, valueType) = (Links(), Links(), Steps(), Steps())
      var start = 0
      var record = table.start
      for _ in 0..<table.rows {
        start += Int(steps.number(bytes, record))
        let length = lengths.number(bytes, record)
        let packed = kinds.number(bytes, record)
        let label = labels.number(bytes, record)
        let chain = chain.next(calledChains.number(bytes, record))
        let type = type.next(calledTypes.number(bytes, record))
        let component = places.number(bytes, record)
        let number = values.number(bytes, record)
        record &+= table.length
        let value: CallArgument.Value
        switch packed >> 1 & 3 {
        case 1:
          value = .name(NameID(number))
          isSound = isSound && number < nameLimit
        case 2:
          let named = valueChain.next(number)
          value = .chain(Int32(bitPattern: named))
          isSound = isSound && Int(named) < counts.chains
        case 3:
          let named = valueType.next(number)
          value = .type(ReferenceID(named))
          isSound = isSound && Int(named) < counts.references
        default: value = .nothing
        }
        isSound =
          isSound && start + Int(length) <= byteCount && packed >> 19 == 0 && label < nameLimit
          && (chain == noRow) != (type == noRow) && holds(component, chain: chain)
          && isRow(type, of: counts.references)
        arguments.append(
          CallArgument(
            chain: Int32(bitPattern: chain), type: ReferenceID(type),
            component: UInt16(truncatingIfNeeded: component),
            position: UInt16(truncatingIfNeeded: packed >> 3), label: NameID(label),
            range: TextRange(start: UInt32(truncatingIfNeeded: start), length: length),
            value: value, isWhole: packed & 1 != 0))
      }
    }
    guard isSound else { throw outOfRange }
  }

  mutating func decodeClosures(_ bytes: Span<UInt8>) throws(DamagedBytes) {
    var table = try reader.table(rows: counts.closures, columns: 3)
    let (kinds, starts, lengths) = (table.column(), table.column(), table.column())
    var start = Steps()
    tables.closures.reserveCapacity(table.rows)
    for row in 0..<table.rows {
      let record = table.start + row * table.length
      let packed = kinds.number(bytes, record)
      let range = TextRange(
        start: start.next(starts.number(bytes, record)), length: lengths.number(bytes, record))
      let number = packed >> 2
      let (kind, limit): (ClosureFact.Kind, UInt32) =
        switch packed & 3 {
        case 0: (.assigned(chain: Int32(bitPattern: number)), UInt32(counts.chains))
        case 1: (.capturesWeakly(NameID(number)), nameLimit)
        case 2: (.handed(chain: Int32(bitPattern: number)), UInt32(counts.chains))
        default: (.handedToType(ReferenceID(number)), UInt32(counts.references))
        }
      guard isInFile(range), number < limit else { throw outOfRange }
      tables.closures.append(ClosureFact(kind: kind, range: range))
    }
  }

  /// Whether a link leads to one of so many rows, or nowhere.
  @inline(__always)
  private func isRow(_ link: UInt32, of rows: Int) -> Bool { Int(link &+ 1) <= rows }

  /// Whether a called chain is there, and has so many components.
  @inline(__always)
  private func holds(_ component: UInt32, chain: UInt32) -> Bool {
    guard chain != noRow else { return component <= UInt16.max }
    return Int(chain) < counts.chains && component <= UInt16.max
      && component < tables.chains[Int(chain)].componentCount
  }

  /// - Parameter start: counted from 1 behind a place, 0 for a range that begins at 0.
  @inline(__always)
  private func range(_ start: UInt32, behind place: UInt32, _ length: UInt32) -> TextRange {
    TextRange(start: start == 0 ? 0 : place &+ start &- 1, length: length)
  }
}
