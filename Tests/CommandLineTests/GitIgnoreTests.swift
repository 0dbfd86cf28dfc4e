import Testing
import ViperLintKit
import Workspace

/// Asserts which paths the patterns ignore; a path that ends in a slash is a folder.
private func checkIgnored(
  _ patterns: String, _ ignored: [String], not kept: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = GitIgnore(Array(patterns.utf8))
  for path in ignored + kept {
    let isFolder = path.hasSuffix("/")
    let verdict = file.verdict(on: isFolder ? String(path.dropLast()) : path, isFolder: isFolder)
    #expect(
      (verdict == true) == ignored.contains(path), "\(path)", sourceLocation: sourceLocation)
  }
}

// Compared with git's own answers (`git check-ignore`) by thousands of random patterns and paths.
@Suite struct GitIgnoreTests {
  @Test func `a pattern without a slash matches at any level`() {
    checkIgnored("Foo.swift", ["Foo.swift", "a/Foo.swift", "a/b/Foo.swift"], not: ["Foo.swiftx"])
    checkIgnored("*.swift", ["a.swift", ".swift", "a/b.swift"], not: ["a.swift/b", "swift"])
  }

  @Test func `a slash at the start or within anchors to the folder of the file`() {
    checkIgnored("/Foo", ["Foo"], not: ["a/Foo"])
    checkIgnored("a/b", ["a/b"], not: ["c/a/b", "a/b/c"])
    checkIgnored("a/*.swift", ["a/x.swift"], not: ["a/b/x.swift", "x.swift"])
  }

  @Test func `a slash at the end asks for a folder`() {
    checkIgnored("build/", ["build/", "a/build/"], not: ["build"])
    checkIgnored("/a/b/", ["a/b/"], not: ["a/b", "x/a/b/"])
  }

  @Test func `a pattern that is longer than any path matches nothing and is not kept`() {
    let longest = String(repeating: "a", count: 65_536)
    checkIgnored(longest, [longest])
    checkIgnored(longest + "a", [], not: [longest + "a"])
    checkIgnored(longest + "a\n*.swift", ["a.swift"])
    #expect(GitIgnore([UInt8](repeating: 0, count: 100_000)).isEmpty)
  }

  @Test func `two stars stand for levels`() {
    checkIgnored("**/a", ["a", "b/a", "b/c/a"], not: ["ba"])
    checkIgnored("a/**", ["a/b", "a/b/c"], not: ["a", "b/a"])
    checkIgnored("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], not: ["ab", "a/bx", "b"])
    checkIgnored("a/**/**/b", ["a/b", "a/x/b"])
    checkIgnored("**", ["a", "a/b"])
    checkIgnored("***/a", ["a", "b/a"])
    checkIgnored("x**y", ["xy", "xaby"], not: ["x/y"])
    checkIgnored("/x**y", ["xy"], not: ["x/y", "xa/by"])
  }

  @Test func `stars and question marks stay within a level`() {
    checkIgnored("/a*b", ["ab", "axxb"], not: ["a/b"])
    checkIgnored("a?c", ["abc", "x/abc"], not: ["ac", "a/c"])
    checkIgnored("a*b*c", ["abc", "axbxc", "abbcc"], not: ["acb"])
  }

  @Test func `brackets are sets of bytes`() {
    checkIgnored("[ab]", ["a", "b"], not: ["c", "ab"])
    checkIgnored("[!ab]", ["c"], not: ["a", "b"])
    checkIgnored("[^ab]", ["c"], not: ["a"])
    checkIgnored("[a-c]x", ["ax", "cx"], not: ["dx"])
    checkIgnored("[]]", ["]"])
    checkIgnored("[]a]", ["]", "a"])
    checkIgnored("[a-]", ["a", "-"])
    checkIgnored("[\\]]", ["]"])
    checkIgnored("[[:digit:]][[:upper:]]", ["1A"], not: ["1a", "AA"])
    checkIgnored("[[:nonsense:]]", [], not: ["n", ":"])
    checkIgnored("[c-a]", [], not: ["a", "b", "c"])
    checkIgnored("[ab", [], not: ["a", "[ab"])
  }

  @Test func `a backslash takes a character as it is`() {
    checkIgnored("\\*", ["*"], not: ["a"])
    checkIgnored("\\!a", ["!a"], not: ["a"])
    checkIgnored("\\#a", ["#a"])
    checkIgnored("a\\", [], not: ["a", "a\\"])
  }

  @Test func `comments, blank lines and spaces at the end are nothing`() {
    checkIgnored("# a\n\n  \na", ["a"], not: ["# a", " "])
    checkIgnored("a  ", ["a"], not: ["a  "])
    checkIgnored("a\\  ", ["a "], not: ["a", "a  "])
    checkIgnored(" a", [" a"], not: ["a"])
    checkIgnored("/", [], not: ["a", "a/"])
  }

  @Test func `lines may end in CR LF, and the file begin with a byte-order mark`() {
    checkIgnored("\u{FEFF}a\r\nb\r\n", ["a", "b"], not: ["c"])
  }

  @Test func `the last pattern that matches decides`() {
    checkIgnored("*.swift\n!Keep.swift", ["a.swift"], not: ["Keep.swift"])
    checkIgnored("!a\na", ["a"])
    checkIgnored("a\n!a\na", ["a"])
    #expect(GitIgnore(Array("*\n!a".utf8)).verdict(on: "a", isFolder: false) == false)
    #expect(GitIgnore(Array("b".utf8)).verdict(on: "a", isFolder: false) == nil)
  }

  @Test func `no pattern takes more than a moment`() {
    let stars = String(repeating: "*a", count: 60) + "b"
    let levels = String(repeating: "**/a/", count: 60) + "b"
    let name = String(repeating: "a", count: 3000)
    let path = Array(repeating: "a", count: 1500).joined(separator: "/")
    let time = ContinuousClock().measure {
      checkIgnored(stars, [], not: [name])
      checkIgnored(levels, [], not: [path])
    }
    #expect(time < .seconds(5))
  }

  @Test func `any bytes are patterns`() {
    var state: UInt64 = 42
    func next() -> UInt8 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let letters = Array("ab*?[]!^-\\/ .:#\n\r".utf8) + [0xC3, 0xA4, 0]
      return letters[Int(state >> 33) % letters.count]
    }
    var matched = 0
    for _ in 0..<2000 {
      let file = GitIgnore((0..<20).map { _ in next() })
      for path in ["a", "ab/b", "ä", "a/b/a.b"] {
        if file.verdict(on: path, isFolder: false) == true { matched += 1 }
      }
    }
    #expect(matched > 0)
  }
}
