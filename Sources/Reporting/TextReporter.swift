import Configuration
import Rules

/// How a report for people is printed.
package struct TextOptions: Sendable {
  /// Findings on a single fact, too.
  package var showsNotes = false
  /// Findings only: no remarks, no summary, no time.
  package var isQuiet = false
  package var showsStatistics = false
  package var isColored = false
  /// So many findings are printed; nil for all.
  package var limit: Int?

  package init() {}
}

/// Prints a report for people: each finding with its excerpt, both ends, the reason and the way out;
/// then the remarks, and what was understood.
package func renderText(_ report: Report, _ options: TextOptions, into output: inout String) {
  let printer = TextPrinter(style: TextStyle(isColored: options.isColored), report: report)
  let shown = report.diagnostics.filter { diagnostic in
    guard diagnostic.isShown else { return false }
    return diagnostic.severity != .note || options.showsNotes
  }
  let groups = folded(shown)
  let printed = options.limit.map { worst($0, of: groups) } ?? groups
  for group in printed { printer.render(group, into: &output) }
  let left = shown.count - printed.map(\.count).reduce(0, +)
  if left > 0 { output += "and \(counted(left, "more finding"))\n" }
  guard !options.isQuiet else { return }
  for line in report.misfits.flatMap(\.lines) { output += escaped(line) + "\n" }
  for remark in report.remarks { output += escaped(remark) + "\n" }
  for line in report.presetLines { output += escaped(line) + "\n" }
  if let line = presetLine(report) { output += line + "\n" }
  if let line = changeLine(report) { output += line + "\n" }
  output += summaryLine(report, options, TextStyle(isColored: options.isColored)) + "\n"
  if options.showsStatistics { renderStatistics(report, into: &output) }
  for line in report.unjudged { output += escaped(line) + "\n" }
}

/// The first of the most severe ones, in their order.
private func worst(_ count: Int, of groups: [[Diagnostic]]) -> [[Diagnostic]] {
  guard groups.count > count else { return groups }
  let severities: [Severity] = [.error, .warning, .note]
  let ranked = severities.flatMap { severity in
    groups.indices.filter { groups[$0].first?.severity == severity }
  }
  return ranked.prefix(count).sorted().map { groups[$0] }
}

/// Findings that are told as one: those of one rule, module and key, at the place of the first.
private func folded(_ diagnostics: [Diagnostic]) -> [[Diagnostic]] {
  struct Key: Hashable {
    var rule: String
    var severity: Severity
    var module: String?
    var key: String
  }
  var groups: [[Diagnostic]] = []
  var positions: [Key: Int] = [:]
  for diagnostic in diagnostics {
    guard let fold = diagnostic.foldKey else {
      groups.append([diagnostic])
      continue
    }
    let key = Key(
      rule: diagnostic.rule, severity: diagnostic.severity, module: diagnostic.from?.module,
      key: fold)
    if let position = positions[key] {
      groups[position].append(diagnostic)
    } else {
      positions[key] = groups.count
      groups.append([diagnostic])
    }
  }
  return groups
}

/// How many repeats are listed before the rest is only counted.
private let repeatLimit = 5

private struct TextPrinter {
  let style: TextStyle
  let report: Report

  func render(_ group: [Diagnostic], into output: inout String) {
    guard let finding = group.first else { return }
    output += heading(of: group, finding)
    let number = String(finding.place.line)
    let gutter = String(repeating: " ", count: number.count)
    let place = escaped(finding.place.textWithColumn)
    output += gutter + style.frame("-->") + " " + place + "\n"
    if let excerpt = report.sources[finding.place.file].flatMap({
      excerpt(of: finding.place, in: $0)
    }) {
      let empty = gutter + " " + style.frame("|")
      output += empty + "\n"
      output += style.frame(number + " |") + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
      let carets = String(repeating: "^", count: excerpt.caretLength)
      let caption = finding.caption.isEmpty ? "" : " " + escaped(finding.caption)
      output += empty + String(repeating: " ", count: excerpt.caretStart + 1)
      output += style.severity(carets + caption, finding.severity) + "\n"
    }
    for line in otherPlaces(of: finding) { output += gutter + style.frame(":::") + " \(line)\n" }
    let repeats = group.dropFirst().map(\.place) + finding.places.map(\.0)
    let details = [
      ("also:", listed(repeats.map { escaped($0.text) }, limit: repeatLimit)),
      ("why: ", escaped(finding.why)), ("help:", escaped(finding.help)),
    ]
    for (label, text) in details where !text.isEmpty {
      output += gutter + " " + style.frame("=") + " " + style.strong(label) + " " + text + "\n"
    }
    output += "\n"
  }

  private func heading(of group: [Diagnostic], _ finding: Diagnostic) -> String {
    var message = finding.message
    if group.count > 1 {
      let module = finding.from?.module.map { " in \($0)" } ?? ""
      message += " (and \(grouped(group.count - 1)) more such\(module))"
    }
    let label = "\(finding.severity.rawValue)[\(escaped(finding.rule))]"
    return style.severity(label, finding.severity) + style.strong(": " + escaped(message)) + "\n"
  }

  /// The other end; the finding's own where neither its name nor its base tells its role; and
  /// explanations.
  private func otherPlaces(of finding: Diagnostic) -> [String] {
    var lines: [String] = []
    if let from = finding.from, !from.file.isEmpty, let origin = origin(of: from),
      !from.isSeenInDeclaration
    {
      lines.append(
        "\(escaped(from.file)):\(from.line):\(from.column)  \(escaped(from.name)) (\(origin))")
    }
    if let to = finding.to, !to.file.isEmpty {
      let origin = origin(of: to).map { " (\($0))" } ?? ""
      lines.append("\(escaped(to.file)):\(to.line):\(to.column)  declared here\(origin)")
    }
    for related in finding.related {
      lines.append("\(escaped(related.place.textWithColumn))  \(escaped(related.message))")
    }
    return lines
  }

  /// `router: name ends in Wireframe`
  private func origin(of end: Diagnostic.End) -> String? {
    guard let role = end.role else { return nil }
    return end.evidence.isEmpty ? escaped(role) : "\(escaped(role)): \(escaped(end.evidence))"
  }
}
