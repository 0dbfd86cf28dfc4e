import Rules
import TestSupport
import Testing
import ViperLintKit

@Suite("Comments that speak to viperlint")
struct DirectiveTests {
  private func remarks(_ comment: String) throws -> [String] {
    let text = """
      //- Feed/FeedPresenter.swift
      \(comment)
      final class FeedPresenter { weak var view: FeedViewController? }
      //- Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """
    let fixture = Fixture(name: "test", text: text)
    return directiveIssues(in: try analysis(of: fixture, preset: "viper").get().architecture)
  }

  @Test func `what is understood is silent`() throws {
    #expect(try remarks("// viperlint:role presenter") == [])
    #expect(try remarks("// viperlint:disable:next ui_type ui_import - a reason") == [])
    #expect(try remarks("// viperlint:disable") == [])
  }

  @Test func `what is not understood is told with its place and the nearest word`() throws {
    #expect(
      try remarks("// viperlint:role presentr") == [
        "Feed/FeedPresenter.swift:1: '// viperlint:role presentr' names no role: "
          + "did you mean 'presenter'?"
      ])
    #expect(
      try remarks("// viperlint:disable:next ui_typ - why") == [
        "Feed/FeedPresenter.swift:1: '// viperlint:disable:next ui_typ - why' names no rule: "
          + "did you mean 'ui_type'?"
      ])
    #expect(
      try remarks("// viperlint:disable:nxt ui_type") == [
        "Feed/FeedPresenter.swift:1: '// viperlint:disable:nxt ui_type' is no command: "
          + "did you mean 'disable:next'?"
      ])
    #expect(try remarks("// viperlint:role").count == 1)
  }
}
