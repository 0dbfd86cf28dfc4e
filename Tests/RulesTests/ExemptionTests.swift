import Diagnostics
import Foundation
import Rules
import TestSupport
import Testing
import ViperLintKit

/// `Fixtures/Exemptions/<id>.swift` holds two code bases. In the first the exemption lets something pass
/// that is reported in the second, below `//= twin`, where it has nothing to say.
@Suite struct `Exemptions` {
  @Test func `each exemption has a fixture and each fixture an exemption`() {
    #expect(fixtureIDs() == Exemption.all.map(\.id).sorted())
  }

  @Test func `an id is of one exemption, and a meaning is a sentence`() {
    #expect(Set(Exemption.all.map(\.id)).count == Exemption.all.count)
    for exemption in Exemption.all {
      #expect(exemption.id.split(separator: ".").count == 2, "\(exemption.id)")
      #expect(
        exemption.meaning.first?.isUppercase == false || exemption.meaning.hasPrefix("SwiftUI"))
      #expect(!exemption.meaning.hasSuffix("."))
    }
  }

  @Test(arguments: Exemption.all) func `an exemption holds, and its twin is reported`(
    exemption: Exemption
  ) throws {
    let (first, twin) = try halves(of: exemption.id)
    checkFixture(first, preset: preset(for: first, exemption))
    checkFixture(twin, preset: preset(for: twin, exemption))
    try #expect(count(of: exemption, in: first) > 0, "it does not hold in its fixture")
    try #expect(count(of: exemption, in: twin) == 0, "it holds in the twin")
    #expect(findings(in: twin).contains { !$0.isNote }, "the twin has no finding")
    if exemption.effect != .warning {
      #expect(!findings(in: first).contains { !$0.isNote }, "something is reported all the same")
    }
  }
}

private let folder = fixturesFolder.appendingPathComponent("Exemptions")

private func fixtureIDs() -> [String] {
  entries(of: folder).filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }
}

private func halves(of id: String) throws -> (first: Fixture, twin: Fixture) {
  let text = try String(
    contentsOf: folder.appendingPathComponent("\(id).swift"), encoding: .utf8)
  let parts = text.components(separatedBy: "\n//= twin\n")
  try #require(parts.count == 2)
  return (
    Fixture(name: "\(id), first", text: parts[0] + "\n"),
    Fixture(name: "\(id), twin", text: parts[1])
  )
}

/// Where no preset is to fit, none is named.
private func preset(for fixture: Fixture, _ exemption: Exemption) -> String? {
  fixture.configuration == nil
    && !["ui.no_preset", "ui.appearance_unstated"].contains(exemption.id)
    ? "viper" : nil
}

private func count(of exemption: Exemption, in fixture: Fixture) throws -> Int {
  let analysis = try analysis(of: fixture, preset: preset(for: fixture, exemption)).get()
  let found = Rules.findings(in: analysis.architecture, only: [], countsExemptions: true)
  return found.exemptions.first { $0.exemption == exemption }?.count ?? 0
}

private func findings(in fixture: Fixture) -> [FindingClaim] {
  marks(of: fixture).compactMap { mark in
    guard case .finding(let claim) = mark.claim else { return nil }
    return claim
  }
}
