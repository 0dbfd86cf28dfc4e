import Lexing

/// Expressions, read as rows of operands and operators (The Swift Programming Language,
/// "Expressions").
extension Outliner {
  mutating func pushExpression(_ mode: Mode) {
    lastValue = (-1, -1)
    lastWhole = (-1, -1)
    push(.operand)
    current.mode = mode
  }

  // MARK: Where an operand must begin

  mutating func stepOperand() {
    current.operand = .other
    current.suffix = .none
    current.reference = -1
    current.mode.remove([.afterName, .keyPath, .ifExpression, .trailingClosure, .cast])
    switch kinds[index] {
    case .keywordTry:
      advance()
      if kinds[index] == .question || kinds[index] == .exclamation { advance() }
    case .wordAwait where !isPostfix(index + 1): advance()
    case .wordAny, .wordSome, .wordEach:
      if isWord(index + 1) || kind(at: index + 1) == .keywordAny, !startsLine(index + 1) {
        let isPack = kinds[index] == .wordEach
        if isPack { return advance() }
        current.state = .afterOperand
        pushType(.expressionType)
      } else {
        beginName()
      }
    case .identifier: beginName()
    case .keywordSelf:
      current.state = .afterOperand
      current.operand = .selfValue
      advance()
    case .keywordSelfType:
      if kind(at: index + 1) == .dot, isWord(index + 2), isCapitalized(index + 2),
        !isMetatypeWord(index + 2)
      {
        beginTypeName()
      } else {
        current.operand = .typeName
        current.reference = -1
        endSelfType()
      }
    case .keywordSuper:
      beginChainName()
    case .keywordAny, .keywordNil, .keywordTrue, .keywordFalse, .integer, .float, .regex, .wildcard:
      current.state = .afterOperand
      current.operand = .literal
      advance()
    case .rawDelimiter: advance()
    case .stringQuote:
      current.state = .afterOperand
      current.operand = .literal
      pushString()
    case .leftParen:
      current.state = .afterOperand
      pushArguments(
        mode: current.mode.intersection([.pattern, .binds]).union([.labels, .parenthesis]))
    case .leftBracket:
      current.state = .afterOperand
      pushArguments(mode: current.mode.intersection([.pattern, .binds]))
    case .leftBrace:
      current.state = .afterOperand
      noteArgumentClosure()
      pushClosure()
    case .backslash: beginKeyPath()
    case .dot:
      guard isAnyWord(index + 1) || kind(at: index + 1) == .integer else { return advance() }
      current.operand = .unchained
      current.state = .afterOperand
      current.mode.insert(.afterName)
      advance(to: index + 2)
    case .pound: beginMacro()
    case .keywordIf, .keywordSwitch:
      current.state = .afterOperand
      current.mode.insert(.ifExpression)
      advance()
      push(.condition)
    case .keywordLet, .keywordVar:
      guard current.mode.contains(.pattern) else { return endExpression() }
      current.mode.insert(.binds)
      if kinds[index] == .keywordLet { current.mode.insert(.isLet) }
      advance()
    case .keywordIs:
      guard current.mode.contains(.pattern) else { return endExpression() }
      current.state = .afterOperand
      advance()
      pushType(.pattern)
    case .keywordInout: advance()
    case .ampersand: advance()
    case .operator, .exclamation, .less, .greater, .question:
      current.mode.insert(.prefixed)
      advance()
    case .at:
      // An attributed type, `(@convention(c) () -> T).self`; at a line's start a declaration.
      guard !startsLine(index) else { return endExpression() }
      current.state = .afterOperand
      pushType(.expressionType)
    default:
      if isWord(index) { beginName() } else { endExpression() }
    }
  }

  mutating func isCapitalized(_ token: Int) -> Bool {
    token < words.count && table.isCapitalized(words[token])
  }

  /// `Type` and `Protocol` after a type's dot; in backticks they are names.
  mutating func isMetatypeWord(_ token: Int) -> Bool {
    guard words[token] == constants.type || words[token] == constants.protocol else { return false }
    return Int(lengths[token]) == table.range(of: words[token]).count
  }

  /// Whether the token goes on with the operand before it, so that `await` is a name.
  private mutating func isPostfix(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .dot: !hasSpaceBefore(token)
    case .equal, .colon, .comma, .rightParen, .rightBracket, .rightBrace: true
    default: false
    }
  }

  private mutating func beginName() {
    if current.mode.contains(.pattern), current.mode.contains(.binds), bindsName() { return }
    if isCapitalized(index) { return beginTypeName() }
    let next = index + 1
    // `unsafe x`, `consume x`, `copy x`: a word before an operand.
    if !startsLine(next), isWord(next) || kind(at: next) == .keywordSelf, hasSpaceBefore(next) {
      return advance()
    }
    beginChainName()
  }

  /// Declares the name at `index` if the pattern binds it (`let x`, `x?`), not if it calls or
  /// looks into something (`let .a(x)`, `let E.a`).
  private mutating func bindsName() -> Bool {
    switch kind(at: index + 1) {
    case .dot, .leftParen, .less: return false
    default: break
    }
    _ = bind(index, .binding)
    current.variable = VariableID(UInt32(result.variables.count - 1))
    current.state = .afterOperand
    current.operand = .literal
    advance()
    return true
  }

  private mutating func beginMacro() {
    current.operand = .unchained
    current.state = .afterOperand
    current.mode.insert(.afterName)
    // `#available(…)` and `#unavailable(…)` name platforms.
    let isAvailability =
      words[index] == constants.poundAvailable || words[index] == constants.poundUnavailable
    if words[index] == constants.poundPreview { notePreview() }
    advance()
    if isAvailability, kinds[index] == .leftParen { skipBracket() }
  }

  private mutating func beginKeyPath() {
    advance()
    current.operand = .unchained
    current.mode.insert(.keyPath)
    current.state = .afterOperand
    switch kinds[index] {
    case .leftParen, .leftBracket: pushType(.keyPath)
    case .keywordSelfType:
      if kind(at: index + 1) == .dot, isWord(index + 2), isCapitalized(index + 2) {
        beginTypeName()
      } else {
        advance()
      }
    default: if isWord(index) { beginTypeName() }
    }
  }

  // MARK: After an operand

  mutating func stepAfterOperand() {
    switch kinds[index] {
    case .dot: stepMembers()
    case .leftParen:
      guard !startsLine(index) else { return endExpression() }
      let callee = noteCall()
      pushArguments(
        mode: current.mode.intersection([.pattern, .binds]).union(.labels), of: callee)
    case .leftBracket:
      guard !startsLine(index) else { return endExpression() }
      noteSubscript()
      pushArguments(mode: current.mode.intersection(.pattern).union(.labels))
    case .leftBrace:
      guard current.operand != .literal, isTrailingClosure() else { return endExpression() }
      noteCall()
      current.mode.insert(.trailingClosure)
      current.mode.remove(.afterName)
      noteTrailingClosure()
      pushClosure()
    case .less:
      guard current.mode.contains(.afterName), opensTypeArguments(index) else { return infix() }
      current.mode.remove(.afterName)
      pushTypeArguments(of: -1)
    case .question:
      if hasSpaceBefore(index) {
        current.ternaries = min(current.ternaries + 1, .max - 1)
        infix()
      } else {
        advance()
      }
    case .exclamation:
      if hasSpaceBefore(index) { endExpression() } else { advance() }
    case .operator, .greater, .ampersand: stepOperator()
    case .arrow: infix()
    case .equal:
      guard !current.mode.contains(.pattern) else { return endExpression() }
      if current.chain >= 0 {
        result.chains[Int(current.chain)].markAssigned()
        if kind(at: index + 1) == .leftBrace, !isCalledAtOnce(closureAt: index + 1) {
          addFact(.assigned(chain: current.chain), ofClosureAt: index + 1)
        }
        assignedValue = index + 1
      }
      infix()
    case .keywordAs, .keywordIs: beginCast()
    case .colon:
      guard current.ternaries > 0 else { return endExpression() }
      current.ternaries -= 1
      infix()
    case .keywordElse: stepElse()
    case .wordAsync, .keywordThrows, .keywordRethrows:
      if kinds[index - 1] == .rightParen, isFunctionArrow(index) {
        advance()
      } else {
        endExpression()
      }
    case .rawDelimiter: advance()
    case .doubleColon where isAnyWord(index + 1): advance(to: index + 2)
    default:
      stepTrailingLabel()
    }
  }

  /// `first { … } second: { … }`
  private mutating func stepTrailingLabel() {
    guard current.mode.contains(.trailingClosure), isAnyWord(index),
      kind(at: index + 1) == .colon, kind(at: index + 2) == .leftBrace,
      kinds[index] != .keywordDefault
    else { return endExpression() }
    advance(to: index + 2)
    noteTrailingClosure()
    pushClosure()
  }

  private mutating func stepElse() {
    guard current.mode.contains(.ifExpression) else { return endExpression() }
    switch kind(at: index + 1) {
    case .leftBrace:
      advance()
      pushBlock(.statements)
    case .keywordIf:
      advance(to: index + 2)
      push(.condition)
    default: endExpression()
    }
  }

  private mutating func stepOperator() {
    let isSpacedBefore = hasSpaceBefore(index)
    let isSpacedAfter = endsOperand(index + 1)
    if isSpacedBefore == isSpacedAfter { return infix() }
    // Before a dot an operator without space before it is postfix: `x!.y`.
    if isSpacedBefore { return endExpression() }
    advance()
  }

  /// Whether an operator's right side is one where no operand follows at once.
  private mutating func endsOperand(_ token: Int) -> Bool {
    switch kind(at: token) {
    case .rightParen, .rightBracket, .rightBrace, .comma, .semicolon, .colon, .endOfFile: true
    case .dot: hasSpaceBefore(token) || !hasSpaceBefore(token - 1)
    default: hasSpaceBefore(token)
    }
  }

  private mutating func infix() {
    endOperand()
    if current.operators < .max { current.operators += 1 }
    current.state = .operand
    advance()
  }

  private mutating func beginCast() {
    let isCast = kinds[index] == .keywordAs
    advance()
    if kinds[index] == .question || kinds[index] == .exclamation,
      !hasSpaceBefore(index)
    {
      advance()
    }
    if isCast { current.mode.insert(.cast) }
    let chain = current.chain
    endOperand()
    current.chain = chain
    current.state = .afterCast
    pushType(.cast, flags: isCast ? [] : .typeTest)
  }

  mutating func stepAfterCast() {
    let chain = current.chain
    current.chain = -1
    current.state = .afterOperand
    current.operand = .literal
    current.suffix = .other
    current.reference = -1
    guard current.mode.contains(.cast), lastType >= 0 else { return }
    if chain >= 0 { result.chains[Int(chain)].cast = ReferenceID(UInt32(lastType)) }
    if current.mode.contains(.pattern), current.mode.contains(.binds),
      current.variable != .none,
      result.variables[Int(current.variable.rawValue)].kind == .binding
    {
      lastValue = (lastType, -1)
      applyValue(to: current.variable)
    }
    current.suffix = .call
    current.operand = .typeName
    current.reference = lastType
  }

  /// Whether the `{` at `index` is a trailing closure, by swift-syntax's `atValidTrailingClosure`.
  mutating func isTrailingClosure() -> Bool {
    let first = index + 1
    switch kind(at: first) {
    case .wordWillSet, .wordDidSet, .keywordInit, .keywordCase: return false
    case .at: if beginsWithObserver(first) { return false }
    default: break
    }
    guard current.mode.contains(.condition) else { return true }
    guard !startsLine(first) else { return false }
    let close = Int(partners[index])
    guard close > index else { return false }
    let next = close + 1
    switch kind(at: next) {
    case .leftBrace, .keywordWhere, .comma: return true
    case .leftBracket, .leftParen, .dot, .keywordIs, .keywordAs, .question, .exclamation, .colon,
      .equal:
      return !startsLine(next)
    case .operator, .ampersand, .less, .greater:
      // A prefix operator begins the next statement.
      return !startsLine(next)
        && (!hasSpaceBefore(next) || endsOperand(next + 1))
    default: return false
    }
  }

  private mutating func beginsWithObserver(_ first: Int) -> Bool {
    var token = first
    for _ in 0..<8 {
      guard kind(at: token) == .at else { break }
      token += 2
      if kind(at: token) == .leftParen { token = after(bracket: token) }
    }
    return kind(at: token) == .wordWillSet || kind(at: token) == .wordDidSet
  }

  mutating func endExpression() {
    endOperandForValue()
    pop()
  }

  /// Tells whoever reads a variable what its initial value is.
  private mutating func endOperandForValue() {
    var value: (reference: Int32, chain: Int32) = (-1, -1)
    var whole = value
    if current.operators == 0 {
      value.chain = current.chain
      if current.operand == .typeName, current.suffix == .call || current.suffix == .member {
        value.reference = current.reference
      }
      if !current.mode.contains(.prefixed) {
        whole = (current.chain < 0 ? wholeType : -1, current.chain)
      }
    }
    endOperand()
    lastValue = value
    lastWhole = whole
  }

  /// The type that the operand is, names as a whole, or is cast to; -1 for none.
  private var wholeType: Int32 {
    mutating get {
      switch current.operand {
      case .typeName:
        current.suffix == .none || current.suffix == .call ? current.reference : -1
      case .other: current.reference
      case .literal, .selfValue, .name, .unchained: -1
      }
    }
  }
}
