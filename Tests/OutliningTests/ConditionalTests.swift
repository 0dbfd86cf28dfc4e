import Lexing
import Outlining
import Testing

@Test func `all branches are read`() {
  checkDeclarations(
    "#if A\nclass B {}\n#elseif C\nclass D {}\n#else\nclass E {}\n#endif\nclass F {}", "class B",
    "class D", "class E", "class F")
  checkReferences(
    "a\n#if DEBUG\n.b(A.c)\n#else\n.d(B.e)\n#endif\n.f(C.g)", "A expr-member", "B expr-member",
    "C expr-member")
  checkReferences(
    "switch a {\n#if X\ncase A.b: c()\n#endif\ncase D.e: f() }", "A pattern", "D pattern")
  checkReferences(
    "let x = [\n#if X\nA.b,\n#else\nC.d,\n#endif\n]", "A expr-member", "C expr-member")
  checkProperties(
    "#if A\nlet a: B = c()\n#else\nlet a: D\n#endif\nlet e = 1", "-.a: B strong stored",
    "-.a: D strong stored", "-.e:  strong stored")
}

@Test func `conditions give no references`() {
  checkReferences("#if canImport(UIKit) &&\n  DEBUG || os(Linux)\nlet a: A\n#endif", "A property")
}

@Test func `attributes may stand under a condition`() {
  let outline = outline(of: "#if A\n@B\n#else\n@C\n#endif\nfunc f() {}")
  #expect(
    outline.declarations.map { outline.attributes[$0.attributes].map { outline[$0.name] } } == [
      ["B", "C"]
    ])
}

@Test func `branches may leave braces open`() {
  checkDeclarations(
    "#if A\nclass B: C {\n#else\nclass B {\n#endif\nfunc f() {}\n}\nfunc g() {}", "class B",
    "class B", "func B.f()", "func g()")
  checkDeclarations(
    "func f() {\n#if A\nif x {\n#else\nif y {\n#endif\nz() }\n}\nfunc g() {}", "func f()",
    "func g()")
  checkIssues("#if A\nclass B: C {\n#else\nclass B {\n#endif\n}")
}

@Test func `branches carry their conditions`() {
  let source = "#if A && os(iOS)\na\n#elseif B\nb\n#else\nc\n#endif"
  let outline = outline(of: source)
  #expect(
    outline.conditionalBranches.map { outline[$0.condition] } == [
      "A && os(iOS)", "B", "!(A && os(iOS) || B)",
    ])
  let bytes = Array(source.utf8)
  let texts = outline.conditionalBranches.map {
    String(decoding: bytes[Int($0.range.start)..<Int($0.range.end)], as: UTF8.self)
  }
  #expect(texts == ["\na\n", "\nb\n", "\nc\n"])
}

@Test func `brackets and conditionals without their other end are issues`() {
  checkIssues("class A { func f() {} }")
  checkIssues("class A {", OutlineIssue(kind: .unclosed, offset: 8))
  checkIssues(
    "f(]", OutlineIssue(kind: .unclosed, offset: 1), OutlineIssue(kind: .unopened, offset: 2))
  checkIssues("{ ( }", OutlineIssue(kind: .unclosed, offset: 2))
  checkIssues("a }", OutlineIssue(kind: .unopened, offset: 2))
  checkIssues("#if A", OutlineIssue(kind: .unbalancedConditional, offset: 0))
  checkIssues("a\n#endif", OutlineIssue(kind: .unbalancedConditional, offset: 2))
  checkIssues("/* a", OutlineIssue(kind: .lexical(.unterminatedComment), offset: 0))
  #expect(outline(of: String(repeating: ")", count: 1000)).issues.count == 16)
}

@Test func `comments that speak to viperlint are kept`() {
  let outline = outline(
    of:
      "// viperlint:disable a - b \nlet x = 1 //viperlint:this\n/* viperlint:role presenter */\n// viperlin: x"
  )
  #expect(outline.directives.map(\.text) == ["disable a - b", "this", "role presenter"])
  #expect(outline.directives.map(\.isTrailing) == [false, true, false])
  #expect(outline.directives.map(\.range.start) == [0, 38, 55])
}
