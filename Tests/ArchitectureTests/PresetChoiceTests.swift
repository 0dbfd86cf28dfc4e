import Architecture
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

/// What a run without a word of configuration makes of a few files.
private func report(on text: String) throws -> Report {
  try analysis(of: Fixture(name: "test", text: text), preset: nil).get().report
}

private let viper = """
  //- Feed/FeedPresenter.swift
  final class FeedPresenter { weak var view: FeedViewInput? }
  //- Feed/FeedProtocols.swift
  protocol FeedViewInput: AnyObject {}
  protocol FeedConfiguratorProtocol: AnyObject { func configure(_ view: FeedViewController) }

  """

@Suite("Which preset is chosen")
struct PresetChoiceTests {
  @Test func `viper is the first that fits`() throws {
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {}
        """)
    #expect(report.preset == "viper")
    #expect(report.presetIsDeduced)
  }

  @Test func `views that hold their configurator by a protocol tell viper-configurator`() throws {
    let report = try report(
      on: viper + """
        //- Feed/FeedViewController.swift
        final class FeedViewController: UIViewController, FeedViewInput {
          let configurator: FeedConfiguratorProtocol = FeedConfigurator()
        }
        //- Feed/FeedConfigurator.swift
        final class FeedConfigurator: FeedConfiguratorProtocol {
          func configure(_ view: FeedViewController) { _ = FeedPresenter() }
        }
        """)
    #expect(report.preset == "viper-configurator")
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `none fits code without a module, which is said, and only what is common holds`()
    throws
  {
    let report = try report(
      on: """
        //- App/FeedScreen.swift
        final class FeedScreen: UIViewController { let service = FeedService() }
        //- App/FeedService.swift
        import UIKit

        final class FeedService { func load() {} }
        """)
    #expect(report.preset == nil)
    #expect(report.remarks.count == 1)
    #expect(report.diagnostics.map(\.rule) == ["ui_import"])
  }
}
