import Configuration
import Diagnostics
import Reporting
import Rules
import Testing

/// A finding as a rule would make it, at a place that is looked up in `source`.
///
/// - Parameter marked: the text that the finding is about; its first occurrence is the place.
func finding(
  _ marked: String, in source: String, file: String = "App/A.swift",
  message: String = "A holds B as a concrete class", severity: Severity = .error,
  change: (inout Diagnostic) -> Void = { _ in }
) -> Report {
  let bytes = Array(source.utf8)
  let wanted = Array(marked.utf8)
  let offset = (0...max(0, bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }
  let place = place(offset ?? 0, wanted.count, in: bytes, file: file)
  var diagnostic = Diagnostic(
    rule: "protocol_boundary", severity: severity, confidence: .certain, place: place,
    message: message, why: "the viper table lets a presenter know a router through a protocol only",
    help: "hold it as BInput, which B already conforms to",
    from: Diagnostic.End(
      name: "A", kind: "class", role: "presenter", module: "App", file: file, line: 1, column: 7,
      evidence: "name ends in Presenter"),
    to: Diagnostic.End(
      name: "B", kind: "class", role: "router", module: "App", file: "App/B.swift", line: 9,
      column: 7, evidence: "name ends in Wireframe"),
    reference: .stores, member: "b", caption: "stored; presenter -> router")
  diagnostic.from?.isSeenInDeclaration = true
  diagnostic.to?.isSeenInDeclaration = true
  change(&diagnostic)
  var report = Report()
  report.preset = "viper"
  report.rules = Rule.descriptions
  report.diagnostics = [diagnostic]
  report.sources = [file: bytes]
  report.root = "/work/app"
  report.countFindings()
  return report
}

extension Diagnostic {
  /// Makes it one of another rule.
  mutating func become(_ id: String) {
    rule = id
    harm = Rule.all.first { $0.id == id }?.description.harm ?? .structure
  }
}

private func place(
  _ offset: Int, _ length: Int, in bytes: [UInt8], file: String
) -> Diagnostic.Place {
  let before = bytes[..<offset]
  let lineStart = before.lastIndex { $0 == 10 || $0 == 13 }.map { $0 + 1 } ?? 0
  let line = before.count { $0 == 10 } + 1
  let column = offset - lineStart + 1
  return Diagnostic.Place(
    file: file, line: line, column: column, endLine: line, endColumn: column + length,
    offset: offset, length: length)
}

/// The findings as people see them, without summary and time.
func text(_ report: Report, notes: Bool = false) -> String {
  var options = TextOptions()
  options.isQuiet = true
  options.showsNotes = notes
  var output = ""
  renderText(report, options, into: &output)
  return output
}

/// Asserts what stands under a finding: the line of source and the carets.
func checkExcerpt(
  _ marked: String, in source: String, _ line: String, _ carets: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let report = finding(marked, in: source) { $0.caption = "" }
  let lines = text(report).split(separator: "\n", omittingEmptySubsequences: false)
  guard lines.count > 4 else {
    Issue.record("no excerpt in \(lines)", sourceLocation: sourceLocation)
    return
  }
  let gutter = "1 | ".count
  #expect(String(lines[3].dropFirst(gutter)) == line, sourceLocation: sourceLocation)
  #expect(String(lines[4].dropFirst(gutter)) == carets, sourceLocation: sourceLocation)
}
