import Configuration
import Diagnostics

/// Prints what a change does to the architecture for a terminal: one line where that is nothing.
package func renderChangeText(
  _ change: ArchitectureChange, _ options: TextOptions, into output: inout String
) {
  let printer = ChangePrinter(options: options, style: TextStyle(isColored: options.isColored))
  printer.line(printer.style.strong(escaped(change.verdict)), indent: 2, into: &output)
  guard !change.isEmpty else { return }
  printer.findings(change.new, "New", withHelp: true, into: &output)
  for section in change.sections { printer.section(section, into: &output) }
  printer.findings(change.fixed, "Fixed", withHelp: false, into: &output)
  guard !change.unjudged.isEmpty else { return }
  printer.title("Not judged", into: &output)
  for sentence in change.unjudged {
    printer.line("  " + escaped(sentence), indent: 4, into: &output)
  }
}

/// So many findings and rows are printed: more are not read in a review.
private let rowLimit = 20
private let findingLimit = 10

private struct ChangePrinter {
  let options: TextOptions
  let style: TextStyle

  func line(_ text: String, indent: Int, into output: inout String) {
    output += wrapped(text, after: 0, indent: indent, width: options.width) + "\n"
  }

  func title(_ text: String, into output: inout String) {
    output += "\n" + style.strong(text) + "\n"
  }

  func findings(
    _ findings: [Diagnostic], _ heading: String, withHelp: Bool, into output: inout String
  ) {
    guard !findings.isEmpty else { return }
    title(heading, into: &output)
    let shown = options.unfolds ? findings : Array(findings.prefix(findingLimit))
    for finding in shown {
      let head = style.severity(
        "\(finding.severity.rawValue)[\(finding.rule)]", finding.severity)
      line("  \(head): \(escaped(finding.message))", indent: 6, into: &output)
      // A path is to be clicked, so it is never broken.
      output += "    --> \(escaped(finding.place.textWithColumn))\n"
      if withHelp { line("    help: \(escaped(finding.help))", indent: 6, into: &output) }
    }
    left(findings.count - shown.count, into: &output)
  }

  func section(_ section: ChangeSection, into output: inout String) {
    title(section.title, into: &output)
    let rows = options.unfolds ? section.rows : Array(section.rows.prefix(rowLimit))
    let widths = section.columns.indices.map { column in
      rows.map { cells(of: escaped($0.cells[column])) }.max() ?? 0
    }
    for row in rows {
      var texts = section.columns.indices.compactMap { column -> String? in
        guard widths[column] > 0 else { return nil }
        let text = escaped(row.cells[column])
        return text + String(repeating: " ", count: widths[column] - cells(of: text))
      }
      if !row.file.isEmpty {
        texts.append(escaped(row.line > 0 ? "\(row.file):\(row.line)" : row.file))
      }
      var text = "  " + texts.joined(separator: "  ")
      while text.hasSuffix(" ") { text.removeLast() }
      output += text + "\n"
    }
    left(section.rows.count - rows.count, into: &output)
  }

  private func left(_ count: Int, into output: inout String) {
    if count > 0 { output += "  and \(grouped(count)) more: --all prints them\n" }
  }
}
