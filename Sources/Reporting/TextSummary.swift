import Architecture
import Configuration
import Diagnostics

/// The line that says which table judged, where nobody chose it.
package func presetLine(_ report: Report) -> String? {
  guard report.presetIsDeduced, let preset = report.preset else { return nil }
  let others = report.otherPresets.map { "\(counted($0.count, "module")) by \($0.name)" }
  let beside = others.isEmpty ? "" : ", " + others.joined(separator: ", ")
  let share = report.presetFit.map { "explains \(explained(by: $0)) of the types in modules" }
  return "judged by the \(preset) preset, which \(share ?? "fits this code best")\(beside) "
    + "(state it in .viperlint.yml: 'preset: \(preset)')"
}

/// `98 %` of the types in modules.
func explained(by fit: PresetFit) -> String { percent(fit.explained, of: fit.types) }

/// How a comparison ended: `--since main: 2 new, 1 fixed; 37 were there before`. nil where nothing was
/// compared.
package func changeLine(_ report: Report) -> String? {
  guard let change = report.summary.change else { return nil }
  var line = "\(escaped(change.option)): \(change.new == 0 ? "nothing" : grouped(change.new)) new"
  if change.fixed > 0 { line += ", \(grouped(change.fixed)) fixed" }
  if change.before > 0 {
    line += "; \(grouped(change.before)) \(change.before == 1 ? "was" : "were") there before"
  }
  return line
}

/// What was understood and found, without the time that it took.
package func summaryLine(_ report: Report) -> String {
  var options = TextOptions()
  options.showsNotes = true
  return summaryParts(report, options, TextStyle(isColored: false)).joined(separator: "; ")
}

/// What was understood, so that silence is never mistaken for health, and what was found.
func summaryLine(_ report: Report, _ options: TextOptions, _ style: TextStyle) -> String {
  let time = "\(decimal(report.summary.seconds, digits: 2)) s"
  return (summaryParts(report, options, style) + [time]).joined(separator: "; ")
}

private func summaryParts(
  _ report: Report, _ options: TextOptions, _ style: TextStyle
) -> [String] {
  let summary = report.summary
  var gaps: [String] = []
  if summary.typesWithoutRole > 0 {
    gaps.append("\(counted(summary.typesWithoutRole, "type")) without a role")
  }
  if summary.ambiguousNames > 0 { gaps.append(counted(summary.ambiguousNames, "ambiguous name")) }
  let understood =
    "\(counted(summary.files, "file")), \(counted(summary.types, "type")) in "
    + counted(summary.modules, "module")
    + (gaps.isEmpty ? "" : " (\(gaps.joined(separator: ", ")))")
    + ", \(counted(summary.references, "reference"))"
    + (summary.externalNames > 0 ? ", \(counted(summary.externalNames, "external name"))" : "")

  var found: [String] = []
  if summary.errors > 0 {
    found.append(style.severity(counted(summary.errors, "error"), .error))
  }
  if summary.warnings > 0 {
    found.append(style.severity(counted(summary.warnings, "warning"), .warning))
  }
  if found.isEmpty {
    let nothing = summary.baselined > 0 ? "no new finding" : "no finding"
    found.append(style.strong(summary.notes == 0 ? nothing : "no error, no warning"))
  }

  var rest: [String] = []
  if summary.notes > 0 {
    let hint = options.showsNotes ? "" : " (--notes shows \(summary.notes == 1 ? "it" : "them"))"
    rest.append("\(counted(summary.notes, "note"))\(hint)")
  }
  if summary.suppressed > 0 { rest.append("\(grouped(summary.suppressed)) suppressed") }
  if summary.baselined > 0 || summary.fixed != nil {
    let fixed = summary.fixed ?? 0
    let gone = fixed > 0 ? " (\(grouped(fixed)) fixed)" : ""
    rest.append("\(grouped(summary.baselined)) in the baseline\(gone)")
  }
  return [understood + ": " + found.joined(separator: ", ")] + rest
}

/// How many names of a list `--stats` prints.
private let listLimit = 20

/// What `--stats` adds: times, what was left out, and what was not understood, each with its list.
package func renderStatistics(_ report: Report, into output: inout String) {
  let statistics = report.statistics
  output += "\nsteps (reading, lexing and outlining summed over all threads)\n"
  for step in report.summary.steps {
    row(step.name, decimal(step.seconds * 1000, digits: 1) + " ms", into: &output)
  }
  row("in all", decimal(report.summary.seconds * 1000, digits: 1) + " ms", into: &output)
  row("Swift read", decimal(Double(statistics.bytes) / 1e6, digits: 2) + " MB", into: &output)

  if !statistics.skipped.isEmpty { output += "\nnot read\n" }
  for skipped in statistics.skipped {
    var counts: [String] = []
    if skipped.folders > 0 { counts.append(counted(skipped.folders, "folder")) }
    if skipped.files > 0 { counts.append(counted(skipped.files, "file")) }
    let paths = listed(skipped.paths.map(escaped), limit: 4)
    row(skipped.reason, "\(counts.joined(separator: ", ")): \(paths)", into: &output)
  }

  if !statistics.roles.isEmpty { output += "\ntypes by role\n" }
  for role in statistics.roles { row(escaped(role.name), grouped(role.count), into: &output) }

  let exemptions = statistics.exemptions ?? []
  if !exemptions.isEmpty { output += "\nleft alone, or told more mildly\n" }
  for left in exemptions {
    row(left.exemption.id, "\(grouped(left.count)): \(left.exemption.meaning)", into: &output)
  }

  list("own types without a role", statistics.typesWithoutRole.map(escaped), into: &output)
  let external = statistics.externalNames.map { "\(escaped($0.name)) (\(grouped($0.count)))" }
  list("external names", external, into: &output)
  let ambiguous = statistics.ambiguousNames.map { "\(escaped($0.name)) (\(grouped($0.count)))" }
  list("ambiguous names", ambiguous, into: &output)
}

private func row(_ name: String, _ value: String, into output: inout String) {
  let padding = String(repeating: " ", count: max(2, 30 - name.count))
  output += "  \(name)\(padding)\(value)\n"
}

private func list(_ title: String, _ items: [String], into output: inout String) {
  guard !items.isEmpty else { return }
  output += "\n\(title) (\(grouped(items.count)))\n"
  for item in items.prefix(listLimit) { output += "  \(item)\n" }
  if items.count > listLimit { output += "  and \(grouped(items.count - listLimit)) more\n" }
}
