import Lexing

/// What stands in brackets and quotes within an expression: arguments, elements, groups, strings.
/// Most of it is plain and read at once; only the rest is worth frames.
extension Outliner {
  /// Reads the `(…)` or `[…]` at `index`, of a call, a subscript or a literal: what is plain of it at
  /// once, and for the rest it pushes a frame.
  mutating func pushArguments(mode: Mode) {
    current.mode.remove(.afterName)
    let open = index
    let token = readPlainArguments(open + 1, mode)
    if partners[token] == Int32(open) { return advance(to: token + 1) }
    push(.arguments)
    current.mode = mode
    current.open = Int32(open)
    advance(to: token)
  }

  mutating func stepArguments() {
    switch kinds[index] {
    case .rightParen, .rightBracket, .rightBrace:
      guard closes() else { return }
      if current.mode.contains(.group) { endGroup() } else { close() }
    case .endOfFile: pop()
    case .comma, .colon, .semicolon: advance()
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
      let end = readPlainArgument(index, current.mode)
      if end > index { return advance(to: end) }
      if kinds[index] == .leftParen || kinds[index] == .leftBracket {
        pushGroup()
      } else {
        pushExpression(current.mode.intersection([.pattern, .binds, .isLet]))
      }
    }
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
    lastValue = (-1, -1)
  }

  /// Reads the arguments from `first` on that need no frame, and gives the token where they end: a
  /// closer, or where one begins that needs a frame. O(what is passed).
  private mutating func readPlainArguments(_ first: Int, _ mode: Mode) -> Int {
    var token = first
    while true {
      if mode.contains(.labels), isAnyWord(token), kind(at: token + 1) == .colon { token += 2 }
      let end = readPlainArgument(token, mode)
      if end == token { return token }
      guard kinds[end] == .comma else { return end }
      token = end + 1
    }
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
    if end > token + 1, kinds[token + 1] == .dot { appendPlainChain(token, end) }
    return end
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
