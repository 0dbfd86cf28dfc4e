import Foundation
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

/// What a finding tells to do speaks of the types that its module has.
@Suite struct `Help of a finding` {
  @Test func `under MVVM a view model makes ready what the view shows`() throws {
    let finding = try entityInView(of: "ContactsMVVMBroken", preset: "mvvm")
    #expect(finding.why.hasSuffix("which show what the view model has made ready"))
    #expect(finding.help.hasPrefix("let the view model hand over what is shown of Contact"))
  }

  @Test func `under VIPER the presenter does, though there are view models`() throws {
    let finding = try entityInView(of: "ArticlesBroken", preset: "viper")
    #expect(finding.why.hasSuffix("which show what the presenter has made ready"))
    #expect(finding.help.hasPrefix("let the presenter make a view model of"))
  }

  /// The first finding of an app that is about a view and an entity.
  private func entityInView(of app: String, preset: String) throws -> Diagnostic {
    let folder = fixturesFolder.appendingPathComponent(app)
    let analysis = try analysis(of: Fixture(name: app, folder: folder), preset: preset).get()
    return try #require(
      analysis.report.diagnostics.first { $0.rule == "entity_in_view" && $0.from?.role == "view" })
  }
}
