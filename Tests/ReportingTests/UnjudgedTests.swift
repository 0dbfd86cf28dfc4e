import Foundation
import Reporting
import Testing

/// A report of code in which no module was found.
private func unjudged(isStrict: Bool) -> Report {
  var report = Report()
  report.summary.files = 1
  report.unjudged = ["no module was judged: none was found"]
  report.isStrict = isStrict
  return report
}

private func text(_ format: ReportFormat, isStrict: Bool) -> String {
  rendered(unjudged(isStrict: isStrict), as: format, TextOptions())
}

@Suite struct `A run that judged no module` {
  @Test func `the text says it last`() {
    #expect(
      text(.text, isStrict: false).split(separator: "\n").last
        == "no module was judged: none was found")
  }

  @Test func `an agent is told of it before the count`() {
    #expect(
      text(.agent, isStrict: false)
        == "viperlint: no module was judged: none was found\n"
        + "viperlint: no error, no warning in 1 file\n")
  }

  @Test func `an agent does not take a run that checked nothing for one without findings`() {
    var report = unjudged(isStrict: false)
    report.problems = ["no type had a role"]
    #expect(
      rendered(report, as: .agent, TextOptions())
        .hasSuffix("viperlint: nothing was checked in 1 file\n"))
  }

  @Test func `JSON lists it with the counts`() {
    #expect(
      text(.json, isStrict: false).contains(#""unjudged":["no module was judged: none was found"]"#)
    )
  }

  @Test func `SARIF notifies of it`() {
    let notification = #""level":"LEVEL","message":{"text":"no module was judged: none was found"}"#
    #expect(
      text(.sarif, isStrict: false).contains(notification.replacing("LEVEL", with: "warning")))
    #expect(text(.sarif, isStrict: true).contains(notification.replacing("LEVEL", with: "error")))
  }

  @Test func `JUnit skips its own test, or fails it`() {
    #expect(text(.junit, isStrict: false).contains(#"<skipped message="no module was judged"#))
    #expect(text(.junit, isStrict: false).contains(#"failures="0""#))
    let strict = text(.junit, isStrict: true)
    #expect(strict.contains(#"<failure type="unchecked" message="no module was judged"#))
    #expect(strict.contains(#"<testsuites name="viperlint" tests="1" failures="1" errors="0">"#))
  }

  @Test func `GitHub and Xcode show it at no line`() {
    #expect(
      text(.github, isStrict: false)
        == "::warning title=viperlint::no module was judged: none was found\n")
    #expect(text(.github, isStrict: true).hasPrefix("::error title=viperlint::"))
    #expect(
      text(.xcode, isStrict: false)
        == "warning: viperlint: no module was judged: none was found\n")
    #expect(text(.xcode, isStrict: true).hasPrefix("error: viperlint: no module"))
  }
}
