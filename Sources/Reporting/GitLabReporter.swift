import Configuration
import Diagnostics

/// Prints GitLab's Code Quality report, which it shows in a merge request: what is new and what is
/// fixed, told by the fingerprints. Paths are relative to the top of the repository.
package func renderGitLab(_ report: Report, into output: inout String) {
  let diagnostics = report.diagnostics.filter(\.isShown)
  var json = JSONWriter()
  json.beginArray()
  for (diagnostic, fingerprint) in zip(diagnostics, uniqueFingerprints(of: diagnostics)) {
    json.beginItem()
    json.field("description", sentences(of: diagnostic))
    json.field("check_name", diagnostic.rule)
    json.field("fingerprint", fingerprint)
    json.field("severity", word(diagnostic.severity))
    json.beginObject("location")
    json.field("path", report.repositoryPath(diagnostic.place.file))
    json.beginObject("lines")
    json.field("begin", diagnostic.place.line)
    json.field("end", diagnostic.place.endLine)
    json.endObject()
    json.endObject()
    json.endObject()
  }
  json.endItems()
  output += json.text + "\n"
}

/// GitLab's other two, blocker and critical, are for what breaks a running program.
private func word(_ severity: Severity) -> String {
  switch severity {
  case .error: "major"
  case .warning: "minor"
  case .note, .off: "info"
  }
}
