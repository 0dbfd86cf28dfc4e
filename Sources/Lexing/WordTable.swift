/// The words that have a ``TokenKind`` of their own, found by hashing a name's bytes in place.
struct WordTable {
  /// Open addressing: 1 + an index into `words`, 0 for a free slot.
  private var slots: [UInt8]
  private var words: [Word] = []
  /// The spellings, one after the other.
  private var text: [UInt8] = []

  private struct Word {
    var offset: Int
    var length: Int
    var kind: TokenKind
  }

  /// Names outside this range of lengths (in bytes) are no words.
  static let lengths = 2...15

  static let standard = WordTable(reserved + contextual)
  /// The names behind a `#` that the outline asks for.
  static let directives = WordTable([
    ("if", .poundIf), ("elseif", .poundElseif), ("else", .poundElse), ("endif", .poundEndif),
  ])

  init(_ spellings: [(String, TokenKind)]) {
    slots = [UInt8](repeating: 0, count: 512)
    for (spelling, kind) in spellings {
      let bytes = Array(spelling.utf8)
      var slot = WordTable.hash(
        first: bytes[0], second: bytes[1], last: bytes[bytes.count - 1], length: bytes.count)
      while slots[slot] != 0 { slot = (slot + 1) & 511 }
      words.append(Word(offset: text.count, length: bytes.count, kind: kind))
      slots[slot] = UInt8(words.count)
      text += bytes
    }
  }

  /// The kind of the name at `start`, `identifier` for all but the words. O(length).
  @inline(__always)
  func kind(of bytes: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    let length = end - start
    guard WordTable.lengths.contains(length) else { return .identifier }
    var slot = WordTable.hash(
      first: bytes[start], second: bytes[start + 1], last: bytes[end - 1], length: length)
    while slots[slot] != 0 {
      let word = words[Int(slots[slot]) - 1]
      if word.length == length, matches(word, bytes, at: start) { return word.kind }
      slot = (slot + 1) & 511
    }
    return .identifier
  }

  @inline(__always)
  private func matches(_ word: Word, _ bytes: Span<UInt8>, at start: Int) -> Bool {
    for index in 0..<word.length where text[word.offset + index] != bytes[start + index] {
      return false
    }
    return true
  }

  @inline(__always)
  private static func hash(first: UInt8, second: UInt8, last: UInt8, length: Int) -> Int {
    (Int(first) &* 7 &+ Int(second) &* 29 &+ Int(last) &* 61 &+ length &* 3) & 511
  }

  /// The words that swift-syntax 603's lexer reserves, `_` apart.
  static let reserved: [(String, TokenKind)] = [
    ("Any", .keywordAny), ("as", .keywordAs), ("associatedtype", .keywordAssociatedtype),
    ("break", .keywordBreak), ("case", .keywordCase), ("catch", .keywordCatch),
    ("class", .keywordClass), ("continue", .keywordContinue), ("default", .keywordDefault),
    ("defer", .keywordDefer), ("deinit", .keywordDeinit), ("do", .keywordDo),
    ("else", .keywordElse), ("enum", .keywordEnum), ("extension", .keywordExtension),
    ("fallthrough", .keywordFallthrough), ("false", .keywordFalse),
    ("fileprivate", .keywordFileprivate), ("for", .keywordFor), ("func", .keywordFunc),
    ("guard", .keywordGuard), ("if", .keywordIf), ("import", .keywordImport),
    ("in", .keywordIn), ("init", .keywordInit), ("inout", .keywordInout),
    ("internal", .keywordInternal), ("is", .keywordIs), ("let", .keywordLet),
    ("nil", .keywordNil), ("operator", .keywordOperator),
    ("precedencegroup", .keywordPrecedencegroup), ("private", .keywordPrivate),
    ("protocol", .keywordProtocol), ("public", .keywordPublic), ("repeat", .keywordRepeat),
    ("rethrows", .keywordRethrows), ("return", .keywordReturn), ("self", .keywordSelf),
    ("Self", .keywordSelfType), ("static", .keywordStatic), ("struct", .keywordStruct),
    ("subscript", .keywordSubscript), ("super", .keywordSuper), ("switch", .keywordSwitch),
    ("throw", .keywordThrow), ("throws", .keywordThrows), ("true", .keywordTrue),
    ("try", .keywordTry), ("typealias", .keywordTypealias), ("var", .keywordVar),
    ("where", .keywordWhere), ("while", .keywordWhile),
  ]

  /// The words that mean something in some places only.
  static let contextual: [(String, TokenKind)] = [
    ("actor", .wordActor), ("any", .wordAny), ("async", .wordAsync), ("await", .wordAwait),
    ("borrowing", .wordBorrowing), ("consuming", .wordConsuming),
    ("convenience", .wordConvenience), ("didSet", .wordDidSet),
    ("distributed", .wordDistributed), ("dynamic", .wordDynamic), ("each", .wordEach),
    ("final", .wordFinal), ("get", .wordGet), ("indirect", .wordIndirect),
    ("infix", .wordInfix), ("isolated", .wordIsolated), ("lazy", .wordLazy),
    ("macro", .wordMacro), ("mutating", .wordMutating), ("nonisolated", .wordNonisolated),
    ("nonmutating", .wordNonmutating), ("of", .wordOf), ("open", .wordOpen),
    ("optional", .wordOptional), ("override", .wordOverride), ("package", .wordPackage),
    ("postfix", .wordPostfix), ("prefix", .wordPrefix), ("required", .wordRequired),
    ("sending", .wordSending), ("set", .wordSet), ("some", .wordSome),
    ("unowned", .wordUnowned), ("weak", .wordWeak), ("willSet", .wordWillSet),
    ("yield", .wordYield),
  ]
}
