import Configuration
import Diagnostics

/// Prints a line `path:line:column: severity: message [rule]` for each finding, as Xcode reads from a
/// build phase. Paths are absolute: a build phase stands in a folder of its own.
package func renderXcode(_ report: Report, into output: inout String) {
  for line in report.unjudged {
    output += "\(report.isStrict ? "error" : "warning"): viperlint: \(escaped(line))\n"
  }
  for diagnostic in report.diagnostics where diagnostic.isShown {
    let place = diagnostic.place
    let path =
      report.root.isEmpty || place.file.hasPrefix("/") ? place.file : report.root + "/" + place.file
    output += "\(escaped(path)):\(place.line):\(place.column): \(diagnostic.severity.rawValue): "
    output += "\(escaped(diagnostic.message)) [\(escaped(diagnostic.rule))]\n"
  }
}
