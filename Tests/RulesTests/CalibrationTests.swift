import Foundation
import Rules
import TestSupport
import Testing

/// `Tests/Calibration/ledger.tsv` says how often findings of each class were worth their line where they
/// were measured; the program says those below three in four as notes, where nobody stated the preset.
@Suite struct `Calibration` {
  @Test func `what the ledger finds uncertain is what the program holds for uncertain`() throws {
    let ledger = try ledger()
    #expect(!ledger.isEmpty)
    let uncertain = ledger.filter { isUncertain($0.draws) }.map(\.name)
    #expect(Set(uncertain) == Set(uncertainClasses.map(\.description)))
  }

  @Test func `in small code a class is uncertain by what was drawn in small code`() throws {
    let sizes = try sizes()
    let uncertain = try ledger().filter { line in
      isUncertain(
        try line.draws.filter { try #require(sizes[$0.codeBase], "\($0)") < leastLarge })
    }
    #expect(
      Set(uncertain.map(\.name)) == Set(classesUncertainInSmallCode.map(\.description)))
  }

  /// Findings of one code base are not independent: it counts for three at most, unless ten were drawn.
  private func isUncertain(_ draws: [Draw]) -> Bool {
    let drawn = draws.map(\.count).reduce(0, +)
    let isEnough = drawn >= 10 || draws.map { min(3, $0.count) }.reduce(0, +) >= 5
    return isEnough && draws.map(\.right).reduce(0, +) * 4 < drawn * 3
  }
}

/// One class of the ledger.
private struct LedgerLine {
  var name: String
  var draws: [Draw]
}

/// What was drawn of a class in one code base.
private struct Draw {
  var codeBase: String
  var right: Int
  var count: Int
}

private func lines(of name: String) throws -> [[String]] {
  let file = fixturesFolder.deletingLastPathComponent()
    .appendingPathComponent("Tests/Calibration").appendingPathComponent(name)
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    .map { $0.split(separator: "\t").map(String.init) }
}

private func ledger() throws -> [LedgerLine] {
  try lines(of: "ledger.tsv").map { fields in
    try #require(fields.count == 9)
    let counts = try fields[5..<8].map { try #require(Int($0)) }
    let draws = try fields[8].split(separator: ",").map { place in
      let parts = place.split(separator: ":").map(String.init)
      try #require(parts.count == 2)
      let verdicts = try parts[1].split(separator: "/").map { try #require(Int($0)) }
      try #require(verdicts.count == 3)
      return Draw(codeBase: parts[0], right: verdicts[0], count: verdicts.reduce(0, +))
    }
    try #require(draws.map(\.count).reduce(0, +) == counts.reduce(0, +), "\(fields)")
    try #require(draws.map(\.right).reduce(0, +) == counts[0], "\(fields)")
    return LedgerLine(name: fields[..<5].joined(separator: "\t"), draws: draws)
  }
}

/// How many Swift files each code base has.
private func sizes() throws -> [String: Int] {
  try Dictionary(
    lines(of: "code-bases.tsv").map { fields in
      try #require(fields.count == 2)
      return (fields[0], try #require(Int(fields[1])))
    }, uniquingKeysWith: { first, _ in first })
}
