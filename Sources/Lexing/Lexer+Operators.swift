// The grammar's `operator`, and the dot.

extension Lexer {
  /// The longest run of operator characters, up to a comment. The parser would split some
  /// (`A<B<C>>=`); here the run stays whole, for the reader of the tokens to split.
  mutating func lexOperator(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    let start = position
    let (operatorEnd, slash) = operatorRun(bytes, traits, from: start)
    if let slash, lexBareRegex(bytes, at: slash, operatorEnd: operatorEnd) { return }

    let isDot =
      bytes[start] == Byte.dot
      && (operatorEnd == start + 1 || isKeyPathPostfix(bytes, from: start, to: operatorEnd))
    if isDot {
      append(.dot, from: start, to: start + 1)
      return
    }
    let kind = operatorKind(bytes, from: start, to: operatorEnd)
    if kind == .unknown { note(.invalidCharacter, at: start) }
    append(kind, from: start, to: operatorEnd)
  }

  /// Where the operator that begins at `start` ends, and the first `/` in it. A dot continues only
  /// an operator that begins with one. O(run).
  private mutating func operatorRun(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, from start: Int
  ) -> (end: Int, slash: Int?) {
    let takesDots = bytes[start] == Byte.dot
    var slash: Int?
    var next = start
    while next < end {
      let byte = bytes[next]
      if 0x80 <= byte {
        let scalar = Scalar(bytes, at: next, before: end)
        guard scalar.continuesOperator else { break }
        next += scalar.length
        continue
      }
      guard traits[Int(byte)].contains(.operatorCharacter) else { break }
      if start < next {
        if byte == Byte.dot, !takesDots { break }
        if byte == Byte.slash, isCommentStart(bytes, at: next) { break }
        if byte == Byte.less, placeholderEnd(bytes, from: next) != nil { break }
      }
      if byte == Byte.slash, slash == nil { slash = next }
      next += 1
    }
    return (next, slash)
  }

  private mutating func isCommentStart(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    let after = byte(bytes, at: offset + 1)
    return after == Byte.slash || after == Byte.star
  }

  mutating func operatorKind(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    if start + 1 == end {
      switch bytes[start] {
      case Byte.equal: return .equal
      case Byte.less: return .less
      case Byte.greater: return .greater
      case Byte.question: return .question
      case Byte.exclamation: return .exclamation
      case Byte.ampersand: return .ampersand
      case Byte.dot: return .dot
      default: return .operator
      }
    }
    if start + 2 == end, bytes[start] == Byte.minus, bytes[start + 1] == Byte.greater {
      return .arrow
    }
    // The end of a comment that never began.
    for index in start..<(end - 1)
    where bytes[index] == Byte.star && bytes[index + 1] == Byte.slash {
      return .unknown
    }
    return .operator
  }

  // MARK: - Key paths

  /// Whether the run is `.?`, `.!` or the like after a key path's root (`\.?.x`, `\Foo.?.x`): there
  /// the dot stands for itself.
  private mutating func isKeyPathPostfix(_ bytes: Span<UInt8>, from start: Int, to end: Int) -> Bool
  {
    var dots = 0
    for index in start..<end {
      switch bytes[index] {
      case Byte.question, Byte.exclamation: dots = 0
      case Byte.dot where dots == 0: dots = 1
      default: return false
      }
    }
    return flags.isEmpty && endsKeyPath()
  }

  /// Whether the tokens so far end in a key path's `\` and its components. Looks at most 64 tokens
  /// back, so that the whole stays linear.
  private mutating func endsKeyPath() -> Bool {
    var depth = 0
    for token in read.reversed().prefix(64) {
      switch token.kind {
      case .backslash where depth == 0: return true
      case .rightParen, .rightBracket, .greater: depth += 1
      case .leftParen, .leftBracket, .less: depth -= 1
      case .dot, .question, .exclamation, .doubleColon: break
      default:
        let isName = token.kind.category == .identifier || token.kind.isKeyword
        if !isName, depth == 0 { return false }
      }
      if depth < 0 || (depth == 0 && !token.flags.isEmpty) { return false }
    }
    return false
  }

  // MARK: - Bounds

  /// Whether the operator at `start` touches what stands before it (the book: "no white space on
  /// the left").
  mutating func isLeftBound(_ bytes: Span<UInt8>, _ start: Int) -> Bool {
    guard 0 < start else { return false }
    switch bytes[start - 1] {
    case Byte.space, Byte.carriageReturn, Byte.lineFeed, Byte.tab, Byte.nul, Byte.leftParen,
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), Byte.colon:
      return false
    case Byte.slash:
      // The end of a comment is white space.
      return !(2 <= start && bytes[start - 2] == Byte.star)
    case 0xA0:
      return !(2 <= start && bytes[start - 2] == 0xC2)
    default:
      return true
    }
  }

  /// Whether the operator that ends at `operatorEnd` touches what comes after it.
  mutating func isRightBound(_ bytes: Span<UInt8>, _ operatorEnd: Int, isLeftBound: Bool) -> Bool {
    switch byte(bytes, at: operatorEnd) {
    case Byte.space, Byte.carriageReturn, Byte.lineFeed, Byte.tab, Byte.nul, Byte.rightParen,
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), Byte.colon:
      return false
    case Byte.dot:
      // `x^.y` has a postfix operator, `^.y` a prefix one.
      return !isLeftBound
    case Byte.slash:
      return !isCommentStart(bytes, at: operatorEnd)
    case 0xC2:
      return byte(bytes, at: operatorEnd + 1) != 0xA0
    default:
      return true
    }
  }
}
