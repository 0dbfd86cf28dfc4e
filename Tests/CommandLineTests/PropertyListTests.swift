import Testing
import ViperLintKit
import Workspace

/// Asserts what a property list holds, in short: `{name: App, files: [A, B]}`.
private func check(
  _ text: String, _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let list = try readPropertyList(Array(text.utf8))
  #expect(described(list.root, of: list) == wanted, sourceLocation: sourceLocation)
}

private func described(_ node: Int, of list: PropertyList) -> String {
  if let text = list.text(node) { return text }
  let children = list.children(of: node).map { described($0, of: list) }
  guard list.isDictionary(node) else { return "[\(children.joined(separator: ", "))]" }
  let pairs = stride(from: 0, to: children.count, by: 2).map {
    "\(children[$0]): \(children[$0 + 1])"
  }
  return "{\(pairs.joined(separator: ", "))}"
}

/// Asserts that a text is refused: `line:column: message`.
private func checkRefused(
  _ text: String, _ wanted: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  do throws(PropertyListError) {
    _ = try readPropertyList(Array(text.utf8))
    Issue.record("it was read", sourceLocation: sourceLocation)
  } catch {
    let told = "\(error.line):\(error.column): \(error.message)"
    #expect(told == wanted, sourceLocation: sourceLocation)
  }
}

@Suite("Property lists")
struct PropertyListTests {
  @Test func `braces hold keys and values, parentheses values`() throws {
    try check("{}", "{}")
    try check("()", "[]")
    try check("{ name = App; files = (A, B); }", "{name: App, files: [A, B]}")
    try check("{a={b=(c,{d=e;},);};}", "{a: {b: [c, {d: e}]}}")
    try check("(A, B,)", "[A, B]")
    try check("{\r\n\ta = b;\r\n}\r\n", "{a: b}")
  }

  @Test func `comments mean nothing wherever they stand`() throws {
    try check(
      "// !$*UTF8*$!\n{ /* a */ A1 /* App.swift */ = /**/ B2 /* B = C; */; // end\n}", "{A1: B2}")
  }

  @Test func `letters, digits and a few signs need no quotes`() throws {
    try check("(a/b.swift, com.apple.x-y_z, $X)", "[a/b.swift, com.apple.x-y_z, $X]")
    try check("(1.5, -2, a:b)", "[1.5, -2, a:b]")
  }

  @Test func `quotes hold anything`() throws {
    try check(#"("a b", 'c"d', "e'f", "", "ä /* b */")"#, #"[a b, c"d, e'f, , ä /* b */]"#)
    try check(
      #"("a\"b", "a\\b", "a\tb\n", "\U00e4", "\344", "\q")"#, "[a\"b, a\\b, a\tb\n, ä, ä, q]")
    try check("(\"a\\\nb\")", "[a\nb]")
  }

  @Test func `data is kept as it is written`() throws {
    try check("{ a = <0fbd77 1c>; }", "{a: 0fbd77 1c}")
  }

  @Test func `JSON is read by the same signs`() throws {
    try check(
      #"{"name": "App", "n": [1, -2.5e+3, true, null, {}], "u": "\u00e4\ud83d\ude00"}"#,
      "{name: App, n: [1, -2.5e+3, true, null, {}], u: ä😀}")
  }

  @Test func `XML holds the same`() throws {
    try check(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/x.dtd">
      <plist version="1.0"><!-- a > b -->
      <dict>
        <key>name</key><string>A &amp; B &#228;&#xe4; &x</string>
        <key>none</key><string/>
        <key>all</key>
        <array><integer>1</integer><true/><dict/><array></array></array>
      </dict>
      </plist>
      """, "{name: A & B ää &x, none: , all: [1, true, {}, []]}")
  }

  @Test func `a byte order mark is no text`() throws {
    try check("\u{FEFF}{ a = b; }", "{a: b}")
    try check("\u{FEFF}<plist><string>a</string></plist>", "a")
  }

  @Test func `what is refused is told with its place`() {
    checkRefused("", "1:1: a value expected")
    checkRefused("{\n  a b;\n}", "2:5: '=' expected")
    checkRefused("{ a = b c = d; }", "1:9: ';' or '}' expected")
    checkRefused("(a b)", "1:4: ',' or ')' expected")
    checkRefused("{ a = ; }", "1:7: a text expected")
    checkRefused("{\n (a)", "2:2: a text expected")
    checkRefused("{ a = (b, c);\n", "1:1: the file ends before this is closed")
    checkRefused("{ a = (b); ", "1:1: the file ends before this is closed")
    checkRefused("{ a = \"b; }", "1:7: the file ends before this is closed")
    checkRefused("{ a = b; /* }", "1:10: the file ends before this is closed")
    checkRefused("{} {}", "1:4: the end of the file expected")
    checkRefused("{\n<<<<<<< HEAD\n a = b;\n", "2:1: a merge conflict, not settled")
    checkRefused("{ a = (b,\n=======\n", "2:1: a merge conflict, not settled")
  }

  @Test func `what is refused in XML is told with its place`() {
    checkRefused("<plist>", "1:8: a value expected")
    checkRefused("<plist>\n<dict>", "2:1: the file ends before this is closed")
    checkRefused("<dict></array>", "1:7: this closes what is not open")
    checkRefused("<dict><string>a</string></dict>", "1:7: a key expected")
    checkRefused("<dict><key>a</key></dict>", "1:19: a value expected")
    checkRefused("<array><key>a</key></array>", "1:8: a value expected")
    checkRefused("<array><string>a<b></array>", "1:17: '</string>' expected")
    checkRefused("<array><html></array>", "1:8: no element of a property list")
    checkRefused("<dict/><dict/>", "1:8: the end of the file expected")
    checkRefused("<!-- a", "1:1: the file ends before this is closed")
  }

  @Test func `any depth of nesting is read`() throws {
    let depth = 100_000
    let opening = String(repeating: "(", count: depth)
    checkRefused(opening, "1:\(depth): the file ends before this is closed")
    _ = try readPropertyList(Array((opening + String(repeating: ")", count: depth)).utf8))
    let xml = String(repeating: "<array>", count: depth)
    checkRefused(xml, "1:\(7 * (depth - 1) + 1): the file ends before this is closed")
  }

  @Test func `a text that is cut or broken anywhere is read or refused`() {
    let texts = [
      "// !$*UTF8*$!\n{ a = (\"b\\U00e4\", <0f>, { c = d; }); /* e */ f = 'g'; }",
      "<?xml?><plist><dict><key>a</key><array><string>&amp;</string><true/></array></dict></plist>",
    ]
    for text in texts.map({ Array($0.utf8) }) {
      for index in text.indices {
        _ = try? readPropertyList(Array(text[..<index]))
        for byte in [UInt8(0), 0x22, 0x28, 0x2F, 0x3C, 0x5C, 0x7B, 0x7D, 0xFF] {
          var broken = text
          broken[index] = byte
          guard let list = try? readPropertyList(broken) else { continue }
          _ = described(list.root, of: list)
        }
      }
    }
  }
}
