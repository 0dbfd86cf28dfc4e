import Configuration
import Reporting
import Rules
import TestSupport
import Testing
import ViperLintKit

private let app = """
  //- Feed/FeedView.swift
  final class FeedView: UIViewController { var presenter: FeedPresenter? }
  //- Feed/FeedPresenter.swift
  final class FeedPresenter { weak var view: FeedView? }
  //- Feed/FeedRouter.swift
  final class FeedRouter {}
  """

/// What a change of the configuration silences, told as `text (line)`; nil stands for no file.
private func silences(from before: String?, to now: String?) throws -> [String] {
  func state(_ text: String?) throws -> ArchitectureState {
    let analysis = try analysis(of: Fixture(name: "silences", text: app), preset: "viper").get()
    var state = ArchitectureState(
      model: analysis.architecture, findings: analysis.report.diagnostics)
    state.configuration = try text.map { text in
      try readConfiguration(
        file: ".viperlint.yml", bytes: Array(text.utf8), rules: Rule.declarations)
    }
    return state
  }
  let change = ArchitectureChange(
    from: try state(before), to: try state(now), findings: FindingChange(), base: "main",
    rules: Rule.declarations, isInScope: { _ in true })
  return change.silences.map { "\($0.text) (\($0.line))" }
}

@Suite("What a change of the configuration silences")
struct ConfigurationSilenceTests {
  @Test func `exceptions, severities, cells and excluded paths are told in the order of lines`()
    throws
  {
    let silences = try silences(
      from: "preset: viper\nrules:\n  ui_import: {allow: [OldView]}\n",
      to: """
        preset: viper
        exclude: [Legacy]
        dependencies:
          presenter: {builder: any, ui: any}
        rules:
          ui_import: {allow: [OldView, NewView], severity: warning}
        """)
    #expect(
      silences == [
        "excludes Legacy (2)", "presenter → builder: any, was never (4)",
        "presenter → ui: any, was never (4)", "ui_import: warning, was error (6)",
        "ui_import allows NewView (6)",
      ])
  }

  @Test func `to be stricter, or to state what held anyway, silences nothing`() throws {
    #expect(try silences(from: "rules: {ui_import: off}", to: "rules: {ui_import: warning}") == [])
    #expect(try silences(from: nil, to: "preset: viper\nrules: {module_boundary: warning}") == [])
    #expect(
      try silences(
        from: "preset: viper",
        to: "preset: viper\ndependencies:\n  presenter: {entity: any, interactor: never}\n") == [])
    #expect(
      try silences(
        from: "dependencies: {presenter: {entity: never}}",
        to: "dependencies: {presenter: {entity: {allow: never, because: it is}}}") == [])
    #expect(try silences(from: "rules: {ui_import: off}", to: nil) == [])
  }

  @Test func `a strict line that is gone silences`() throws {
    #expect(
      try silences(from: "rules: {module_boundary: error}", to: "preset: viper")
        == ["module_boundary: warning, was error (0)"])
    #expect(
      try silences(from: "dependencies: {presenter: {entity: never}}", to: "preset: viper")
        == ["presenter → entity: any, was never (0)"])
    #expect(
      try silences(from: "dependencies: {router: {data: never}}", to: nil)
        == ["router → data: any, was never (0)"])
  }

  @Test func `a cell permits more by each of its parts`() throws {
    func change(_ old: String, _ new: String) throws -> Bool {
      try !silences(
        from: "dependencies: {presenter: {view: \(old)}}",
        to: "dependencies: {presenter: {view: \(new)}}"
      ).isEmpty
    }
    for (strict, loose) in [
      ("never", "protocol"), ("weak any", "any"), ("protocol", "protocol; any (own)"),
      ("any", "any; any (other)"), ("{allow: any, as: [stores]}", "any"),
      ("{allow: any, as: [stores]}", "{allow: any, as: [stores, local]}"),
    ] {
      #expect(try change(strict, loose), "\(strict) to \(loose)")
      #expect(try !change(loose, strict), "\(loose) to \(strict)")
    }
  }

  @Test func `a whole row is told once`() throws {
    #expect(
      try silences(
        from: "preset: viper", to: "preset: viper\ndependencies: {presenter: {'*': any}}")
        == ["presenter → *: any (2)"])
    #expect(
      try silences(
        from: "preset: viper", to: "preset: viper\ndependencies: {presenter: {'*': never}}")
        == [])
  }

  @Test func `what holds below some paths is compared with what held there`() throws {
    func below(_ rules: String, _ whole: String = "error") -> String {
      "rules: {ui_import: \(whole)}\noverrides:\n  - path: Feed\n    rules: {\(rules)}\n"
    }
    #expect(
      try silences(from: "rules: {ui_import: error}", to: below("ui_import: warning"))
        == ["ui_import: warning, was error (Feed) (4)"])
    #expect(try silences(from: below("ui_import: off"), to: below("ui_import: warning")) == [])
    #expect(
      try silences(from: below("ui_import: error", "off"), to: "rules: {ui_import: off}")
        == ["ui_import: off, was error (Feed) (0)"])
    #expect(
      try silences(from: nil, to: below("ui_type: {allow: [FeedView]}"))
        == ["ui_type allows FeedView (Feed) (4)"])
  }

  @Test func `another preset is told as one`() throws {
    #expect(
      try silences(from: "preset: viper", to: "preset: mvvm") == ["preset: mvvm, was viper (1)"])
  }
}
