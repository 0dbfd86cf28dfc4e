import Configuration
import Rules

/// Prints a line `path:line:column: severity: message [rule]` for each finding, as Xcode reads from a
/// build phase. Paths are absolute: a build phase stands in a folder of its own.
package func renderXcode(_ report: Report, into output: inout String) {
  for diagnostic in report.diagnostics where diagnostic.isShown {
    let place = diagnostic.place
    let path =
      report.root.isEmpty || place.file.hasPrefix("/") ? place.file : report.root + "/" + place.file
    output += "\(escaped(path)):\(place.line):\(place.column): \(diagnostic.severity.rawValue): "
    output += "\(escaped(diagnostic.message)) [\(escaped(diagnostic.rule))]\n"
  }
}

extension Diagnostic {
  /// Whether it is told where there is no word for what is suppressed or was there before: to people,
  /// and beside their lines.
  var isShown: Bool { !isSuppressed && !isBaselined && severity != .off }
}
