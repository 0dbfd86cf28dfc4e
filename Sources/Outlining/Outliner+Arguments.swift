import Lexing

/// What stands in brackets and quotes within an expression: arguments, elements, groups, strings.
/// Most of it is plain and read at once; only the rest is worth frames.
extension Outliner {
  /// Reads the `(…)` or `[…]` at `index`, of a call, a subscript or a literal: what is plain of it at
  /// once, and for the rest it pushes a frame.
  mutating func pushArguments(mode: Mode, of called: Callee = Callee()) {
    current.mode.remove(.afterName)
    let open = index
    var callee = called
    // `case T.x(a)` calls nothing.
    if mode.contains(.pattern) { callee.row = -1 }
    let token = readPlainArguments(open + 1, mode, &callee)
    if partners[token] == Int32(open) { return advance(to: token + 1) }
    push(.arguments)
    current.mode = mode
    current.open = Int32(open)
    current.chain = callee.row
    current.operand = callee.isType ? .typeName : .other
    current.stackStart = Int32(callee.component)
    current.ternaries = callee.position
    advance(to: token)
  }

  mutating func stepArguments() {
    switch kinds[index] {
    case .rightParen, .rightBracket, .rightBrace:
      guard closes() else { return }
      endArgument()
      if current.mode.contains(.group) { endGroup() } else { closeArguments() }
    case .endOfFile: pop()
    case .comma:
      endArgument()
      lastWhole = (-1, -1)
      if current.ternaries < .max { current.ternaries += 1 }
      advance()
    case .colon, .semicolon: advance()
    // `@_specialize(where T == Int)`
    case .keywordWhere where kind(at: index + 1) != .colon: beginConstraints()
    default:
      if current.mark == Int32(index) {
        current.mark = -1
        return skipUnknown()
      }
      if current.mode.contains(.labels), isAnyWord(index), kind(at: index + 1) == .colon {
        return advance(to: index + 2)
      }
      stepArgument()
    }
  }

  private mutating func stepArgument() {
    if current.chain >= 0, current.reference < 0 { beginArgument() }
    let end = readPlainArgument(index, current.mode)
    if end > index {
      lastWhole = (-1, isPlainChain(index, end) ? Int32(result.chains.count - 1) : -1)
      return advance(to: end)
    }
    if kinds[index] == .leftParen || kinds[index] == .leftBracket {
      pushGroup()
    } else {
      pushExpression(current.mode.intersection([.pattern, .binds, .isLet]))
    }
  }

  /// `(x as? T)` that is an operand: the type is the operand's.
  private mutating func closeArguments() {
    let type = current.mode.contains(.parenthesis) ? castOfElement : -1
    close()
    if type >= 0 { current.reference = type }
  }

  /// The type that the only element of the parenthesis that ends here is cast to, -1 for none.
  private var castOfElement: Int32 {
    mutating get {
      guard current.ternaries == 0, lastWhole.reference >= 0,
        result.references[Int(lastWhole.reference)].context == .cast
      else { return -1 }
      return lastWhole.reference
    }
  }

  // MARK: What is handed to a call

  /// Makes a row for the argument whose value begins at `index`.
  private mutating func beginArgument() {
    current.reference = Int32(result.arguments.count)
    current.first = Int32(result.chains.count)
    current.container = ReferenceID(UInt32(result.references.count))
    lastWhole = (-1, -1)
    let callee = Callee(
      row: current.chain, isType: current.operand == .typeName,
      component: UInt16(truncatingIfNeeded: current.stackStart), position: current.ternaries)
    appendArgument(callee, index, .nothing)
  }

  private mutating func appendArgument(
    _ callee: Callee, _ token: Int, _ value: CallArgument.Value, isWhole: Bool = false
  ) {
    let hasLabel = kinds[token - 1] == .colon && isAnyWord(token - 2)
    result.arguments.append(
      CallArgument(
        chain: callee.isType ? -1 : callee.row,
        type: callee.isType ? ReferenceID(UInt32(callee.row)) : .none,
        component: callee.component, position: callee.position,
        label: hasLabel ? NameID(words[token - 2]) : .none, range: range(ofToken: token),
        value: value, isWhole: isWhole))
  }

  /// Completes the row of the argument that ends before `index`; none is left of one that says
  /// nothing.
  private mutating func endArgument() {
    let row = Int(current.reference)
    guard row >= 0 else { return }
    current.reference = -1
    let start = result.arguments[row].range.start
    let (value, isWhole) = argumentValue(
      from: start, Int(current.first), Int(current.container.rawValue))
    result.arguments[row].range = range(from: start, to: endOfPrevious)
    result.arguments[row].setValue(value, isWhole: isWhole)
    // A branch of `#if` may come back to the row.
    if value == .nothing, result.arguments[row].label == .none,
      row == result.arguments.count - 1, top >= protectedCount
    {
      result.arguments.removeLast()
    }
  }

  /// What an argument is: as a whole what the expression read last was, else the first of the chains
  /// and references that were not there when it began.
  private mutating func argumentValue(
    from start: UInt32, _ firstChain: Int, _ firstReference: Int
  ) -> (CallArgument.Value, isWhole: Bool) {
    if lastWhole.chain >= 0 { return (.chain(lastWhole.chain), true) }
    if lastWhole.reference >= 0 {
      return (.type(ReferenceID(UInt32(lastWhole.reference))), true)
    }
    let last = index - 1
    let begin = kinds[last - 1] == .ampersand ? last - 1 : last
    if starts[begin] == start, isPlainName(last) { return (.name(NameID(words[last])), true) }
    let hasReference = firstReference < result.references.count
    guard firstChain < result.chains.count else {
      return hasReference ? (.type(ReferenceID(UInt32(firstReference))), false) : (.nothing, false)
    }
    let first = Int(result.chains[firstChain].firstComponent)
    if hasReference, first < result.components.count,
      result.references[firstReference].range.start < result.components[first].offset
    {
      return (.type(ReferenceID(UInt32(firstReference))), false)
    }
    return (.chain(Int32(firstChain)), false)
  }

  private mutating func isPlainName(_ token: Int) -> Bool {
    kinds[token] == .keywordSelf || isWord(token) && !isCapitalized(token)
  }

  /// Pushes the `(…)` or `[…]` that an argument begins with.
  private mutating func pushGroup() {
    let mode = current.mode.intersection([.pattern, .binds])
    let open = Int32(index)
    let labels: Mode = kinds[index] == .leftParen ? .labels : []
    push(.arguments)
    current.mode = mode.union(labels).union(.group)
    current.open = open
    advance()
  }

  /// Makes the frame of a group that of the operand that it is.
  private mutating func endGroup() {
    let below = Int(current.below)
    let open = current.open
    let type = kinds[Int(open)] == .leftParen ? castOfElement : -1
    advance()
    if top < protectedCount {
      // A branch of `#if` may need the group again.
      pop()
      push(.afterOperand)
      frames[below].mark = open
    } else {
      current = Frame(
        state: .afterOperand, flags: current.flags, below: current.below, owner: current.owner,
        variable: current.variable)
    }
    current.mode = frames[below].mode.intersection([.pattern, .binds, .isLet])
    current.reference = type
    lastValue = (-1, -1)
    lastWhole = (-1, -1)
  }

  /// Reads the arguments from `first` on that need no frame, and gives the token where they end: a
  /// closer, or where one begins that needs a frame. O(what is passed).
  private mutating func readPlainArguments(
    _ first: Int, _ mode: Mode, _ callee: inout Callee
  ) -> Int {
    var token = first
    while true {
      if mode.contains(.labels), isAnyWord(token), kind(at: token + 1) == .colon { token += 2 }
      let end = readPlainArgument(token, mode)
      if end == token { return token }
      if callee.row >= 0 { notePlainArgument(token, end, callee) }
      guard kinds[end] == .comma else { return end }
      if callee.position < .max { callee.position += 1 }
      token = end + 1
    }
  }

  private mutating func notePlainArgument(_ token: Int, _ end: Int, _ callee: Callee) {
    var value = CallArgument.Value.nothing
    if isPlainChain(token, end) {
      value = .chain(Int32(result.chains.count - 1))
    } else if end == token + 1, isPlainName(token) {
      value = .name(NameID(words[token]))
    } else if kinds[token - 1] != .colon {
      return
    }
    appendArgument(callee, token, value, isWhole: value != .nothing)
    result.arguments[result.arguments.count - 1].range = range(
      from: starts[token], to: starts[end - 1] + lengths[end - 1])
  }

  /// Reads an argument that names nothing of interest but a chain of members, so that no frame is
  /// worth it, and gives the token after it; the token itself if it begins another one.
  private mutating func readPlainArgument(_ token: Int, _ mode: Mode) -> Int {
    var end = token + 1
    switch kind(at: token) {
    case .integer, .float, .keywordTrue, .keywordFalse, .keywordNil, .wildcard: break
    case .keywordSelf: end = plainMembersEnd(end)
    case .identifier:
      if mode.contains(.binds) || isCapitalized(token) { return token }
      end = plainMembersEnd(end)
    case .dot where isAnyWord(end): end += 1
    case .stringQuote: end = plainStringEnd(token)
    default: return token
    }
    switch kind(at: end) {
    case .comma, .rightParen, .rightBracket: break
    default: return token
    }
    if isPlainChain(token, end) { appendPlainChain(token, end) }
    return end
  }

  /// Whether the plain argument from a token to another is a chain.
  private func isPlainChain(_ token: Int, _ end: Int) -> Bool {
    end > token + 1 && kinds[token + 1] == .dot
  }

  /// One past the `.name.name` that begins at the token.
  private mutating func plainMembersEnd(_ first: Int) -> Int {
    var token = first
    while kind(at: token) == .dot, isAnyWord(token + 1) || kind(at: token + 1) == .integer {
      token += 2
    }
    return token
  }

  /// One past the string that begins at the token, the token itself where something is interpolated.
  private mutating func plainStringEnd(_ token: Int) -> Int {
    let end = token + (kind(at: token + 1) == .stringSegment ? 2 : 1)
    return kind(at: end) == .stringQuote ? end + 1 : token
  }

  mutating func pushString() {
    let end = plainStringEnd(index)
    if end > index { return advance(to: end) }
    push(.string)
    current.open = Int32(index)
    advance()
  }

  mutating func stepString() {
    switch kinds[index] {
    case .stringQuote: close()
    case .interpolation:
      advance()
      if kinds[index] == .rawDelimiter { advance() }
      if kinds[index] == .leftParen { pushArguments(mode: .labels) }
    case .endOfFile: pop()
    case .stringSegment, .unknown, .rawDelimiter: advance()
    // The literal has no end, which the lexer has told.
    default: pop()
    }
  }
}

/// Whose arguments are read.
struct Callee {
  /// A chain, or a reference where `isType`; -1 for what is not told of.
  var row: Int32 = -1
  var isType = false
  /// Which of the chain's components is called.
  var component: UInt16 = 0
  /// Of the next argument.
  var position: UInt16 = 0
}
