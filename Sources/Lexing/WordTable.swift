/// The words that have a ``TokenKind`` of their own, found by their first eight bytes, and for longer
/// ones by their last eight too.
struct WordTable {
  /// Open addressing: 1 + an index into `words`, 0 for a free slot.
  private var slots: ContiguousArray<UInt8>
  private var words: ContiguousArray<Word> = []

  private struct Word {
    var head: UInt64
    /// 0 for words of up to eight bytes.
    var tail: UInt64
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
    slots = ContiguousArray(repeating: 0, count: 512)
    for (spelling, kind) in spellings {
      let bytes = Array(spelling.utf8)[...]
      let head = headOfName(bytes.span, 0, bytes.count)
      let tail = bytes.count > 8 ? headOfName(bytes.span, bytes.count - 8, 8) : 0
      var slot = WordTable.slot(head)
      while slots[slot] != 0 { slot = (slot + 1) & 511 }
      words.append(Word(head: head, tail: tail, length: bytes.count, kind: kind))
      slots[slot] = UInt8(words.count)
    }
  }

  /// The kind of the name at `start`, `identifier` for all but the words. O(1).
  func kind(of bytes: Span<UInt8>, from start: Int, to end: Int) -> TokenKind {
    let head = headOfName(bytes, start, end - start)
    return end - start > 8
      ? kind(ofLong: head, bytes, from: start, to: end) : kind(ofShort: head)
  }

  /// The kind of a name of up to eight bytes. O(1).
  @inline(__always)
  func kind(ofShort head: UInt64) -> TokenKind {
    var slot = WordTable.slot(head)
    while slots[slot] != 0 {
      let word = words[Int(slots[slot]) - 1]
      if word.head == head, word.length <= 8 { return word.kind }
      slot = (slot + 1) & 511
    }
    return .identifier
  }

  /// The kind of a name of more than eight bytes, or of eight. O(1).
  @inline(__always)
  func kind(
    ofLong head: UInt64, _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) -> TokenKind {
    let length = end - start
    guard WordTable.lengths.contains(length) else { return .identifier }
    var slot = WordTable.slot(head)
    while slots[slot] != 0 {
      let word = words[Int(slots[slot]) - 1]
      if word.head == head, word.length == length,
        length == 8 || word.tail == eightBytes(bytes, end - 8)
      {
        return word.kind
      }
      slot = (slot + 1) & 511
    }
    return .identifier
  }

  /// The top bits of the product depend on all bytes.
  @inline(__always)
  private static func slot(_ head: UInt64) -> Int {
    Int(truncatingIfNeeded: (head &* 0x9e37_79b9_7f4a_7c15) &>> 55)
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
