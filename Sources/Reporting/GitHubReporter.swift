import Configuration
import Diagnostics

/// Prints a workflow command for each finding, which GitHub shows at its line of the change, the
/// worst first: it shows ten errors and ten warnings of a step. Paths are relative to the top of the
/// repository, as GitHub knows them.
package func renderGitHub(_ report: Report, into output: inout String) {
  for line in report.unjudged {
    output += "::\(report.isStrict ? "error" : "warning") title=viperlint::\(data(line))\n"
  }
  for misfit in report.misfits {
    output += "::notice title=viperlint::\(misfit.lines.map(data).joined(separator: "%0A"))\n"
  }
  for diagnostic in worstFirst(report.diagnostics.filter(\.isShown)) {
    let place = diagnostic.place
    var properties = ["file=\(property(report.repositoryPath(place.file)))"]
    // GitHub refuses columns for a place of several lines.
    properties +=
      place.line == place.endLine
      ? [
        "line=\(place.line)", "col=\(place.column)", "endLine=\(place.endLine)",
        "endColumn=\(place.endColumn)",
      ] : ["line=\(place.line)", "endLine=\(place.endLine)"]
    properties.append("title=\(property(diagnostic.rule))")
    let lines = [
      diagnostic.message,
      diagnostic.why.isEmpty ? "" : "why: \(diagnostic.why)",
      diagnostic.help.isEmpty ? "" : "help: \(diagnostic.help)",
    ]
    let message = lines.filter { !$0.isEmpty }.map(data).joined(separator: "%0A")
    output += "::\(command(diagnostic.severity)) \(properties.joined(separator: ","))::\(message)\n"
  }
}

private func command(_ severity: Severity) -> String {
  switch severity {
  case .error: "error"
  case .warning: "warning"
  case .note, .off: "notice"
  }
}

/// A message: `%`, and the line breaks that would end the command and begin another.
private func data(_ text: String) -> String { percentEncoded(text, alsoEncoding: "") }

/// A property's value, which a colon or comma would end as well.
private func property(_ text: String) -> String { percentEncoded(text, alsoEncoding: ":,") }

private func percentEncoded(_ text: String, alsoEncoding separators: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    default:
      if separators.unicodeScalars.contains(scalar) {
        result += scalar == ":" ? "%3A" : "%2C"
      } else if mustBeEscaped(scalar) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}
