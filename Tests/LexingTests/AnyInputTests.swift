import Lexing
import Testing

/// What holds for every input, however broken.
@Suite struct AnyInputTests {
  private static let sources = [
    """
    import UIKit
    @_exported import struct Foo.Bar
    public final class ArticlesPresenter<T: P>: Base<T>, ArticlesOutput where T.A == [Int?] {
      weak var view: ArticlesView?
      @Published private(set) var `class`: [String: (Int, Int)] = [:]
      func f(_ a: Int..., b c: inout Array<Array<Int>>) async throws(E) -> some View {
        guard let x = view?.presenter.router?.close() as? Foo, x.0.1 != 0x1p3 else { return }
        let text = "a \\(b + "c \\(d)") e", raw = #"x \\#(y) "z""#
        switch self { case .some(let v) where v >= 1_000: print(v ?? /a(b)c/) default: break }
      }
    }
    """,
    "let a = \"\"\"\n  one \\(two(\"three\", \"\"\"\n    four\n    \"\"\")) five \\\n  \"six\"\n  \"\"\"\n",
    "#if DEBUG && !os(iOS)\r\n/* a /* b */ c */ // d\r\n#elseif x\r\n#else\r\n#endif\r\n",
    "let r = #/\n  a (b | c) # d\n/#\nlet s = try? / x/\nlet k = \\Foo.?.bar[0]!.baz\n",
    "##\"\"\"\na \\##(b) \"\"\"# c\n\"\"\"##\n`raw name`(<#T##x#>) $0 Swift::Int “q” 'p'\n",
    "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n\u{FEFF}\u{A0}\0é≠e\u{301}\n",
  ]

  @Test func `the promises hold for whole sources`() {
    for source in Self.sources { checkPromises(Array(source.utf8)) }
  }

  @Test func `the promises hold for every prefix`() {
    for source in Self.sources {
      let bytes = Array(source.utf8)
      for length in bytes.indices { checkPromises(Array(bytes[..<length])) }
    }
  }

  @Test(arguments: 1...8) func `the promises hold for mutated sources`(seed: UInt64) {
    var random = Generator(state: seed)
    for _ in 0..<500 { checkPromises(mutated(&random)) }
  }

  @Test func `the promises hold for any bytes`() {
    var random = Generator(state: 99)
    for _ in 0..<500 {
      checkPromises((0..<random.next(below: 200)).map { _ in UInt8(random.next(below: 256)) })
    }
  }

  private func checkPromises(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
    let broken = brokenPromise(of: lexed(bytes), for: bytes)
    if let broken {
      Issue.record("\(broken): \(bytes)", sourceLocation: location)
    }
  }

  /// A source with one to five places deleted, doubled, spliced from another, cut off or flipped.
  private func mutated(_ random: inout Generator) -> [UInt8] {
    let fragments = [
      "\"", "\"\"\"", "#", "\\(", "\\#(", "/*", "*/", "//", "/", "`", "(", ")", "\n", "\r", "<#",
      "#>",
    ]
    var bytes = Array(Self.sources[random.next(below: Self.sources.count)].utf8)
    for _ in 0...random.next(below: 5) where !bytes.isEmpty {
      let start = random.next(below: bytes.count)
      let end = min(bytes.count, start + 1 + random.next(below: 20))
      switch random.next(below: 6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      case 2:
        let other = Array(Self.sources[random.next(below: Self.sources.count)].utf8)
        bytes.insert(contentsOf: other[random.next(below: other.count)...].prefix(40), at: start)
      case 3: bytes.removeSubrange(start...)
      case 4:
        bytes.insert(contentsOf: fragments[random.next(below: fragments.count)].utf8, at: start)
      default: bytes[start] ^= UInt8(1 << random.next(below: 8))
      }
    }
    return bytes
  }

  /// What would take minutes if any byte were looked at again and again takes a moment.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "/", "\"\"\"", "/*", "#", "`", "\"\\(", "#/\n", "#\"\"\"\\#(", "#\"\"\"\n\\#(", "<#", "+/**/",
      " /a(", " /[", "\u{201C}", "<<<<<<< a\n", ">>>> \n", "`\n", "\"", "*/", "é", "1.", "0x1.",
      ".?",
      "\\.a", "\\.a.?", "#/a", "+<#", "##/\n", "#\"", "=/ a\n", "\0", "'", "\\", "\\\\ /", "try? /",
      "(",
    ])
  func `a long repetition is read in linear time`(unit: String) {
    let bytes = Array(String(repeating: unit, count: 150_000 / unit.utf8.count).utf8)
    let tokens = lexed(bytes)
    #expect(tokens.kinds.last == .endOfFile)
    #expect(tokens.starts.last == UInt32(bytes.count))
  }
}

/// SplitMix64: the same numbers for the same seed, on every machine.
private struct Generator {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(limit))
  }
}
