import Lexing

extension FileOutline {
  /// Writes the outline so that ``FileOutline/init(decoding:byteCount:)`` makes the same of it: the same
  /// bytes for the same outline. O(rows).
  package func encode(into writer: inout ColumnWriter) {
    writer.write(byte: hasTopLevelCode ? 1 : 0)
    encodeNames(into: &writer)
    encodeLines(into: &writer)
    encodeImports(into: &writer)
    writer.write(count: attributes.count)
    writer.column(attributes.map(\.name.rawValue), isFirst: true)
    writer.ranges(attributes.map(\.range))
    writer.write(count: genericParameters.count)
    writer.column(genericParameters.map(\.name.rawValue), isFirst: true)
    encodeDeclarations(into: &writer)
    encodeVariables(into: &writer)
    encodeReferences(into: &writer)
    encodeChains(into: &writer)
    encodeArguments(into: &writer)
    encodeRest(into: &writer)
  }

  private func encodeNames(into writer: inout ColumnWriter) {
    let lengths = (0..<names.ownCount).map { UInt32(names.range(ofOwn: $0).count) }
    writer.write(count: lengths.count)
    writer.column(lengths, isFirst: true)
    writer.write(raw: names.bytes)
  }

  private func encodeLines(into writer: inout ColumnWriter) {
    // The first line begins at 0.
    writer.write(count: lines.starts.count - 1)
    writer.ascending(Array(lines.starts.dropFirst()))
  }

  private func encodeImports(into writer: inout ColumnWriter) {
    writer.write(count: imports.count)
    writer.column(imports.map(\.path.rawValue), isFirst: true)
    writer.column(imports.map(\.kind.rawValue))
    writer.ranges(imports.map(\.range))
    writer.ranges(imports.map(\.pathRange))
    writer.column(imports.map { Flags($0.isExported, $0.isTestable).rawValue })
  }

  private func encodeDeclarations(into writer: inout ColumnWriter) {
    writer.write(count: declarations.count)
    writer.column(declarations.map { UInt32($0.kind.rawValue) }, isFirst: true)
    writer.column(declarations.map { UInt32($0.access.rawValue) })
    writer.column(declarations.map { UInt32($0.modifiers.rawValue) })
    writer.column(declarations.map(\.name.rawValue))
    writer.column(declarations.map(\.fullName.rawValue))
    writer.links(declarations.map(\.parent.rawValue))
    writer.near(declarations.map(\.start))
    writer.column(declarations.map { $0.nameRange.start &- $0.start })
    writer.column(declarations.map(\.nameRange.length))
    writer.column(declarations.map { $0.end &- $0.nameRange.end })
    writer.rows(declarations.map(\.attributes))
    writer.rows(declarations.map(\.genericParameters))
    writer.column(declarations.map { $0.inheritance.start(behind: $0.start) })
    writer.column(declarations.map(\.inheritance.length))
  }

  private func encodeVariables(into writer: inout ColumnWriter) {
    writer.write(count: variables.count)
    writer.column(
      variables.map {
        UInt32($0.kind.rawValue) | UInt32($0.ownership.rawValue) << 3
          | UInt32($0.storage.rawValue) << 6
      }, isFirst: true)
    writer.column(
      variables.map {
        let flags = Flags($0.isLet, $0.isStatic, $0.isSettable, $0.hasInitialValue)
        return UInt32($0.access.rawValue) | flags.rawValue << 3
      })
    writer.column(variables.map(\.name.rawValue))
    writer.column(variables.map(\.label.rawValue))
    writer.links(variables.map(\.owner.rawValue))
    writer.ranges(variables.map(\.nameRange))
    writer.column(variables.map { $0.typeRange.start(behind: $0.nameRange.start) })
    writer.column(variables.map(\.typeRange.length))
    writer.column(variables.map { $0.end &- $0.nameRange.start })
    writer.rows(variables.map(\.attributes))
    writer.links(variables.map { UInt32(bitPattern: $0.initialChain) })
  }

  private func encodeReferences(into writer: inout ColumnWriter) {
    writer.write(count: references.count)
    writer.ascending(references.map(\.range.start))
    writer.column(references.map(\.range.length))
    writer.column(references.map(\.name.rawValue))
    writer.column(references.map { $0.context.number })
    writer.column(references.map { UInt32($0.flags.rawValue) })
    writer.links(references.map(\.owner.rawValue))
    writer.links(references.map(\.variable.rawValue))
    writer.links(references.map(\.container.rawValue))
    writer.column(references.map(\.member.rawValue))
  }

  private func encodeChains(into writer: inout ColumnWriter) {
    writer.write(count: components.count)
    writer.near(components.map(\.offset), isFirst: true)
    writer.column(components.map(\.name.rawValue))
    writer.column(components.map { Flags($0.isCall, $0.isSubscript).rawValue })
    writer.column(components.map(\.label.rawValue))

    writer.write(count: chains.count)
    // Nearly every chain's components stand behind those of the chain before.
    var last: UInt32 = 0
    writer.near(
      chains.map { chain in
        defer { last = chain.firstComponent &+ chain.componentCount }
        return chain.firstComponent &- last
      }, isFirst: true)
    writer.column(chains.map(\.componentCount))
    writer.column(chains.map { Flags($0.isAssigned, $0.beginsWithSelf).rawValue })
    writer.links(chains.map(\.owner.rawValue))
    writer.links(chains.map(\.variable.rawValue))
    writer.links(chains.map(\.cast.rawValue))
    writer.links(chains.map(\.base.rawValue))
  }

  private func encodeArguments(into writer: inout ColumnWriter) {
    writer.write(count: arguments.count)
    writer.ascending(arguments.map(\.range.start))
    writer.column(arguments.map(\.range.length))
    writer.links(arguments.map { UInt32(bitPattern: $0.chain) })
    writer.links(arguments.map(\.type.rawValue))
    writer.column(arguments.map { UInt32($0.component) })
    writer.column(arguments.map { UInt32($0.position) })
    writer.column(arguments.map(\.label.rawValue))
    writer.column(arguments.map { $0.value.kind | ($0.isWhole ? 4 : 0) })
    writer.column(arguments.compactMap(\.value.name))
    writer.links(arguments.compactMap(\.value.chain))
    writer.links(arguments.compactMap(\.value.type))
  }

  private func encodeRest(into writer: inout ColumnWriter) {
    writer.write(count: conditionalBranches.count)
    writer.column(conditionalBranches.map(\.condition.rawValue), isFirst: true)
    writer.ranges(conditionalBranches.map(\.range))
    writer.column(conditionalBranches.map { Flags($0.hasPreview).rawValue })
    writer.write(count: issues.count)
    writer.column(issues.map(\.kind.number), isFirst: true)
    writer.near(issues.map(\.offset))
    writer.write(count: directives.count)
    for directive in directives {
      writer.write(directive.text)
      writer.write(directive.textStart)
      writer.write(directive.range.start)
      writer.write(directive.range.length)
      writer.write(byte: directive.isTrailing ? 1 : 0)
    }
  }
}

extension ColumnWriter {
  /// Places that mostly follow each other.
  fileprivate mutating func ranges(_ ranges: [TextRange]) {
    near(ranges.map(\.start))
    column(ranges.map(\.length))
  }

  /// Parts of another table, which mostly follow each other.
  fileprivate mutating func rows(_ ranges: [Range<Int>]) {
    near(ranges.map { UInt32($0.lowerBound) })
    column(ranges.map { UInt32($0.count) })
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

  fileprivate var number: UInt32 {
    switch self {
    case .inherit: 0
    case .extended: 1
    case .property: 2
    case .local: 3
    case .parameter: 4
    case .result: 5
    case .throws: 6
    case .enumPayload: 7
    case .genericArgument: 8
    case .constraint: 9
    case .typealias: 10
    case .cast: 11
    case .pattern: 12
    case .attribute: 13
    case .keyPath: 14
    case .expressionType: 15
    case .expressionCall: 16
    case .expressionMember: 17
    case .expressionBare: 18
    }
  }
}

extension CallArgument.Value {
  fileprivate var kind: UInt32 {
    switch self {
    case .nothing: 0
    case .name: 1
    case .chain: 2
    case .type: 3
    }
  }

  fileprivate var name: UInt32? {
    if case .name(let name) = self { name.rawValue } else { nil }
  }

  fileprivate var chain: UInt32? {
    if case .chain(let chain) = self { UInt32(bitPattern: chain) } else { nil }
  }

  fileprivate var type: UInt32? {
    if case .type(let type) = self { type.rawValue } else { nil }
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
