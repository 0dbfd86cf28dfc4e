import Configuration
import Diagnostics
import Reporting
import Rules
import Testing

private let source = """
  final class ArticlesPresenter {
      var wireframe: ArticlesWireframe!
  }
  """

@Suite struct TextReporterTests {
  @Test func `a finding shows both ends, the reason and the way out`() {
    let report = finding("ArticlesWireframe", in: "\n\n\n\n\n\n\n\n" + source)
    #expect(
      text(report) == """
        error[protocol_boundary]: A holds B as a concrete class
          --> App/A.swift:10:20
           |
        10 |     var wireframe: ArticlesWireframe!
           |                    ^^^^^^^^^^^^^^^^^ stored; presenter -> router
          ::: App/B.swift:9:7  declared here (router: name ends in Wireframe)
           = why:  the viper table lets a presenter know a router through a protocol only
           = help: hold it as BInput, which B already conforms to


        """)
  }

  @Test func `an end whose name does not tell its role says how it got it`() {
    let report = finding("B", in: "B") {
      $0.from?.evidence = "conforms to GreetingProvider"
      $0.from?.isSeenInDeclaration = false
    }
    #expect(
      text(report).contains(
        " ::: App/A.swift:1:7  A (presenter: conforms to GreetingProvider)\n"))
  }

  @Test func `a note that is one on purpose says why`() {
    func report(_ severity: Severity) -> Report {
      finding("B", in: "B", severity: severity) {
        $0.leniency = Exemption.all.first { $0.id == "preset.uncertain_family" }
      }
    }
    func shown(_ report: Report) -> String {
      var output = ""
      var options = TextOptions()
      options.showsNotes = true
      renderText(report, options, into: &output)
      return output
    }
    #expect(
      shown(report(.note)).contains("= note: the preset was found and not stated, and where "))
    #expect(shown(report(.note)).contains(" were worth their line (preset.uncertain_family)\n"))
    #expect(!shown(report(.error)).contains("= note:"))
  }

  @Test func `a repeat on the line itself is not told again`() {
    let report = finding("B", in: "B\nB B") { diagnostic in
      for line in [1, 2] {
        var place = diagnostic.place
        place.line = line
        diagnostic.places.append((place, .local))
      }
    }
    #expect(text(report).contains("= also: line 2\n"))
  }

  @Test func `repeats are listed, and counted past five`() {
    let report = finding("B", in: "B") { diagnostic in
      for line in 2...8 {
        var place = diagnostic.place
        place.line = line
        diagnostic.places.append((place, .local))
      }
    }
    #expect(
      text(report).contains(
        "= also: lines 2, 3, 4, 5, 6 and 2 more\n"))
  }

  @Test func `findings with one key are one, a module each`() {
    var report = finding("B", in: "B") { $0.foldKey = "unused UIKit" }
    var second = report.diagnostics[0]
    second.place.file = "App/C.swift"
    var elsewhere = second
    elsewhere.from?.module = "Other"
    var without = second
    without.foldKey = nil
    report.diagnostics += [second, elsewhere, without]
    let printed = text(report)
    #expect(printed.contains("concrete class (and 1 more such in App)\n"))
    #expect(printed.contains("= also: App/C.swift:1\n"))
    #expect(printed.split(separator: "error[").count == 3)
  }

  @Test func `the worst stand first, and a limit keeps them and counts the others`() {
    var report = finding("B", in: "var b: B\n", message: "first", severity: .warning)
    for (message, severity) in [("second", Severity.error), ("third", .warning), ("last", .error)] {
      var copy = report.diagnostics[0]
      (copy.message, copy.severity) = (message, severity)
      copy.from?.module = "Of \(message)"
      report.diagnostics.append(copy)
    }
    func messages(_ limit: Int) -> [String] {
      var options = TextOptions()
      options.isQuiet = true
      options.limit = limit
      var output = ""
      renderText(report, options, into: &output)
      return output.split(separator: "\n").filter { !$0.hasPrefix(" ") && !$0.contains(" |") }
        .map { String($0.drop { $0 != " " }.dropFirst()) }
    }
    #expect(messages(1) == ["last", "3 more findings"])
    #expect(messages(3) == ["last", "second", "first", "1 more finding"])
    #expect(messages(4) == ["last", "second", "first", "third"])
  }

  @Test func `notes are printed when asked for, suppressed findings never`() {
    let note = finding("B", in: "B", severity: .note)
    #expect(text(note) == "")
    #expect(text(note, notes: true).hasPrefix("note[protocol_boundary]: "))
    let suppressed = finding("B", in: "B") { $0.isSuppressed = true }
    #expect(text(suppressed, notes: true) == "")
  }

  @Test func `names from source cannot move the cursor or break a line`() {
    let report = finding("B", in: "B", file: "A\n\u{1B}[2J.swift", message: "x\u{202E}\r\ny")
    let printed = text(report)
    #expect(printed.hasPrefix("error[protocol_boundary]: x\\u{202E}\\u{D}\\u{A}y\n"))
    #expect(printed.contains("--> A\\u{A}\\u{1B}[2J.swift:1:1\n"))
    #expect(!printed.contains("\u{1B}"))
  }

  @Test func `colours are only those asked for`() {
    var options = TextOptions()
    options.isQuiet = true
    options.isColored = true
    var output = ""
    renderText(finding("B", in: "B"), options, into: &output)
    #expect(output.hasPrefix("\u{1B}[1;31merror[protocol_boundary]\u{1B}[0m"))
  }
}

@Suite struct TextSummaryTests {
  private func lastLine(_ summary: Summary, _ options: TextOptions = TextOptions()) -> String {
    var report = Report()
    report.preset = "viper"
    report.summary = summary
    var output = ""
    renderText(report, options, into: &output)
    return output
  }

  private func understood() -> Summary {
    var summary = Summary()
    summary.files = 412
    summary.types = 1930
    summary.modules = 38
    summary.references = 8114
    summary.seconds = 0.214
    return summary
  }

  @Test func `the last line says what was understood`() {
    var summary = understood()
    summary.typesWithoutRole = 12
    summary.ambiguousNames = 3
    summary.externalNames = 310
    summary.errors = 2
    summary.warnings = 1
    #expect(
      lastLine(summary)
        == "412 files, 1,930 types in 38 modules (12 types without a role, 3 ambiguous names), "
        + "8,114 references, 310 external names: 2 errors, 1 warning; 0.21 s\n")
  }

  @Test func `silence is told as well`() {
    #expect(
      lastLine(understood())
        == "412 files, 1,930 types in 38 modules, 8,114 references: no finding; 0.21 s\n")
  }

  @Test func `notes and suppressed findings are counted`() {
    var summary = understood()
    summary.notes = 5
    summary.suppressed = 2
    #expect(
      lastLine(summary).hasSuffix(
        ": no error, no warning; 5 notes (--notes shows them); 2 suppressed; "
          + "0.21 s\n"))
    var options = TextOptions()
    options.showsNotes = true
    #expect(lastLine(summary, options).contains("; 5 notes; "))
  }

  @Test func `one of anything is singular`() {
    var summary = Summary()
    (summary.files, summary.types, summary.modules, summary.references) = (1, 1, 1, 1)
    (summary.errors, summary.notes) = (1, 1)
    #expect(
      lastLine(summary)
        == "1 file, 1 type in 1 module, 1 reference: 1 error; 1 note "
        + "(--notes shows it); 0.00 s\n")
  }

  @Test func `remarks and the chosen preset stand before it, unless quiet`() {
    var report = Report()
    report.preset = "viper"
    report.presetIsDeduced = true
    report.remarks = ["the role 'x' matches nothing"]
    var output = ""
    renderText(report, TextOptions(), into: &output)
    let lines = output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == "the role 'x' matches nothing")
    #expect(lines[1].hasPrefix("judged by the viper preset"))
    #expect(text(report) == "")
  }

  @Test func `statistics list what was not understood`() {
    var report = Report()
    report.summary.steps = [.init(name: "read", seconds: 0.0123)]
    report.statistics.bytes = 1_500_000
    report.statistics.skipped = [
      .init(reason: "vendored or built", folders: 2, files: 0, paths: ["Carthage", "Pods"])
    ]
    report.statistics.typesWithoutRole = (1...21).map { "Type\($0) (A.swift)" }
    var output = ""
    renderStatistics(report, into: &output)
    #expect(output.contains("  read                          12.3 ms\n"))
    #expect(output.contains("  Swift read                    1.50 MB\n"))
    #expect(output.contains("  vendored or built             2 folders: Carthage, Pods\n"))
    #expect(output.contains("own types without a role (21)\n  Type1 (A.swift)\n"))
    #expect(output.contains("  Type20 (A.swift)\n  and 1 more\n"))
  }
}
