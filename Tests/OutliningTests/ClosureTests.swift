import Lexing
import Outlining
import Testing

/// The closures of a text of which something is known, each as what it is assigned to or what it captures
/// weakly, and its own text.
private func facts(_ text: String) -> [String] {
  let outline = outline(of: text)
  let bytes = Array(text.utf8)
  return outline.closures.map { closure in
    let start = Int(closure.range.start)
    let body = String(decoding: bytes[start..<Int(closure.range.end)], as: UTF8.self)
    switch closure.kind {
    case .assigned(let chain): return "\(names(chain, outline)) = \(body)"
    case .handed(let chain): return "\(names(chain, outline)) < \(body)"
    case .handedToType(let type):
      return "\(outline[outline.references[Int(type.rawValue)].name]) < \(body)"
    case .capturesWeakly(let name): return "weak \(outline[name]) \(body)"
    }
  }
}

private func names(_ chain: Int32, _ outline: FileOutline) -> String {
  outline.chains[Int(chain)].components.map { outline[outline.components[$0].name] }
    .joined(separator: ".")
}

@Test func `a closure that is assigned, and to what`() {
  #expect(
    facts(
      """
      func f() {
        child.onFinish = { show() }
        self.a?.b = { x in x.c = { d() } }
        onTap = { }
        var local = { a() }
        let other = child.map { b() }
        child.state == { c() }()
        child.name = name
        child.view = { make() }()
      }
      """) == [
        "child.onFinish = { show() }", "a.b = { x in x.c = { d() } }", "x.c = { d() }",
        "onTap = { }", "child.map < { b() }",
      ])
}

@Test func `a closure that is handed to a call, and to whose`() {
  #expect(
    facts(
      """
      func f() {
        child.load { a() } onFailure: { b() }
        self.listen(to: it, { c() }, then: { d() } ?? e).store(in: &bag)
        x.map { $0.first { f() } }.sink(receive: { g() })
        View { h() }
        child = Child(onTap: { l() }, 1, { m() }) { n() }
        call { i() }()
        [1].map { j() }
        bag.add(closure({ k() }))
      }
      """) == [
        "child.load < { a() }", "child.load < { b() }", "listen.store < { c() }",
        "listen.store < { d() }", "x.map.sink < { $0.first { f() } }", "$0.first < { f() }",
        "x.map.sink < { g() }", "Child < { l() }", "Child < { m() }",
        "Child < { n() }", "call < { i() }",
        ".map < { j() }", "closure < { k() }",
      ])
}

@Test func `what a closure captures weakly`() {
  #expect(
    facts(
      """
      load { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }
      child.onFinish = { @MainActor [weak self] _ in b() }
      let array = [weak, self]
      """) == [
        "load < { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }",
        "weak self { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }",
        "weak child { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }",
        "weak x { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }",
        "weak u { [weak self, unowned child, strong, weak x = y.z, unowned(unsafe) u] in a() }",
        "child.onFinish = { @MainActor [weak self] _ in b() }",
        "weak self { @MainActor [weak self] _ in b() }",
      ])
}

@Test func `a closure that never ends`() {
  #expect(facts("a.b = { [weak self").count == 1)
  #expect(facts("a.b = {") == ["a.b = {"])
}
