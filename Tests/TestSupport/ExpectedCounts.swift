import Architecture
import Configuration
import Reporting
package import ViperLintKit

/// Compares `expected-counts.txt` of a fixture with what the last line of a report would say, so
/// that silence is never taken for health.
///
/// A line is `key N`, `roles ROLE N`, empty, or a comment that begins with `#`. Empty where the
/// fixture states no counts.
package func countMismatches(in fixture: Fixture, analysis: Analysis) -> [String] {
  guard let file = fixture.files.first(where: { $0.path == Fixture.countsPath }) else { return [] }
  return file.text.split(separator: "\n").compactMap { line in
    let words = line.split(separator: " ").map(String.init)
    guard let key = words.first, !key.hasPrefix("#") else { return nil }
    let label = words.dropLast().joined(separator: " ")
    guard let number = words.last.flatMap({ Int($0) }),
      let found = count(of: Array(words.dropLast()), in: analysis)
    else { return "\(fixture.name): \(file.path): cannot read `\(line)`" }
    guard found != number else { return nil }
    return "\(fixture.name): \(file.path): `\(line)` should read `\(label) \(found)`"
  }
}

/// One count of a run; nil for a key that there is not.
private func count(of key: [String], in analysis: Analysis) -> Int? {
  let summary = analysis.report.summary
  if key.count == 2, key[0] == "roles" {
    return analysis.architecture.types.count { $0.isChecked && $0.role?.name == key[1] }
  }
  guard key.count == 1 else { return nil }
  switch key[0] {
  case "files": return summary.files
  case "types": return summary.types
  case "modules": return summary.modules
  case "withoutRole": return summary.typesWithoutRole
  case "references": return summary.references
  case "ambiguous": return summary.ambiguousNames
  case "external": return summary.externalNames
  case "errors": return summary.errors
  case "warnings": return summary.warnings
  case "notes": return summary.notes
  case "roles": return analysis.architecture.types.count { $0.isChecked && $0.role != nil }
  default: return nil
  }
}
