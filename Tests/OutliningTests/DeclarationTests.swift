import Lexing
import Outlining
import Testing

@Test func `every kind of declaration is found`() {
  checkDeclarations("class A {}", "class A")
  checkDeclarations("final public class A<T> where T: P {}", "class A")
  checkDeclarations("struct A {}", "struct A")
  checkDeclarations("indirect enum A { case a, b(Int) }", "enum A", "case A.a", "case A.b")
  checkDeclarations("protocol P { associatedtype T }", "protocol P", "associatedtype P.T")
  checkDeclarations("distributed actor A {}", "actor A")
  checkDeclarations("extension A.B: P {}", "extension A.B")
  checkDeclarations("typealias A<T> = [T]", "typealias A")
  checkDeclarations(
    "macro m(_ a: Int) -> Int = #externalMacro(module: \"\", type: \"\")", "macro m(_:)")
  checkDeclarations("infix operator +++: AdditionPrecedence", "operator +++")
  checkDeclarations("precedencegroup P { higherThan: AdditionPrecedence }", "precedencegroup P")
}

@Test func `functions carry their labels`() {
  checkDeclarations("func f() {}", "func f()")
  checkDeclarations("func f(_ a: Int, by b: Int, c: Int) {}", "func f(_:by:c:)")
  checkDeclarations("func f(isolated _ a: Int, in: Int) {}", "func f(_:in:)")
  checkDeclarations("class A { init?(a: Int) {} }", "class A", "init A.init(a:)")
  checkDeclarations("class A { init!<T>(a: T) {} }", "class A", "init A.init(a:)")
  checkDeclarations("class A { isolated deinit {} }", "class A", "deinit A.deinit")
  checkDeclarations(
    "class A { subscript(i: Int) -> Int { 1 } }", "class A", "subscript A.subscript(i:)")
  checkDeclarations("func get() {}; func set() {}", "func get()", "func set()")
  checkDeclarations("func `default`() {}", "func `default`()")
}

@Test func `operators are functions by their own name`() {
  checkDeclarations(
    "struct A { static func == (l: A, r: A) -> Bool {} }", "struct A", "func A.==(l:r:)")
  checkDeclarations("func ==<T>(l: T, r: T) {}", "func ==(l:r:)")
  checkDeclarations("func < <T>(l: T, r: T) {}", "func <(l:r:)")
  checkDeclarations("prefix func ! (a: A) {}", "func !(a:)")
  checkDeclarations("func *<let N: Int>(a: V<N>) {}", "func *(a:)")
}

@Test func `nesting qualifies names`() {
  checkDeclarations(
    "class A { struct B { func f(x: Int) { struct C { var y: Int } } } }", "class A", "struct A.B",
    "func A.B.f(x:)", "struct A.B.f(x:).C")
  checkDeclarations("extension A.B { struct C {} }", "extension A.B", "struct A.B.C")
  checkDeclarations("extension [Foo] { func f() {} }", "extension [Foo]", "func [Foo].f()")
  checkDeclarations("extension Foo? { func f() {} }", "extension Foo?", "func Foo?.f()")
  checkDeclarations("extension Any? { func f() {} }", "extension Any?", "func Any?.f()")
  checkDeclarations("extension [Foo: Any] {}", "extension [Foo: Any]")
  checkDeclarations("extension [Foo<Bar>] {}", "extension [Foo<Bar>]")
  checkDeclarations("extension Foo<[Bar?]> {}", "extension Foo")
  checkDeclarations("extension A & B {}", "extension A & B")
}

@Test func `a declaration prints with access and inheritance`() {
  checkDump(
    "public class A: B<C, D>,\n  @unchecked Sendable {}",
    "decl | class | A | 1 | 14 | public | B<C, D>,@unchecked Sendable",
    "ref | A | B | inherit | 1 | 17",
    "ref | A | C | generic | 1 | 19", "ref | A | D | generic | 1 | 22",
    "ref | A | unchecked | attribute | 2 | 4", "ref | A | Sendable | inherit | 2 | 14")
  checkDump(
    "private(set) fileprivate var a = 1",
    "prop | - | a |  | strong | instance | 1 | var | stored | fileprivate")
  checkDump("protocol P: class {}", "decl | protocol | P | 1 | 10 | - | class")
}

@Test func `imports keep their whole path`() {
  checkDump("import UIKit", "import | UIKit | 1 | -")
  checkDump("import struct Foo.Bar.Baz", "import | Foo.Bar.Baz | 1 | struct")
  checkDump("import func Foo.==", "import | Foo.== | 1 | func")
  let exported = outline(of: "@_exported import UIKit").imports.first
  #expect(exported?.isExported == true)
  #expect(exported.map { [$0.range.start, $0.range.length] } == [0, 23])
  #expect(exported.map { [$0.pathRange.start, $0.pathRange.length] } == [18, 5])
  #expect(exported?.isTestable == false)
  #expect(outline(of: "@testable import App").imports.first?.isTestable == true)
}

@Test func `words that are keywords in places only are names elsewhere`() {
  checkDeclarations("func f() { open(url); actor.run(); final = 3; lazy.map { $0 } }", "func f()")
  checkDeclarations("func f() { let set = 1, get = 2; macro(set); prefix(2) }", "func f()")
  checkDeclarations("func f() { actor\nb() }", "func f()")
  checkDeclarations(
    "class A { open func f() {} ; package init() {} }", "class A", "func A.f()", "init A.init()")
  checkDeclarations(
    "class A { class func f() {}; class override func g() {} }", "class A", "func A.f()",
    "func A.g()")
  checkDeclarations("class A { class override {} }", "class A", "class A.override")
  checkProperties(
    "class A { var actor: Foo; let open = 1 }", "A.actor: Foo strong stored",
    "A.open:  strong stored")
}

@Test func `generic parameters are noted by declaration`() {
  let outline = outline(of: "struct A<T: P, each U, let n: Int> { func f<V>(v: V) {} }")
  let names = outline.declarations.map {
    outline.genericParameters[$0.genericParameters].map { outline[$0.name] }
  }
  #expect(names == [["T", "U", "n"], ["V"]])
}

@Test func `attributes and modifiers belong to their declaration`() {
  let outline = outline(
    of: "@MainActor @objc(Foo) final class A { @IBAction override func f() async throws {} }")
  let names = outline.declarations.map {
    outline.attributes[$0.attributes].map { outline[$0.name] }
  }
  #expect(names == [["MainActor", "objc"], ["IBAction"]])
  #expect(
    outline.declarations.map(\.modifiers) == [
      [.final, .hasBody], [.override, .async, .throws, .hasBody],
    ])
  #expect(outline.declarations.map(\.start) == [0, 38])
  #expect(outline.declarations.map(\.end) == [83, 81])
}

@Test func `statements at file scope are told from declarations`() {
  #expect(!outline(of: "import A\nlet x = f()\n#Preview { A() }\nclass B {}").hasTopLevelCode)
  #expect(outline(of: "class B {}\nprint(1)").hasTopLevelCode)
  #expect(outline(of: "if a {}").hasTopLevelCode)
}
