import Configuration
import Diagnostics
import Foundation
import Reporting
import Testing

private func printed(_ report: Report, _ format: ReportFormat) -> String {
  rendered(report, as: format, TextOptions())
}

/// The report with a finding of each severity, a suppressed one and an old one, in two files.
private func mixed() -> Report {
  var report = finding("B", in: "B", severity: .warning)
  let one = report.diagnostics[0]
  for (severity, file) in [(Severity.note, "App/A.swift"), (.error, "App/Z.swift")] {
    var other = one
    (other.severity, other.place.file) = (severity, file)
    report.diagnostics.append(other)
  }
  var suppressed = one
  (suppressed.isSuppressed, suppressed.place.file) = (true, "App/Z.swift")
  report.diagnostics.append(suppressed)
  var old = report.diagnostics[2]
  old.isBaselined = true
  report.diagnostics.append(old)
  return report
}

@Suite struct JUnitReporterTests {
  @Test func `errors fail, all else is skipped`() {
    let text = printed(mixed(), .junit)
    #expect(text.contains(#"<testsuites name="viperlint" tests="6" failures="1" errors="0">"#))
    #expect(
      text.contains(
        #"<testsuite name="protocol_boundary" tests="5" failures="1" errors="0" skipped="4">"#))
    for type in ["warning", "note", "suppressed", "baseline"] {
      #expect(text.ranges(of: "<skipped type=\"\(type)\"").count == 1)
    }
    #expect(text.ranges(of: "<failure type=\"error\"").count == 1)
  }

  @Test func `where warnings fail the run they fail their tests`() {
    var report = mixed()
    report.isStrict = true
    let text = printed(report, .junit)
    #expect(text.contains(#"tests="6" failures="2" errors="0""#))
    #expect(text.ranges(of: "<failure type=\"warning\"").count == 1)
    #expect(text.ranges(of: "<skipped type=\"suppressed\"").count == 1)
  }

  @Test func `a name holds no line, and none is there twice`() {
    let text = printed(mixed(), .junit)
    let names = text.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) }
    #expect(
      names == [
        "the code was checked", "A holds B as a concrete class (App/A.swift)",
        "A holds B as a concrete class (App/A.swift) (2)",
        "A holds B as a concrete class (App/Z.swift)",
        "A holds B as a concrete class (App/Z.swift) (2)",
        "A holds B as a concrete class (App/Z.swift) (3)",
      ])
  }

  @Test func `a run without a finding is a test that passes`() {
    #expect(
      printed(Report(), .junit) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="viperlint" tests="1" failures="0" errors="0">
          <testsuite name="viperlint" tests="1" failures="0" errors="0" skipped="0">
            <testcase name="the code was checked" classname="viperlint"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `a run that checked nothing is a test in error`() {
    var report = Report()
    report.problems = ["no type in '/a' has a role"]
    let text = printed(report, .junit)
    #expect(text.contains(#"tests="1" failures="0" errors="1" skipped="0""#))
    #expect(text.contains(#"<error type="unchecked" message="no type in '/a' has a role"/>"#))
  }
}

@Suite struct CheckstyleReporterTests {
  @Test func `a file stands once, with all its errors`() {
    let text = printed(mixed(), .checkstyle)
    #expect(text.ranges(of: "<file ").count == 2)
    #expect(text.ranges(of: "</file>").count == 2)
    #expect(text.ranges(of: "<error ").count == 3)
    for severity in ["error", "warning", "info"] {
      #expect(text.ranges(of: "severity=\"\(severity)\"").count == 1)
    }
  }

  @Test func `a column counts characters as Java does, and is left out where it is not known`() {
    let text = printed(finding("B", in: "/* 👨‍👩‍👧 */ B"), .checkstyle)
    #expect(text.contains(#"<error line="1" column="16" severity="error""#))
    var report = finding("B", in: "B")
    report.sources = [:]
    #expect(printed(report, .checkstyle).contains(#"<error line="1" severity="error""#))
  }

  @Test func `a report without a finding is valid`() {
    #expect(
      printed(Report(), .checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
        </checkstyle>

        """)
  }
}

@Suite struct GitLabReporterTests {
  private func issues(_ report: Report) throws -> [[String: Any]] {
    let data = Data(printed(report, .gitlab).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  @Test func `severities have GitLab's words, and fingerprints are there once`() throws {
    let found = try issues(mixed())
    #expect(found.compactMap { $0["severity"] as? String } == ["minor", "info", "major"])
    let fingerprints = found.compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints.first == "280ff043abe01d73")
    #expect(Set(fingerprints).count == 3)
  }

  @Test func `paths are relative to the repository`() throws {
    var report = finding("B", in: "B")
    report.repositoryPrefix = "ios/"
    report.diagnostics[0].place.file = "./../App/A.swift"
    let location = try issues(report)[0]["location"] as? [String: Any]
    #expect(location?["path"] as? String == "App/A.swift")
  }

  @Test func `a report without a finding is an empty list`() throws {
    #expect(printed(Report(), .gitlab) == "[]\n")
  }
}

@Suite struct GitHubSummaryTests {
  private func summary(_ report: Report) -> String {
    var output = ""
    renderGitHubSummary(report, into: &output)
    return output
  }

  @Test func `the worst stand first, and the rest is counted`() {
    var report = mixed()
    report.diagnostics += Array(repeating: report.diagnostics[0], count: 30)
    report.countFindings()
    let rows = summary(report).split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count == 20)
    #expect(rows.first?.hasPrefix("| error | ") == true)
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("| warning | ") })
    #expect(summary(report).hasSuffix("\nand 12 more\n\n"))
  }

  @Test func `text from source is no Markdown`() {
    let report = finding(
      "B", in: "B", file: "a|b\n.swift", message: "<img src=x> [x](y) **b** `c` \\| @me &amp; :x:")
    let rows = summary(report).split(separator: "\n").filter { $0.hasPrefix("| error") }
    #expect(
      rows == [
        "| error | `protocol_boundary` | &lt;img src=x&gt; \\[x\\]\\(y\\) \\*\\*b\\*\\* \\`c\\` \\\\\\| "
          + "\\@\u{200B}me \\&\u{200B}amp; \\:\u{200B}x\\: | a\\|b\\\\u\\{A\\}.swift\\:1 |"
      ])
  }

  @Test func `a clean run says so, an unchecked one does not`() {
    #expect(summary(Report()).hasPrefix("### viperlint: no error\n\n"))
    var report = Report()
    report.problems = ["no type has a role"]
    #expect(summary(report).hasPrefix("### viperlint: nothing was checked\n\nno type has a role\n"))
  }
}
