import Configuration
import Testing

/// What the subset leaves out: each refused at its place, with what to write instead.
@Suite struct YAMLRefusalTests {
  @Test func `indicators of YAML cannot begin a plain value`() {
    checkRead(
      "a: */Generated/**",
      refused: "1:4: a plain value cannot begin with '*', which is an alias in YAML: "
        + "write \"*/Generated/**\"")
    checkRead(
      "a: [b, *c]",
      refused: "1:8: a plain value cannot begin with '*', which is an alias in YAML: write \"*c\"")
    checkRead(
      "*: any",
      refused: "1:1: a plain value cannot begin with '*', which is an alias in YAML: write \"*\"")
    checkRead(
      "a: &b c",
      refused: "1:4: anchors are not read: write the value out where it is needed, or \"&b c\" for "
        + "this text")
    checkRead(
      "a: !!str b",
      refused: "1:4: tags are not read: write the value alone, or \"!!str b\" for this text")
    checkRead(
      "a: @AppStorage",
      refused: "1:4: a plain value cannot begin with '@': write \"@AppStorage\"")
    checkRead("a: `b`", refused: "1:4: a plain value cannot begin with '`': write \"`b`\"")
    checkRead("a: %b", refused: "1:4: a plain value cannot begin with '%': write \"%b\"")
    checkRead(
      "a: ,b",
      refused: "1:4: ',' without a list or mapping that it belongs to: leave it out, or put the "
        + "value in quotes")
    checkRead(
      "a: [:b]",
      refused: "1:5: a plain value in brackets or braces cannot begin with ':': write \":b\"")
  }

  @Test func `the quotes that are proposed can be read`() {
    checkRead(
      "a: *\"b\\c",
      refused: "1:4: a plain value cannot begin with '*', which is an alias in "
        + "YAML: write '*\"b\\c'")
    checkRead(
      "a: *b\"it's",
      refused: "1:4: a plain value cannot begin with '*', which is an alias in "
        + "YAML: write '*b\"it''s'")
  }

  @Test func `block scalars are refused with the lines they hold`() {
    let message = "block scalars are not read: write the value on one line, in quotes"
    checkRead("a: |\n  b\n  c\nd: e", refused: "1:4: \(message)")
    checkRead("a: >-\n  b: c\n\n  - d", refused: "1:4: \(message)")
    checkRead("- a: |\n    b\n  c: d", refused: "1:6: \(message)")
  }

  @Test func `values of several lines are refused once`() {
    checkRead(
      "a: [b,\n  c]\nd: e",
      refused: "1:4: a list in brackets ends on its line: write the ']' there, or '- item' lines "
        + "below")
    checkRead(
      "a: [\n  b,\n]\nd: e",
      refused: "1:4: a list in brackets ends on its line: write the ']' there, or '- item' lines "
        + "below")
    checkRead(
      "a: {b: c, # d\n  e: f\n}",
      refused: "1:4: a mapping in braces ends on its line: write the '}' there, or 'key: value' "
        + "lines below")
    checkRead(
      "a: \"b\n  c\"",
      refused: "1:4: a quoted value ends on its line: write the closing \" there")
    checkRead(
      "a: 'b\n  c'",
      refused: "1:4: a quoted value ends on its line: write the closing ' there")
    checkRead(
      "a: \"b\\\n  c\"",
      refused: "1:6: a quoted value ends on its line: write it whole, without this '\\'")
    checkRead(
      "a: b\n  c",
      refused: "2:3: this line is further in than the value above, which has ended: write a value "
        + "on one line, and entries in the column of those above")
  }

  @Test func `documents and directives are refused`() {
    checkRead(
      "a: b\n---\nc: d",
      refused: "2:1: '---' begins a second document: write one document, and leave the line out")
    checkRead(
      "---\n---\n",
      refused: "2:1: '---' begins a second document: write one document, and leave the line out")
    checkRead("--- a: b", refused: "1:5: text after '---': write it on the next line")
    checkRead("a: b\n...\n", refused: "2:1: '...' ends a document: leave it out")
    checkRead(
      "%YAML 1.2\n---\na: b", refused: "1:1: a YAML directive is not read: leave the line out")
  }

  @Test func `tabs are refused outside quotes, comments and line ends`() {
    checkRead("a:\n\tb: c", refused: "2:1: a tab cannot indent in YAML: write spaces")
    checkRead("a:\n  \tb: c", refused: "2:3: a tab cannot indent in YAML: write spaces")
    checkRead("a:\tb", refused: "1:3: a tab between values: write spaces")
    checkRead("a: b\tc", refused: "1:5: a tab between values: write spaces")
    checkRead("a: [b,\tc]", refused: "1:7: a tab between values: write spaces")
    checkRead("a: [b\t, c]", refused: "1:6: a tab between values: write spaces")
  }

  @Test func `keys are words, each once`() {
    checkRead("a: b\na: c", refused: "2:1: key 'a' stands on line 1 already: write it once")
    checkRead("a: b\n'a': c", refused: "2:1: key 'a' stands on line 1 already: write it once")
    checkRead("a: {b: c, b: d}", refused: "1:11: key 'b' stands on line 1 already: write it once")
    checkRead("? a\n", refused: "1:1: '?' begins a key of several lines: write 'key: value'")
    checkRead(
      "[a]: b", refused: "1:1: a list or a mapping cannot be a key: write a word")
    checkRead("a: {[b]: c}", refused: "1:5: a list or a mapping cannot be a key: write a word")
    checkRead("<<: a", refused: "1:1: merge keys are not read: write the entries out")
    checkRead("a: {<<: b}", refused: "1:5: merge keys are not read: write the entries out")
    checkRead(": a", refused: "1:1: ':' without a key before it: write 'key: value'")
    checkRead("a: b: c", refused: "1:5: a second ': ' on the line: put the value in quotes")
    checkRead("a:b", refused: "1:1: a key needs a space after its ':': write 'key: value'")
    checkRead("a: b\nc:d", refused: "2:1: a key needs a space after its ':': write 'key: value'")
    checkRead(
      "a: {b:c}",
      refused: "1:5: an entry in braces needs a key and a value: write "
        + "'{key: value}'")
  }

  @Test func `lists are written in one way`() {
    checkRead("a: [b, , c]", refused: "1:8: an empty entry: leave the comma out")
    checkRead("a: {b: , c: d}", refused: "1:8: key 'b' has no value: write one after the ':'")
    checkRead(
      "a: [b: c]",
      refused: "1:6: an entry 'key: value' in a list needs braces: write '{key: value}'")
    checkRead(
      "a: [b}",
      refused: "1:6: expected ',' or ']': put a value that holds any of , [ ] { } in quotes"
    )
    checkRead(
      "a: {b: c{d}}",
      refused: "1:9: expected ',' or '}': put a value that holds any of , [ ] { } in quotes")
    checkRead(
      "a: - b",
      refused: "1:4: a list of '- item' lines begins below its key: write it there, or as "
        + "'[item, item]'")
    checkRead(
      "a: [-]",
      refused: "1:5: '-' cannot stand alone here: write it in quotes if it is the "
        + "value")
  }

  @Test func `lines that fit nowhere are refused`() {
    checkRead(
      "a:\n    b: c\n  d: e",
      refused: "3:3: 2 spaces fit no line above: indent by as many as the entries this belongs to")
    checkRead("- a\nb: c", refused: "2:1: expected '- item' as in the lines above")
    checkRead("a: b\n- c", refused: "2:1: expected 'key: value' as in the lines above")
    checkRead("a: b\nc", refused: "2:1: expected 'key: value' as in the lines above")
    checkRead("viper", refused: "1:1: expected 'key: value'")
    checkRead("{a: b}\nc: d", refused: "2:1: text after the end of the document: write one mapping")
    checkRead(
      "a: 'b' c",
      refused: "1:8: text after the end of the value: put all of it in quotes, or leave it out")
    checkRead("a: 'b'# c", refused: "1:7: a comment needs a space before its '#'")
    checkRead("a: \"b\":c", refused: "1:7: a key needs a space after its ':'")
  }

  @Test func `escapes that YAML does not know are refused`() {
    checkRead(
      "a: \"\\d\"",
      refused: "1:5: '\\' begins an escape that YAML does not know: write '\\\\', or single quotes "
        + "round the value")
    let digits = "hexadecimal digits of a Unicode scalar: write them, or '\\\\' for a backslash"
    checkRead("a: \"\\x4g\"", refused: "1:5: '\\x' takes the 2 \(digits)")
    checkRead("a: \"\\u12\"", refused: "1:5: '\\u' takes the 4 \(digits)")
    checkRead("a: \"\\ud800\"", refused: "1:5: '\\u' takes the 4 \(digits)")
    checkRead("a: \"\\UFFFFFFFF\"", refused: "1:5: '\\U' takes the 8 \(digits)")
  }

  @Test func `what is no text is refused`() {
    checkRead(
      bytes: Array("a: b\nc: ".utf8) + [0xC3, 0x28],
      refused: "2:4: bytes that are no UTF-8: save the file as UTF-8")
    checkRead(
      bytes: [0xFF, 0xFE, 0x61, 0x00], refused: "1:1: the file is in UTF-16: save it as UTF-8")
    let cure = "leave it out, or write it in double quotes as an escape"
    checkRead("a: b\0", refused: "1:5: the invisible character U+0000: \(cure)")
    checkRead("a: é\u{2028}b", refused: "1:6: the invisible character U+2028: \(cure)")
    checkRead("a: b\r\u{FEFF}c: d", refused: "2:1: the invisible character U+FEFF: \(cure)")
  }

  @Test func `deep nesting is refused`() {
    let message = "nested deeper than 64 levels: a configuration needs no more than five"
    checkRead(String(repeating: "- ", count: 65) + "a", refused: "1:129: \(message)")
    checkRead("a: " + String(repeating: "[", count: 65), refused: "1:68: \(message)")
    let steps = (0..<70).map { String(repeating: " ", count: $0) + "a:\n" }
    checkRead(steps.joined(), refused: "65:65: \(message)")
    let dashes = String(repeating: "- ", count: 64) + "a"
    #expect(readYAML(Array(dashes.utf8)).issues == [])
    let brackets = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(readYAML(Array("a: \(brackets)".utf8)).issues == [])
  }

  @Test func `a hundred thousand brackets or dashes are refused as well`() {
    for text in ["[", "{", "- ", "{a: ", "[{a: ["] {
      let document = readYAML(Array(String(repeating: text, count: 100_000).utf8))
      #expect(document.issues.count == 1)
    }
  }

  @Test func `all issues are reported, in order`() {
    let text = """
      a: *b
      c: d
      c: e
      f: |
        g: *h
      i: [j
      k: 'l
      """
    let document = readYAML(Array(text.utf8))
    #expect(
      document.issues.map { "\($0.line):\($0.column)" } == ["1:4", "3:1", "4:4", "6:4", "7:4"])
    #expect(document.isComplete)
  }

  @Test func `a value that cannot be read keeps its key`() {
    #expect(isComplete("a: *b\nc: d"))
    #expect(isComplete("a:\n  - *b\n  - c"))
    #expect(isComplete("a: b\na: c"))
    #expect(!isComplete("*a: b\nc: d"))
    #expect(!isComplete("a: b\n\tc: d"))
  }

  private func isComplete(_ text: String) -> Bool { readYAML(Array(text.utf8)).isComplete }
}

/// Reads a text that must give exactly one issue, `line:column: message`; a message may be cut short.
func checkRead(
  _ text: String, refused expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  checkRead(bytes: Array(text.utf8), refused: expected, sourceLocation: sourceLocation)
}

func checkRead(
  bytes: [UInt8], refused expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let issues = readYAML(bytes).issues.map(\.description)
  #expect(issues.count == 1, "\(issues)", sourceLocation: sourceLocation)
  let found = issues.first ?? ""
  #expect(found.prefix(expected.count) == expected, sourceLocation: sourceLocation)
}
