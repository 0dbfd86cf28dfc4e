import Outlining
import Testing

@Test func `an argument that is one name is that name`() {
  checkArguments("present(alert, animated: true)", "present 0 -: alert", "present 1 animated: -")
  checkArguments("a.present(self)", "present 0 -: self")
  checkArguments("f(`in`, $0)", "f 0 -: in", "f 1 -: $0")
  checkArguments("f(1, \"a\", nil, .a, x: .b)", "f 4 x: -")
  checkArguments("f(a + b)")
}

@Test func `an argument may stand anywhere after the call`() {
  let lines = ("present 0 -: chain make", "present 1 animated: -")
  checkArguments("present(make(), animated: true)", lines.0, lines.1)
  checkArguments("present( make(), animated: true)", lines.0, lines.1)
  checkArguments("present(\nmake(), animated: true)", lines.0, lines.1)
  checkArguments("present(\n                make(),\n animated: true)", lines.0, lines.1)
  checkArguments("present(/* first */ make(), animated: true)", lines.0, lines.1)
  checkArguments("present(// first\n  make(), animated: true) { done() }", lines.0, lines.1)
}

@Test func `an argument is a chain or a type, or contains one`() {
  checkArguments("f(self.make())", "f 0 -: chain make")
  checkArguments("f(a.b)", "f 0 -: chain a")
  checkArguments("f(try await a.b?.c!)", "f 0 -: chain a")
  checkArguments("f(&a, b)", "f 0 -: a", "f 1 -: b")
  checkArguments("f(in: &a)", "f 0 in: a")
  checkArguments("f(&a.b, a as! B)", "f 0 -: chain a", "f 1 -: type B")
  checkArguments("f(Foo.shared.a)", "f 0 -: chain Foo")
  checkArguments(
    "f(Foo(), Foo<Bar> { }, Foo)", "f 0 -: type Foo", "f 1 -: type Foo", "f 2 -: type Foo")
  checkArguments("f(Foo.self)", "f 0 -: in type Foo")
  checkArguments("f(!a.b)", "f 0 -: in chain a")
  checkArguments("f(a.b ?? Foo())", "f 0 -: in chain a")
  checkArguments("f(x ? A() : b.c)", "f 0 -: in type A")
  checkArguments("f([a, b.c])", "f 0 -: in chain b")
  checkArguments("f({ a.b() })", "f 0 -: in chain a")
  checkArguments("f((a as? B)?.c)", "f 0 -: chain _")
  checkArguments("f((a as! B))", "f 0 -: type B")
}

@Test func `the arguments of nested calls stand in source order`() {
  checkArguments(
    "f(g(h(a), b: c).d, e)", "f 0 -: chain g", "g 0 -: chain h", "h 0 -: a", "g 1 b: c",
    "f 1 -: e")
  checkArguments("a.b(c)?.d[e(f)].g(h)", "b 0 -: c", "e 0 -: f", "g 0 -: h")
  checkArguments("f(\"\\(a.b(c), x: d)\", y)", "f 0 -: in chain a", "b 0 -: c", "f 1 -: y")
  checkArguments("f(a) { g(b) } c: { h(d) }", "f 0 -: a", "g 0 -: b", "h 0 -: d")
  checkArguments(
    "f(a: {\n#if X\ng(b)\n#else\nh(c)\n#endif\n}, d)",
    "f 0 a: in chain g", "g 0 -: b", "h 0 -: c", "f 1 -: d")
}

@Test func `a type that is called has arguments`() {
  checkArguments("Foo(a: b)", "Foo 0 a: b")
  checkArguments("A.B<C>(a: b).c(d)", "A.B 0 a: b", "c 0 -: d")
  checkArguments("Foo.init(a)", "init 0 -: a")
  checkArguments("super.init(a)", "init 0 -: a")
}

@Test func `what calls nothing by name has no arguments`() {
  checkArguments(".a(b)")
  checkArguments("a[b]")
  checkArguments("#a(b)")
  checkArguments("@A(b) var x = 1")
  checkArguments("f(a)(b)", "f 0 -: a")
  checkArguments("switch a { case T.x(b): c(d) }", "c 0 -: d")
}

@Test func `the first argument of a call is found by its component`() {
  let outline = outline(of: "a(b(c), d).e(f)\ng(1, h)")
  var found: [String] = []
  for chain in outline.chains.indices {
    for component in outline.chains[chain].components {
      let argument = outline.firstArgument(ofComponent: component, inChain: chain)
      found.append(
        outline[outline.components[component].name] + ": "
          + (argument.map { value(of: $0, outline) } ?? "none"))
    }
  }
  #expect(found == ["a: chain b", "e: f", "b: c", "g: none"])
}

@Test func `a base without a name knows the type that it is cast to`() {
  checkBases("(a as? B)?.c()", "B")
  checkBases("(a as! B)\n  .c()", "B")
  checkBases("((a.b() as! C.D))!.c()", "C.D")
  checkBases("f((a as? B)?.c(), (a as? C)?.d)", "B", "C")
  checkBases("(a is B).c")
  checkBases("(a, b as B).c")
  checkBases("(a as? B ?? d).c")
  checkBases("(a as! B)(c).d")
  checkBases("(a as! B)[0].d")
  checkBases("{ a as! B }.d")
  checkBases("[a as! B].d")
  checkBases("(B()).d")
}
