import Configuration
import Diagnostics
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

@Suite("Comments that speak to viperlint")
struct DirectiveTests {
  private func remarks(_ comment: String) throws -> [String] {
    directiveIssues(in: try analyzed(comment).architecture)
  }

  /// What is found of a comment, as one line.
  private func findings(_ comment: String) throws -> [String] {
    try analyzed(comment).report.diagnostics
      .filter { $0.rule == "superfluous_suppression" }
      .map { "\($0.place.textWithColumn) \($0.severity.rawValue): \($0.message); \($0.help)" }
  }

  private func analyzed(_ comment: String) throws -> Analysis {
    let text = """
      //- Feed/FeedPresenter.swift
      \(comment)
      final class FeedPresenter { weak var view: FeedViewController? }
      //- Feed/FeedViewController.swift
      final class FeedViewController: UIViewController {}
      """
    let fixture = Fixture(name: "test", text: text)
    return try analysis(of: fixture, preset: "viper").get()
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
      try remarks("// viperlint:roel presenter") == [
        "Feed/FeedPresenter.swift:1: '// viperlint:roel presenter' is no command: "
          + "did you mean 'role'?"
      ])
    #expect(
      try remarks("// viperlint:") == [
        "Feed/FeedPresenter.swift:1: '// viperlint:' says nothing"
      ])
    #expect(try remarks("// viperlint:role").count == 1)
  }

  @Test(arguments: [
    ("disabel:next ui_type", "disable:next"), ("disable:nxt ui_type", "disable:next"),
    ("disable-next-line ui_type", "disable:next"), ("disable:previous ui_type", "disable:next"),
    ("ignore ui_type", "disable:next"), ("disable:line ui_type", "disable:this"),
    ("disable:all", "disable"), ("enabel ui_type", "enable"),
  ])
  func `a misspelt command is a warning with its place and the nearest word`(
    comment: String, meant: String
  ) throws {
    let command = comment.split(separator: " ")[0]
    #expect(
      try findings("// viperlint:\(comment)") == [
        "Feed/FeedPresenter.swift:1:1 warning: this silences nothing: '\(command)' is no command; "
          + "write 'viperlint:\(meant)'"
      ])
    #expect(try remarks("// viperlint:\(comment)") == [])
  }

  @Test func `behind code it is its own line that was meant`() throws {
    #expect(
      try findings("struct Feed {}  // viperlint:ignore ui_type") == [
        "Feed/FeedPresenter.swift:1:17 warning: this silences nothing: 'ignore' is no command; "
          + "write 'viperlint:disable:this'"
      ])
  }

  @Test func `so is a rule that there is not, and a reason without a dash`() throws {
    let place = "Feed/FeedPresenter.swift:1:1 warning: this silences nothing"
    #expect(
      try findings("// viperlint:disable:next ui_typ - why") == [
        "\(place) of 'ui_typ', which is no rule; write 'ui_type'"
      ])
    #expect(
      try findings("// viperlint: disable ui_type as it is old") == [
        "\(place) of 'as', which is no rule; 'viperlint rules' lists the rules, and a reason stands "
          + "after a dash"
      ])
    #expect(
      try findings("// viperlint:what") == [
        "\(place): 'what' is no command; the commands are disable:next, disable:this, disable, enable, "
          + "role"
      ])
  }
}
