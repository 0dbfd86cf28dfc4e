import Lexing
import Testing

@Suite struct OperatorTests {
  @Test func `an operator the grammar knows has its kind`() {
    checkToken("=", .equal)
    checkToken("->", .arrow)
    checkToken("<", .less)
    checkToken(">", .greater)
    checkToken("?", .question)
    checkToken("!", .exclamation)
    checkToken("&", .ampersand)
    checkToken(".", .dot)
    for kind in [TokenKind.equal, .arrow, .less, .greater, .question, .exclamation, .ampersand] {
      #expect(kind.category == .operator)
    }
  }

  @Test func `every other run is one operator`() {
    for source in [
      "+", "==", "...", "..<", ".==", "??", "&&", ">>=", "?>", "!==", "~>", "≠", "⊕=", "^^",
    ] {
      checkToken(source, .operator)
    }
  }

  @Test func `adjacent operators are one run`() {
    checkTokens(
      "A<B<C>>=d",
      "identifier A, operator <, identifier B, operator <, identifier C, "
        + "operator >>=, identifier d")
    checkTokens("Array<Int>?", "identifier Array, operator <, identifier Int, operator >?")
    checkTokens(
      "a: Int?=nil",
      "identifier a, punctuation :, identifier Int, operator ?=, "
        + "keyword nil")
    checkTokens(
      "()->()",
      "punctuation (, punctuation ), operator ->, punctuation (, "
        + "punctuation )")
  }

  @Test func `a dot never merges into what stands before it`() {
    checkTokens("x?.y", "identifier x, operator ?, punctuation ., identifier y")
    checkTokens("f()!...", "identifier f, punctuation (, punctuation ), operator !, operator ...")
    checkTokens(
      "Foo<Bar>.baz",
      "identifier Foo, operator <, identifier Bar, operator >, "
        + "punctuation ., identifier baz")
    checkTokens(
      "x!.y!.z",
      "identifier x, operator !, punctuation ., identifier y, operator !, "
        + "punctuation ., identifier z")
  }

  @Test func `an operator that begins with a dot takes more of them`() {
    checkTokens("a.+.b", "identifier a, operator .+., identifier b")
    checkTokens("mask .! x", "identifier mask, operator .!, identifier x")
  }

  @Test func `the dot of a key path's optional stands alone`() {
    checkTokens("\\.?.x", "punctuation \\, punctuation ., operator ?, punctuation ., identifier x")
    checkTokens(
      "\\Foo.?.x",
      "punctuation \\, identifier Foo, punctuation ., operator ?, "
        + "punctuation ., identifier x")
    checkTokens(
      "\\[A: B].!",
      "punctuation \\, punctuation [, identifier A, punctuation :, "
        + "identifier B, punctuation ], punctuation ., operator !")
    checkTokens(
      "\\.x?.y",
      "punctuation \\, punctuation ., identifier x, operator ?, "
        + "punctuation ., identifier y")
    checkTokens(
      "\\.a, b.?.c",
      "punctuation \\, punctuation ., identifier a, punctuation ,, "
        + "identifier b, operator .?., identifier c")
  }

  @Test func `a comment ends an operator`() {
    checkTokens("+// a", "operator +, comment // a")
    checkTokens("a=/* b */c", "identifier a, operator =, comment /* b */, identifier c")
    checkTokens("?//", "operator ?, comment //")
    checkTokens("+/**/+", "operator +, comment /**/, operator +")
  }

  @Test func `the end of a comment that never began is unknown`() {
    checkTokens("a */", "identifier a, unknown */")
    checkIssues("*/", [LexicalIssue(kind: .invalidCharacter, offset: 0)])
  }
}
