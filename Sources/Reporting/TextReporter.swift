import Configuration
import Diagnostics

/// How a report for people is printed.
package struct TextOptions: Sendable {
  /// Findings on a single fact, too.
  package var showsNotes = false
  /// Findings only: no remarks, no summary, no time.
  package var isQuiet = false
  package var showsStatistics = false
  package var isColored = false
  /// So many entries are printed; nil for as many as an overview needs.
  package var limit: Int?
  /// Whether each finding is told by itself, and all of them.
  package var unfolds = false
  /// nil: the worst first.
  package var grouping: EntryGrouping?
  /// The table of what is found in place of the findings.
  package var isSummary = false
  /// The cells of a line; nil to break none.
  package var width: Int?

  package init() {}
}

/// So many entries stand before the table that sums up a long list: what one can read.
private let entryLimit = 20

/// Prints a report for people: each finding with its excerpt, both ends, the reason and the way out, the
/// worst first and like ones as one; a table where they are many; then the remarks, and what was
/// understood.
package func renderText(_ report: Report, _ options: TextOptions, into output: inout String) {
  let style = TextStyle(isColored: options.isColored)
  let shown = report.diagnostics.filter { $0.isPrinted(withNotes: options.showsNotes) }
  func line(_ text: String) {
    output += wrapped(text, after: 0, indent: 2, width: options.width) + "\n"
  }
  if options.isSummary {
    renderOverview(shown, of: report.rules, style, width: options.width, into: &output)
  } else {
    renderEntries(of: shown, report, options, into: &output)
  }
  guard !options.isQuiet else { return }
  if !options.isSummary, !options.unfolds, options.limit == nil, shown.count > overviewThreshold {
    renderOverview(shown, of: report.rules, style, width: options.width, into: &output)
  }
  for text in report.misfits.flatMap(\.lines) {
    // The last are YAML to copy.
    if text.hasPrefix(" ") { output += escaped(text) + "\n" } else { line(escaped(text)) }
  }
  for remark in report.remarks { line(escaped(remark)) }
  if let text = fixableLine(report) { line(text) }
  for text in report.presetLines { line(escaped(text)) }
  if let text = presetLine(report) { line(text) }
  if let text = changeLine(report) { line(text) }
  line(summaryLine(report, options, style))
  if options.showsStatistics { renderStatistics(report, into: &output) }
  for text in report.unjudged { line(escaped(text)) }
}

private func renderEntries(
  of shown: [Diagnostic], _ report: Report, _ options: TextOptions, into output: inout String
) {
  let printer = TextPrinter(
    style: TextStyle(isColored: options.isColored), report: report, width: options.width)
  let isLong = !options.unfolds && shown.count > overviewThreshold
  let crossesModules = isLong && [nil, .rule].contains(options.grouping)
  let all = entries(of: shown, unfolds: options.unfolds, crossesModules: crossesModules)
  let limit = options.limit ?? (isLong ? entryLimit : all.count)
  let printed = Array(all.prefix(limit))
  for (title, entry) in arranged(printed, by: options.grouping) {
    if let title { output += printer.style.strong(escaped(title)) + "\n\n" }
    printer.render(entry, into: &output)
  }
  let left = shown.count - printed.map(\.findings.count).reduce(0, +)
  guard left > 0 else { return }
  let hint = options.limit == nil ? ": --all prints them" : ""
  output += "and \(counted(left, "more finding"))\(hint)\n" + (hint.isEmpty ? "" : "\n")
}

/// How many repeats are listed before the rest is only counted.
private let repeatLimit = 5

private struct TextPrinter {
  let style: TextStyle
  let report: Report
  let width: Int?

  func render(_ entry: Entry, into output: inout String) {
    let finding = entry.lead
    output += heading(of: entry)
    let number = String(finding.place.line)
    let gutter = String(repeating: " ", count: number.count)
    let place = escaped(finding.place.textWithColumn)
    output += gutter + style.frame("-->") + " " + place + "\n"
    let room = width.map { $0 - gutter.count - 3 }
    if let excerpt = report.sources[finding.place.file].flatMap({
      excerpt(of: finding.place, in: $0, width: room)
    }) {
      let empty = gutter + " " + style.frame("|")
      output += empty + "\n"
      output += style.frame(number + " |") + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
      output += carets(excerpt, of: finding, room: room).map { empty + " " + $0 + "\n" }.joined()
    }
    for line in otherPlaces(of: finding) {
      let start = gutter.count + 4
      output += gutter + style.frame(":::") + " "
      output += wrapped(line, after: start, indent: start + 2, width: width) + "\n"
    }
    for line in repeats(of: entry) { detail("also:", line, gutter, into: &output) }
    detail("why: ", escaped(finding.why), gutter, into: &output)
    if finding.severity == .note, let leniency = finding.leniency {
      detail("note:", escaped("\(leniency.meaning) (\(leniency.id))"), gutter, into: &output)
    }
    detail("help:", escaped(finding.help), gutter, into: &output)
    output += "\n"
  }

  private func detail(
    _ label: String, _ text: String, _ gutter: String, into output: inout String
  ) {
    guard !text.isEmpty else { return }
    let indent = gutter.count + 9
    output += gutter + " " + style.frame("=") + " " + style.strong(label) + " "
    output += wrapped(text, after: indent, indent: indent, width: width) + "\n"
  }

  /// The carets with what they say, which stands below them where the line is too short.
  private func carets(_ excerpt: Excerpt, of finding: Diagnostic, room: Int?) -> [String] {
    let margin = String(repeating: " ", count: excerpt.caretStart)
    let carets = String(repeating: "^", count: excerpt.caretLength)
    let caption = escaped(finding.caption)
    func colored(_ text: String) -> String { style.severity(text, finding.severity) }
    if caption.isEmpty { return [margin + colored(carets)] }
    let end = excerpt.caretStart + excerpt.caretLength + 1 + cells(of: caption)
    guard let room, end > room else { return [margin + colored(carets + " " + caption)] }
    let start = max(0, min(excerpt.caretStart, room - cells(of: caption)))
    return [margin + colored(carets), String(repeating: " ", count: start) + colored(caption)]
  }

  private func heading(of entry: Entry) -> String {
    let finding = entry.lead
    let label = "\(finding.severity.rawValue)[\(escaped(finding.rule))]"
    let message = wrapped(
      ": " + escaped(entry.message), after: label.count, indent: 2, width: width)
    return style.severity(label, finding.severity) + style.strong(message) + "\n"
  }

  /// Where else it is: the repeats of the lead on one line, then the findings that it stands for; only
  /// their places where they all say the same of their files.
  private func repeats(of entry: Entry) -> [String] {
    let others = entry.findings.dropFirst()
    let isOfFiles = entry.lead.foldKey != nil
    let places = (isOfFiles ? others.map(\.place) : []) + entry.lead.places.map(\.0)
    let file = entry.lead.place.file
    // Its own file is named above already.
    let near = places.filter { $0.file == file && (isOfFiles || $0.line != entry.lead.place.line) }
      .map { String($0.line) }
    let far = places.filter { $0.file != file }.map { unbreakable(escaped($0.text)) }
    var lines: [String] = []
    if !near.isEmpty {
      lines.append((near.count == 1 ? "line " : "lines ") + listed(near, limit: repeatLimit))
    }
    if !far.isEmpty { lines.append(listed(far, limit: repeatLimit)) }
    guard !isOfFiles else { return lines }
    lines += others.prefix(repeatLimit).map {
      let place =
        $0.place.file == file ? "line \($0.place.line)" : unbreakable(escaped($0.place.text))
      return "\(place): \(escaped($0.message))"
    }
    let left = others.count - repeatLimit
    if left > 0 { lines.append("\(grouped(left)) more, which --all prints") }
    return lines
  }

  /// The other end; the finding's own where neither its name nor its base tells its role; and
  /// explanations.
  private func otherPlaces(of finding: Diagnostic) -> [String] {
    var lines: [String] = []
    if let from = finding.from, !from.file.isEmpty, let origin = origin(of: from),
      !from.isSeenInDeclaration
    {
      lines.append(
        "\(unbreakable(escaped(from.file))):\(from.line):\(from.column)  "
          + "\(escaped(from.name)) (\(origin))")
    }
    if let to = finding.to, !to.file.isEmpty {
      let origin = origin(of: to).map { " (\($0))" } ?? ""
      lines.append(
        "\(unbreakable(escaped(to.file))):\(to.line):\(to.column)  declared here\(origin)")
    }
    for related in finding.related {
      lines.append(
        "\(unbreakable(escaped(related.place.textWithColumn)))  \(escaped(related.message))")
    }
    return lines
  }

  /// `router: name ends in Wireframe`
  private func origin(of end: Diagnostic.End) -> String? {
    guard let role = end.role else { return nil }
    return end.evidence.isEmpty ? escaped(role) : "\(escaped(role)): \(escaped(end.evidence))"
  }
}
