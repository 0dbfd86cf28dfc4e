import Configuration
import Testing

/// Broken configurations, made from good ones by chance with a fixed seed: whatever the text, reading
/// ends, and gives settings or issues that have a place in the text.
@Suite struct MutationTests {
  @Test(arguments: 0..<8)
  func `a mutated configuration is read or refused at a place in it`(seed: UInt64) {
    var random = Random(state: seed)
    let lines = sample.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<400 {
      let bytes = Array(mutate(lines, &random).utf8)
      checkRead(bytes)
    }
  }

  @Test(arguments: 0..<4)
  func `bytes by chance are read or refused at a place in them`(seed: UInt64) {
    var random = Random(state: seed &+ 100)
    let alphabet = Array("ab:-?[]{},\"'\\#&*!|>%@` \t\r\n.~<é".utf8) + [0, 0xEF, 0xBB, 0xBF, 0xFF]
    for _ in 0..<2000 {
      let count = Int(random.next() % 40)
      checkRead((0..<count).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
    }
  }

  @Test func `the sample is right before it is mutated`() throws {
    let file = try readConfiguration(file: "x.yml", bytes: Array(sample.utf8), rules: ["naming"])
    #expect(file.overrides.count == 2)
  }

  private func checkRead(_ bytes: [UInt8]) {
    do {
      let file = try readConfiguration(file: "x.yml", bytes: bytes, rules: ["naming"])
      let joined = settings(from: file, preset: nil)
      #expect(joined.file == "x.yml")
      let printed = printedConfiguration(
        joined.inForce(at: "Old/A.swift"), from: file,
        preset: PrintedPreset(name: nil, comment: "none"), rules: ["naming"])
      let again = try? readConfiguration(
        file: "x.yml", bytes: Array(printed.utf8), rules: ["naming"])
      #expect(again?.include == file.include, "\(printed)")
    } catch {
      let text = String(decoding: bytes, as: UTF8.self)
      let lineCount = bytes.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A || $0 == 0x0D }
      ).count
      #expect(!error.issues.isEmpty, "\(text)")
      #expect(error.issues == error.issues.sorted(), "\(text)")
      for issue in error.issues {
        #expect((1...lineCount).contains(issue.line), "\(text)")
        #expect((1...(bytes.count + 1)).contains(issue.column), "\(text)")
      }
    }
  }

  private func mutate(_ lines: [String], _ random: inout Random) -> String {
    var lines = lines
    for _ in 0...(random.next() % 3) {
      let index = Int(random.next() % UInt64(lines.count))
      var line = Array(lines[index])
      let place = Int(random.next() % UInt64(line.count + 1))
      switch random.next() % 6 {
      case 0: line.removeFirst(place)
      case 1: line.removeLast(line.count - place)
      case 2: line.insert(contentsOf: pieces[Int(random.next() % UInt64(pieces.count))], at: place)
      case 3: line = Array(repeating: " ", count: Int(random.next() % 5)) + line
      case 4: lines.swapAt(index, Int(random.next() % UInt64(lines.count)))
      default: lines.insert(lines[Int(random.next() % UInt64(lines.count))], at: index)
      }
      if index < lines.count { lines[index] = String(line) }
    }
    return lines.joined(separator: "\n")
  }
}

private let pieces = [
  ": ", "- ", "[", "]", "{", "}", ", ", "\"", "'", "\\", "#", " #", "\t", "*", "&", "!", "|", "any",
  "\n", "\r\n", "---\n", "...", "? ", "<<: ", "\u{0}", "\u{2028}", "é",
]

private let sample = """
  preset: viper
  include: [App, Packages/*/Sources]
  exclude: ["**/Generated/**", 'Pods']
  modules:
    - path: App/Scenes/*
    - name: Core
      path: App/Core
      shared: true
    - {path: App/Base, shared: false}
  roles:
    presenter:
      suffix: [Presenter, EventHandler]
      path: "**/Presentation/**"
      types:
      - LegacyBrain
    domain: {}
  layers: [presenter, [domain, entity], service]
  dependencies:
    presenter:
      service: protocol
      domain: weak any
      "*": never
      crypto: {allow: never, because: so}
      entity: {allow: any, as: [parameter, result], because: "so \\u00e9"}
    domain:
      view: protocol; any (own)
  frameworks:
    ui: [UIKit]
    data: ["@Query", Box]
    crypto: [CryptoKit]
  rules:
    naming:
      severity: off
      allow: ["App/Legacy/**", A -> B]
  overrides:
    - {path: Old, preset: mvvm}
    - path: [A, B]
      rings: [entity, domain]
      rules: {naming: off}
  """

/// SplitMix64: the same numbers on every machine.
private struct Random {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
