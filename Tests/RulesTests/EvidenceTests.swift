import Architecture
import Foundation
import TestSupport
import Testing
import ViperLintKit

/// Each piece of evidence and each veto has a fixture of its name: a code base in which it holds, and
/// below `//= twin` the same one turned round, where it does not.
@Suite struct `Evidence of roles` {
  @Test func `each piece of evidence has a fixture, and each fixture a piece of evidence`() {
    #expect(fixtureIDs() == EvidenceMeaning.all.map(\.id.description).sorted())
  }

  @Test func `an id has a family, and a meaning is a sentence without a stop`() {
    for evidence in EvidenceMeaning.all {
      #expect((1...2).contains(evidence.id.description.split(separator: ".").count))
      #expect(!evidence.meaning.hasSuffix("."))
      #expect(evidence.meaning.first?.isUppercase != true, "\(evidence.id)")
    }
  }

  @Test(arguments: EvidenceMeaning.all) func `it holds in its fixture and not in the twin`(
    evidence: EvidenceMeaning
  ) throws {
    let (first, twin) = try halves(of: evidence.id)
    try #expect(holds(evidence, in: first), "it does not hold in its fixture")
    try #expect(!holds(evidence, in: twin), "it holds in the twin")
    for fixture in [first, twin] {
      #expect(!marks(of: fixture).isEmpty, "a fixture without a mark proves nothing")
      let lines = try roleMismatches(in: fixture, analysis: run(fixture))
      #expect(lines == [])
    }
  }
}

private let folder = fixturesFolder.appendingPathComponent("Evidence")

private func fixtureIDs() -> [String] {
  entries(of: folder).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
}

private func halves(of id: Evidence.ID) throws -> (first: Fixture, twin: Fixture) {
  let url = folder.appendingPathComponent("\(id).swift")
  let parts = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n//= twin\n")
  try #require(parts.count == 2)
  return (
    Fixture(name: "\(id), first", text: parts[0] + "\n"),
    Fixture(name: "\(id), twin", text: parts[1])
  )
}

private func run(_ fixture: Fixture) throws -> Analysis {
  try analysis(of: fixture, preset: fixture.configuration == nil ? "viper" : nil).get()
}

private func holds(_ evidence: EvidenceMeaning, in fixture: Fixture) throws -> Bool {
  let architecture = try run(fixture).architecture
  return architecture.types.contains { type in
    type.evidence.contains { $0.id == evidence.id }
      || architecture.roles.considerations(of: type.id).contains { consideration in
        if case .refused(let id, _) = consideration.outcome { return id == evidence.id }
        return false
      }
  }
}
