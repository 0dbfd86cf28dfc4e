import Testing

@testable import Lexing

@Suite struct NameTests {
  @Test func `every reserved word is a keyword of its kind`() {
    for (spelling, kind) in WordTable.reserved {
      checkToken(spelling, kind)
      #expect(kind.category == .keyword)
    }
    #expect(WordTable.reserved.count == 53)
  }

  @Test func `every contextual word has its kind and prints as an identifier`() {
    for (spelling, kind) in WordTable.contextual {
      checkToken(spelling, kind)
      #expect(kind.category == .identifier)
    }
  }

  @Test func `a name that only looks like a word is an identifier`() {
    for (spelling, _) in WordTable.reserved + WordTable.contextual {
      checkToken(spelling + "x", .identifier)
      checkToken("x" + spelling, .identifier)
      checkToken(spelling + "é", .identifier)
    }
    for name in ["a", "LET", "Var", "precedencegroups", "αβγ", "x_1", "a$b", "🐶", "日本語"] {
      checkToken(name, .identifier)
    }
  }

  @Test func `a word in backticks is an escaped identifier`() {
    checkToken("`class`", .identifier)
    checkToken("`weak`", .identifier)
    #expect(lexed(Array("`self`".utf8)).flags[0].contains(.escaped))
    #expect(!lexed(Array("self".utf8)).flags[0].contains(.escaped))
  }

  @Test func `a raw identifier holds anything up to the backtick on its line`() {
    checkTokens(
      "func `a b (c) \"d\"`()",
      "keyword func, identifier `a b (c) \"d\"`, "
        + "punctuation (, punctuation )")
    checkTokens("`a\nb`", "unknown `, identifier a, identifier b, unknown `")
    checkIssues("`a\nb", [LexicalIssue(kind: .unterminatedBacktick, offset: 0)])
    checkTokens("`$` ``", "identifier `$`, identifier ``")
  }

  @Test func `a keyword stays one by spelling alone`() {
    checkTokens(".default", "punctuation ., keyword default")
    checkTokens("x.self", "identifier x, punctuation ., keyword self")
    checkTokens(
      "foo(in: a)",
      "identifier foo, punctuation (, keyword in, punctuation :, "
        + "identifier a, punctuation )")
    checkTokens("a.init", "identifier a, punctuation ., keyword init")
    checkTokens("{ get }", "punctuation {, identifier get, punctuation }")
    checkTokens("self≠x", "keyword self, operator ≠, identifier x")
  }

  @Test func `an underscore is a wildcard, which prints as an identifier`() {
    checkToken("_", .wildcard)
    checkToken("__", .identifier)
    #expect(TokenKind.wildcard.category == .identifier)
  }

  @Test func `a dollar begins an identifier`() {
    checkTokens("$0 $name $ $0a", "identifier $0, identifier $name, identifier $, identifier $0a")
  }

  @Test func `a combining mark continues a name and does not begin one`() {
    checkToken("e\u{301}a", .identifier)
    checkIssues("\u{301}a", [LexicalIssue(kind: .invalidCharacter, offset: 0)])
    checkToken("\u{301}a", .identifier)
  }

  @Test func `a pound and its name are one token`() {
    checkToken("#if", .poundIf)
    checkToken("#elseif", .poundElseif)
    checkToken("#else", .poundElse)
    checkToken("#endif", .poundEndif)
    for name in ["#available", "#unavailable", "#sourceLocation", "#selector", "#file", "#é"] {
      checkToken(name, .pound)
    }
    checkTokens("#expect(a)", "pound #expect, punctuation (, identifier a, punctuation )")
    checkTokens("# if ##x #1", "pound #, keyword if, pound #, pound #x, pound #, integer 1")
    checkToken("#`a b`", .pound)
  }

  @Test func `an editor placeholder is an identifier`() {
    checkTokens(
      "f(<#T##Int#>)", "identifier f, punctuation (, identifier <#T##Int#>, punctuation )")
    checkTokens("a+<#b#>", "identifier a, operator +, identifier <#b#>")
    checkTokens("<#a\n#>", "operator <, pound #a, pound #, operator >")
    checkTokens("<#a <#b#>", "operator <, pound #a, identifier <#b#>")
  }

  @Test func `a module selector is one punctuation`() {
    checkTokens("Swift::Int", "identifier Swift, punctuation ::, identifier Int")
    checkTokens("a:b", "identifier a, punctuation :, identifier b")
  }

  @Test func `the rest of the punctuation is one byte each`() {
    checkTokens(
      "()[]{},:;@\\",
      "punctuation (, punctuation ), punctuation [, punctuation ], "
        + "punctuation {, punctuation }, punctuation ,, punctuation :, punctuation ;, "
        + "punctuation @, punctuation \\")
  }
}
