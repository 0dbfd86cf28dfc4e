import Architecture
import Diagnostics
import Foundation
import Reporting
import TestSupport
import Testing
import ViperLintKit

@Suite("The same input gives the same bytes")
struct DeterminismTests {
  /// Swift seeds its dictionaries anew in each process, and differently for each capacity: an
  /// order that leaked out of one would change between files added in other orders as well.
  @Test(arguments: ["ArticlesBroken", "CurrencyBroken", "RamblerBroken"])
  func `a graph and its findings do not depend on what else was read before`(_ app: String) throws {
    let folder = fixturesFolder.appendingPathComponent(app)
    let fixture = try Fixture(name: app, folder: folder)
    let first = try analysis(of: fixture, preset: nil).get()
    for _ in 0..<3 {
      let again = try analysis(of: fixture, preset: nil).get()
      #expect(facts(first) == facts(again))
    }
  }

  private func facts(_ analysis: Analysis) -> [String] {
    analysis.report.diagnostics.map {
      "\($0.rule) \($0.place) \($0.message) \($0.why) \($0.help) \($0.places.map { "\($0)" })"
    } + analysis.architecture.types.map { "\($0)" }
      + analysis.architecture.edges.map { "\($0)" }
  }
}
