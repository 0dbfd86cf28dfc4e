import Lexing
import Testing

@Suite struct StringTests {
  @Test func `a string has its quotes and its text`() {
    checkTokens(#""a""#, #"stringQuote ", stringSegment a, stringQuote ""#)
    checkTokens(#""""#, #"stringQuote ", stringQuote ""#)
    checkTokens(#""a\"b\\""#, #"stringQuote ", stringSegment a\"b\\, stringQuote ""#)
    checkTokens(#""\u{1F600}\n'""#, #"stringQuote ", stringSegment \u{1F600}\n', stringQuote ""#)
  }

  @Test func `an interpolation is read as code`() {
    checkTokens(
      #""a\(b)c""#,
      #"stringQuote ", stringSegment a, punctuation \, punctuation (, identifier b, "#
        + #"punctuation ), stringSegment c, stringQuote ""#)
    checkTokens(
      #""\(f((a)))""#,
      #"stringQuote ", punctuation \, punctuation (, identifier f, punctuation (, punctuation (, "#
        + #"identifier a, punctuation ), punctuation ), punctuation ), stringQuote ""#)
  }

  @Test func `the backslash of an interpolation has a kind of its own`() {
    let tokens = lexed(Array(#""\(a)" \.b"#.utf8))
    #expect(tokens.kinds[1] == .interpolation)
    #expect(tokens.kinds[6] == .backslash)
  }

  @Test func `strings nest in interpolations`() {
    checkTokens(
      #""\("a" + "b")""#,
      #"stringQuote ", punctuation \, punctuation (, stringQuote ", stringSegment a, "#
        + #"stringQuote ", operator +, stringQuote ", stringSegment b, stringQuote ", "#
        + #"punctuation ), stringQuote ""#)
    checkTokens(
      #""\("\("a")")""#,
      #"stringQuote ", punctuation \, punctuation (, stringQuote ", punctuation \, "#
        + #"punctuation (, stringQuote ", stringSegment a, stringQuote ", punctuation ), "#
        + #"stringQuote ", punctuation ), stringQuote ""#)
  }

  @Test func `a thousand nested interpolations close again`() {
    let depth = 1000
    let source =
      String(repeating: #""\("#, count: depth) + "a" + String(repeating: #")""#, count: depth)
    let bytes = Array(source.utf8)
    let tokens = lexed(bytes)
    #expect(tokens.issues.isEmpty)
    #expect(tokens.kinds.count == 5 * depth + 2)
    #expect(brokenPromise(of: tokens, for: bytes) == nil)
  }

  @Test func `comments stand in interpolations`() {
    checkTokens(
      #""\(a /* ) " */)b""#,
      #"stringQuote ", punctuation \, punctuation (, identifier a, comment /* ) " */, "#
        + #"punctuation ), stringSegment b, stringQuote ""#)
  }

  @Test func `an interpolation in many lines may break its lines`() {
    checkTokens(
      "\"\"\"\na \\(f(\n  \"x\" // c\n)) b\n\"\"\"",
      "stringQuote \"\"\", stringSegment ⏎a , punctuation \\, punctuation (, identifier f, "
        + "punctuation (, stringQuote \", stringSegment x, stringQuote \", comment // c, "
        + "punctuation ), punctuation ), stringSegment  b⏎, stringQuote \"\"\"")
  }

  @Test func `an interpolation on one line ends with it`() {
    checkTokens(
      "\"\\(a\nlet b",
      "stringQuote \", punctuation \\, punctuation (, identifier a, keyword let, identifier b")
    checkIssues("\"\\(a\n)", [LexicalIssue(kind: .unterminatedString, offset: 0)])
    checkTokens(
      "\"\"\"\n\\(\"\\(a\n)\"\"\"",
      "stringQuote \"\"\", stringSegment ⏎, punctuation \\, punctuation (, stringQuote \", "
        + "punctuation \\, punctuation (, identifier a, punctuation ), stringQuote \"\"\"")
  }

  @Test func `an open string ends with its line`() {
    checkTokens("\"a\nb", "stringQuote \", stringSegment a, identifier b")
    checkTokens("\"\r\nb", "stringQuote \", identifier b")
    checkIssues(
      "\"\"\"\n\\(`",
      [
        LexicalIssue(kind: .unterminatedString, offset: 0),
        LexicalIssue(kind: .unterminatedBacktick, offset: 6),
      ])
    checkIssues("x \"a", [LexicalIssue(kind: .unterminatedString, offset: 2)])
  }

  @Test func `many lines are one segment`() {
    checkTokens(
      "\"\"\"\n    a\n    \"b\" \"\"\\\n    \"\"\"",
      "stringQuote \"\"\", stringSegment ⏎    a⏎    \"b\" \"\"\\⏎    , stringQuote \"\"\"")
    checkTokens("\"\"\"\r\n\"\"\"", "stringQuote \"\"\", stringSegment ␍⏎, stringQuote \"\"\"")
    checkTokens(
      "\"\"\"\n\\\"\"\"a\"\"\"",
      "stringQuote \"\"\", stringSegment ⏎\\\"\"\"a, stringQuote \"\"\"")
    checkIssues("\"\"\"\na\n", [LexicalIssue(kind: .unterminatedString, offset: 0)])
  }

  @Test func `a raw string has delimiters`() {
    checkTokens(
      ##"#"a"b\n"#"##,
      ##"rawDelimiter #, stringQuote ", stringSegment a"b\n, stringQuote ", rawDelimiter #"##)
    checkTokens(
      ###"##"a"#b"##"###,
      ###"rawDelimiter ##, stringQuote ", stringSegment a"#b, stringQuote ", rawDelimiter ##"###)
    checkTokens(
      ##"#"\#(a)\(b)"#"##,
      ##"rawDelimiter #, stringQuote ", punctuation \, rawDelimiter #, punctuation (, "##
        + ##"identifier a, punctuation ), stringSegment \(b), stringQuote ", rawDelimiter #"##)
    checkTokens(
      ##"#"\#"a"#"##,
      ##"rawDelimiter #, stringQuote ", stringSegment \#"a, stringQuote ", rawDelimiter #"##)
  }

  @Test func `three quotes of a raw string that closes on its line are one and text`() {
    checkTokens(
      ##"#"""#"##,
      ##"rawDelimiter #, stringQuote ", stringSegment ", stringQuote ", rawDelimiter #"##)
    checkTokens(
      ##"#"""a"#"##,
      ##"rawDelimiter #, stringQuote ", stringSegment ""a, stringQuote ", rawDelimiter #"##)
    checkTokens(
      "#\"\"\"\n\"\"\"\n\"\"\"#",
      "rawDelimiter #, stringQuote \"\"\", stringSegment ⏎\"\"\"⏎, stringQuote \"\"\", "
        + "rawDelimiter #")
  }

  @Test func `a quote of one stroke is a string of its own`() {
    checkTokens("'a \"b' c", "stringQuote ', stringSegment a \"b, stringQuote ', identifier c")
    checkIssues("'a'", [LexicalIssue(kind: .invalidCharacter, offset: 0)])
  }

  @Test func `curly quotes do not bring the code after them out of step`() {
    checkTokens(
      "f(“a b”, c)",
      "identifier f, punctuation (, identifier “a b”, punctuation ,, "
        + "identifier c, punctuation )")
    checkTokens("“a\nb”", "identifier “, identifier a, identifier b, unknown ”")
  }
}
