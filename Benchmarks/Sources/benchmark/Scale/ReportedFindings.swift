import Foundation
import ViperLintKit
import Workspace

/// Findings that were planted and not reported, and those that were reported and not planted.
struct FindingDifference: Sendable {
  var missing: [PlantedFinding] = []
  var extra: [PlantedFinding] = []

  var isEmpty: Bool { missing.isEmpty && extra.isEmpty }

  /// A finding reported twice is one too many.
  init(expected: [PlantedFinding], reported: [PlantedFinding]) {
    var open: [PlantedFinding: Int] = [:]
    for finding in expected { open[finding, default: 0] += 1 }
    for finding in reported {
      if let count = open[finding], count > 0 {
        open[finding] = count - 1
      } else {
        extra.append(finding)
      }
    }
    for finding in expected {
      guard let count = open[finding], count > 0 else { continue }
      open[finding] = count - 1
      missing.append(finding)
    }
  }

  /// Tells the first few of each.
  func show(in folder: String) {
    for (title, findings) in [("missing", missing), ("not planted", extra)] where !findings.isEmpty
    {
      benchmark.show("\(folder): \(grouped(findings.count)) \(title)")
      for finding in findings.prefix(10) { benchmark.show("  \(finding.text)") }
    }
  }
}

/// What a report of viperlint in JSON lists, notes too.
/// - Throws: where the file is no such report.
func reportedFindings(_ path: String) throws -> [PlantedFinding] {
  let bytes = try readFile(path)
  guard let report = try? JSONDecoder().decode(ReportInJSON.self, from: Data(bytes)) else {
    throw BenchmarkError("no report of viperlint: '\(path)'")
  }
  return report.diagnostics.map { PlantedFinding(rule: $0.rule, file: $0.file, line: $0.line) }
}

private struct ReportInJSON: Decodable {
  struct Diagnostic: Decodable {
    var rule: String
    var file: String
    var line: Int
  }

  var diagnostics: [Diagnostic]
}
