import Lexing
import Testing

@Suite struct TriviaTests {
  @Test func `a comment ends with its line, the break left out`() {
    checkTokens("// a\nb", "comment // a, identifier b")
    checkTokens("/// a\r\nb", "comment /// a, identifier b")
    checkTokens("//\r//", "comment //, comment //")
  }

  @Test func `block comments nest`() {
    checkTokens("/* a /* b */ c */ d", "comment /* a /* b */ c */, identifier d")
    checkTokens("/*/ a */ b", "comment /*/ a */, identifier b")
    checkTokens("/**/ /***/ /** a */", "comment /**/, comment /***/, comment /** a */")
    checkTokens("a /* \"b */", "identifier a, comment /* \"b */")
  }

  @Test func `an open comment reaches to the end`() {
    checkTokens("a /* /* */ b\nc", "identifier a, comment /* /* */ b⏎c")
    checkIssues("a /*", [LexicalIssue(kind: .unterminatedComment, offset: 2)])
  }

  @Test func `a shebang is the first line only`() {
    checkTokens("#!/usr/bin/swift\na", "shebang #!/usr/bin/swift, identifier a")
    checkTokens("\n#!a", "pound #, operator !, identifier a")
    checkToken("#!", .shebang)
  }

  @Test func `a byte-order mark at the beginning is nothing`() {
    checkTokens("\u{FEFF}let", "keyword let")
    checkTokens("\u{FEFF}#!a\nb", "shebang #!a, identifier b")
    checkTokens("a \u{FEFF} b", "identifier a, unknown \u{FEFF}, identifier b")
  }

  @Test func `conditional code is read like any other`() {
    checkTokens(
      "#if false\n\"a\"\n#endif",
      "pound #if, keyword false, stringQuote \", "
        + "stringSegment a, stringQuote \", pound #endif")
  }

  @Test func `a conflict is passed over as a whole`() {
    let git = "a\n<<<<<<< HEAD\nb\n=======\n\"c\n>>>>>>> x\nd"
    checkTokens(git, "identifier a, unknown <<<<<<< HEAD⏎b⏎=======⏎\"c⏎>>>>>>> x, identifier d")
    checkIssues(git, [LexicalIssue(kind: .conflictMarker, offset: 2)])
    checkTokens(">>>> A\nb\n<<<<\nc", "unknown >>>> A⏎b⏎<<<<, identifier c")
  }

  @Test func `a conflict marker without its end is an operator`() {
    checkTokens("<<<<<<< a\nb", "operator <<<<<<<, identifier a, identifier b")
    checkTokens(
      "x <<<<<<< a\n>>>>>>> b",
      "identifier x, operator <<<<<<<, identifier a, "
        + "operator >>>>>>>, identifier b")
  }

  @Test func `what Swift reads over stands apart from the tokens`() {
    checkTokens(
      "let\u{A0}a\0=\u{A0}\u{A0}1",
      "keyword let, unknown \u{A0}, identifier a, "
        + "unknown \0, operator =, unknown \u{A0}\u{A0}, integer 1")
    checkIssues("a\0b\u{A0}", [LexicalIssue(kind: .nulByte, offset: 1)])
    checkIssues("a\u{2028}", [LexicalIssue(kind: .invalidCharacter, offset: 1)])
    checkIssues("a\u{7F}", [LexicalIssue(kind: .invalidCharacter, offset: 1)])
  }

  @Test func `of what git-crypt has encrypted nothing is read`() {
    checkTokens("\0GITCRYPT\0{\"", "unknown \0GITCRYPT\0{\"")
    checkIssues("\0GITCRYPT\0{\"", [LexicalIssue(kind: .encrypted, offset: 0)])
    checkIssues(" \0GITCRYPT\0", [1, 10].map { LexicalIssue(kind: .nulByte, offset: $0) })
    checkIssues("\0GITCRYPT", [LexicalIssue(kind: .nulByte, offset: 0)])
  }

  @Test func `invalid UTF-8 is passed over`() {
    for invalid: [UInt8] in [[0xFF], [0xC3], [0x80, 0x80], [0xE2, 0x82], [0xC0], [0xF0, 0x9F]] {
      let bytes = Array("a ".utf8) + invalid + Array(" b".utf8)
      let tokens = lexed(bytes)
      #expect(tokens.kinds == [.identifier, .identifier, .endOfFile])
      #expect(tokens.unreadable == [TextRange(start: 2, length: UInt32(invalid.count))])
      #expect(tokens.issues == [LexicalIssue(kind: .invalidUTF8, offset: 2)])
    }
  }

  @Test func `invalid UTF-8 in text and comments is part of them`() {
    let bytes = Array("\"a".utf8) + [0xFF] + Array("\" // ".utf8) + [0xC3]
    let tokens = lexed(bytes)
    #expect(tokens.kinds == [.stringQuote, .stringSegment, .stringQuote, .endOfFile])
    #expect(tokens.comments == [TextRange(start: 5, length: 4)])
    #expect(tokens.unreadable.isEmpty)
  }

  @Test func `an encoding other than UTF-8 gives issues and an end`() {
    // UTF-16 with its mark, the low byte first.
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in "let a = \"é\"\n".utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let tokens = lexed(bytes)
    #expect(!tokens.issues.isEmpty)
    #expect(brokenPromise(of: tokens, for: bytes) == nil)
  }

  // MARK: - Flags and lines

  @Test func `the first token of a line says so`() {
    checkFlags("a b\nc", [.startsLine, .spaceBefore, [.startsLine, .spaceBefore]])
    checkFlags("a /* \n */ b", [.startsLine, [.startsLine, .spaceBefore]])
    checkFlags("a // b\nc", [.startsLine, [.startsLine, .spaceBefore]])
    checkFlags("a/**/b", [.startsLine, .spaceBefore])
    checkFlags("a\rb", [.startsLine, [.startsLine, .spaceBefore]])
    checkFlags("a(b", [.startsLine, [], []])
    checkFlags("a\u{A0}b", [.startsLine, .spaceBefore])
  }

  private func checkFlags(
    _ source: String, _ expected: [TokenFlags], location: SourceLocation = #_sourceLocation
  ) {
    let tokens = lexed(Array(source.utf8))
    #expect(Array(tokens.flags.dropLast()) == expected, sourceLocation: location)
  }

  @Test func `line feed, carriage return and both end a line`() {
    checkLines("a\nb\r\nc\rd", [0, 2, 5, 7])
    checkLines("", [0])
    checkLines("\n", [0, 1])
    checkLines("/*\n\r\n*/\n", [0, 3, 5, 8])
    checkLines("\"\"\"\na\\(\nb)\n\"\"\"", [0, 4, 8, 11])
    checkLines("#/\na\n/#\n", [0, 3, 5, 8])
    checkLines("<<<<<<< a\n\r\n>>>>>>> b\nc", [0, 10, 12, 22])
  }

  private func checkLines(
    _ source: String, _ expected: [UInt32], location: SourceLocation = #_sourceLocation
  ) {
    #expect(lexed(Array(source.utf8)).lines.starts == expected, sourceLocation: location)
  }

  @Test func `an offset has its line and column`() {
    let lines = lexed(Array("a\néb\n".utf8)).lines
    #expect(lines.position(of: 0) == Position(line: 1, column: 1))
    #expect(lines.position(of: 1) == Position(line: 1, column: 2))
    #expect(lines.position(of: 2) == Position(line: 2, column: 1))
    #expect(lines.position(of: 4) == Position(line: 2, column: 3))
    #expect(lines.position(of: 6) == Position(line: 3, column: 1))
  }

  @Test(arguments: [UInt32(4), 65_535, 65_536, 1 << 31])
  func `packed lines tell the same`(last: UInt32) {
    var lines = LineTable()
    lines.starts += [1, 3, last]
    let packed = PackedLines(lines)
    #expect(packed.starts == lines.starts && packed.count == 4)
    for offset in [0, 1, 2, 3, last - 1, last, last + 7] {
      #expect(packed.position(of: offset) == lines.position(of: offset))
    }
  }
}
