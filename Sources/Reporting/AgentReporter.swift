import Configuration
import Diagnostics

/// Prints one line for each finding, the worst first: where, what, what to do; and always a last line
/// with the count, so that a coding agent can tell "nothing found" from "nothing run". A line of a
/// context window is dear, so there is no excerpt, no reason and no link.
///
/// ```
/// Feed/FeedPresenter.swift:1:8: error ui_import: UIKit is imported beside FeedPresenter -> do: …
/// viperlint: 1 error in 12 files
/// ```
package func renderAgent(_ report: Report, _ options: TextOptions, into output: inout String) {
  let shown = report.diagnostics.filter { $0.isPrinted(withNotes: options.showsNotes) }
  for diagnostic in worstFirst(shown) { output += line(about: diagnostic) }
  for line in report.unjudged { output += "viperlint: \(escaped(line))\n" }
  output += lastLine(report, options)
}

private func line(about diagnostic: Diagnostic) -> String {
  let place = diagnostic.place
  var line = "\(escaped(place.file)):\(place.line):\(place.column): "
  line += "\(diagnostic.severity.rawValue) \(escaped(diagnostic.rule)): "
  line += escaped(diagnostic.message)
  if !diagnostic.places.isEmpty {
    let others = diagnostic.places.map { place, _ in "\(escaped(place.file)):\(place.line)" }
    line += " (also \(listed(others, limit: 3)))"
  }
  if !diagnostic.help.isEmpty { line += " -> do: \(escaped(diagnostic.help))" }
  return line + "\n"
}

private func lastLine(_ report: Report, _ options: TextOptions) -> String {
  let summary = report.summary
  guard summary.files > 0 else { return "viperlint: no Swift file was linted\n" }
  let found =
    errorsAndWarnings(summary)
    ?? (report.problems.isEmpty ? "no error, no warning" : "nothing was checked")
  var line = "viperlint: \(found) in \(counted(summary.files, "file"))"
  if summary.notes > 0 {
    line += "; \(counted(summary.notes, "note"))"
    if !options.showsNotes { line += " (--notes shows \(summary.notes == 1 ? "it" : "them"))" }
  }
  if summary.baselined > 0 { line += "; \(grouped(summary.baselined)) in the baseline" }
  if let change = changeLine(report) { line += "; \(change)" }
  let fixable = levelsOfFixes(report).count { $0 == .safe }
  if fixable > 0 { line += "; 'viperlint --fix' mends \(grouped(fixable))" }
  return line + "\n"
}
