/// Reads the tokens of a Swift file: the whole of "Lexical Structure" in The Swift Programming
/// Language, with the decisions of swift-syntax 603's lexer where the book leaves one open.
///
/// Any bytes give a buffer: what cannot be read is in `unreadable` or of kind `unknown`, and in
/// `issues`. O(bytes). Files over 4 GiB are read up to there.
package func lex(_ bytes: Span<UInt8>) -> TokenBuffer {
  var lexer = Lexer(byteCount: bytes.count)
  let classes = ByteClass.table
  let traits = ByteTraits.table
  lexer.lexFile(bytes, classes.span, traits.span)
  return lexer.finish()
}

/// Reads the tokens of a file.
package func lex(_ file: SourceFile) -> TokenBuffer {
  // Through a slice: `Array.span` needs macOS 26, `ArraySlice.span` does not.
  let bytes = file.bytes[...]
  return lex(bytes.span)
}

/// A token as it is read: one value, so that it is one append and not four (measured: a quarter of
/// the whole time).
struct ReadToken {
  var start: UInt32
  var length: UInt32
  var kind: TokenKind
  var flags: TokenFlags
}

/// Where the lexer stands. A plain value; the bytes and the tables are lent to each function, since
/// a struct cannot hold a span yet. Functions that only look are `mutating` as well: for a call that
/// merely borrows a value of this size, the compiler copies it whole.
struct Lexer: ~Copyable {
  /// One past the last byte that is read.
  let end: Int
  var position = 0
  /// The flags of the token that comes next.
  var flags: TokenFlags = .startsLine
  var read: ContiguousArray<ReadToken> = []
  /// All that the file gives, but for the tokens themselves.
  var tokens = TokenBuffer()

  /// The string literals whose interpolation is being read, the innermost last.
  var suspended: [StringLiteral] = []
  /// Open parentheses of the innermost interpolation, its own not counted.
  var parenthesisDepth = 0

  // What earlier looks ahead have found, so that no input is looked at twice.
  var lineClosers = ClosingDelimiters()
  var fileClosers = ClosingDelimiters()
  var curlyQuoteUnclosedBefore = 0
  var conflictsHaveNoEnd: [Bool] = [false, false]

  let words = WordTable.standard

  init(byteCount: Int) {
    end = min(byteCount, Int(UInt32.max) - 1)
    // Measured over real apps: a token in 5 to 8 bytes. Where every byte is one, growing would cost
    // as much as lexing; room that is not used is never touched.
    read.reserveCapacity(max(end / 4, min(end, 1 << 22)) + 1)
    tokens.comments.reserveCapacity(end / 256 + 4)
    tokens.lines.starts.reserveCapacity(end / 24 + 1)
  }

  /// The byte at an offset, NUL past the end.
  @inline(__always)
  func byte(_ bytes: Span<UInt8>, at offset: Int) -> UInt8 {
    offset < end ? bytes[offset] : Byte.nul
  }

  /// Appends a token that ends at `tokenEnd` and goes on from there.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, to tokenEnd: Int) {
    read.append(
      ReadToken(
        start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: tokenEnd &- start),
        kind: kind, flags: flags))
    flags = []
    position = tokenEnd
  }

  mutating func note(_ kind: LexicalIssue.Kind, at offset: Int) {
    tokens.issues.append(LexicalIssue(kind: kind, offset: UInt32(truncatingIfNeeded: offset)))
  }

  /// The buffer, with the tokens as a structure of arrays. O(tokens).
  consuming func finish() -> TokenBuffer {
    // Spans, as an array that is filled by index is asked for its uniqueness each time.
    var kinds = ContiguousArray(repeating: TokenKind.endOfFile, count: read.count)
    var starts = ContiguousArray(repeating: UInt32(0), count: read.count)
    var lengths = starts
    var flags = ContiguousArray(repeating: TokenFlags(), count: read.count)
    unpack(&kinds, &starts, &lengths, &flags)
    // These share the storage.
    tokens.kinds = Array(kinds)
    tokens.starts = Array(starts)
    tokens.lengths = Array(lengths)
    tokens.flags = Array(flags)
    return tokens
  }

  private func unpack(
    _ kinds: inout ContiguousArray<TokenKind>, _ starts: inout ContiguousArray<UInt32>,
    _ lengths: inout ContiguousArray<UInt32>, _ flags: inout ContiguousArray<TokenFlags>
  ) {
    let read = read.span
    var kinds = kinds.mutableSpan
    var starts = starts.mutableSpan
    var lengths = lengths.mutableSpan
    var flags = flags.mutableSpan
    for index in read.indices {
      let token = read[index]
      kinds[index] = token.kind
      starts[index] = token.start
      lengths[index] = token.length
      flags[index] = token.flags
    }
  }

  // MARK: - The file

  mutating func lexFile(
    _ bytes: Span<UInt8>, _ classes: Span<ByteClass>, _ traits: Span<ByteTraits>
  ) {
    lexFileStart(bytes, traits)
    while position < end {
      var start = position
      // Every other token has a space before it: worth a branch of its own, before the switch.
      if bytes[start] == Byte.space {
        start = spacesEnd(bytes, from: start)
        flags.insert(.spaceBefore)
        position = start
        if start == end { break }
      }
      switch classes[Int(bytes[start])] {
      case .space:
        flags.insert(.spaceBefore)
        position = start + 1
      case .lineFeed, .carriageReturn: lexLineEnd(bytes)
      case .letter:
        lexWord(bytes, traits, from: start)
      case .dollar: lexName(bytes, traits, continuingAt: start + 1)
      case .backtick: lexEscapedName(bytes, traits)
      case .digit: lexNumber(bytes, traits)
      case .slash: lexSlash(bytes, traits)
      case .less, .greater: lexAngle(bytes, traits)
      case .operatorCharacter: lexOperator(bytes, traits)
      case .quote: lexString(bytes, traits, pounds: 0)
      case .pound: lexPound(bytes, traits)
      case .leftParen:
        if !suspended.isEmpty { parenthesisDepth += 1 }
        append(.leftParen, from: start, to: start + 1)
      case .rightParen:
        append(.rightParen, from: start, to: start + 1)
        if !suspended.isEmpty { closeParenthesis(bytes, traits) }
      case .colon:
        let isSelector = byte(bytes, at: start + 1) == Byte.colon
        append(isSelector ? .doubleColon : .colon, from: start, to: start + (isSelector ? 2 : 1))
      case .backslash: append(.backslash, from: start, to: start + 1)
      case .leftBracket: append(.leftBracket, from: start, to: start + 1)
      case .rightBracket: append(.rightBracket, from: start, to: start + 1)
      case .leftBrace: append(.leftBrace, from: start, to: start + 1)
      case .rightBrace: append(.rightBrace, from: start, to: start + 1)
      case .comma: append(.comma, from: start, to: start + 1)
      case .semicolon: append(.semicolon, from: start, to: start + 1)
      case .at: append(.at, from: start, to: start + 1)
      case .nonASCII: lexNonASCII(bytes, traits)
      case .other:
        note(bytes[start] == Byte.nul ? .nulByte : .invalidCharacter, at: start)
        skipUnreadable(to: start + 1)
      }
    }
    lexFileEnd()
  }

  /// The byte-order mark, which is nothing, and the first line for the shell; of an encrypted file all.
  private mutating func lexFileStart(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>) {
    if isEncrypted(bytes) {
      note(.encrypted, at: 0)
      skipUnreadable(to: end)
    }
    if isByteOrderMark(bytes, at: 0) { position = 3 }
    guard byte(bytes, at: position) == Byte.pound,
      byte(bytes, at: position + 1) == Byte.exclamation
    else { return }
    append(.shebang, from: position, to: lineEnd(bytes, traits, from: position))
  }

  /// Whether a file begins as git-crypt writes it where nobody has unlocked the work tree.
  private func isEncrypted(_ bytes: Span<UInt8>) -> Bool {
    guard byte(bytes, at: 0) == Byte.nul, bytes.count >= encryptedHead.count else { return false }
    return encryptedHead.indices.allSatisfy { bytes[$0] == encryptedHead[$0] }
  }

  private mutating func lexFileEnd() {
    for literal in suspended {
      note(.unterminatedString, at: literal.start)
    }
    // What stays open is known after what stands in it.
    tokens.issues.sort { ($0.offset, $0.kind.rawValue) < ($1.offset, $1.kind.rawValue) }
    append(.endOfFile, from: end, to: end)
  }

  // MARK: - Lines

  /// A line feed, a carriage return or both.
  private mutating func lexLineEnd(_ bytes: Span<UInt8>) {
    if !suspended.isEmpty { abandonSingleLineLiterals() }
    passLineEnd(bytes)
    flags = [.startsLine, .spaceBefore]
  }

  /// Goes over the line end at `position`, from within a token or not, and records the next line.
  @inline(__always)
  mutating func passLineEnd(_ bytes: Span<UInt8>) {
    let isPair =
      bytes[position] == Byte.carriageReturn && byte(bytes, at: position + 1) == Byte.lineFeed
    position += isPair ? 2 : 1
    tokens.lines.starts.append(UInt32(truncatingIfNeeded: position))
  }

  /// One past the spaces that begin at `offset`. O(spaces).
  @inline(__always)
  func spacesEnd(_ bytes: Span<UInt8>, from offset: Int) -> Int {
    var next = offset
    while next + 8 <= bytes.count {
      let others = eightBytes(bytes, next) ^ UInt64(eachByte: Byte.space)
      next &+= others.bytesBeforeFirst
      if others != 0 { return next }
    }
    while next < bytes.count, bytes[next] == Byte.space { next += 1 }
    return next
  }

  /// The offset of the next line end, or of the file's end. O(line).
  @inline(__always)
  func lineEnd(_ bytes: Span<UInt8>, _ traits: Span<ByteTraits>, from offset: Int) -> Int {
    var next = offset
    while next + 8 <= bytes.count {
      let eight = eightBytes(bytes, next)
      let ends =
        eight.bytes(equalTo: Byte.lineFeed) | eight.bytes(equalTo: Byte.carriageReturn)
      next &+= ends.bytesBeforeFirst
      if ends != 0 { return next }
    }
    while next < bytes.count, !traits[Int(bytes[next])].contains(.lineEnd) { next += 1 }
    return next
  }
}

private let encryptedHead = Array("\0GITCRYPT\0".utf8)
