package import Lexing

/// Reads the declarations, variables, type references and member chains of a Swift file.
///
/// Any tokens give an outline: what makes no sense as Swift is stepped over, and only brackets and
/// conditionals without their other end are issues. O(bytes + tokens).
package func outline(_ bytes: Span<UInt8>, _ tokens: TokenBuffer) -> FileOutline {
  guard !tokens.kinds.isEmpty else { return FileOutline(OutlineTables(), names: NameList()) }
  var outliner = Outliner(TokenIndex(bytes, tokens), tokens)
  outliner.readFile()
  outliner.nameConditions(bytes)
  return outliner.finish(bytes, tokens)
}

/// The pass over the tokens: a machine with an explicit stack. Each step looks at the next token in
/// the state of the topmost frame, and reads it, pushes a frame, or pops its own.
///
/// The grammar is that of "The Swift Programming Language", read as loosely as finding names allows:
/// an expression is a row of operands and operators without precedence.
///
/// All its functions are `mutating`, those too that only look: a value of this size is copied whole,
/// 500 bytes, for a call that merely borrows it.
struct Outliner: ~Copyable {
  let kinds: [TokenKind]
  let starts: [UInt32]
  let lengths: [UInt32]
  let tokenFlags: [TokenFlags]
  /// The name of each word, see ``TokenIndex/names``.
  let words: ContiguousArray<UInt32>
  var partners: ContiguousArray<Int32>
  var table: NameTable
  let issues: [OutlineIssue]
  let constants = ConstantNames.standard

  var result = OutlineTables()
  /// The next token.
  var index = 0
  /// How many bytes of the next token are read: in types, operators are read byte by byte.
  var offset = 0

  /// The topmost frame. Its slot in `frames` is stale, or not there yet, until `save`.
  var current: Frame
  /// The attributes and modifiers that the topmost frame has read before a declaration.
  var currentPrefix = Prefix()
  var top = 0
  /// The stack, of which `frameCount` are in use. A frame below `protectedCount` is kept when
  /// popped, since a branch of `#if` may bring it back.
  var frames: [Frame] = []
  var frameCount = 1
  /// Those that the frames below have read; the first stands for none. Few frames have any, and
  /// smaller frames are faster ones.
  var prefixes = [Prefix()]
  var protectedCount = 0
  var conditionals: [Conditional] = []
  /// The conditions of the outline's branches.
  var conditions: [ConditionText] = []
  /// The rows of local scopes whose blocks may go on, with the token of the block's bracket.
  var openScopes: [(row: Int, open: Int32)] = []
  /// Tokens not read since so many frames were pushed; a safety net against standing still.
  var pushesWithoutReading = 0

  // Stacks that frames share: the segments and labels of names in the making, and the components of
  // chains in the making.
  var segments: [UInt32] = []
  var pending: [ChainComponent] = []
  var openAngles: [Int] = []
  var scratch: [UInt8] = []

  /// What the type read last names, -1 where it is no plain name.
  var lastType: Int32 = -1
  /// What the expression read last tells of its type: a reference and a chain, -1 for none.
  var lastValue: (reference: Int32, chain: Int32) = (-1, -1)
  /// The type or the chain that the expression read last is as a whole, -1 for none.
  var lastWhole: (reference: Int32, chain: Int32) = (-1, -1)
  /// The token that what was assigned last begins with, -1 for none yet.
  var assignedValue = -1

  init(_ tokenIndex: consuming TokenIndex, _ tokens: TokenBuffer) {
    kinds = tokens.kinds
    starts = tokens.starts
    lengths = tokens.lengths
    tokenFlags = tokens.flags
    words = tokenIndex.names
    partners = tokenIndex.partners
    table = tokenIndex.table
    issues = tokenIndex.issues
    current = Frame(state: .block)
    current.block = .file
    // Two frames a bracket, at most; a stack that grows would be copied each time.
    frames.reserveCapacity(tokenIndex.depth * 2 + 16)
    prefixes.reserveCapacity(32)
    segments.reserveCapacity(32)
    pending.reserveCapacity(32)
    scratch.reserveCapacity(64)
    // Measured over real apps.
    let count = tokens.kinds.count
    result.imports.reserveCapacity(4)
    result.declarations.reserveCapacity(count / 40)
    result.variables.reserveCapacity(count / 20)
    result.references.reserveCapacity(count / 8)
    result.chains.reserveCapacity(count / 16)
    result.components.reserveCapacity(count / 10)
    result.arguments.reserveCapacity(count / 20)
  }

  /// The outline, made of what was read. O(names + issues).
  consuming func finish(_ bytes: Span<UInt8>, _ tokens: TokenBuffer) -> FileOutline {
    let lexical = tokens.issues.prefix(16).map {
      OutlineIssue(kind: .lexical($0.kind), offset: $0.offset)
    }
    let issues = lexical.isEmpty ? self.issues : lexical + self.issues
    return FileOutline(
      result.withoutRoom, names: table.list, lines: tokens.lines,
      directives: directives(bytes, tokens),
      issues: issues.isEmpty ? [] : issues.sorted { $0.offset < $1.offset })
  }

  mutating func readFile() {
    while true {
      switch kinds[index] {
      case .poundIf, .poundElseif, .poundElse, .poundEndif:
        readConditional()
      case .endOfFile where top == 0:
        return
      default:
        step()
      }
    }
  }

  mutating func step() {
    switch current.state {
    case .block: stepBlock()
    case .extensionName, .typeGenerics, .typeInheritance, .typeInheritanceEnd, .typeBody, .typeEnd:
      stepTypeDeclaration()
    case .functionGenerics, .functionParameters, .functionEffects, .functionConstraints,
      .functionBody, .functionEnd:
      stepFunction()
    case .aliasGenerics, .aliasValue, .aliasConstraints, .aliasEnd: stepAlias()
    case .caseElement, .casePayload, .caseValue, .caseNext: stepEnumCase()
    case .parameters, .parameterType, .parameterValue, .parameterEnd: stepParameters()
    case .bindingName, .bindingType, .bindingValue, .bindingAccessors, .bindingEnd: stepBinding()
    case .accessors: stepAccessors()
    case .genericParameters: stepGenericParameters()
    case .inheritanceList: stepInheritanceList()
    case .constraints: stepConstraints()
    case .attributeArguments, .attributeEnd: stepAttribute()
    case .condition, .conditionType, .conditionValue, .conditionEnd: stepCondition()
    case .loop, .loopType, .loopSequence, .loopFilter: stepLoop()
    case .patterns, .patternsFilter: stepPatterns()
    case .operand: stepOperand()
    case .afterOperand: stepAfterOperand()
    case .afterCast: stepAfterCast()
    case .typeName: stepTypeName()
    case .arguments: stepArguments()
    case .string: stepString()
    case .closureCaptures, .closureParameters, .closureEffects, .closureBody: stepClosure()
    case .captures: stepCaptures()
    case .type: stepType()
    case .typeSuffix: stepTypeSuffix()
    case .typeElements: stepTypeElements()
    case .typeArguments: stepTypeArguments()
    }
  }

  // MARK: The stack

  /// Pushes a frame that inherits where it stands: declaration, variable, and the flags that hold
  /// for all that is within. It is made in place, for whoever pushes to say more of it.
  mutating func push(_ state: State) {
    current.mark = Int32(index)
    save()
    currentPrefix = Prefix()
    current = Frame(
      state: state, flags: current.flags.intersection([.inInitialValue, .inAccessor]),
      below: Int32(top), owner: current.owner, variable: current.variable)
    top = frameCount
    frameCount += 1
    pushesWithoutReading += 1
    if pushesWithoutReading > 1000 { advance() }
  }

  /// Pushes a frame for a part of which a token is read already, so that the next token is no
  /// unknown one even if nothing of it belongs to the part.
  mutating func pushBegun(_ state: State) {
    push(state)
    parentHasBegun()
  }

  mutating func parentHasBegun() { frames[Int(current.below)].mark = -1 }

  mutating func pop() {
    guard current.below >= 0 else { return advance() }
    if top == frameCount - 1, top >= protectedCount { frameCount -= 1 }
    top = Int(current.below)
    restore()
  }

  /// Writes the topmost frame to its slot.
  mutating func save() {
    current.prefix = 0
    if currentPrefix.start >= 0 {
      current.prefix = Int32(prefixes.count)
      prefixes.append(currentPrefix)
    }
    if top < frames.count { frames[top] = current } else { frames.append(current) }
  }

  /// Reads the topmost frame from its slot.
  mutating func restore() {
    current = frames[top]
    currentPrefix = prefixes[Int(current.prefix)]
  }

  // MARK: Tokens

  /// Steps to the next token; the end of the file is never passed.
  mutating func advance() {
    if kinds[index] != .endOfFile, index + 1 < kinds.count { index += 1 }
    offset = 0
    pushesWithoutReading = 0
  }

  mutating func advance(to token: Int) {
    index = min(token, kinds.count - 1)
    offset = 0
    pushesWithoutReading = 0
  }

  func kind(at token: Int) -> TokenKind {
    token < kinds.count ? kinds[token] : .endOfFile
  }

  func startsLine(_ token: Int) -> Bool {
    token < kinds.count && tokenFlags[token].rawValue & TokenBit.startsLine != 0
  }

  func hasSpaceBefore(_ token: Int) -> Bool {
    token < kinds.count
      && tokenFlags[token].rawValue & (TokenBit.startsLine | TokenBit.spaceBefore) != 0
  }

  /// The token after the bracket that matches the one at `token`; the token itself plus one where
  /// none does.
  func after(bracket token: Int) -> Int {
    let partner = Int(partners[token])
    return partner > token ? partner + 1 : token + 1
  }

  /// Steps over a whole bracketed group.
  mutating func skipBracket() { advance(to: after(bracket: index)) }

  /// The byte offset in the file just past what is read.
  var endOfPrevious: UInt32 {
    mutating get {
      if offset > 0 { return starts[index] + UInt32(offset) }
      return index == 0 ? 0 : starts[index - 1] + lengths[index - 1]
    }
  }

  func range(ofToken token: Int) -> TextRange {
    TextRange(start: starts[token], length: lengths[token])
  }

  func range(from start: UInt32, to end: UInt32) -> TextRange {
    TextRange(start: start, length: end > start ? end - start : 0)
  }

  /// The next byte of an operator, of which bytes may be read already; 0 for any other token.
  var operatorByte: UInt8 {
    mutating get {
      switch kinds[index] {
      case .less: return UInt8(ascii: "<")
      case .greater: return UInt8(ascii: ">")
      case .question: return UInt8(ascii: "?")
      case .exclamation: return UInt8(ascii: "!")
      case .ampersand: return UInt8(ascii: "&")
      case .equal: return UInt8(ascii: "=")
      case .operator:
        let bytes = table.range(of: words[index])
        return offset < bytes.count ? table.bytes[bytes.lowerBound + offset] : 0
      default: return 0
      }
    }
  }

  /// What is left of the operator at `index`: how many bytes.
  var operatorLength: Int {
    mutating get {
      kinds[index] == .operator ? table.range(of: words[index]).count - offset : 1
    }
  }

  mutating func consumeOperatorByte() {
    if operatorLength > 1 { offset += 1 } else { advance() }
  }

  /// Whether `=` comes next, the rest of `>=` or `?=` after a type too.
  var isAtEqual: Bool {
    mutating get {
      switch kinds[index] {
      case .equal: true
      case .operator: offset > 0 && operatorByte == UInt8(ascii: "=") && operatorLength == 1
      default: false
      }
    }
  }

  var isAtArrow: Bool {
    mutating get {
      switch kinds[index] {
      case .arrow: return true
      case .operator:
        guard offset > 0, operatorLength == 2, operatorByte == UInt8(ascii: "-") else {
          return false
        }
        return table.bytes[table.range(of: words[index]).lowerBound + offset + 1]
          == UInt8(ascii: ">")
      default: return false
      }
    }
  }

  // MARK: Closing brackets

  /// Whether the closer at `index` ends the current frame. If not, it is stepped over where it
  /// matches nothing, and the frame is popped where it ends one further down.
  mutating func closes() -> Bool {
    let partner = partners[index]
    if partner >= 0, partner == current.open { return true }
    if partner == TokenIndex.none { advance() } else { pop() }
    return false
  }

  mutating func close() {
    advance()
    pop()
  }

  /// Steps over a token that nobody knows, with its whole group where it opens one.
  mutating func skipUnknown() {
    switch kinds[index] {
    case .leftParen, .leftBracket, .leftBrace: skipBracket()
    default: advance()
    }
  }
}
