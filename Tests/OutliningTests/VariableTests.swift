import Outlining
import Testing

@Test func `every ownership is told`() {
  checkProperties("class A { weak var a: B? }", "A.a: B? weak stored")
  checkProperties("class A { private weak let a: B? }", "A.a: B? weak stored")
  checkProperties("class A { unowned let a: B }", "A.a: B unowned stored")
  checkProperties("class A { unowned(safe) let a: B }", "A.a: B unowned(safe) stored")
  checkProperties("class A { unowned(unsafe) var a: B }", "A.a: B unowned(unsafe) stored")
  checkProperties("class A { lazy var a: B = .init() }", "A.a: B lazy stored")
  checkProperties("class A { @Weak var a: B? }", "A.a: B? strong stored")
  let outline = outline(of: "class A { @Weak @objc var a: B? }")
  #expect(
    outline.variables.map { outline.attributes[$0.attributes].map { outline[$0.name] } } == [
      ["Weak", "objc"]
    ])
}

@Test func `storage follows from the accessors`() {
  checkProperties("var a: A { b }", "-.a: A strong computed")
  checkProperties("var a: A { get { b } set { c } }", "-.a: A strong computed")
  checkProperties("var a: A { get async throws { b } }", "-.a: A strong computed")
  checkProperties("var a: A { _read { yield b } _modify { yield &b } }", "-.a: A strong computed")
  checkProperties("var a: A { didSet { b() } }", "-.a: A strong observed")
  checkProperties("var a = 1 { willSet(x) { b() } }", "-.a:  strong observed")
  checkProperties("var a = A() { didSet { b() } }", "-.a:  strong observed")
  checkProperties("var a: A = b { $0 }", "-.a: A strong stored")
  checkProperties("var a: Set<B> { set.union(c) }", "-.a: Set<B> strong computed")
  checkProperties(
    "protocol P { var a: A { get set }; static var b: B { get } }", "P.a: A strong computed",
    "P.b: B strong computed")
  #expect(variable("a", in: outline(of: "protocol P { var a: A { get set } }"))?.isSettable == true)
  #expect(variable("a", in: outline(of: "protocol P { var a: A { get } }"))?.isSettable == false)
}

@Test(arguments: [
  ("let a: () -> ()", true), ("let a: (() -> Void)?", true), ("let a: @MainActor () -> Int", true),
  ("let a: (Int, @Sendable () -> ())", true), ("let a: (Int, Int)", false), ("let a: ()", false),
  ("let a: [() -> Void]", false), ("let a = { 1 }", false),
  ("let a: Int = { () -> Int in 1 }()", false),
])
func `a function type is known though it names nothing`(_ text: String, _ isFunction: Bool) {
  #expect(variable("a", in: outline(of: text))?.isFunction == isFunction, "\(text)")
  // A parameter is written as a constant is, but for a value that calls.
  guard !text.contains("=") else { return }
  let parameter = text.replacing("let a", with: "func f(a") + ") {}"
  #expect(variable("a", in: outline(of: parameter))?.isFunction == isFunction, "\(parameter)")
}

@Test func `one declaration may bind several`() {
  checkProperties(
    "let a: A, b = B(), c: C? = nil", "-.a: A strong stored", "-.b:  strong stored",
    "-.c: C? strong stored")
  checkProperties("let (a, (b, _)) = c", "-.a:  strong stored", "-.b:  strong stored")
  checkProperties("func f() { let a: A }")
  checkProperties("struct S { static var a: [A:\n    B] = [:] }", "S.a: [A: B] strong stored")
}

@Test func `initial values tell a type`() {
  checkInitialValue(of: "a", "let a = Foo()", gives: "Foo", chain: "Foo")
  checkInitialValue(of: "a", "let a = Foo<Bar>(b)!", gives: "Foo", chain: "Foo")
  checkInitialValue(of: "a", "let a = Foo.shared", gives: "Foo", chain: "Foo.shared")
  checkInitialValue(of: "a", "let a = try! Foo.init(b: c)", gives: "Foo", chain: "Foo.init")
  checkInitialValue(of: "a", "let a = b.c as? Foo", gives: "Foo")
  checkInitialValue(of: "a", "let a = await b as! Foo.Bar", gives: "Foo.Bar")
  checkInitialValue(of: "a", "if let a = b as? Foo {}", gives: "Foo")
  checkInitialValue(of: "e", "do {} catch let e as Foo {}", gives: "Foo")
  checkInitialValue(of: "a", "let a = b ?? Foo()")
  checkInitialValue(of: "a", "let a = Foo() + b")
  checkInitialValue(of: "a", "let a = [Foo()]")
  checkInitialValue(of: "a", "let a: P = Foo()")
  checkInitialValue(of: "a", "let a = Foo.make()", chain: "Foo.make")
  checkInitialValue(of: "a", "let a = Foo.self", chain: "Foo.self")
}

@Test func `initial values that are chains are kept`() {
  checkInitialValue(of: "a", "let a = view.presenter", chain: "view.presenter")
  checkInitialValue(of: "a", "let a = self.view?.presenter!", chain: "view.presenter")
  checkInitialValue(of: "a", "guard let a = b else {}", chain: "b")
  checkInitialValue(of: "a", "if let a {}", chain: "a")
  checkInitialValue(of: "a", "f { [weak a = b.c] in }", chain: "b.c")
  checkInitialValue(of: "a", "let a = b.c + d")
  checkInitialValue(of: "a", "for a in b.c {}")
}

@Test func `variables of every kind are found`() {
  let outline = outline(
    of: """
      let global = 1
      class A {
        var member = 1
        func f(label parameter: Int, _ other: Int, same: Int) {
          var local = 1
          g { closureParameter, _ in }
          for loop in x { if case .a(let bound) = y, let shared {} }
        }
      }
      enum E { case a(payload: Int) }
      """)
  let found = outline.variables.map { "\(outline[$0.name]) \($0.kind) \(outline[$0.label])" }
  #expect(
    found == [
      "global global ", "member member ", "parameter parameter label", "other parameter ",
      "same parameter same", "local local ", "closureParameter closureParameter ", "loop binding ",
      "bound binding ", "shared binding ", "payload parameter payload",
    ])
  let owners = outline.variables.map {
    $0.owner == .none ? "-" : outline[outline.declarations[Int($0.owner.rawValue)].fullName]
  }
  let method = "f(label:_:same:)"
  #expect(
    owners == ["-", "A", method, method, method, method, method, method, method, method, "a"])
}

@Test func `variables of one annotation share it`() {
  func shared(_ source: String) -> [String] {
    let outline = outline(of: source)
    return outline.variables.indices.filter {
      outline.sharesAnnotation(VariableID(UInt32($0)))
    }.map { outline[outline.variables[$0].name] }
  }
  #expect(shared("struct A { let name, price: String? }") == ["name"])
  #expect(shared("struct A { let a, b, c: Int, d, e: X }") == ["a", "b", "d"])
  #expect(shared("struct A { var a = 1, b: Int }") == [])
  #expect(shared("struct A { var a: Int, b: Int }") == [])
  #expect(shared("let (a, b): (Int, Int), c: Int") == [])
  #expect(shared("let a\nlet b: Int") == [])
}
