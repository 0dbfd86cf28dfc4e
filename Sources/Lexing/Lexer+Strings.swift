// The grammar's `string-literal`: plain and raw, on one line and on many, with interpolations.

/// A string literal that is being read. Small, as a million of them may be open.
struct StringLiteral {
  enum Form { case singleLine, multiline, singleQuoted }

  private var openingQuote: UInt32
  private var poundCount: UInt32
  private var depthAround: UInt32 = 0
  var form: Form

  init(start: Int, form: Form, pounds: Int) {
    openingQuote = UInt32(start)
    poundCount = UInt32(pounds)
    self.form = form
  }

  /// The offset of its opening quote, in UTF-8 bytes.
  var start: Int { Int(openingQuote) }

  /// How many `#` its delimiters have.
  var pounds: Int { Int(poundCount) }

  /// `parenthesisDepth` around the literal, while one of its interpolations is read.
  var outerDepth: Int {
    get { Int(depthAround) }
    set { depthAround = UInt32(newValue) }
  }
}

extension Lexer {
  /// A string literal up to its end or its first interpolation.
  mutating func lexString(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, pounds: Int) {
    let start = position
    let isMultiline = opensMultiline(bytes, traits, at: start, pounds: pounds)
    let isSingleQuoted = bytes[start] == Byte.apostrophe
    if isSingleQuoted { note(.invalidCharacter, at: start) }
    append(.stringQuote, from: start, to: start + (isMultiline ? 3 : 1))
    let form: StringLiteral.Form =
      isMultiline ? .multiline : isSingleQuoted ? .singleQuoted : .singleLine
    lexStringText(bytes, traits, of: StringLiteral(start: start, form: form, pounds: pounds))
  }

  /// `"""` opens many lines, but a raw one that closes on its line (`#"""#`) has one.
  private mutating func opensMultiline(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, at start: Int, pounds: Int
  ) -> Bool {
    guard isTripleQuote(bytes, at: start) else { return false }
    guard 0 < pounds else { return true }
    // The third quote may be the closing one.
    let text = start + 2
    if !lineClosers.covers(text) {
      let limit = lineEnd(bytes, traits, from: text)
      lineClosers.cover(bytes, from: text, to: limit, closing: Byte.quote, honoursEscapes: false)
    }
    return !lineClosers.hasCloser(from: text, pounds: pounds)
  }

  private mutating func isTripleQuote(_ bytes: Span<UInt8>, at offset: Int) -> Bool {
    bytes[offset] == Byte.quote && byte(bytes, at: offset + 1) == Byte.quote
      && byte(bytes, at: offset + 2) == Byte.quote
  }

  /// The text from `position` to the closing delimiter, to an interpolation, which is left to the
  /// main loop, or to the line's end where the literal stays open. O(text).
  private mutating func lexStringText(
    _ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, of literal: StringLiteral
  ) {
    let start = position
    while position < end {
      let byte = bytes[position]
      guard traits[Int(byte)].contains(.stringStop) else {
        position += 1
        continue
      }
      switch byte {
      case Byte.backslash:
        if lexEscape(bytes, of: literal, textStart: start) { return }
      case Byte.lineFeed, Byte.carriageReturn:
        guard literal.form == .multiline else {
          note(.unterminatedString, at: literal.start)
          appendSegment(from: start)
          return
        }
        passLineEnd(bytes)
      default:
        if lexClosing(bytes, of: literal, textStart: start) { return }
      }
    }
    note(.unterminatedString, at: literal.start)
    appendSegment(from: start)
  }

  private mutating func appendSegment(from start: Int) {
    if start < position { append(.stringSegment, from: start, to: position) }
  }

  /// The closing delimiter of `literal`, if that is what stands at `position`.
  private mutating func lexClosing(
    _ bytes: Span<UInt8>, of literal: StringLiteral, textStart: Int
  ) -> Bool {
    let quote = position
    let isQuote: Bool
    switch literal.form {
    case .singleLine: isQuote = bytes[quote] == Byte.quote
    case .multiline: isQuote = isTripleQuote(bytes, at: quote)
    case .singleQuoted: isQuote = bytes[quote] == Byte.apostrophe
    }
    let quoteEnd = quote + (literal.form == .multiline ? 3 : 1)
    guard isQuote, hasPounds(bytes, literal.pounds, at: quoteEnd) else {
      position += 1
      return false
    }
    appendSegment(from: textStart)
    append(.stringQuote, from: quote, to: quoteEnd)
    if 0 < literal.pounds {
      // Surplus ones are part of the delimiter, wrong as they are.
      var next = quoteEnd + literal.pounds
      while byte(bytes, at: next) == Byte.pound { next += 1 }
      append(.rawDelimiter, from: quoteEnd, to: next)
    }
    return true
  }

  /// Goes over an escape sequence, or begins the interpolation that stands at `position`.
  private mutating func lexEscape(
    _ bytes: Span<UInt8>, of literal: StringLiteral, textStart: Int
  ) -> Bool {
    let backslash = position
    guard hasPounds(bytes, literal.pounds, at: backslash + 1) else {
      position += 1
      return false
    }
    let escaped = backslash + 1 + literal.pounds
    switch byte(bytes, at: escaped) {
    case Byte.leftParen:
      appendSegment(from: textStart)
      append(.interpolation, from: backslash, to: backslash + 1)
      if 0 < literal.pounds { append(.rawDelimiter, from: backslash + 1, to: escaped) }
      append(.leftParen, from: escaped, to: escaped + 1)
      var literal = literal
      literal.outerDepth = parenthesisDepth
      suspended.append(literal)
      parenthesisDepth = 0
      return true
    case Byte.quote, Byte.apostrophe, Byte.backslash:
      position = escaped + 1
    default:
      position = escaped
    }
    return false
  }

  private mutating func hasPounds(_ bytes: Span<UInt8>, _ count: Int, at offset: Int) -> Bool {
    for index in offset..<(offset + count) where byte(bytes, at: index) != Byte.pound {
      return false
    }
    return true
  }

  // MARK: - Interpolations

  /// After a `)` within an interpolation: where it is the interpolation's own, the literal goes on.
  mutating func closeParenthesis(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    guard parenthesisDepth == 0, let literal = suspended.popLast() else {
      parenthesisDepth -= 1
      return
    }
    parenthesisDepth = literal.outerDepth
    lexStringText(bytes, traits, of: literal)
  }

  /// At a line's end: an interpolation of a literal on one line cannot go on, and neither can the
  /// literal. (In a block comment or a literal on many lines the line may end.)
  mutating func abandonSingleLineLiterals() {
    while let literal = suspended.last, literal.form != .multiline {
      note(.unterminatedString, at: literal.start)
      parenthesisDepth = literal.outerDepth
      suspended.removeLast()
    }
  }
}
