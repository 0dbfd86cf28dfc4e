// The grammar's `regular-expression-literal`, and the decision whether a `/` opens one.

extension Lexer {
  /// A regex whose `/` stands at `slash`, the first one of the operator that begins at `position`;
  /// false where it is an operator after all. The decisions are those of SE-0354 and swift-syntax:
  /// the text must close on its line without an unbalanced `)`, neither begin nor end with a space,
  /// and not stand where an operator is expected.
  mutating func lexBareRegex(_ bytes: Span<UInt8>, at slash: Int, operatorEnd: Int) -> Bool {
    let start = position
    guard !isLeftBound(bytes, start) else { return false }
    let before = read.last?.kind
    // `func /(…)`, `operator /^/` name an operator.
    if before == .keywordFunc || before == .keywordOperator { return false }

    var isCertain = false
    if !isRightBound(bytes, operatorEnd, isLeftBound: false) {
      // It looks like an infix operator. After `try?` there can be none.
      let followsTry = followsOptionalTry(bytes)
      guard followsTry || expectsExpression(bytes) else { return false }
      switch before {
      case .leftParen, .interpolation, .leftBracket, .comma, .colon, .doubleColon:
        // An operator can be an argument.
        isCertain = followsTry
      default:
        isCertain = true
      }
    }
    guard let regexEnd = bareRegexEnd(bytes, from: slash, isCertain: isCertain) else {
      return false
    }
    if start < slash {
      append(operatorKind(bytes, from: start, to: slash), from: start, to: slash)
    }
    append(.regex, from: slash, to: regexEnd)
    return true
  }

  /// Whether the token before is the `?` or `!` of `try?`, `try!`.
  private mutating func followsOptionalTry(_ bytes: Span<UInt8>) -> Bool {
    guard 2 <= read.count, let last = read.last, last.flags.isEmpty,
      read[read.count - 2].kind == .keywordTry
    else { return false }
    return last.kind == .question || last.kind == .exclamation
  }

  /// Whether an expression can begin after the token before.
  private mutating func expectsExpression(_ bytes: Span<UInt8>) -> Bool {
    guard let before = read.last else { return true }
    switch before.kind {
    case .leftBrace, .leftParen, .leftBracket, .semicolon, .comma, .colon, .equal:
      return true
    case .less, .greater, .question, .exclamation, .ampersand, .operator:
      return operatorExpectsExpression(bytes, before)
    case .poundIf, .poundElse, .poundElseif, .poundEndif: return true
    case .unknown:
      return bytes[Int(before.start)] != Byte.backtick
    case .keywordTrue, .keywordFalse, .keywordAny, .keywordNil, .keywordSelf,
      .keywordSelfType, .keywordSuper:
      return false
    default: return before.kind.isKeyword && !isMember
    }
  }

  /// Whether a dot stands before the token before: a keyword there is a member's name, and `/` divides it.
  /// (swift-syntax opens a regex there, which the compiler, that reads on from the parser's place, does not.)
  private var isMember: Bool { 2 <= read.count && read[read.count - 2].kind == .dot }

  /// Whether the operator before is prefix or infix, not postfix.
  private mutating func operatorExpectsExpression(_ bytes: Span<UInt8>, _ token: ReadToken) -> Bool
  {
    var start = Int(token.start)
    let operatorEnd = start + Int(token.length)
    var isLeftBound = isLeftBound(bytes, start)
    // A `?` or `!` that touches what it follows is a token of its own to Swift.
    while isLeftBound, start < operatorEnd,
      bytes[start] == Byte.question || bytes[start] == Byte.exclamation
    {
      start += 1
    }
    if start == operatorEnd { return false }
    if start + 1 == operatorEnd, bytes[start] == Byte.equal { return true }
    if start + 2 == operatorEnd, bytes[start] == Byte.minus, bytes[start + 1] == Byte.greater {
      return false
    }
    isLeftBound = self.isLeftBound(bytes, start)
    return !isLeftBound || isRightBound(bytes, operatorEnd, isLeftBound: true)
  }

  /// Where the regex that opens at `slash` ends; nil where it is none. One that is certain and does
  /// not close ends with its line. O(line), and no byte is looked at by two candidates: each ends
  /// at the next `/` that could open another.
  private mutating func bareRegexEnd(
    _ bytes: Span<UInt8>, from slash: Int, isCertain: Bool
  ) -> Int? {
    let first = byte(bytes, at: slash + 1)
    if !isCertain, first == Byte.space || first == Byte.tab { return nil }
    if first == Byte.star || first == Byte.slash { return nil }
    if 0 < slash, bytes[slash - 1] == Byte.star { return nil }

    var groups = 0
    var classes = 0
    var next = slash + 1
    while next < end {
      switch bytes[next] {
      case Byte.slash:
        let after = byte(bytes, at: next + 1)
        if after == Byte.slash || after == Byte.star {
          return isCertain ? unterminatedRegex(from: slash, to: next) : nil
        }
        // An escaped space may stand there.
        let last = bytes[next - 1]
        let endsInSpace =
          (last == Byte.space || last == Byte.tab) && !isEscaped(bytes, next - 1, after: slash)
        if !isCertain, endsInSpace { return nil }
        return next + 1
      case Byte.lineFeed, Byte.carriageReturn:
        return isCertain ? unterminatedRegex(from: slash, to: next) : nil
      case Byte.backslash:
        let escaped = byte(bytes, at: next + 1)
        next += escaped == Byte.lineFeed || escaped == Byte.carriageReturn ? 1 : 2
        continue
      case Byte.leftParen where classes == 0: groups += 1
      case Byte.rightParen where classes == 0:
        if groups == 0, !isCertain { return nil }
        groups = max(0, groups - 1)
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      next += 1
    }
    return isCertain ? unterminatedRegex(from: slash, to: end) : nil
  }

  private mutating func unterminatedRegex(from start: Int, to regexEnd: Int) -> Int {
    note(.unterminatedRegex, at: start)
    return regexEnd
  }

  /// Whether the byte at `offset` has an odd number of backslashes before it, `start` excluded.
  private mutating func isEscaped(_ bytes: Span<UInt8>, _ offset: Int, after start: Int) -> Bool {
    var backslashes = 0
    while start < offset - 1 - backslashes, bytes[offset - 1 - backslashes] == Byte.backslash {
      backslashes += 1
    }
    return backslashes % 2 == 1
  }

  // MARK: - Extended regexes

  /// `#/…/#`, with any number of `#`. Where a line break follows the opening, it runs over lines; if
  /// it then never closes, it is the opening alone, so that the code after it is read.
  mutating func lexExtendedRegex(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, pounds: Int
  ) {
    let start = position
    let text = start + pounds + 1
    var next = text
    while byte(bytes, at: next) == Byte.space || byte(bytes, at: next) == Byte.tab { next += 1 }
    let isMultiline = next < end && traits[Int(bytes[next])].contains(.lineEnd)
    if !isMultiline {
      // The line's end is looked for only where nothing closes before it: many short literals on a
      // long line would each look to its end.
      let regexEnd =
        extendedRegexEnd(bytes, from: text, to: end, pounds: pounds, isOneLine: true)
        ?? unterminatedRegex(from: start, to: lineEnd(bytes, traits, from: text))
      append(.regex, from: start, to: regexEnd)
      return
    }
    if !fileClosers.covers(next) {
      fileClosers.cover(bytes, from: next, to: end, closing: Byte.slash, honoursEscapes: true)
    }
    guard fileClosers.hasCloser(from: next, pounds: pounds),
      let regexEnd = extendedRegexEnd(
        bytes, from: next, to: end, pounds: pounds, isOneLine: false)
    else {
      append(.regex, from: start, to: unterminatedRegex(from: start, to: next))
      return
    }
    position = next
    while position < regexEnd {
      if traits[Int(bytes[position])].contains(.lineEnd) {
        passLineEnd(bytes)
      } else {
        position += 1
      }
    }
    append(.regex, from: start, to: regexEnd)
  }

  /// One past the first `/` with at least `pounds` `#` after it, and all of these.
  private mutating func extendedRegexEnd(
    _ bytes: Span<UInt8>, from start: Int, to limit: Int, pounds: Int, isOneLine: Bool
  ) -> Int? {
    var next = start
    while next < limit {
      switch bytes[next] {
      case Byte.lineFeed where isOneLine, Byte.carriageReturn where isOneLine: return nil
      case Byte.backslash:
        let escaped = byte(bytes, at: next + 1)
        if isOneLine, escaped == Byte.lineFeed || escaped == Byte.carriageReturn { return nil }
        next += 2
      case Byte.slash:
        next += 1
        let slashEnd = next
        while next < limit, bytes[next] == Byte.pound { next += 1 }
        if pounds <= next - slashEnd { return next }
      default: next += 1
      }
    }
    return nil
  }
}
