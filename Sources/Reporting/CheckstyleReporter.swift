import Configuration
import Diagnostics

/// Prints the findings as Checkstyle would, which Jenkins, reviewdog and others read: a file with its
/// errors, the rule as `source`. Paths are relative to the top of the repository.
package func renderCheckstyle(_ report: Report, into output: inout String) {
  var xml = XMLWriter()
  // The version whose form this is; readers ask for nothing newer.
  xml.begin("checkstyle", [("version", "4.3")])
  var file: String?
  for diagnostic in report.diagnostics where diagnostic.isShown {
    let place = diagnostic.place
    if file != place.file {
      if file != nil { xml.end() }
      xml.begin("file", [("name", report.repositoryPath(place.file))])
      file = place.file
    }
    var attributes = [("line", String(place.line))]
    if let column = utf16Columns(of: place, in: report.sources)?.start {
      attributes.append(("column", String(column)))
    }
    attributes += [
      ("severity", word(diagnostic.severity)), ("message", sentences(of: diagnostic)),
      ("source", "viperlint." + diagnostic.rule),
    ]
    xml.element("error", attributes)
  }
  if file != nil { xml.end() }
  xml.end()
  output += xml.text
}

private func word(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note, .off: "info"
  }
}
