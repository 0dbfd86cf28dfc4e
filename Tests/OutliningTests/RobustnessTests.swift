import Lexing
import Outlining
import Testing

/// SplitMix64: the same numbers on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

private let sample = """
  @testable import struct Foo.Bar
  #if DEBUG && os(iOS)
  @objc(Baz) public final class A<T: P & Q, each U>: Base<T?>, @unchecked Sendable where T.E == [Y<Z>] {
  #else
  class A {
  #endif
    weak var view: ViewInput?, other = Foo<Bar, (Int) -> Void>.shared
    lazy var make: (A, b: B) async throws(E) -> any P.Type = { [weak self, x = y.z] (a: Int, b) -> Bar in
      return Baz.shared.load(a) as? Foo ?? \\A<B>.c[0]?.d
    }
    var text: String { get throws { "a \\(Foo.bar(x), b: "\\(c)") " } set(v) { x = v } } 
    init?<V>(a: Foo = Foo(), _ b: inout [Bar: Baz]..., @Builder c d: @escaping () -> Qux) rethrows where V: Z {
      if let y = a.b as? C, case .foo(let z, Bar.x)? = y { y[0]!.z { $0 } then: { _, q in } }
      guard let view else { return } ; for case let x as T in a.b { $0 > 3 } where C.d { }
      switch x { case is T: break; case let T.x(q) where q < r: foo(); @unknown default: break }
      do throws(E) { try await foo() } catch let e as Err { } catch Some.thing { repeat {} while a }
      let z = a < b ? c : d, w = [3 of T](), v = M::T.make(), u = if a { B() } else { C() }
    }
    subscript(i: Int) -> Foo { _read { yield a } }
    static func ==<T>(l: T, r: T) -> Bool { l.x >>= r }
  }
  indirect enum E: Int { case a = 1, b(Foo, x: Bar<Baz> = .init()) }
  protocol Pr<A>: AnyObject { associatedtype A: X = Y; var x: Foo { get set } }
  extension [Foo]: P {} ; typealias X<T> = (T) -> Bar<T> ; infix operator +++: Prec
  macro m(_ a: Int) -> Foo = #externalMacro(module: "a") where T: P
  """

@Test func `an outline of real text points at what exists`() {
  let bytes = Array(sample.utf8)
  #expect(mismatches(outline(of: sample), byteCount: bytes.count) == [])
}

@Test(arguments: 0..<16 as Range<UInt64>)
func `no change of the text makes the outline trap or point astray`(seed: UInt64) {
  var generator = SeededGenerator(state: seed)
  let original = Array(sample.utf8)
  let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "?", ".", ",", ":", "=", "->", "&", "@", "#if A\n",
    "#else\n", "#endif\n", "let ", "case ", "in ", "where ", "\\(", "\"", "as ", "A", "a ", "init",
    ";", "\n", "/*", "func ", "class ", "é", "\0",
  ]
  for _ in 0..<25 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...12, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        bytes.removeSubrange(
          place..<min(bytes.count, place + Int.random(in: 1...40, using: &generator)))
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &generator)!.utf8, at: place)
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place / 2)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let count = text.utf8.count
    #expect(mismatches(outline(of: text), byteCount: count) == [], "\(text)")
  }
}

@Test(arguments: [
  "(", "[", "{", "<", "a<", "Foo<", ")", "}", ".a", ".A", "[)", "#if A\n", "#else\n",
  "#if A\n{\n#else\n", "final ",
  "class A{", "func f(){", "{a in ", "if x {", "if ", "a ? ", "&A", "->()", "@a(", "case ", "let (",
  "a{", "func f(a:A={",
  "x=if a{}else ", "T:", "enum A{case a(", "a<b>", "\"\\(", "where ", "\\A.", "x as ",
  "#elseif B\n", "var x{get{",
])
func `nesting without end costs linear time and no stack`(_ unit: String) {
  for opening in ["", "let x: A", "switch x {", "class B {", "#if A\n"] {
    let text = opening + String(repeating: unit, count: 4_000)
    #expect(mismatches(outline(of: text), byteCount: text.utf8.count) == [])
  }
}

@Test func `an empty file has an empty outline`() {
  let outline = outline(of: "")
  #expect(outline.declarations.isEmpty && outline.issues.isEmpty && outline[.none].isEmpty)
}

/// What the fuzzer has found, cut down: Tests/Differential/fuzz.
@Test(arguments: ["let a:A<#if\nfunc(t>e#else", "extension case let x: A"])
func `a finding of the fuzzer is mended`(_ text: String) {
  #expect(mismatches(outline(of: text), byteCount: text.utf8.count) == [])
}
