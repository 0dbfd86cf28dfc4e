import Lexing

/// Types (The Swift Programming Language, "Types"), with generic arguments.
extension Outliner {
  /// Pushes the reading of one type.
  mutating func pushType(_ context: ReferenceContext, flags: ReferenceFlags = []) {
    let flags = current.flags.intersection([.inInitialValue, .inAccessor]).union(flags)
    if readPlainType(context, flags, .none) { return }
    lastType = -1
    push(.type)
    current.context = context
    current.flags = flags
  }

  /// Reads a type that is one name, or one name and `?`, as most are, without a frame.
  private mutating func readPlainType(
    _ context: ReferenceContext, _ flags: ReferenceFlags, _ container: ReferenceID
  ) -> Bool {
    guard kinds[index] == .identifier else { return false }
    let isOptional = kind(at: index + 1) == .question && !hasSpaceBefore(index + 1)
    switch kind(at: index + (isOptional ? 2 : 1)) {
    case .comma, .rightParen, .rightBracket, .rightBrace, .leftBrace, .equal, .greater: break
    default: return false
    }
    lastType = Int32(result.references.count)
    result.references.append(
      TypeReference(
        name: NameID(words[index]), range: range(ofToken: index), context: context,
        flags: isOptional ? flags.union(.optional) : flags, owner: current.owner,
        variable: current.variable, container: container, member: .none))
    advance(to: index + (isOptional ? 2 : 1))
    return true
  }

  /// Whether a type can begin with the token.
  mutating func startsType(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .leftParen, .leftBracket, .at, .keywordAny, .keywordSelfType, .keywordInout, .wildcard,
      .keywordRepeat, .integer:
      true
    case .operator: words[token] == constants.tilde || words[token] == constants.minus
    default: isWord(token)
    }
  }

  /// Before a type's name: attributes, specifiers and prefixes; then its base.
  mutating func stepType() {
    switch kinds[index] {
    case .at: beginAttribute(recorded: false)
    case .keywordInout, .keywordRepeat: advance()
    case .wordBorrowing, .wordConsuming, .wordIsolated, .wordSending, .wordEach:
      if continuesType(index + 1) { advance() } else { beginTypeReference() }
    case .wordSome:
      if continuesType(index + 1) { take(.opaque) } else { beginTypeReference() }
    case .wordAny:
      if continuesType(index + 1) { take(.existential) } else { beginTypeReference() }
    case .wordNonisolated where kind(at: index + 1) == .leftParen:
      advance()
      skipBracket()
    case .wordNonisolated where continuesType(index + 1): advance()
    case .operator:
      guard operatorByte == UInt8(ascii: "~") || operatorByte == UInt8(ascii: "-"),
        startsType(index + 1) || operatorLength > 1
      else { return endType() }
      if operatorByte == UInt8(ascii: "~") { current.flags.insert(.suppressed) }
      consumeOperatorByte()
    case .leftParen: beginTypeParenthesis()
    case .leftBracket: beginTypeBracket()
    case .keywordAny, .wildcard, .integer:
      current.state = .typeSuffix
      current.mode.remove(.afterName)
      current.reference = -1
      advance()
    case .keywordSelfType:
      if kind(at: index + 1) == .dot, isWord(index + 2), !isMetatypeWord(index + 2) {
        beginTypeReference()
      } else {
        current.state = .typeSuffix
        current.mode.insert(.afterName)
        current.reference = -1
        advance()
      }
    case .identifier where isSpecifier(words[index]) && continuesType(index + 1): advance()
    default:
      if isWord(index) { beginTypeReference() } else { endType() }
    }
  }

  private func isSpecifier(_ name: UInt32) -> Bool {
    name == constants.ownedSpecifier || name == constants.sharedSpecifier
      || name == constants.constSpecifier
  }

  /// Whether the token goes on with a type that a specifier has begun: then it is on its line.
  private mutating func continuesType(_ token: Int) -> Bool {
    startsType(token) && !startsLine(token)
  }

  private mutating func take(_ flag: ReferenceFlags) {
    current.flags.insert(flag)
    advance()
  }

  private mutating func beginTypeReference() {
    current.state = .typeSuffix
    current.mode.insert(.afterName)
    current.reference = beginReference()
    if current.first == -1 { current.first = current.reference }
    advance()
  }

  /// Adds the reference whose first segment is the token at `index`; more may follow.
  mutating func beginReference() -> Int32 {
    let id = Int32(result.references.count)
    current.stackStart = Int32(segments.count)
    segments.append(words[index])
    result.references.append(
      TypeReference(
        name: NameID(words[index]), range: range(ofToken: index), context: current.context,
        flags: current.flags, owner: current.owner, variable: current.variable,
        container: current.container, member: .none))
    return id
  }

  /// Adds a segment to the reference being read: the separator at `index` and the word after it.
  mutating func continueReference() {
    segments.append(kinds[index] == .doubleColon ? TypeName.selector : TypeName.level)
    segments.append(words[index + 1])
    advance(to: index + 2)
    let reference = Int(current.reference)
    let start = result.references[reference].range.start
    result.references[reference].range = range(from: start, to: endOfPrevious)
  }

  /// Gives the reference being read its whole name. O(segments).
  mutating func endReference() {
    guard current.reference >= 0 else { return }
    let start = min(Int(current.stackStart), segments.count)
    // A frame that `#elseif` brought back may have lost its segments to the branch before.
    let first = result.references[Int(current.reference)].name.rawValue
    if segments.count - start > 1, segments[start] == first {
      result.references[Int(current.reference)].name = NameID(joinSegments(from: start))
    } else {
      dropSegments(to: start)
    }
  }

  /// Joins the names and separators from `start` on into one name, and takes them off the stack.
  mutating func joinSegments(from start: Int) -> UInt32 {
    scratch.removeAll(keepingCapacity: true)
    for position in start..<segments.count {
      let segment = segments[position]
      switch segment {
      case TypeName.level: scratch.append(UInt8(ascii: "."))
      case TypeName.selector:
        scratch.append(UInt8(ascii: ":"))
        scratch.append(UInt8(ascii: ":"))
      default: appendName(segment)
      }
    }
    dropSegments(to: start)
    return table.intern(scratch)
  }

  /// Appends a name's bytes to those of the name in the making.
  mutating func appendName(_ name: UInt32) {
    for index in table.range(of: name) { scratch.append(table.bytes[index]) }
  }

  mutating func dropSegments(to count: Int) {
    while segments.count > count { segments.removeLast() }
  }

  /// `(A, b: B)`, and `(A) -> B`.
  private mutating func beginTypeParenthesis() {
    let isFunction = isFunctionArrow(after(bracket: index))
    current.state = .typeSuffix
    current.reference = -1
    if isFunction { current.mode.insert(.functionType) } else { current.mode.remove(.functionType) }
    let isSingle = !isFunction && !holdsComma(index)
    pushList(.typeElements, current.context, current.flags, current.container)
    if isFunction {
      current.flags.insert(.inFunctionType)
    } else if !isSingle {
      current.flags.insert(.inTuple)
    }
    current.mode = .labels
    current.open = Int32(index)
    advance()
  }

  /// Whether the parenthesis holds more than one element, as far as its first tokens tell: enough
  /// to tell `(any P)?` from a tuple.
  private mutating func holdsComma(_ open: Int) -> Bool {
    var token = open + 1
    for _ in 0..<16 {
      switch kind(at: token) {
      case .comma, .colon: return true
      case .rightParen, .endOfFile: return false
      case .leftParen, .leftBracket: token = after(bracket: token)
      case .less: return true
      default: token += 1
      }
    }
    return true
  }

  private mutating func beginTypeBracket() {
    // `[3 of T]`: both are generic arguments.
    let isInline = kind(at: index + 2) == .wordOf && startsType(index + 3)
    current.state = .typeSuffix
    current.reference = -1
    let context = isInline ? .genericArgument : current.context
    pushList(.typeElements, context, current.flags.union(.inCollection), current.container)
    current.open = Int32(index)
    advance()
  }

  mutating func isFunctionArrow(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .arrow: true
    case .wordAsync: kind(at: token + 1) == .arrow || kind(at: token + 1) == .keywordThrows
    case .keywordThrows, .keywordRethrows:
      kind(at: token + 1) == .arrow
        || kind(at: token + 1) == .leftParen && kind(at: after(bracket: token + 1)) == .arrow
    default: false
    }
  }

  /// After a type's base: generic arguments, further levels, `?`, `&`, `->`. Operators that the
  /// lexer has joined (`?>`, `>>`) are read byte by byte.
  mutating func stepTypeSuffix() {
    while true {
      switch kinds[index] {
      case .dot:
        guard isAnyWord(index + 1) else { return endType() }
        if isMetatypeWord(index + 1) {
          mark(.metatype)
          advance(to: index + 2)
        } else if current.reference >= 0 {
          current.mode.insert(.afterName)
          continueReference()
        } else {
          advance(to: index + 2)
        }
      case .doubleColon:
        guard current.reference >= 0, isAnyWord(index + 1) else { return endType() }
        continueReference()
      case .less where current.mode.contains(.afterName):
        return beginTypeArguments()
      case .question, .exclamation:
        guard !hasSpaceBefore(index) else { return endType() }
        mark(.optional)
        current.mode.remove([.afterName, .functionType])
        advance()
      case .ampersand:
        return beginOperand()
      case .operator:
        switch operatorByte {
        case UInt8(ascii: "?"), UInt8(ascii: "!"):
          guard offset > 0 || !hasSpaceBefore(index) else { return endType() }
          mark(.optional)
          current.mode.remove([.afterName, .functionType])
          consumeOperatorByte()
        case UInt8(ascii: "<") where current.mode.contains(.afterName):
          return beginTypeArguments()
        case UInt8(ascii: "&") where operatorLength == 1 || offset > 0:
          return beginOperand()
        case UInt8(ascii: "-") where isAtArrow && current.mode.contains(.functionType):
          return beginFunctionResult()
        default:
          return endType()
        }
      case .arrow, .wordAsync, .keywordThrows, .keywordRethrows:
        guard current.mode.contains(.functionType) else { return endType() }
        return beginFunctionResult()
      default:
        return endType()
      }
    }
  }

  /// `A & B`
  private mutating func beginOperand() {
    mark(.composition)
    endReference()
    current.reference = -1
    current.flags.insert(.composition)
    current.state = .type
    consumeOperatorByte()
  }

  /// The effects, the arrow and what comes after it: read in place of the function type, so that a
  /// million arrows need no stack.
  private mutating func beginFunctionResult() {
    switch kinds[index] {
    case .wordAsync:
      advance()
    case .keywordThrows, .keywordRethrows:
      advance()
      if kinds[index] == .leftParen {
        pushType(.throws, flags: current.flags.union(.inFunctionType))
      }
    default:
      current.context = .result
      current.flags.insert(.inFunctionType)
      current.flags.remove([.composition, .optional])
      current.mode.remove([.functionType, .afterName])
      current.first = -2
      current.state = .type
      advance()
    }
  }

  private mutating func mark(_ flag: ReferenceFlags) {
    guard current.reference >= 0 else { return }
    result.references[Int(current.reference)].flags.insert(flag)
  }

  private mutating func endType() {
    endReference()
    lastType = max(-1, current.first)
    pop()
  }

  // MARK: Lists

  private mutating func beginTypeArguments() {
    current.mode.remove(.afterName)
    pushTypeArguments(of: current.reference)
  }

  /// Pushes the generic arguments that begin with the `<` at `index`.
  mutating func pushTypeArguments(of reference: Int32) {
    let flags: ReferenceFlags = [.inInitialValue, .inAccessor, .inFunctionType, .inClosure]
    pushList(
      .typeArguments, .genericArgument, current.flags.intersection(flags),
      reference >= 0 ? ReferenceID(UInt32(reference)) : .none)
    consumeOperatorByte()
  }

  /// Pushes the element at `index`, which reads under the list's context.
  private mutating func pushElement() {
    if readPlainType(current.context, current.flags, current.container) { return }
    pushList(.type, current.context, current.flags, current.container)
  }

  /// Pushes a frame for types that are read under a context.
  private mutating func pushList(
    _ state: State, _ context: ReferenceContext, _ flags: ReferenceFlags,
    _ container: ReferenceID
  ) {
    push(state)
    current.context = context
    current.flags = flags
    current.container = container
  }

  /// The types between `<` and `>`.
  mutating func stepTypeArguments() {
    switch kinds[index] {
    case .comma: advance()
    case .rightParen, .rightBracket, .rightBrace, .leftBrace, .endOfFile, .semicolon: pop()
    default:
      if operatorByte == UInt8(ascii: ">") {
        consumeOperatorByte()
        return pop()
      }
      guard current.mark != Int32(index), startsType(index) || isAfterComma || current.mark < 0
      else { return pop() }
      pushElement()
    }
  }

  /// The types between `(` and `)` or `[` and `]`.
  mutating func stepTypeElements() {
    switch kinds[index] {
    case .rightParen, .rightBracket, .rightBrace:
      if closes() { close() }
    case .endOfFile: pop()
    case .comma, .colon: advance()
    case .wordOf where current.mark >= 0: advance()
    default:
      if current.mark == Int32(index) {
        current.mark = -1
        return skipUnknown()
      }
      if current.mode.contains(.labels), isAnyWord(index) {
        if kind(at: index + 1) == .colon { return advance(to: index + 2) }
        if isAnyWord(index + 1), kind(at: index + 2) == .colon { return advance(to: index + 3) }
      }
      pushElement()
    }
  }
}

/// The separators that stand between the segments of a name in the making; no name has these
/// numbers.
enum TypeName {
  static let level: UInt32 = .max
  static let selector: UInt32 = .max - 1
}
