import Reporting
import Testing

@Suite struct CodeOwnersTests {
  private func owners(_ text: String, _ path: String) -> [String] {
    CodeOwners(text).owners(of: path)
  }

  @Test func `the last line that fits decides`() {
    let text = "* @all\n*.swift @ios @mac # who reads Swift\n/App/Feed/ @feed\n"
    #expect(owners(text, "README.md") == ["@all"])
    #expect(owners(text, "Sources/A.swift") == ["@ios", "@mac"])
    #expect(owners(text, "App/Feed/View/A.swift") == ["@feed"])
    #expect(owners(text, "Other/App/Feed/A.swift") == ["@ios", "@mac"])
  }

  @Test func `a name fits at any depth, a path from the top`() {
    #expect(owners("Feed/ @feed", "App/Feed/A.swift") == ["@feed"])
    #expect(owners("App/Feed @feed", "App/Feed/A.swift") == ["@feed"])
    #expect(owners("App/Feed @feed", "Other/App/Feed/A.swift") == [])
    #expect(owners("/Feed @feed", "App/Feed/A.swift") == [])
    #expect(owners("App/**/Feed @feed", "App/a/b/Feed/A.swift") == ["@feed"])
  }

  @Test func `a star at the end means the files of the folder, and none below it`() {
    #expect(owners("docs/* @docs", "docs/a.md") == ["@docs"])
    #expect(owners("docs/* @docs", "docs/more/a.md") == [])
  }

  @Test func `a line without owners takes them away`() {
    #expect(owners("* @all\n/Generated\n", "Generated/A.swift") == [])
  }

  @Test func `sections of GitLab decide each for itself, with owners of their own`() {
    let text = """
      * @all
      [Design] @design
      *.swift
      Theme/ @theme
      ^[Docs][2]
      *.md @docs
      """
    #expect(owners(text, "Theme/A.swift") == ["@all", "@theme"])
    #expect(owners(text, "App/A.swift") == ["@all", "@design"])
    #expect(owners(text, "a.md") == ["@all", "@docs"])
  }

  @Test func `a backslash takes what follows as it is`() {
    #expect(owners("My\\ App/ @a\n\\#odd @b", "My App/A.swift") == ["@a"])
    #expect(owners("My\\ App/ @a\n\\#odd @b", "#odd") == ["@b"])
  }

  @Test func `what is no line says nothing`() {
    #expect(owners("", "A.swift") == [])
    #expect(owners("# * @all\n\n   \n[unclosed\n", "A.swift") == [])
    #expect(owners("* not-an-owner", "A.swift") == [])
  }
}

@Suite struct LineLinkTests {
  private func link(_ base: String) throws -> String {
    try LineLinks(base: base).link(file: "App/My View.swift", line: 3)
  }

  @Test func `each server has its form`() throws {
    #expect(
      try link("https://github.com/o/r/blob/main")
        == "https://github.com/o/r/blob/main/App/My%20View.swift#L3")
    #expect(
      try link("https://gitlab.com/o/r/-/blob/main/")
        == "https://gitlab.com/o/r/-/blob/main/App/My%20View.swift#L3")
    #expect(
      try link("https://bitbucket.org/o/r/src/main")
        == "https://bitbucket.org/o/r/src/main/App/My%20View.swift#lines-3")
    #expect(
      try link("https://code.example/{path}?at={line}")
        == "https://code.example/App/My%20View.swift?at=3")
  }

  @Test func `what would end a link is no address`() {
    for base in [
      "", "github.com/o/r", "javascript:alert(1)", "https://x)](http://y", "https://x y",
      "https://x\"", "https://x<b>", "https://{line}",
    ] {
      #expect(throws: LinkProblem.self) { try LineLinks(base: base) }
    }
  }

  @Test func `a server of one's own has its own form`() {
    let links = LineLinks {
      [
        "BITBUCKET_GIT_HTTP_ORIGIN": "https://git.example/projects/P/repos/r",
        "BITBUCKET_COMMIT": "0123abc",
      ][$0]
    }
    #expect(
      links?.link(file: "A.swift", line: 3)
        == "https://git.example/projects/P/repos/r/browse/A.swift?at=0123abc#3")
  }

  @Test func `no server, no link`() {
    #expect(LineLinks { _ in nil } == nil)
    #expect(LineLinks { ["GITHUB_SERVER_URL": "https://github.com"][$0] } == nil)
  }
}
