import Lexing
import Testing

@Suite struct RegexTests {
  @Test func `a regex stands where an expression begins`() {
    checkTokens("a = /b c/", "identifier a, operator =, regex /b c/")
    checkTokens(
      "f(/a/, /b/)",
      "identifier f, punctuation (, regex /a/, punctuation ,, regex /b/, "
        + "punctuation )")
    checkTokens("return /a/", "keyword return, regex /a/")
    checkTokens("/a/.x", "regex /a/, punctuation ., identifier x")
    checkTokens("[/a/: /b/]", "punctuation [, regex /a/, punctuation :, regex /b/, punctuation ]")
    checkTokens("{ /a/ }", "punctuation {, regex /a/, punctuation }")
    checkTokens("x ?? /a/", "identifier x, operator ??, regex /a/")
  }

  @Test func `a division is none`() {
    checkTokens("a / b / c", "identifier a, operator /, identifier b, operator /, identifier c")
    checkTokens("a/b/c", "identifier a, operator /, identifier b, operator /, identifier c")
    checkTokens(
      "(a)/2/b",
      "punctuation (, identifier a, punctuation ), operator /, integer 2, "
        + "operator /, identifier b")
    checkTokens("x! /y/ z", "identifier x, operator !, regex /y/, identifier z")
    checkTokens("1 / 2\n/ 3", "integer 1, operator /, integer 2, operator /, integer 3")
  }

  @Test func `a member named as a keyword is divided`() {
    checkTokens(
      "x.internal / (y / z)",
      "identifier x, punctuation ., keyword internal, operator /, punctuation (, identifier y, "
        + "operator /, identifier z, punctuation )")
    checkTokens("return / a/", "keyword return, regex / a/")
  }

  @Test func `a regex neither begins nor ends with a space`() {
    checkTokens("(/ a/)", "punctuation (, operator /, identifier a, operator /, punctuation )")
    checkTokens("(/a /)", "punctuation (, operator /, identifier a, operator /, punctuation )")
    checkTokens("x = /a\\ /", "identifier x, operator =, regex /a\\ /")
  }

  @Test func `a regex where nothing else can stand may begin with a space`() {
    checkTokens("x = / a/", "identifier x, operator =, regex / a/")
    checkTokens("try? / a/.x", "keyword try, operator ?, regex / a/, punctuation ., identifier x")
    checkTokens("a? / b/", "identifier a, operator ?, operator /, identifier b, operator /")
  }

  @Test func `a regex closes on its line`() {
    checkTokens(
      "f(/a\n/)",
      "identifier f, punctuation (, operator /, identifier a, operator /, "
        + "punctuation )")
    checkTokens("a = /b\nc", "identifier a, operator =, operator /, identifier b, identifier c")
    checkTokens("a = / b\nc", "identifier a, operator =, regex / b, identifier c")
    checkIssues("a = / b\nc", [LexicalIssue(kind: .unterminatedRegex, offset: 4)])
  }

  @Test func `a parenthesis that nothing opened in it ends the attempt`() {
    checkTokens(
      "f(/, /)",
      "identifier f, punctuation (, operator /, punctuation ,, operator /, "
        + "punctuation )")
    checkTokens(
      "(/E, a).b(/)",
      "punctuation (, operator /, identifier E, punctuation ,, "
        + "identifier a, punctuation ), punctuation ., identifier b, punctuation (, operator /, "
        + "punctuation )")
    checkTokens("x = /(a)[)]\\)/", "identifier x, operator =, regex /(a)[)]\\)/")
  }

  @Test func `a class does not protect a slash`() {
    checkTokens(
      "x = /abc[/]d/",
      "identifier x, operator =, regex /abc[/, punctuation ], "
        + "identifier d, operator /")
  }

  @Test func `a comment is stronger than a regex`() {
    checkTokens("x = //a/", "identifier x, operator =, comment //a/")
    checkTokens("f(/a//b)", "identifier f, punctuation (, operator /, identifier a, comment //b)")
    checkTokens("/* a */", "comment /* a */")
  }

  @Test func `the name of an operator is no regex`() {
    checkTokens(
      "func /^/ (a: A)",
      "keyword func, operator /^/, punctuation (, identifier a, "
        + "punctuation :, identifier A, punctuation )")
    checkTokens("infix operator /^/", "identifier infix, keyword operator, operator /^/")
  }

  @Test func `a prefix operator may stand before a regex`() {
    checkTokens("x = ^/a/", "identifier x, operator =, operator ^, regex /a/")
    checkTokens("./a/", "punctuation ., regex /a/")
    checkTokens("x=/a/", "identifier x, operator =/, identifier a, operator /")
  }

  @Test func `an extended regex has pounds`() {
    checkToken("#/a/b/#", .regex)
    checkToken("##/a/#b/##", .regex)
    checkToken("#/\n  a / b\n/#", .regex)
    checkTokens("#/ a /#.b", "regex #/ a /#, punctuation ., identifier b")
    checkTokens("#/a\\/#b/#", "regex #/a\\/#b/#")
  }

  @Test func `an extended regex that never closes ends with its line`() {
    checkTokens("#/a\nb", "regex #/a, identifier b")
    checkTokens("#/\na/\nb", "regex #/, identifier a, operator /, identifier b")
    checkTokens("##/\na/#\nb", "regex ##/, identifier a, operator /, pound #, identifier b")
    checkIssues("#/a", [LexicalIssue(kind: .unterminatedRegex, offset: 0)])
  }
}
