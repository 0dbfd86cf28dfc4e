import Lexing

/// Functions, initialisers, deinitialisers, subscripts and macros, with their parameters.
extension Outliner {
  mutating func beginFunction() {
    let prefix = takePrefix()
    let keyword = kinds[index]
    var name = words[index]
    var nameRange = range(ofToken: index)
    advance()
    let kind: DeclarationKind
    switch keyword {
    case .keywordInit:
      kind = .initializer
      // `init?` and `init!`, also with the `<` of generic parameters grown to it.
      if operatorByte == UInt8(ascii: "?") || operatorByte == UInt8(ascii: "!") {
        consumeOperatorByte()
      }
    case .keywordDeinit: kind = .deinitializer
    case .keywordSubscript: kind = .subscript
    default:
      kind = keyword == .wordMacro ? .macro : .function
      (name, nameRange) = readFunctionName()
    }
    let id = declare(kind, name: name, nameRange: nameRange, prefix: prefix)
    pushHeader(.functionGenerics, of: id)
    parentHasBegun()
    current.stackStart = Int32(segments.count)
  }

  /// A function's name may be an operator, to which the lexer joins the `<` of its generic
  /// parameters (`func ==<T>(…)`).
  private mutating func readFunctionName() -> (UInt32, TextRange) {
    guard operatorByte != 0 || kinds[index] == .arrow else {
      let name = readName()
      return (name.name, name.range)
    }
    let start = starts[index]
    let length = lengths[index]
    if kinds[index] == .operator, length > 1, !hasSpaceBefore(index + 1),
      isWord(index + 1) || kind(at: index + 1) == .keywordLet
    {
      let bytes = table.range(of: words[index])
      if table.bytes[bytes.upperBound - 1] == UInt8(ascii: "<") {
        scratch.removeAll(keepingCapacity: true)
        scratch.append(contentsOf: table.bytes[bytes.dropLast()])
        offset = bytes.count - 1
        return (table.intern(scratch), TextRange(start: start, length: length - 1))
      }
    }
    let name = operatorName()
    advance()
    return (name, TextRange(start: start, length: length))
  }

  /// The name of the operator at `index`. Those of one character are no words to the token index.
  mutating func operatorName() -> UInt32 {
    if words[index] != 0 { return words[index] }
    return kinds[index] == .arrow
      ? table.intern(Array("->".utf8)) : operatorByte == 0 ? 0 : table.intern([operatorByte])
  }

  mutating func stepFunction() {
    switch current.state {
    case .functionGenerics:
      current.state = .functionParameters
      if operatorByte == UInt8(ascii: "<") { beginGenericParameters() }
    case .functionParameters:
      current.state = .functionEffects
      if kinds[index] == .leftParen { beginParameters(.parameter) }
    case .functionEffects:
      stepFunctionEffects()
    case .functionConstraints:
      current.state = .functionBody
      if kinds[index] == .keywordWhere { beginConstraints() }
    case .functionBody:
      current.state = .functionEnd
      stepFunctionBody()
    case .functionEnd where kinds[index] == .keywordWhere:
      // A macro's constraints stand after its definition.
      beginConstraints()
    default:
      endDeclaration()
    }
  }

  private mutating func stepFunctionEffects() {
    switch kinds[index] {
    case .wordAsync:
      result.declarations[declaration].modifiers.insert(.async)
      advance()
    case .keywordThrows, .keywordRethrows:
      result.declarations[declaration].modifiers.insert(.throws)
      advance()
      if kinds[index] == .leftParen { pushType(.throws) }
    case .identifier where words[index] == constants.reasync: advance()
    default:
      nameFunction()
      current.state = .functionConstraints
      if isAtArrow {
        advance()
        if kinds[index] == .keywordSelfType, kind(at: index + 1) != .dot {
          result.declarations[declaration].modifiers.insert(.givesSelf)
        }
        pushType(.result)
      }
    }
  }

  /// `f(_:by:)` from the base name and the labels that its parameters have left in `segments`.
  private mutating func nameFunction() {
    let first = min(Int(current.stackStart), segments.count)
    let base = result.declarations[declaration].name
    if result.declarations[declaration].kind != .deinitializer {
      scratch.removeAll(keepingCapacity: true)
      appendName(base.rawValue)
      scratch.append(UInt8(ascii: "("))
      for position in first..<segments.count {
        appendName(segments[position])
        scratch.append(UInt8(ascii: ":"))
      }
      scratch.append(UInt8(ascii: ")"))
      result.declarations[declaration].fullName = NameID(table.intern(scratch))
    }
    dropSegments(to: first)
    result.declarations[declaration].end = endOfPrevious
  }

  private mutating func stepFunctionBody() {
    let kind = result.declarations[declaration].kind
    if kinds[index] == .leftBrace {
      result.declarations[declaration].modifiers.insert(.hasBody)
      if kind == .subscript { pushAccessors() } else { pushBlock(.statements) }
    } else if kind == .macro, kinds[index] == .equal {
      advance()
      pushExpression([])
    }
  }

  // MARK: Parameters

  /// Pushes the clause that begins with the `(` at `index`. Each parameter leaves its label in
  /// `segments` for whoever is below, but for payloads and closures.
  mutating func beginParameters(_ context: ReferenceContext, flags: ReferenceFlags = []) {
    push(.parameters)
    current.context = context
    current.flags = flags
    current.open = Int32(index)
    advance()
  }

  mutating func stepParameters() {
    switch current.state {
    case .parameters: stepParameterStart()
    case .parameterType:
      current.state = .parameterValue
      let variable = Int(current.variable.rawValue)
      if current.first >= 0 {
        result.variables[variable].typeRange = range(
          from: starts[Int(current.first)], to: endOfPrevious)
        result.variables[variable].isFunction = isFunctionType(Int(current.first))
      }
      // Variadic: `T...`
      if kinds[index] == .operator, words[index] == constants.ellipsis { advance() }
    case .parameterValue:
      current.state = .parameterEnd
      if isAtEqual {
        result.variables[Int(current.variable.rawValue)].hasInitialValue = true
        advance()
        current.flags.insert(.inInitialValue)
        pushExpression(.initialValue)
      }
    default:
      let variable = Int(current.variable.rawValue)
      if result.variables[variable].hasInitialValue { applyValue(to: current.variable) }
      result.variables[variable].end = endOfPrevious
      current.flags.remove(.inInitialValue)
      current.variable = .none
      current.state = .parameters
    }
  }

  private mutating func stepParameterStart() {
    switch kinds[index] {
    case .rightParen, .rightBrace, .rightBracket:
      if closes() { close() }
    case .endOfFile: pop()
    case .comma: advance()
    case .at:
      beginPrefix()
      beginAttribute(recorded: true)
    default:
      let isUnknown = current.mark == Int32(index)
      if isUnknown { current.mark = -1 }
      guard !isUnknown, beginParameter() else { return skipUnknown() }
    }
  }

  /// Reads a parameter's names and goes on to its type; false where none begins.
  private mutating func beginParameter() -> Bool {
    let prefix = takePrefix()
    let isClosure = current.flags.contains(.inClosure)
    let names = parameterNames(isClosure: isClosure)
    guard names.count > 0 || startsType(index) else { return false }
    advance(to: index + names.specifiers)
    let nameToken = index + max(0, names.count - 1)
    let label = names.count > 0 ? words[index] : 0
    if current.context == .parameter, !isClosure { segments.append(label) }
    // A subscript's parameter has a label only where it has two names, a closure's has none.
    let isIndex =
      names.count == 1 && current.owner != .none
      && result.declarations[declaration].kind == .subscript
    let hasLabel = !isIndex && !isClosure && kinds[index] != .wildcard
    let start = starts[index]
    let id = VariableID(UInt32(result.variables.count))
    result.variables.append(
      Variable(
        name: NameID(names.count > 0 ? words[nameToken] : 0), label: NameID(hasLabel ? label : 0),
        owner: current.owner,
        nameRange: names.count > 0
          ? range(ofToken: nameToken) : TextRange(start: start, length: 0),
        typeRange: TextRange(start: start, length: 0), end: start,
        attributeRows: attributes(of: prefix), initialChain: -1,
        kind: isClosure ? .closureParameter : .parameter, ownership: .strong,
        storage: .stored, access: .unspecified, isLet: true, isStatic: false, isSettable: false,
        hasInitialValue: false))
    current.variable = id
    if names.count > 0 { advance(to: nameToken + 1) }
    current.state = .parameterType
    current.first = -1
    if names.count == 0 || kinds[index] == .colon {
      if names.count > 0 { advance() }
      current.first = Int32(index)
      pushType(current.context, flags: current.flags.intersection(.inClosure))
    }
    return true
  }

  /// How many names stand before a parameter's colon, 0 to 2, and how many specifiers before them
  /// (`isolated _ x: T`). A closure's parameter may have no colon.
  private mutating func parameterNames(isClosure: Bool) -> (count: Int, specifiers: Int) {
    var count = 0
    while count < 6, isAnyWord(index + count) { count += 1 }
    guard count > 0, kind(at: index + count) == .colon || isClosure else { return (0, 0) }
    return (min(count, 2), max(0, count - 2))
  }
}
