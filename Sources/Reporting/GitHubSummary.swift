import Configuration
import Diagnostics

/// So many findings the table shows: the page of a run is no place for hundreds.
private let rowLimit = 20

/// Prints what GitHub shows on the page of a run: Markdown with the counts and a table of the worst
/// findings. Texts from source stand in it as themselves, never as Markdown or HTML.
package func renderGitHubSummary(_ report: Report, into output: inout String) {
  let summary = report.summary
  let found =
    errorsAndWarnings(summary) ?? (report.problems.isEmpty ? "no error" : "nothing was checked")
  output += "### viperlint: \(found)\n\n"
  for problem in report.problems { output += markdownText(problem) + "\n\n" }
  var understood =
    "\(counted(summary.files, "file")), \(counted(summary.types, "type")) in "
    + "\(counted(summary.modules, "module")), \(counted(summary.references, "reference"))"
  if summary.notes > 0 { understood += "; \(counted(summary.notes, "note"))" }
  if summary.suppressed > 0 { understood += "; \(grouped(summary.suppressed)) suppressed" }
  if summary.baselined > 0 { understood += "; \(grouped(summary.baselined)) in the baseline" }
  output += understood + "\n\n"
  for line in report.unjudged { output += markdownText(line) + "\n\n" }
  for misfit in report.misfits {
    output += misfit.lines.map(markdownText).joined(separator: "<br>\n") + "\n\n"
  }
  writeTable(report, into: &output)
}

private func writeTable(_ report: Report, into output: inout String) {
  let shown = worstFirst(
    report.diagnostics.filter { $0.isShown && $0.severity != .note })
  guard !shown.isEmpty else { return }
  output += "| | rule | finding | place |\n| --- | --- | --- | --- |\n"
  for diagnostic in shown.prefix(rowLimit) {
    var place = diagnostic.place
    place.file = report.repositoryPath(place.file)
    let cells = [
      diagnostic.severity.rawValue, "`\(diagnostic.rule)`", markdownText(diagnostic.message),
      markdownText(place.text),
    ]
    output += "| \(cells.joined(separator: " | ")) |\n"
  }
  output += "\n"
  if shown.count > rowLimit { output += "and \(grouped(shown.count - rowLimit)) more\n\n" }
}
