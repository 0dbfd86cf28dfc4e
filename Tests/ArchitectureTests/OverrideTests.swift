import Architecture
import Diagnostics
import Reporting
import TestSupport
import Testing
import ViperLintKit

@Suite struct `Overrides without a stated preset` {
  private func analyzed(_ configuration: String) throws -> Analysis {
    let text = """
      //- .viperlint.yml
      \(configuration)
      //- Feed/FeedViewController.swift
      protocol FeedViewInput: AnyObject {}
      final class FeedViewController: UIViewController, FeedViewInput {
        var presenter: FeedPresenter?
      }
      //- Feed/FeedPresenter.swift
      import UIKit

      final class FeedPresenter {
        weak var view: FeedViewInput?
        var interactor: FeedInteractor?
      }
      //- Feed/FeedInteractor.swift
      final class FeedInteractor { func load() {} }
      """
    return try analysis(of: Fixture(name: "test", text: text), preset: nil).get()
  }

  private func rules(_ configuration: String) throws -> [String] {
    try analyzed(configuration).report.diagnostics.map(\.rule)
  }

  // They were ignored without a word where the preset was chosen by studying the code.
  @Test func `rules and cells hold below their paths, whichever preset was chosen`() throws {
    #expect(
      try rules("exclude: [\"**/Generated\"]") == [
        "ui_import", "protocol_boundary", "protocol_boundary",
      ])
    #expect(
      try rules(
        """
        overrides:
          - path: Feed
            rules: {ui_import: off}
            dependencies: {presenter: {interactor: any}}
        """) == ["protocol_boundary"])
  }

  @Test func `a preset for some paths goes before the one that was chosen`() throws {
    let analysis = try analyzed("overrides: [{path: Feed, preset: mvvm}]")
    #expect(analysis.report.preset == "viper")
    #expect(analysis.architecture.modules.map(\.preset) == ["mvvm"])
    let why = analysis.report.diagnostics.filter { $0.rule == "protocol_boundary" }.map(\.why)
    #expect(why.allSatisfy { $0.hasPrefix("the mvvm table") })
    #expect(!why.isEmpty)
  }
}
