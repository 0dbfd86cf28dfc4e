import Configuration
import Diagnostics
import Foundation
import Reporting
import Rules
import Testing

private let source = """
  final class ArticlesPresenter {
    /* 👨‍👩‍👧 */ var wireframe: ArticlesWireframe?
    func open(_ wireframe: ArticlesWireframe) {}
    var router: ArticlesWireframe? // viperlint:disable:this protocol_boundary
  }
  """

/// An error with its repeat, a warning, a note, a suppressed finding and an old one.
private var goldenReport: Report {
  let report = finding(
    "ArticlesWireframe", in: source, file: "App/ArticlesPresenter.swift",
    message: "A holds B as a concrete class"
  ) { $0.foldKey = nil }
  var golden = report
  var error = report.diagnostics[0]
  let length = "ArticlesWireframe".count
  let line = "  /* 👨‍👩‍👧 */ var wireframe: ".utf8.count
  let start = "final class ArticlesPresenter {\n".utf8.count
  error.place = place(line: 2, column: line + 1, offset: start + line, length: length)
  let second = start + source.split(separator: "\n")[1].utf8.count + 1
  let parameter = "  func open(_ wireframe: ".utf8.count
  let repeated = place(
    line: 3, column: parameter + 1, offset: second + parameter, length: length)
  error.places = [(repeated, .parameter)]
  error.related = [.init(place: repeated, message: "A is handed it here")]

  var warning = error
  (warning.rule, warning.severity) = ("reach_through", .warning)
  (warning.message, warning.to) = ("A reaches the router through B", nil)
  (warning.places, warning.related) = ([], [])
  warning.place = repeated

  var note = warning
  (note.severity, note.confidence, note.help) = (.note, .deduced, "")
  note.message = "A reaches C through B"

  var suppressed = error
  (suppressed.places, suppressed.related, suppressed.isSuppressed) = ([], [], true)
  suppressed.place.line = 4
  suppressed.place.column = 15
  suppressed.place.endLine = 4
  suppressed.place.endColumn = 15 + length
  suppressed.place.offset = second + source.split(separator: "\n")[2].utf8.count + 1 + 14

  var old = suppressed
  (old.isSuppressed, old.isBaselined, old.member) = (false, true, "router")

  golden.diagnostics = [error, warning, note, suppressed, old]
  golden.remarks = ["'exclude' names 'Old', which matches nothing"]
  golden.repositoryPrefix = "ios/"
  golden.summary.files = 2
  golden.summary.types = 3
  golden.summary.modules = 1
  golden.summary.references = 4
  golden.summary.fixed = 1
  golden.countFindings()
  return golden
}

private func place(line: Int, column: Int, offset: Int, length: Int) -> Diagnostic.Place {
  Diagnostic.Place(
    file: "App/ArticlesPresenter.swift", line: line, column: column, endLine: line,
    endColumn: column + length, offset: offset, length: length)
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Golden")

/// Compares with a file of `Tests/Golden`, or writes it under `UPDATE_GOLDEN=1`.
private func checkGolden(_ text: String, _ name: String) throws {
  let file = folder.appendingPathComponent(name)
  var text = text.replacing("\"\(version)\"", with: "\"VERSION\"")
    .replacing("\"\(repository)", with: "\"REPOSITORY")
  for rule in Rule.all {
    let page = rule.page.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    text = text.replacing(page, with: "(the page of \(rule.id))")
  }
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
  #expect(text == (try? String(contentsOf: file, encoding: .utf8)), "UPDATE_GOLDEN=1 writes it")
}

@Suite struct GoldenTests {
  /// Markdown tells of a change and a page of all the code, see `ArchitectureChangeTests` and
  /// `PageTests`.
  @Test(arguments: ReportFormat.allCases.filter { ![.markdown, .html].contains($0) })
  func `every format as a whole`(_ format: ReportFormat) throws {
    var options = TextOptions()
    options.showsNotes = true
    try checkGolden(rendered(goldenReport, as: format, options), "report.\(format.rawValue)")
  }

  @Test func `the page of a run as a whole`() throws {
    var text = ""
    renderGitHubSummary(goldenReport, into: &text)
    try checkGolden(text, "github-summary.md")
  }
}
