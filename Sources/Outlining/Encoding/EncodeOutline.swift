import Lexing

extension FileOutline {
  /// Writes the outline so that ``FileOutline/init(decoding:byteCount:)`` makes the same of it: the same
  /// bytes for the same outline. O(rows).
  package func encode(into writer: inout ByteWriter) {
    writer.write(byte: hasTopLevelCode ? 1 : 0)
    RowCounts(self).encode(into: &writer)
    encodeNames(into: &writer)
    // The first line begins at 0.
    writer.table(ascending(Array(lines.starts.dropFirst())))
    encodeImports(into: &writer)
    writer.table(
      attributes.map(\.name.rawValue), near(attributes.map(\.range.start)),
      attributes.map(\.range.length), attributes.map(\.keyPath.rawValue))
    writer.table(genericParameters.map(\.name.rawValue))
    encodeDeclarations(into: &writer)
    encodeVariables(into: &writer)
    encodeReferences(into: &writer)
    encodeChains(into: &writer)
    encodeArguments(into: &writer)
    encodeClosures(into: &writer)
    encodeRest(into: &writer)
    writer.write(raw: repeatElement(0, count: endLength))
  }

  private func encodeNames(into writer: inout ByteWriter) {
    writer.table((0..<names.ownCount).map { UInt32(names.range(ofOwn: $0).count) })
    writer.write(raw: names.bytes)
  }

  private func encodeImports(into writer: inout ByteWriter) {
    writer.table(
      imports.map(\.path.rawValue),
      imports.map(\.kind.rawValue),
      near(imports.map(\.range.start)),
      imports.map(\.range.length),
      near(imports.map(\.pathRange.start)),
      imports.map(\.pathRange.length),
      imports.map { Flags($0.isExported, $0.isTestable).rawValue })
  }

  // What has few values shares a column, each with the bits that its kind has: more values need more bits.
  private func encodeDeclarations(into writer: inout ByteWriter) {
    writer.table(
      declarations.map {
        UInt32($0.kind.rawValue) | UInt32($0.access.rawValue) << 4
          | UInt32($0.modifiers.rawValue) << 7
      },
      declarations.map(\.name.rawValue),
      declarations.map(\.fullName.rawValue),
      links(declarations.map(\.parent.rawValue)),
      near(declarations.map(\.start)),
      declarations.map { $0.nameRange.start &- $0.start },
      declarations.map(\.nameRange.length),
      declarations.map { $0.end &- $0.nameRange.end },
      near(declarations.map(\.attributeRows.start)),
      declarations.map(\.attributeRows.count),
      near(declarations.map(\.genericParameterRows.start)),
      declarations.map(\.genericParameterRows.count),
      declarations.map { $0.inheritance.start(behind: $0.start) },
      declarations.map(\.inheritance.length))
  }

  private func encodeVariables(into writer: inout ByteWriter) {
    writer.table(
      variables.map {
        let flags = Flags(
          $0.isLet, $0.isStatic, $0.isSettable, $0.hasInitialValue, $0.isAsync, $0.isFunction)
        return UInt32($0.kind.rawValue) | UInt32($0.ownership.rawValue) << 3
          | UInt32($0.storage.rawValue) << 6 | UInt32($0.access.rawValue) << 8
          | flags.rawValue << 11
      },
      variables.map(\.name.rawValue),
      variables.map(\.label.rawValue),
      links(variables.map(\.owner.rawValue)),
      near(variables.map(\.nameRange.start)),
      variables.map(\.nameRange.length),
      variables.map { $0.typeRange.start(behind: $0.nameRange.start) },
      variables.map(\.typeRange.length),
      variables.map { $0.end &- $0.nameRange.start },
      near(variables.map(\.attributeRows.start)),
      variables.map(\.attributeRows.count),
      links(variables.map { UInt32(bitPattern: $0.initialChain) }))
  }

  private func encodeReferences(into writer: inout ByteWriter) {
    writer.table(
      ascending(references.map(\.range.start)),
      references.map(\.range.length),
      references.map(\.name.rawValue),
      references.map { UInt32($0.context.position) | UInt32($0.flags.rawValue) << 5 },
      links(references.map(\.owner.rawValue)),
      links(references.map(\.variable.rawValue)),
      links(references.map(\.container.rawValue)),
      references.map(\.member.rawValue))
  }

  private func encodeChains(into writer: inout ByteWriter) {
    writer.table(
      near(components.map(\.offset)),
      components.map(\.name.rawValue),
      components.map { $0.label.rawValue << 2 | Flags($0.isCall, $0.isSubscript).rawValue })
    // Nearly every chain's components stand behind those of the chain before.
    var last: UInt32 = 0
    let steps = chains.map { chain in
      defer { last = chain.firstComponent &+ chain.componentCount }
      return folded(chain.firstComponent &- last)
    }
    writer.table(
      steps,
      chains.map {
        $0.componentCount << 3 | Flags($0.isAssigned, $0.beginsWithSelf, $0.isValue).rawValue
      },
      links(chains.map(\.owner.rawValue)),
      links(chains.map(\.variable.rawValue)),
      links(chains.map(\.cast.rawValue)),
      links(chains.map(\.base.rawValue)))
  }

  private func encodeArguments(into writer: inout ByteWriter) {
    writer.table(
      ascending(arguments.map(\.range.start)),
      arguments.map(\.range.length),
      arguments.map { UInt32($0.position) << 3 | $0.value.kind << 1 | ($0.isWhole ? 1 : 0) },
      arguments.map(\.label.rawValue),
      links(arguments.map { UInt32(bitPattern: $0.chain) }),
      links(arguments.map(\.type.rawValue)),
      arguments.map { UInt32($0.component) },
      values)
  }

  /// What the value of each argument names, small as its kind of value can be.
  private var values: [UInt32] {
    var (lastChain, lastType): (UInt32, UInt32) = (0, 0)
    return arguments.map { argument in
      switch argument.value {
      case .nothing: return 0
      case .name(let name): return name.rawValue
      case .chain(let chain):
        defer { lastChain = UInt32(bitPattern: chain) }
        return folded(UInt32(bitPattern: chain) &- lastChain)
      case .type(let type):
        defer { lastType = type.rawValue }
        return folded(type.rawValue &- lastType)
      }
    }
  }

  private func encodeClosures(into writer: inout ByteWriter) {
    writer.table(
      closures.map { closure in
        switch closure.kind {
        case .assigned(let chain): UInt32(bitPattern: chain) << 2
        case .capturesWeakly(let name): name.rawValue << 2 | 1
        case .handed(let chain): UInt32(bitPattern: chain) << 2 | 2
        case .handedToType(let type): type.rawValue << 2 | 3
        }
      },
      near(closures.map(\.range.start)),
      closures.map(\.range.length))
  }

  private func encodeRest(into writer: inout ByteWriter) {
    writer.table(
      ascending(localScopes.map(\.declaration.rawValue)),
      near(localScopes.map(\.range.start)),
      localScopes.map(\.range.length))
    writer.table(
      conditionalBranches.map { $0.condition.rawValue << 1 | ($0.hasPreview ? 1 : 0) },
      near(conditionalBranches.map(\.range.start)),
      conditionalBranches.map(\.range.length))
    writer.table(issues.map(\.kind.number), near(issues.map(\.offset)))
    for directive in directives {
      writer.write(directive.text)
      writer.write(directive.textStart)
      writer.write(directive.range.start)
      writer.write(directive.range.length)
      writer.write(byte: directive.isTrailing ? 1 : 0)
    }
  }
}

/// How many rows each table has, at the beginning, as tables point into each other both ways.
struct RowCounts {
  var names, lines, imports, attributes, genericParameters, declarations, variables, references: Int
  var components, chains, arguments, closures, localScopes, branches, issues, directives: Int

  init(_ outline: FileOutline) {
    names = outline.names.ownCount
    lines = outline.lines.count - 1
    imports = outline.imports.count
    attributes = outline.attributes.count
    genericParameters = outline.genericParameters.count
    declarations = outline.declarations.count
    variables = outline.variables.count
    references = outline.references.count
    components = outline.components.count
    chains = outline.chains.count
    arguments = outline.arguments.count
    closures = outline.closures.count
    localScopes = outline.localScopes.count
    branches = outline.conditionalBranches.count
    issues = outline.issues.count
    directives = outline.directives.count
  }

  init(decoding reader: inout ByteReader) throws(DamagedBytes) {
    names = try reader.count()
    lines = try reader.count()
    imports = try reader.count()
    attributes = try reader.count()
    genericParameters = try reader.count()
    declarations = try reader.count()
    variables = try reader.count()
    references = try reader.count()
    components = try reader.count()
    chains = try reader.count()
    arguments = try reader.count()
    closures = try reader.count()
    localScopes = try reader.count()
    branches = try reader.count()
    issues = try reader.count()
    directives = try reader.count()
  }

  func encode(into writer: inout ByteWriter) {
    for count in [
      names, lines, imports, attributes, genericParameters, declarations, variables, references,
      components, chains, arguments, closures, localScopes, branches, issues, directives,
    ] { writer.write(count: count) }
  }
}

extension TextRange {
  /// Where it begins behind a place, counted from 1; 0 for what begins at 0, as what is not there does.
  fileprivate func start(behind place: UInt32) -> UInt32 {
    start == 0 ? 0 : start &- place &+ 1
  }
}

/// Some answers as one number, the first one lowest.
struct Flags {
  var rawValue: UInt32 = 0

  init(_ answers: Bool...) {
    for (index, answer) in answers.enumerated() where answer { rawValue |= 1 << UInt32(index) }
  }
}

// MARK: Kinds as numbers

extension ReferenceContext {
  /// In the order of their declaration.
  static let all: [ReferenceContext] = [
    .inherit, .extended, .property, .local, .parameter, .result, .throws, .enumPayload,
    .genericArgument, .constraint, .typealias, .cast, .pattern, .attribute, .keyPath,
    .expressionType, .expressionCall, .expressionMember, .expressionBare,
  ]
}

extension CallArgument.Value {
  /// As indexes and arguments keep it.
  var kind: UInt32 {
    switch self {
    case .nothing: 0
    case .name: 1
    case .chain: 2
    case .type: 3
    }
  }
}

extension OutlineIssue.Kind {
  fileprivate var number: UInt32 {
    switch self {
    case .unclosed: 0
    case .unopened: 1
    case .unbalancedConditional: 2
    case .lexical(let kind): 3 + UInt32(kind.rawValue)
    }
  }

  init?(number: UInt32) {
    switch number {
    case 0: self = .unclosed
    case 1: self = .unopened
    case 2: self = .unbalancedConditional
    default:
      guard number <= 255, let kind = LexicalIssue.Kind(rawValue: UInt8(number - 3)) else {
        return nil
      }
      self = .lexical(kind)
    }
  }
}
