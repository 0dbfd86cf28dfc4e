import Lexing
import Testing

/// Checks the tokens and comments of a source: `keyword let, identifier a, operator =`, each as
/// `dump tokens` names it, with its text. A line feed is `⏎` there, a carriage return `␍`.
func checkTokens(
  _ source: String, _ expected: String, location: SourceLocation = #_sourceLocation
) {
  let printed = printedTokens(of: Array(source.utf8)).joined(separator: ", ")
  #expect(printed == expected, sourceLocation: location)
}

/// Checks that a source is the one token, of this kind, that it is from end to end.
func checkToken(
  _ source: String, _ kind: TokenKind, location: SourceLocation = #_sourceLocation
) {
  let bytes = Array(source.utf8)
  let tokens = lexed(bytes)
  #expect(tokens.kinds == [kind, .endOfFile], sourceLocation: location)
  #expect(tokens.lengths.first == UInt32(bytes.count), sourceLocation: location)
}

/// Checks what the lexer has to say about a source, each with its offset.
func checkIssues(
  _ source: String, _ expected: [LexicalIssue], location: SourceLocation = #_sourceLocation
) {
  let bytes = Array(source.utf8)
  #expect(lexed(bytes).issues == expected, sourceLocation: location)
}

/// The tokens of bytes that have no path.
func lexed(_ bytes: [UInt8]) -> TokenBuffer {
  lex(SourceFile(path: "", bytes: bytes))
}

/// The tokens, comments and unreadable ranges by rising start, without the end of the file.
func printedTokens(of bytes: [UInt8]) -> [String] {
  let tokens = lexed(bytes)
  var pieces: [(start: UInt32, text: String)] = []
  func add(_ category: TokenCategory, _ start: UInt32, _ length: UInt32) {
    let text = String(decoding: bytes[Int(start)..<Int(start + length)], as: UTF8.self)
    let visible = text.map { $0 == "\r\n" ? "␍⏎" : $0 == "\n" ? "⏎" : $0 == "\r" ? "␍" : "\($0)" }
    pieces.append((start, "\(category.rawValue) \(visible.joined())"))
  }
  for index in tokens.kinds.indices where tokens.kinds[index] != .endOfFile {
    add(tokens.kinds[index].category, tokens.starts[index], tokens.lengths[index])
  }
  for range in tokens.comments { add(.comment, range.start, range.length) }
  for range in tokens.unreadable { add(.unknown, range.start, range.length) }
  return pieces.sorted { $0.start < $1.start }.map(\.text)
}
