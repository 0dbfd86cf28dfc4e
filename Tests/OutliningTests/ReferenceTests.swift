import Lexing
import Outlining
import Testing

@Test func `types are found in every part of a declaration`() {
  checkReferences(
    "class A<T: B & C>: D where T.E == F<G> {}", "B where", "C where", "D inherit", "T.E where",
    "F where", "G generic")
  checkReferences(
    "extension A.B: C where D: E {}", "A.B extended", "C inherit", "D where", "E where")
  checkReferences("typealias X = A<B>", "A typealias", "B generic")
  checkReferences(
    "protocol P { associatedtype T: A = B where T.C: D }", "A inherit", "B typealias", "T.C where",
    "D where")
  checkReferences(
    "func f<T: A>(a: B = C(), _ b: inout [D]...) async throws(E) -> F where T: G {}", "A where",
    "B param", "C expr-call", "D param", "E throws", "F return", "T where", "G where")
  checkReferences(
    "enum A { case a(B, c: D<E> = .f), g = 1 }", "B enum-payload", "D enum-payload", "E generic")
  checkReferences("let a: A = B(), b: C", "A property", "B expr-call", "C property")
  checkReferences("func f() { let a: A; var b: (B, c: C) }", "A local", "B local", "C local")
  checkReferences(
    "class A { subscript(i: B) -> C { get throws(D) { e } } }", "B param", "C return", "D throws")
}

@Test func `all shapes of types are looked through`() {
  checkReferences("let a: [A: B?]", "A property", "B property")
  checkReferences("let a: [3 of A]", "A generic")
  checkReferences("let a: (A, b: B) -> C", "A property", "B property", "C return")
  checkReferences(
    "let a: (@escaping (A) async throws(E) -> B)?", "escaping attribute", "A property", "E throws",
    "B return")
  checkReferences("let a: any A & B", "A property", "B property")
  checkReferences("let a: some Collection<A>", "Collection property", "A generic")
  checkReferences("let a: A.Type, b: any B.Protocol", "A property", "B property")
  checkReferences("let a: A.B<C>.D", "A.B.D property", "C generic")
  checkReferences("let a: A::B.C", "A::B.C property")
  checkReferences(
    "func f(_: borrowing A, _: __owned B, _: sending C, _: repeat each D) {}", "A param", "B param",
    "C param", "D param")
  checkReferences("struct A: ~Copyable {}", "Copyable inherit")
  checkReferences("struct A: nonisolated B {}", "B inherit")
  checkReferences("let a: Self.X, b: Self, c: Any", "Self.X property")
}

@Test func `operators that the lexer has joined are split`() {
  checkReferences("let a: A<B<C>>= d", "A property", "B generic", "C generic")
  checkReferences("let a: A?=nil", "A property")
  checkReferences("let a: [A<B?>]", "A property", "B generic")
  checkReferences("let a: A<B<C?>?>!", "A property", "B generic", "C generic")
  checkReferences(
    "func f() -> A<B>? where T==C<D>{}", "A return", "B generic", "T where", "C where", "D generic")
  checkReferences("typealias X<T>=A<T>", "A typealias", "T generic")
  checkReferences("let a: InlineArray<-1, A>", "InlineArray property", "A generic")
}

@Test func `expressions name types by what follows`() {
  checkReferences(
    "f(A(), B.C(1), D.e, E)", "A expr-call", "B.C expr-call", "D expr-member", "E expr-bare")
  checkReferences(
    "f([A](), [B: C](), A.self)", "A expr-bare", "B expr-bare", "C expr-bare", "A expr-member")
  checkReferences(
    "f(A<B, [C]>(), D<E>.f, G<H<I>>.self)", "A expr-call", "B generic", "C generic",
    "D expr-member", "E generic", "G expr-member", "H generic", "I generic")
  checkReferences("f(a < b, c > d, A < B)", "A expr-bare", "B expr-bare")
  checkReferences("let x = a < b ? C.d : E()", "C expr-member", "E expr-call")
  checkReferences("A { $0 }; B.c { D() }", "A expr-call", "B expr-member", "D expr-call")
  checkReferences("f(Self.X(), Self.y, Self())", "Self.X expr-call")
  checkReferences("f(Self<A>())", "A generic")
  checkReferences("x = (any P).self", "P expr-type")
  checkReferences(
    "f((@convention(c) (A) -> B).self)", "convention attribute", "A expr-type", "B return")
  checkReferences("f(Swift::A(), B.Swift::c())", "Swift::A expr-call", "B expr-member")
  checkReferences(
    "f(.A, a.B, \"\\(C.d) \\(e, F())\", #\"\\#(G())\"#)", "C expr-member", "F expr-call",
    "G expr-call")
}

@Test func `a name in backticks is no metatype`() {
  checkReferences(
    "let a: A.`Type`, b: B.Type, c: [C.`Protocol`: D]", "A.`Type` property", "B property",
    "C.`Protocol` property", "D property")
  checkReferences("f(A.`Type`.b, C.Type.self)", "A.`Type` expr-member", "C expr-member")
}

@Test func `a metatype in brackets makes nothing`() {
  checkReferences("let a = [A.Type](), b = [B.Type].self", "A expr-member", "B expr-member")
}

@Test func `a closure that is returned is an expression`() {
  checkReferences(
    "func f() -> A { return { a -> B in C() } as D }", "A return", "B return", "C expr-call",
    "D cast")
  checkReferences("func f() { throw { A() }() }", "A expr-call")
}

@Test func `key paths name their root`() {
  checkReferences("f(\\A.B.c, \\A<B>.C.d)", "A.B keypath", "A.C keypath", "B generic")
  checkReferences(
    "f(\\A.b.c, \\.d, \\A<B>.c, \\Self.x, \\[C].count)", "A keypath", "A keypath", "B generic",
    "C keypath")
}

@Test func `casts and patterns name types`() {
  checkReferences("if let a = b as? A<B>, c is D {}", "A cast", "B generic", "D cast")
  checkReferences(
    "if case is A = b, case let B.c(d) = e, case .f(C.g, let h as D) = i {}", "A pattern",
    "B pattern", "C pattern", "D cast")
  checkReferences(
    "switch a { case is A: B(); case C.d, .e(let f) where G.h: I.j(); case let x as K: break; default: L() }",
    "A pattern", "B expr-call", "C pattern", "G expr-member", "I expr-member", "K cast",
    "L expr-call")
  checkReferences(
    "switch a { case let e as A where e.b,\n let e as C where e.d: f() }", "A cast", "C cast")
  checkReferences(
    "do throws(A) { try b() } catch let e as B { C() } catch D.e, is F {}", "A throws", "B cast",
    "C expr-call", "D pattern", "F pattern")
  checkReferences(
    "for case let A.b(c)? in D.e where F.g {}; for x: G in h {}", "A pattern", "D expr-member",
    "F expr-member", "G local")
  checkReferences("switch a { case let .b(C): d() }")
}

@Test func `what a subscript in a pattern names is of the pattern`() {
  checkReferences(
    "switch a { case b.c[A.d].e: f[B.g] = 1; default: break }", "A pattern", "B expr-member")
}

@Test func `a generic parameter may be called Self`() {
  checkReferences("struct A<B, Self, C> {}; let d: E", "E property")
}

@Test func `closure signatures name types`() {
  checkReferences(
    "f { [weak self, a = A.b] (c: B, d) async throws(E) -> C in D() }", "A expr-member", "B param",
    "E throws", "C return", "D expr-call")
  checkReferences("f { @MainActor (a: A) in }", "MainActor attribute", "A param")
  checkReferences("f { a, _ in A() } then: { B() }", "A expr-call", "B expr-call")
  checkReferences("f { (A(), b) }", "A expr-call")
}

@Test func `braces after a condition are its body`() {
  checkReferences("if a == A { B() }", "A expr-bare", "B expr-call")
  checkReferences("for x in a.filter { $0 is A } { B() }", "A cast", "B expr-call")
  checkReferences("if let x = { A() }() { B() }", "A expr-call", "B expr-call")
  checkReferences("guard a, let b = A.c else { B(); return }", "A expr-member", "B expr-call")
  checkReferences(
    "let x = if a { A() } else if b { B() } else { C() }", "A expr-call", "B expr-call",
    "C expr-call")
  checkReferences("let x = switch a { case .b: A() default: B() }", "A expr-call", "B expr-call")
  checkReferences("repeat { A() } while b\nC()", "A expr-call", "C expr-call")
  checkReferences("outer: while a { break Outer }; B()", "B expr-call")
}

@Test func `attributes are references in full`() {
  checkReferences(
    "@available(iOS 13, *) @Foo.Bar<A>(b: B.self, c) class C {}", "available attribute",
    "Foo.Bar attribute", "A generic", "B expr-member")
  checkReferences("@objc(Foo) func f() {}", "objc attribute")
  checkReferences(
    "func f(@Builder a: @escaping(A) -> B) {}", "Builder attribute", "escaping attribute",
    "A param", "B return")
  checkReferences(
    "@_specialize(where T == A) func f() {}", "_specialize attribute", "T where", "A where")
  checkDump(
    "class A { @B func f() {} }", "decl | class | A | 1 | 7 | - | ",
    "ref | A.f() | B | attribute | 1 | 12", "decl | func | A.f() | 1 | 19 | - | ")
}

@Test func `availability names no type`() {
  checkReferences("if #available(macOS 13, OSX 10, *), #unavailable(Linux) {}")
}

@Test func `macros are looked through`() {
  checkReferences(
    "#Foo<A>(B.c) { D() }; #selector(E.f(_:g:))", "A generic", "B expr-member", "D expr-call",
    "E expr-member")
}

@Test func `a reference belongs to the innermost declaration`() {
  checkDump(
    "func f(a: A) { func g() { B() } }", "decl | func | f(a:) | 1 | 6 | - | ",
    "ref | f(a:) | A | param | 1 | 11", "decl | func | f(a:).g() | 1 | 21 | - | ",
    "ref | f(a:).g() | B | expr-call | 1 | 27")
  checkDump(
    "class A { var a: B { C() } }", "decl | class | A | 1 | 7 | - | ",
    "prop | A | a | B | strong | instance | 1 | var | computed | -",
    "ref | A | B | property | 1 | 18", "ref | A | C | expr-call | 1 | 22")
}

@Test func `flags tell how a type stands`() {
  checkFlags(of: "A", "let a: [A]", .inCollection)
  checkFlags(of: "A", "let a: (A) -> B", .inFunctionType)
  checkFlags(of: "B", "let a: (A) -> B", .inFunctionType)
  checkFlags(of: "A", "let a: A.Type", .metatype)
  checkFlags(of: "A", "let a: A!", .optional)
  checkFlags(of: "A", "let a: any A", .existential)
  checkFlags(of: "A", "let a: (any A)?", .existential)
  checkFlags(of: "A", "let a: some A", .opaque)
  checkFlags(of: "A", "let a: A & B", .composition)
  checkFlags(of: "B", "let a: A & B", .composition)
  checkFlags(of: "A", "let a: (A, B)", .inTuple)
  checkFlags(of: "A", "let a: Int = f(A())", .inInitialValue)
  checkFlags(of: "A", "var a: Int { A.b }", .inAccessor)
  checkFlags(of: "A", "struct S: ~A {}", .suppressed)
  checkFlags(of: "A", "f { (a: A) in }", .inClosure)
}

@Test func `a generic argument knows its container`() {
  let outline = outline(of: "let a: WeakBox<[Foo?]>")
  let foo = outline.references.first { outline[$0.name] == "Foo" }
  #expect(foo.map { outline[outline.references[Int($0.container.rawValue)].name] } == "WeakBox")
  #expect(foo?.flags == [.inCollection, .optional])
}
