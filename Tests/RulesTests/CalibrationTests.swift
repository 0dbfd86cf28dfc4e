import Foundation
import Rules
import TestSupport
import Testing

/// `Tests/Calibration/ledger.tsv` says how often findings of each class were worth their line where they
/// were measured; the program says those below three in four as notes, where nobody stated the preset.
@Suite struct `Calibration` {
  @Test func `what the ledger finds uncertain is what the program holds for uncertain`() throws {
    let ledger = fixturesFolder.deletingLastPathComponent()
      .appendingPathComponent("Tests/Calibration/ledger.tsv")
    let lines = try String(contentsOf: ledger, encoding: .utf8).split(separator: "\n").dropFirst()
    var uncertain: Set<String> = []
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      try #require(fields.count == 8)
      let counts = try fields[5...].map { try #require(Int($0)) }
      let drawn = counts.reduce(0, +)
      if drawn >= 5, counts[0] * 4 < drawn * 3 {
        uncertain.insert(fields[..<5].joined(separator: "\t"))
      }
    }
    #expect(!lines.isEmpty)
    #expect(uncertain == Set(uncertainClasses.map(\.description)))
  }
}
