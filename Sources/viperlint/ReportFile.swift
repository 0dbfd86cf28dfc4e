package import Reporting

/// One value of `--report`: `sarif=out/viperlint.sarif`.
package struct ReportFile: Hashable, Sendable {
  package var format: ReportFormat
  /// As given; `-` for standard output.
  package var path: String

  package var isStandardOutput: Bool { path == "-" }
  /// As it was written.
  var text: String { "\(format.rawValue)=\(path)" }

  init(_ format: ReportFormat, path: String) {
    self.format = format
    self.path = path
  }

  init(_ value: String) throws(UsageError) {
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw UsageError(
        ["'--report' takes FORMAT=FILE, as in 'sarif=viperlint.sarif', not '\(value)'"], .lint)
    }
    let name = String(parts[0])
    guard let format = ReportFormat(rawValue: name) else {
      let known = ReportFormat.allCases.map(\.rawValue)
      throw UsageError(
        [unknown(called: "format", name, of: " of '--report'", among: known)], .lint)
    }
    (self.format, path) = (format, String(parts[1]))
  }
}

/// What is wrong with reports that would be written into one another.
///
/// - Parameter format: the form of standard output, where it is chosen.
func clashes(of reports: [ReportFile], format: String?) -> [String] {
  var problems: [String] = []
  for (index, report) in reports.enumerated() {
    guard let other = reports[..<index].first(where: { $0.path == report.path }) else { continue }
    let place = report.isStandardOutput ? "standard output" : "'\(report.path)'"
    problems.append(
      "'--report \(other.text)' and '--report \(report.text)' both write to \(place): "
        + "give each a file of its own")
  }
  if let format, let report = reports.first(where: \.isStandardOutput) {
    problems.append(
      "'--format \(format)' and '--report \(report.text)' both write to standard output: "
        + "leave out one")
  }
  return problems
}
