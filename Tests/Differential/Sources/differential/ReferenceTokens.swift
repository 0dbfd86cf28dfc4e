import SwiftSyntax

/// The lines of `dump tokens` as swift-syntax's parse gives them.
///
/// The parser splits and re-reads what a lexer cannot know; this puts it together again, as
/// reading.md's notes 1 to 7 say.
func referenceTokens(_ tree: SourceFileSyntax, _ bytes: [UInt8]) -> [String] {
  var reference = ReferenceTokens(bytes)
  var offset = 0
  for token in tree.tokens(viewMode: .sourceAccurate) {
    reference.addTrivia(token.leadingTrivia, at: offset)
    offset += token.leadingTriviaLength.utf8Length
    let length = token.trimmedLength.utf8Length
    reference.add(token, at: offset, length)
    offset += length
    reference.addTrivia(token.trailingTrivia, at: offset)
    offset += token.trailingTriviaLength.utf8Length
  }
  return reference.lines.map { "\($0.kind)\t\($0.start)\t\($0.length)" }
}

private struct ReferenceTokens {
  struct Line {
    var kind: String
    var start: Int
    var length: Int
    var end: Int { start + length }
  }

  let bytes: [UInt8]
  var lines: [Line] = []
  /// The end of the last token, from where an open string segment runs.
  private var lastTokenEnd = 0
  private var segment: Line?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func addTrivia(_ trivia: Trivia, at start: Int) {
    var offset = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      // Within a literal there are line breaks and indentation only; else it has ended.
      if !piece.isWhitespace, !piece.isBackslash, let segment, offset >= segment.end {
        if 0 < segment.length { lines.append(segment) }
        self.segment = nil
      }
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        lines.append(Line(kind: "comment", start: offset, length: length))
      case .unexpectedText:
        // A byte-order mark at 0 is nothing.
        let skipped = offset == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if skipped < length {
          lines.append(Line(kind: "unknown", start: offset + skipped, length: length - skipped))
        }
      default: break
      }
      offset += length
    }
  }

  mutating func add(_ token: TokenSyntax, at start: Int, _ length: Int) {
    if token.presence == .missing { return }
    if case .stringSegment = token.tokenKind {
      // Note 4: all bytes between delimiters, also what the parser takes for trivia.
      let segmentStart = segment?.start ?? lastTokenEnd
      let segmentLength = start + length - segmentStart
      segment = Line(kind: "stringSegment", start: segmentStart, length: segmentLength)
      lastTokenEnd = start + length
      return
    }
    if closesEmptyLiteral(token), lastTokenEnd < start {
      // The parser keeps no segment where a `"""` literal holds one line break only.
      segment = Line(kind: "stringSegment", start: lastTokenEnd, length: 0)
    }
    closeSegment(before: token, at: start)
    if 0 < length || token.tokenKind == .endOfFile {
      addToken(Line(kind: kind(of: token), start: start, length: length), token.tokenKind)
    }
    lastTokenEnd = start + length
  }

  private func closesEmptyLiteral(_ token: TokenSyntax) -> Bool {
    guard case .multilineStringQuote = token.tokenKind,
      let literal = token.parent?.as(StringLiteralExprSyntax.self)
    else { return false }
    return literal.closingQuote.id == token.id && segment == nil
      && lines.last?.kind == "stringQuote"
  }

  /// A segment reaches to the delimiter after it, unless the literal stays open.
  private mutating func closeSegment(before token: TokenSyntax, at start: Int) {
    guard var segment else { return }
    self.segment = nil
    let parent = token.parent
    let isClosing =
      parent?.as(StringLiteralExprSyntax.self)?.closingQuote.id == token.id
      || parent?.as(SimpleStringLiteralExprSyntax.self)?.closingQuote.id == token.id
    if isClosing || parent?.is(ExpressionSegmentSyntax.self) == true {
      segment.length = start - segment.start
    }
    if 0 < segment.length { lines.append(segment) }
  }

  private mutating func addToken(_ line: Line, _ kind: TokenKind) {
    guard let last = lines.last, last.end == line.start, 0 < line.length else {
      lines.append(line)
      return
    }
    let index = lines.count - 1
    switch (last.kind, line.kind) {
    case ("operator", "operator") where bytes[line.start] != UInt8(ascii: "."):
      lines[index].length += line.length
    case ("regex", "regex"):
      lines[index].length += line.length
    case ("pound", "identifier") where last.length == 1,
      ("pound", "keyword") where last.length == 1:
      lines[index].length += line.length
    case ("punctuation", "integer") where isVersionDot(index):
      lines[index - 1].kind = "float"
      lines[index - 1].length += last.length + line.length
      lines.removeLast()
    default:
      lines.append(line)
    }
  }

  /// Note 6: the dot between the first two numbers of a version.
  private func isVersionDot(_ index: Int) -> Bool {
    guard bytes[lines[index].start] == UInt8(ascii: "."), lines[index].length == 1, 0 < index,
      lines[index - 1].kind == "integer", lines[index - 1].end == lines[index].start
    else { return false }
    let isAfterDot = 1 < index && text(lines[index - 2]) == "."
    return !isAfterDot && text(lines[index - 1]).allSatisfy(\.isNumber)
  }

  private func text(_ line: Line) -> String {
    String(decoding: bytes[line.start..<line.end], as: UTF8.self)
  }

  private func kind(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      reservedWords.contains(token.text) ? "keyword" : "identifier"
    case .integerLiteral: "integer"
    case .floatLiteral: "float"
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclamationMark,
      .postfixQuestionMark, .infixQuestionMark, .leftAngle, .rightAngle, .prefixAmpersand,
      .ellipsis:
      "operator"
    case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .comma,
      .colon, .colonColon, .semicolon, .period, .atSign, .backslash:
      "punctuation"
    case .stringQuote, .multilineStringQuote, .singleQuote: "stringQuote"
    case .stringSegment: "stringSegment"
    case .rawStringPoundDelimiter: "rawDelimiter"
    case .regexSlash, .regexPoundDelimiter, .regexLiteralPattern: "regex"
    case .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable,
      .poundUnavailable, .poundSourceLocation:
      "pound"
    case .shebang: "shebang"
    case .endOfFile: "eof"
    case .unknown, .backtick: "unknown"
    }
  }
}

/// The words that swift-syntax's lexer reserves (`isLexerClassified`, which it keeps to itself).
private let reservedWords: Set<String> = [
  "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
  "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
  "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
  "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
  "Self",
  "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
  "var", "where", "while",
]

extension TriviaPiece {
  /// What escapes a line break in a multi-line literal.
  fileprivate var isBackslash: Bool {
    switch self {
    case .backslashes, .pounds: true
    default: false
    }
  }
}
