import Configuration
import Testing

@Suite struct YAMLReaderTests {
  // MARK: Blocks

  @Test func `mappings nest by indentation`() {
    checkRead("a: b", "{a: b}")
    checkRead("a: b\nc: d\n", "{a: b, c: d}")
    checkRead("a:\n  b: c\n  d: e\nf: g", "{a: {b: c, d: e}, f: g}")
    checkRead("a:\n      b: c\nd:\n e: f", "{a: {b: c}, d: {e: f}}")
    checkRead("  a: b\n  c: d", "{a: b, c: d}")
    checkRead("a : b", "{a: b}")
    checkRead("a b: c", "{a b: c}")
    checkRead("'a b': c\n\"d\": e", "{a b: c, d: e}")
  }

  @Test func `sequences stand below their key or in its column`() {
    checkRead("a:\n  - b\n  - c", "{a: [b, c]}")
    checkRead("a:\n- b\n- c\nd: e", "{a: [b, c], d: e}")
    checkRead("- a\n- b", "[a, b]")
    checkRead("a:\n  b:\n  - c\n  d: e", "{a: {b: [c], d: e}}")
  }

  @Test func `items hold mappings and further items`() {
    checkRead("- a: b\n  c: d\n- e: f", "[{a: b, c: d}, {e: f}]")
    checkRead("- - a\n  - b\n- c", "[[a, b], c]")
    checkRead("-\n  a: b\n- c", "[{a: b}, c]")
    checkRead("-   a: b\n    c:\n      - d", "[{a: b, c: [d]}]")
    checkRead("- [a, b]\n- {c: d}", "[[a, b], {c: d}]")
    checkRead("- a:\n  - b\n  - c\n- d", "[{a: [b, c]}, d]")
  }

  @Test func `a value may stand on the line below its key`() {
    checkRead("a:\n  b", "{a: b}")
    checkRead("a:\n  \"b: c\"\nd: e", "{a: \"b: c\", d: e}")
    checkRead("a:\n  [b, c]", "{a: [b, c]}")
  }

  @Test func `what is not written is empty`() {
    checkRead("", "∅")
    checkRead("# only a comment\n\n", "∅")
    checkRead("---", "∅")
    checkRead("a:", "{a: ∅}")
    checkRead("a:\nb: c", "{a: ∅, b: c}")
    checkRead("-\n- a", "[∅, a]")
    checkRead("a: # nothing", "{a: ∅}")
  }

  // MARK: Flow

  @Test func `JSON on one line is read as what it is`() {
    checkRead("{\"a\":\"b\",\"c\":[\"d\",{\"e\":\"f\"}]}", "{a: \"b\", c: [\"d\", {e: \"f\"}]}")
    checkRead("a: {'b':c, \"d\" :e}", "{a: {b: c, d: e}}")
    checkRead("---\n{\"a\": {\"b\":{}}} # c\n", "{a: {b: {}}}")
    // Below a key in a column of its own, and with a plain key, a space is needed as ever.
    checkRead("{b:c: d}", "{b:c: d}")
  }

  @Test func `lists and mappings stand on one line`() {
    checkRead("a: []\nb: {}", "{a: [], b: {}}")
    checkRead("a: [b, c d, 'e', \"f\"]", "{a: [b, c d, \"e\", \"f\"]}")
    checkRead("a: {b: c, d: [e, {f: g}]}", "{a: {b: c, d: [e, {f: g}]}}")
    checkRead("a: [ b , c , ]", "{a: [b, c]}")
    checkRead("{a: b}", "{a: b}")
    checkRead("a: [App/**, b#c, d:e]", "{a: [App/**, b#c, d:e]}")
    checkRead("a: {\"*\": any, 'b c': d}", "{a: {*: any, b c: d}}")
    checkRead("a: [b, c] # d", "{a: [b, c]}")
  }

  // MARK: Scalars

  @Test func `plain scalars keep their text`() {
    checkRead("a: b c  d ", "{a: b c  d}")
    checkRead("a: App/**/x", "{a: App/**/x}")
    checkRead("a: b:c -d ?e f!", "{a: b:c -d ?e f!}")
    checkRead("a: -b", "{a: -b}")
    checkRead("a: [b]c]", refused: "1:7: text after the end of the value")
    checkRead("a: it's \"so\"", "{a: it's \"so\"}")
    checkRead("a: Größe", "{a: Größe}")
    checkRead("a: {b}", refused: "1:5: an entry in braces needs a key and a value")
    checkRead("a: protocol; any (own)", "{a: protocol; any (own)}")
    checkRead("a: A -> B", "{a: A -> B}")
  }

  @Test func `single quotes hold all but themselves`() {
    checkRead("a: 'b: c # d'", "{a: \"b: c # d\"}")
    checkRead("a: 'it''s'", "{a: \"it's\"}")
    checkRead("a: '\\n'", "{a: \"\\n\"}")
    checkRead("a: ''", "{a: \"\"}")
  }

  @Test func `double quotes read escapes`() {
    checkRead("a: \"b\\\"c\\\\d\\/e\"", "{a: \"b\"c\\d/e\"}")
    checkRead("a: \"\\x41\\u00e9\\U0001F600\"", "{a: \"Aé😀\"}")
    checkRead("a: \"\\t\\n\\r\\0\\e\"", "{a: \"\t\n\r\0\u{1B}\"}")
    checkRead("a: \"\\a\\b\\v\\f\\ \\_\"", "{a: \"\u{7}\u{8}\u{B}\u{C} \u{A0}\"}")
    checkRead("a: \"\\N\\L\\P\"", "{a: \"\u{85}\u{2028}\u{2029}\"}")
    checkRead("a: \"tab\tinside\"", "{a: \"tab\tinside\"}")
  }

  @Test func `comments end values after a blank`() {
    checkRead("a: b # c", "{a: b}")
    checkRead("a: b#c", "{a: b#c}")
    checkRead("a: 'b' # c", "{a: \"b\"}")
    checkRead("# x\na:\n    # far in\n  b: c\n# y", "{a: {b: c}}")
    checkRead("a: \"b # c\"", "{a: \"b # c\"}")
  }

  // MARK: Lines

  @Test func `every line break is read`() {
    checkRead("a: b\r\nc:\r\n  - d\r\n", "{a: b, c: [d]}")
    checkRead("a: b\rc: d", "{a: b, c: d}")
    checkRead("a: b\n\n\n  \nc: d", "{a: b, c: d}")
    checkRead("a: b \t\n \t \nc: d\t# e", "{a: b, c: d}")
  }

  @Test func `one document start is read`() {
    checkRead("---\na: b", "{a: b}")
    checkRead("# c\n--- # d\na: b", "{a: b}")
    checkRead("a: ---", "{a: ---}")
    checkRead("---a: b", "{---a: b}")
  }

  @Test func `a byte order mark is no text`() {
    checkRead("\u{FEFF}a: b", "{a: b}")
    checkPlaces("\u{FEFF}a: b", "1:1 1:1 1:4")
  }

  // MARK: Places

  @Test func `every node has its line and its column in bytes`() {
    checkPlaces("a: b", "1:1 1:1 1:4")
    checkPlaces("a:\n  b: 'c'", "1:1 1:1 2:3 2:3 2:6")
    checkPlaces("é: [ü, {x: y}]", "1:1 1:1 1:5 1:6 1:10 1:11 1:14")
    checkPlaces("a:\n  - b\n  - c: d", "1:1 1:1 2:3 2:5 3:5 3:5 3:8")
    checkPlaces("a:\r\n- b", "1:1 1:1 2:1 2:3")
    checkPlaces("a:\nb: c", "1:1 1:1 1:1 2:1 2:4")
  }
}

/// Reads a text, which must be without issues, and compares what was read: quoted scalars in double
/// quotes, what is not written as ∅.
func checkRead(
  _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = readYAML(Array(text.utf8))
  #expect(document.issues.map(\.description) == [], sourceLocation: sourceLocation)
  #expect(render(document.root) == expected, sourceLocation: sourceLocation)
}

/// Compares the places of all nodes in the order of the text, each key's before its value's.
private func checkPlaces(
  _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let document = readYAML(Array(text.utf8))
  #expect(document.issues.map(\.description) == [], sourceLocation: sourceLocation)
  #expect(places(document.root).joined(separator: " ") == expected, sourceLocation: sourceLocation)
}

private func render(_ node: YAMLNode) -> String {
  switch node.content {
  case .scalar(let text, let isQuoted): isQuoted ? "\"\(text)\"" : text
  case .sequence(let items): "[" + items.map(render).joined(separator: ", ") + "]"
  case .mapping(let entries):
    "{" + entries.map { "\($0.key): \(render($0.value))" }.joined(separator: ", ") + "}"
  case .empty: "∅"
  case .unreadable: "unreadable"
  }
}

private func places(_ node: YAMLNode) -> [String] {
  let own = place(node.position)
  return switch node.content {
  case .sequence(let items): [own] + items.flatMap(places)
  case .mapping(let entries):
    [own] + entries.flatMap { [place($0.position)] + places($0.value) }
  case .scalar, .empty, .unreadable: [own]
  }
}

private func place(_ position: YAMLPosition) -> String { "\(position.line):\(position.column)" }
