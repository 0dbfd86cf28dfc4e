import Configuration
import Foundation
import Indexing
import Lexing
import Outlining
import Testing

private func outlined(_ text: String) -> FileOutline {
  let bytes = Array(text.utf8)[...]
  return outline(bytes.span, lex(bytes.span))
}

private func index(of files: [String: String], target: String = "App") -> TargetIndex {
  TargetIndex(
    target: target,
    files: files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, text in
      IndexedFile(
        path: path, byteCount: text.utf8.count,
        content: .outline(outlined(text), saysGenerated: false))
    })
}

/// All that an outline tells, as text.
private func told(_ outline: FileOutline) -> String {
  var text = ""
  dump(outline.names, to: &text)
  dump(outline.imports, to: &text)
  dump(outline.declarations, to: &text)
  dump(outline.attributes, to: &text)
  dump(outline.genericParameters, to: &text)
  dump(outline.variables, to: &text)
  dump(outline.references, to: &text)
  dump(outline.chains, to: &text)
  dump(outline.components, to: &text)
  dump(outline.arguments, to: &text)
  dump(outline.closures, to: &text)
  dump(outline.directives, to: &text)
  dump(outline.localScopes, to: &text)
  dump(outline.conditionalBranches, to: &text)
  dump(outline.issues, to: &text)
  dump(outline.lines, to: &text)
  dump(outline.hasTopLevelCode, to: &text)
  return text
}

private func firstOutline(_ index: TargetIndex) throws -> FileOutline {
  guard case .outline(let outline, _) = try #require(index.files.first).content else {
    throw DamagedBytes("no outline")
  }
  return outline
}

/// The bytes with the checksums that they should have, so that what stands behind them is looked at: that
/// of the directory, and those of the contents in it.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  // Mark, format, version, hash of names.
  let place = 8 + 4 + 4 + version.utf8.count + 4
  guard bytes.count >= place + 12 else { return bytes }
  var bytes = bytes
  func write(_ sum: UInt64, at place: Int) {
    for byte in 0..<8 { bytes[place + byte] = UInt8(truncatingIfNeeded: sum >> UInt64(byte * 8)) }
  }
  let length = (0..<4).reduce(0) { $0 | Int(bytes[place + 8 + $1]) << ($1 * 8) }
  let end = min(bytes.count, place + 12 + length)
  var directory = ByteReader(bytes[(place + 12)..<end])
  var next = end
  do throws(DamagedBytes) {
    _ = try directory.text()
    for _ in 0..<(try directory.count()) {
      _ = try directory.count()
      _ = try directory.text()
      _ = try directory.byte()
      _ = try directory.count()
      let content = bytes[next..<min(bytes.count, next + (try directory.count()))]
      next = content.endIndex
      write(checksum(of: content), at: try directory.take(8).lowerBound)
    }
  } catch {
    // The rest of the directory makes no sense, which the reader is to find.
  }
  write(checksum(of: bytes[(place + 12)..<end]), at: place)
  return bytes
}

private func reason(_ bytes: [UInt8]) -> String? {
  do throws(DamagedBytes) {
    _ = try TargetIndex(decoding: bytes)
    return nil
  } catch {
    return error.reason
  }
}

private let sample = """
  @testable import struct Foo.Bar
  #if DEBUG && os(iOS)
  @objc(Baz) public final class A<T: P & Q, each U>: Base<T?>, @unchecked Sendable where T.E == [Y<Z>] {
  #else
  class A {
  #endif
    weak var view: ViewInput?, other = Foo<Bar, (Int) -> Void>.shared // viperlint:disable all – é
    lazy var make: (A, b: B) async throws(E) -> any P.Type = { [weak self, x = y.z] (a: Int, b) -> Bar in
      return Baz.shared.load(a) as? Foo ?? \\A<B>.c[0]?.d
    }
    init?<V>(a: Foo = Foo(), _ b: inout [Bar: Baz]..., c d: @escaping () -> Qux) rethrows where V: Z {
      let p = view.presenter, q = self.view; (x as? T)?.close(to: a.b.c, with: Foo(), name)
    }
  }
  func f() { let a, b: Int = 1 ]
  """

/// The programs' own sources, and the fixtures.
private var realFiles: [URL] {
  let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  return ["Sources", "Fixtures"].flatMap { folder -> [URL] in
    let below = FileManager.default.enumerator(
      at: top.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    return (below?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
  }
}

@Suite struct TargetIndexTests {
  @Test func `what is read back is what was written`() throws {
    for text in [
      sample, "", "\n", "let a", String(repeating: "class A { var b: B }\n", count: 400),
      // Numbers of three bytes.
      "let a = \(String(repeating: " ", count: 70_000)) b.c(d: E())\nclass X<Y>: Z {}",
    ] {
      let written = outlined(text)
      let read = try firstOutline(TargetIndex(decoding: index(of: ["A.swift": text]).encoded))
      #expect(told(read) == told(written))
    }
  }

  @Test func `real files are read back as they were, in fewer bytes than they have`() throws {
    var (sources, indexes) = (0, 0)
    let files = realFiles
    #expect(files.count > 500)
    for (number, file) in files.enumerated() {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      let written = index(of: ["A.swift": text])
      let bytes = written.encoded
      let read = try TargetIndex(decoding: bytes)
      #expect(read.encoded == bytes, "\(file.path)")
      // To tell all as text takes long.
      if number % 100 == 0 { try #expect(told(firstOutline(read)) == told(firstOutline(written))) }
      sources += text.utf8.count
      indexes += bytes.count
    }
    #expect(indexes < sources)
  }

  @Test func `an index is read part by part, and tells where its file became shorter`() throws {
    let text = String(repeating: sample + "\n", count: 200)
    let bytes = index(of: [
      "A.swift": sample, "B.swift": text, "C.swift": sample, "D.swift": text, "E.swift": sample,
    ]).encoded
    #expect(bytes.count > 200_000)
    func read(_ end: Int) throws -> (index: TargetIndex, parts: Int) {
      var (place, parts) = (0, 0)
      let index = try TargetIndex(count: bytes.count) { count, part throws(DamagedBytes) in
        let next = place..<min(place + count, end)
        part += bytes[next]
        place = next.upperBound
        parts += 1
      }
      return (index, parts)
    }
    let whole = try read(bytes.count)
    #expect(whole.index.encoded == bytes)
    #expect(whole.parts > 2)
    for end in [0, 7, 100, 70_000, bytes.count - 1] {
      #expect(throws: DamagedBytes("it is damaged: it is cut short")) { try read(end) }
    }
  }

  @Test func `storyboards, texts and the name of the target are kept`() throws {
    let classes = [
      IndexedClass(name: "FeedViewController", module: "App"),
      IndexedClass(name: "Cell", module: nil),
    ]
    let read = try TargetIndex(
      decoding: TargetIndex(
        target: "//App:Feed é",
        files: [
          IndexedFile(path: ".gitignore", byteCount: 3, content: .text([0x61, 0xFF, 0x0A])),
          IndexedFile(path: "A.storyboard", byteCount: 99, content: .interface(classes)),
        ]
      ).encoded)
    #expect(read.target == "//App:Feed é")
    #expect(read.files.map(\.path) == [".gitignore", "A.storyboard"])
    guard case .text(let text) = read.files[0].content,
      case .interface(let shown) = read.files[1].content
    else {
      Issue.record("other kinds of files")
      return
    }
    #expect(text == [0x61, 0xFF, 0x0A])
    #expect(shown == classes)
  }

  @Test func `a comment that moves no code changes no byte`() {
    #expect(
      index(of: ["A.swift": "// one\nclass A {}\n"]).encoded
        == index(of: ["A.swift": "// two\nclass A {}\n"]).encoded)
    #expect(
      index(of: ["A.swift": "// one\nclass A {}\n"]).encoded
        != index(of: ["A.swift": "// three\nclass A {}\n"]).encoded)
  }

  @Test func `another version's index is told from a damaged one`() {
    var bytes = index(of: ["A.swift": sample]).encoded
    bytes[8] = 99
    #expect(
      reason(bytes)
        == "it was made by another viperlint (\(version), format 99) than this one (\(version), "
        + "format 7): make it anew with 'viperlint index' of this one")
    #expect(reason(Array("class A {}".utf8)) == "it is no index: 'viperlint index' makes one")
    #expect(reason([]) == "it is no index: 'viperlint index' makes one")
  }

  @Test func `an index that is cut short is an error, wherever it ends`() {
    let bytes = index(of: ["A.swift": sample, "B.swift": "class B {}"]).encoded
    for end in bytes.indices {
      #expect(reason(Array(bytes[..<end])) != nil)
      // With the right checksum as well.
      #expect(reason(withChecksums(Array(bytes[..<end]))) != nil)
    }
  }

  @Test func `every flipped bit is an error`() {
    let bytes = index(of: ["A.swift": "class A: B { var c: D? }\n"]).encoded
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(reason(changed) != nil, "bit \(bit)")
    }
  }

  @Test(
    arguments: [
      "/etc/passwd.swift", "../A.swift", "App/../../A.swift", "./A.swift", "App//A.swift",
      "A\0.swift",
      "", "App/", "..", ".",
    ])
  func `a path that does not lead below the folder is an error`(path: String) throws {
    let bytes = index(of: [path: "class A {}"]).encoded
    #expect(
      reason(bytes) == "it is damaged: a path in it does not lead to a file below a folder")
  }

  @Test func `no two files have one path`() {
    var twice = index(of: ["A.swift": "class A {}"])
    twice.files += twice.files
    #expect(reason(twice.encoded) == "it is damaged: its paths are not in order")
  }

  @Test func `no file is so large that places in it cannot be added`() {
    var large = index(of: ["A.swift": sample])
    large.files[0].byteCount = 1 << 31
    #expect(reason(large.encoded) == "it is damaged: a file of it is larger than an index takes")
  }

  @Test(arguments: 0..<16 as Range<UInt64>)
  func `no bytes make the reader trap or point astray`(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let bytes = index(of: ["A.swift": sample, "B.swift": "class B: A { func f() { g.h() } }"])
      .encoded
    let first = 8 + 4 + 4 + version.utf8.count + 4 + 12
    for _ in 0..<400 {
      var changed = bytes
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: first..<changed.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: changed[place] = 255
        case 1: changed[place] = 0
        case 2: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case 3: changed.remove(at: place)
        default: changed.insert(UInt8.random(in: 0...255, using: &generator), at: place)
        }
        if changed.count <= first + 8 { break }
      }
      guard let read = try? TargetIndex(decoding: withChecksums(changed)) else { continue }
      for file in read.files {
        guard case .outline(let outline, _) = file.content else { continue }
        #expect(mismatches(outline, byteCount: file.byteCount) == [])
      }
    }
  }
}

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
