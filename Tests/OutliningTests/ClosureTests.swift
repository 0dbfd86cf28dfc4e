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
    case .assigned(let chain):
      let names = outline.chains[Int(chain)].components.map {
        outline[outline.components[$0].name]
      }
      return "\(names.joined(separator: ".")) = \(body)"
    case .capturesWeakly(let name): return "weak \(outline[name]) \(body)"
    }
  }
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
        "onTap = { }",
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
