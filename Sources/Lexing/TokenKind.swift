/// What a token is, as finely as the outline needs it; ``category`` is the coarser printed kind.
///
/// Reserved words and the contextual words that the outline asks for have a case each, so that
/// nothing above the lexer compares text. A contextual word (`weak`, `get`, `actor` …) is an
/// identifier to everybody who does not ask for it.
package enum TokenKind: UInt8, Sendable {
  case endOfFile
  case unknown

  // Names. `identifier` covers plain, raw and escaped names (backticks counted in) and `$0`.
  case identifier
  case wildcard

  // Contextual words, identifiers in print.
  case wordActor, wordAny, wordAsync, wordAwait, wordBorrowing, wordConsuming, wordConvenience
  case wordDidSet, wordDistributed, wordDynamic, wordEach, wordFinal, wordGet, wordIndirect
  case wordInfix, wordIsolated, wordLazy, wordMacro, wordMutating, wordNonisolated
  case wordNonmutating, wordOf, wordOpen, wordOptional, wordOverride, wordPackage, wordPostfix
  case wordPrefix, wordRequired, wordSending, wordSet, wordSome, wordUnowned, wordWeak
  case wordWillSet, wordYield

  // Reserved words (the Swift grammar's "Keywords reserved in any context").
  case keywordAny, keywordAs, keywordAssociatedtype, keywordBreak, keywordCase, keywordCatch
  case keywordClass, keywordContinue, keywordDefault, keywordDefer, keywordDeinit, keywordDo
  case keywordElse, keywordEnum, keywordExtension, keywordFallthrough, keywordFalse
  case keywordFileprivate, keywordFor, keywordFunc, keywordGuard, keywordIf, keywordImport
  case keywordIn, keywordInit, keywordInout, keywordInternal, keywordIs, keywordLet, keywordNil
  case keywordOperator, keywordPrecedencegroup, keywordPrivate, keywordProtocol, keywordPublic
  case keywordRepeat, keywordRethrows, keywordReturn, keywordSelf, keywordSelfType
  case keywordStatic, keywordStruct, keywordSubscript, keywordSuper, keywordSwitch, keywordThrow
  case keywordThrows, keywordTrue, keywordTry, keywordTypealias, keywordVar, keywordWhere
  case keywordWhile

  // Literals.
  case integer, float, regex
  /// `"` or `"""`, opening or closing.
  case stringQuote
  /// The bytes between quotes and interpolations; never empty.
  case stringSegment
  /// The `#`s of a raw string, and those of its `\#(`.
  case rawDelimiter

  // Punctuation.
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, doubleColon, semicolon, dot, at
  /// The `\` of a key path.
  case backslash
  /// The `\` that opens an interpolation; a `leftParen` follows (after `rawDelimiter` in a raw string).
  case interpolation

  // Operators. A single-character one that the grammar knows has its own case; every other run of
  // operator characters (`>>=`, `?>`, `...`, `==`) is `operator`, for the reader to split.
  case `operator`
  /// `=`
  case equal
  /// `->`
  case arrow
  /// `<`
  case less
  /// `>`
  case greater
  /// `?`
  case question
  /// `!`
  case exclamation
  /// `&`
  case ampersand

  // `#if`, `#elseif`, `#else`, `#endif` and every other `#name`, one token with its `#`.
  case poundIf, poundElseif, poundElse, poundEndif, pound
  case shebang
}

/// The kinds that `dump tokens` prints.
package enum TokenCategory: String, Sendable {
  case identifier, keyword, integer, float, `operator`, punctuation, stringQuote, stringSegment
  case rawDelimiter, regex, pound, shebang, comment, eof, unknown
}

extension TokenKind {
  /// What `dump tokens` prints the kind as. O(1).
  package var category: TokenCategory {
    switch self {
    case .endOfFile: .eof
    case .unknown: .unknown
    case .integer: .integer
    case .float: .float
    case .regex: .regex
    case .stringQuote: .stringQuote
    case .stringSegment: .stringSegment
    case .rawDelimiter: .rawDelimiter
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
      .comma, .colon, .doubleColon, .semicolon, .dot, .at, .backslash, .interpolation:
      .punctuation
    case .operator, .equal, .arrow, .less, .greater, .question, .exclamation, .ampersand:
      .operator
    case .poundIf, .poundElseif, .poundElse, .poundEndif, .pound: .pound
    case .shebang: .shebang
    default: isKeyword ? .keyword : .identifier
    }
  }

  /// Whether the kind is a reserved word: the cases from `keywordAny` to `keywordWhile`.
  package var isKeyword: Bool {
    TokenKind.keywordAny.rawValue <= rawValue && rawValue <= TokenKind.keywordWhile.rawValue
  }
}

/// What stood before a token.
package struct TokenFlags: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A line break stands between the token before and this one (comments looked through), or the
  /// file begins here.
  package static let startsLine = TokenFlags(rawValue: 1)
  /// White space or a comment stands directly before this token.
  package static let spaceBefore = TokenFlags(rawValue: 2)
  /// The token is a name in backticks.
  package static let escaped = TokenFlags(rawValue: 4)
}
