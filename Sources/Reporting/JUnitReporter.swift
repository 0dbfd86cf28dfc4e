import Configuration
import Diagnostics

/// Prints the findings as tests, for servers that show nothing else: a suite for each rule, a test
/// for each finding.
///
/// A test fails where the run does: errors fail, warnings only under `--strict`. All else is a
/// skipped test with its message, so that it is seen and stops nobody. The first suite says whether
/// the code was checked at all, as servers refuse a report without a test.
package func renderJUnit(_ report: Report, into output: inout String) {
  let cases = testCases(report)
  let rules = Set(cases.map(\.diagnostic.rule)).sorted()
  let isUnjudged = report.problems.isEmpty && !report.unjudged.isEmpty && report.isStrict
  let failures = cases.count { $0.outcome == .failure } + (isUnjudged ? 1 : 0)
  var xml = XMLWriter()
  xml.begin(
    "testsuites",
    [
      ("name", "viperlint"), ("tests", String(cases.count + 1)),
      ("failures", String(failures)), ("errors", report.problems.isEmpty ? "0" : "1"),
    ])
  writeOwnSuite(report, to: &xml)
  for rule in rules { write(cases.filter { $0.diagnostic.rule == rule }, of: rule, to: &xml) }
  xml.end()
  output += xml.text
}

private struct TestCase {
  enum Outcome { case failure, skipped }
  var diagnostic: Diagnostic
  /// Without a line, so that servers know a finding again that has moved; none twice.
  var name: String
  /// `App/A.swift:9:5: A holds B`
  var message: String
  var outcome: Outcome
}

private func testCases(_ report: Report) -> [TestCase] {
  var counts: [String: Int] = [:]
  return report.diagnostics.filter { $0.severity != .off }.map { diagnostic in
    var place = diagnostic.place
    place.file = report.repositoryPath(place.file)
    let name = "\(diagnostic.message) (\(place.file))"
    let count = counts[diagnostic.rule + "\0" + name, default: 0] + 1
    counts[diagnostic.rule + "\0" + name] = count
    let fails =
      diagnostic.severity == .error || diagnostic.severity == .warning && report.isStrict
    return TestCase(
      diagnostic: diagnostic, name: count == 1 ? name : "\(name) (\(count))",
      message: "\(place.textWithColumn): \(diagnostic.message)",
      outcome: fails && diagnostic.isShown ? .failure : .skipped)
  }
}

private func writeOwnSuite(_ report: Report, to xml: inout XMLWriter) {
  let isUnjudged = report.problems.isEmpty && !report.unjudged.isEmpty
  xml.begin(
    "testsuite",
    [
      ("name", "viperlint"), ("tests", "1"),
      ("failures", isUnjudged && report.isStrict ? "1" : "0"),
      ("errors", report.problems.isEmpty ? "0" : "1"),
      ("skipped", isUnjudged && !report.isStrict ? "1" : "0"),
    ])
  let attributes = [("name", "the code was checked"), ("classname", "viperlint")]
  let lines = report.problems.isEmpty ? report.unjudged : report.problems
  if lines.isEmpty {
    xml.element("testcase", attributes)
  } else {
    xml.begin("testcase", attributes)
    let message = ("message", lines.joined(separator: "; "))
    if isUnjudged, !report.isStrict {
      xml.element("skipped", [message])
    } else {
      xml.element(isUnjudged ? "failure" : "error", [("type", "unchecked"), message])
    }
    xml.end()
  }
  xml.end()
}

private func write(_ cases: [TestCase], of rule: String, to xml: inout XMLWriter) {
  let failures = cases.count { $0.outcome == .failure }
  xml.begin(
    "testsuite",
    [
      ("name", rule), ("tests", String(cases.count)), ("failures", String(failures)),
      ("errors", "0"), ("skipped", String(cases.count - failures)),
    ])
  for test in cases { write(test, to: &xml) }
  xml.end()
}

private func write(_ test: TestCase, to xml: inout XMLWriter) {
  let diagnostic = test.diagnostic
  xml.begin(
    "testcase", [("name", test.name), ("classname", "viperlint." + diagnostic.rule)])
  let type =
    diagnostic.isSuppressed
    ? "suppressed" : diagnostic.isBaselined ? "baseline" : diagnostic.severity.rawValue
  let lines = [
    test.message, diagnostic.why.isEmpty ? "" : "why: \(diagnostic.why)",
    diagnostic.help.isEmpty ? "" : "help: \(diagnostic.help)",
  ]
  xml.element(
    test.outcome == .failure ? "failure" : "skipped",
    [("type", type), ("message", test.message)],
    lines: lines.filter { !$0.isEmpty })
  xml.end()
}
