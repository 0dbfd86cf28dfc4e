/// A file that nobody writes.
struct PathologicalInput: Sendable {
  var name: String
  var bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// A piece, many times over.
  init(_ count: Int, _ piece: String, _ name: String? = nil) {
    let shown = piece.replacing("\n", with: "⏎").replacing("`", with: "'")
    self.init(name ?? "\(grouped(count)) × `\(shown)`") { repeated(piece, count) }
  }

  static let all: [PathologicalInput] = pieces + nested + long + crowded

  private static let million = 1_000_000

  private static let pieces = [
    "(", "\"\"\"", "/*", "#", "<", "\\(", ".a", "[", "{", ")", "}", ">", "\"\\(", "\"", "`", "'",
    "\\", "@", "?", "a ", "a.", "0", "_", ",", ":", "=", "->", "&", "a<", "A<", "A(", "A[", "{$0 ",
    "a?b:", "a as A ", "#\"", "\"#", "/a", "#/", "//\n", "///\n", "<#", "#if\n", "#if a\n#endif\n",
    "case .a(", "if a {", "if a ", "func f(", "class A{", "class A:B{}\n", "extension A{}\n",
    "protocol P:P{}\n", "typealias A=A\n", "import A\n", "let a=A()\n", "var a:A;", "@A ",
    "switch a{case ", "\u{0}", "\u{FEFF}", "é", "<<<<<<<\n", "// viperlint:disable x\n", "a::",
    "\r", "::", "init(", "A.Type.", "some ", "repeat ", "where ", "in ", "-",
  ].map { PathologicalInput(million, $0) }

  private static let nested = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("\"\\(", ")\""), ("/*", "*/"),
    ("class A{", "}"), ("func f(){", "}"), ("#if a\n", "#endif\n"), ("f{", "}"),
    ("if a {", "}"), ("var a:[", "]"), ("a?", ":b"), ("enum A{case a(", ")}"), ("A(b:", ")"),
  ].map { opening, closing in
    PathologicalInput("100,000 deep: `\(opening.replacing("\n", with: "⏎"))…`") {
      repeated(opening, 100_000) + Array("a".utf8) + repeated(closing, 100_000)
    }
  }

  private static let long = [
    PathologicalInput("one line of 50 MB: `a.b(c)+D.e;`") {
      repeated("a.b(c)+D.e;", 50 * million / 11)
    },
    PathologicalInput("one line of 50 MB: `var a:B=C();`") {
      repeated("var a:B=C();", 50 * million / 12)
    },
    PathologicalInput("one name of 50 MB") { repeated("a", 50 * million) },
    PathologicalInput("one operator of 50 MB") { repeated("+", 50 * million) },
    PathologicalInput("one number of 50 MB") { repeated("1", 50 * million) },
    PathologicalInput("one string of 50 MB") {
      Array("let a = \"".utf8) + repeated("a", 50 * million) + Array("\"".utf8)
    },
    PathologicalInput("one string of a million lines") {
      Array("let a = \"\"\"\n".utf8) + repeated("a string\n", million) + Array("\"\"\"".utf8)
    },
    PathologicalInput("one comment of 50 MB") {
      Array("/*".utf8) + repeated("a", 50 * million) + Array("*/".utf8)
    },
    PathologicalInput("one line comment of 50 MB") { repeated("//", 25 * million) },
    PathologicalInput("50 MB of line breaks") { repeated("\n", 50 * million) },
    PathologicalInput("50 MB of spaces") { repeated(" ", 50 * million) },
    PathologicalInput("50 MB of NUL") { repeated("\u{0}", 50 * million) },
    PathologicalInput("50 MB of the byte FF") { Array(repeating: 0xFF, count: 50 * million) },
  ]

  /// Sound Swift of which there is far too much of one kind.
  private static let crowded = [
    numbered("classes, each inherits the last", 50_000) { "class C\($0): C\($0 - 1) {}\n" },
    numbered("protocols, each refines the last", 50_000) { "protocol P\($0): P\($0 - 1) {}\n" },
    numbered("aliases, each of the last", 50_000) { "typealias A\($0) = A\($0 - 1)\n" },
    numbered("presenters, each holds the last", 50_000) {
      "class C\($0)Presenter { var a: C\($0 - 1)Presenter? }\n"
    },
    numbered("presenters that are all one stem", 50_000) {
      "class ArticlesPresenter { var a\($0): ArticlesView? }\n"
    },
    numbered("views, each holds an entity", 50_000) {
      "class C\($0)ViewController: UIViewController { var a: C\($0)Interactor! }\n"
        + "class C\($0)Interactor { var b: C\($0)Presenter }\n"
    },
    numbered("conformers of one protocol", 50_000) { "class C\($0)Presenter: AllInput {}\n" },
    numbered("extensions of one type", 50_000) { "extension A { func f\($0)() { B\($0)() } }\n" },
    numbered("imports", 50_000) { "import Module\($0)\n" },
    PathologicalInput("one class with 50,000 properties") {
      Array("class ArticlesPresenter {\n".utf8)
        + (0..<50_000).flatMap { Array("  var a\($0): B\($0)Interactor\n".utf8) }
        + Array("}\n".utf8)
    },
    PathologicalInput("one protocol of 50,000 others") {
      Array("protocol All: ".utf8)
        + Array((0..<50_000).map { "P\($0)" }.joined(separator: ", ").utf8) + Array(" {}\n".utf8)
        + (0..<50_000).flatMap { Array("protocol P\($0) {}\nclass C\($0): All {}\n".utf8) }
    },
  ]

  private static func numbered(
    _ name: String, _ count: Int, _ line: @escaping @Sendable (Int) -> String
  ) -> PathologicalInput {
    PathologicalInput("\(grouped(count)) \(name)") {
      (1...count).flatMap { Array(line($0).utf8) }
    }
  }
}

private func repeated(_ piece: String, _ count: Int) -> [UInt8] {
  let piece = Array(piece.utf8)
  var bytes: [UInt8] = []
  bytes.reserveCapacity(piece.count * count)
  for _ in 0..<count { bytes += piece }
  return bytes
}
