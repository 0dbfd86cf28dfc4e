import Foundation
import Rules
import TestSupport
import Testing

@Suite struct `Fixtures of rules` {
  @Test func `each rule has a folder of fixtures and each folder a rule`() {
    #expect(entries(of: folder) == Rule.all.map(\.id).sorted())
  }

  @Test(arguments: ruleFixturePaths()) func `a fixture of a rule holds`(path: String) throws {
    let fixture = try ruleFixture(path)
    #expect(!marks(of: fixture).isEmpty, "a fixture without a mark proves nothing")
    checkFixture(fixture, preset: preset(for: String(path.prefix { $0 != "/" })))
  }

  @Test(arguments: entries(of: folder)) func `a rule is reported somewhere`(rule: String) throws {
    let paths = ruleFixturePaths().filter { $0.hasPrefix("\(rule)/") }
    let claims = try paths.flatMap { try marks(of: ruleFixture($0)).map(\.claim) }
    let isReported = claims.contains { claim in
      guard case .finding(let finding) = claim else { return false }
      return finding.rule == rule
    }
    #expect(isReported)
  }
}

/// The preset that a rule's examples are written for.
func preset(for rule: String) -> String { rule == "model_flow" ? "clean-swift" : "viper" }

private let folder = fixturesFolder.appendingPathComponent("Rules")

/// `rule_id/topic.swift` of each fixture, sorted.
private func ruleFixturePaths() -> [String] {
  entries(of: folder).flatMap { rule in
    entries(of: folder.appendingPathComponent(rule)).filter { $0.hasSuffix(".swift") }
      .map { "\(rule)/\($0)" }
  }
}

private func ruleFixture(_ path: String) throws -> Fixture {
  let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  return Fixture(name: path, text: text)
}
