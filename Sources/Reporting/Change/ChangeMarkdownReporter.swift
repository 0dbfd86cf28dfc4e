import Configuration
import Diagnostics

/// How a comment on a change is written.
package struct CommentOptions: Sendable {
  /// Tells the comment from others of the same bot.
  package var key = "default"
  package var links: LineLinks?
  package var owners: CodeOwners?
  /// GitLab draws so little of Mermaid on one page that the picture must be small.
  package var isForGitLab = false
  /// What stands before a path for it to be relative to the top of the repository.
  package var repositoryPrefix = ""

  package init() {}
}

/// Prints what a change does to the architecture as a comment in Markdown, for GitHub, GitLab and
/// Bitbucket: a hidden line by which a bot finds it again, then one line where nothing changed.
///
/// It is never longer than 60,000 bytes, of the 65,536 characters that GitHub takes; what is cut is said.
package func renderChangeMarkdown(
  _ change: ArchitectureChange, _ options: CommentOptions, into output: inout String
) {
  var comment = Comment()
  comment.add("<!-- viperlint:diff key=\(keyText(options.key)) -->\n")
  guard !change.isEmpty else {
    comment.add("\(markdownText(change.verdict)).\n")
    output += comment.text
    return
  }
  let writer = CommentWriter(options: options)
  comment.add("### viperlint: \(markdownText(change.verdict))\n\n")
  comment.add(
    rows: writer.findings(change.new, withHelp: true, change.suggestions), head: "**New**\n\n")
  let (first, rest) = (change.sections.filter(\.isForAll), change.sections.filter { !$0.isForAll })
  for section in first {
    comment.add(rows: writer.rows(of: section), head: writer.head(of: section))
  }
  comment.add(rows: change.unjudged.map { "- \(markdownText($0))\n" }, head: "**Not judged**\n\n")
  picture(of: change, options, into: &comment)
  for section in rest {
    comment.add(
      rows: writer.rows(of: section), head: writer.head(of: section),
      foldedAs: "\(section.title): \(grouped(section.rows.count))")
  }
  comment.add(
    rows: writer.findings(change.fixed, withHelp: false), head: "",
    foldedAs: "Fixed: \(grouped(change.fixed.count))")
  comment.finish()
  output += comment.text
}

/// A key as it may stand in a comment of HTML.
private func keyText(_ key: String) -> String {
  String(
    key.unicodeScalars.filter { isWordScalar($0) || "-_./".unicodeScalars.contains($0) }
      .prefix(100).map(Character.init))
}

private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
}

extension ChangeSection {
  /// Whether who reviews must see it: all else is folded.
  fileprivate var isForAll: Bool { rows.count <= 12 }
}

// MARK: The picture

private func picture(
  of change: ArchitectureChange, _ options: CommentOptions, into comment: inout Comment
) {
  let graph = change.touchedModules
  guard !graph.nodes.isEmpty else { return }
  var limits = DrawingLimits()
  if options.isForGitLab { limits.bytes = gitLabLimit }
  // A table of more than the picture shows would be another statement.
  let (text, drawn, leftOut) = mermaidPicture(of: graph, limits)
  let titles = drawn.titles
  var block =
    "<details><summary>The modules that it touches</summary>\n\n```mermaid\n\(text)```\n\n"
  if !leftOut.isEmpty { block += markdownText(leftOut.text(.module)) + ".\n\n" }
  comment.add(block + "</details>\n\n")
  comment.add(
    rows: drawn.arrows.map { arrow in
      let cells = [
        titles[arrow.from], titles[arrow.to], arrow.caption,
      ]
      return "| \(cells.map(markdownText).joined(separator: " | ")) |\n"
    }, head: "| from | to | references |\n| --- | --- | --- |\n",
    foldedAs: "The same as a table")
}

extension ArchitectureChange {
  /// The modules at which something is new or gone, with what they know of each other; and those around
  /// them, but where these are so many that the change would be lost among them.
  package var touchedModules: ReferenceGraph {
    let touched = Set(picture.onlyChanges().nodes.map(\.name))
    let centres = picture.nodes.indices.filter { touched.contains(picture.nodes[$0].name) }
    var around = picture.focused(on: centres, depth: 1)
    around.arrows.removeAll {
      !touched.contains(around.nodes[$0.from].name) && !touched.contains(around.nodes[$0.to].name)
    }
    return around.nodes.count <= mostWithNeighbours
      ? around : picture.focused(on: centres, depth: 0)
  }
}

/// So many modules show the change and what is around it at one look.
private let mostWithNeighbours = 14

/// GitLab draws no more than 2,000 characters of Mermaid on a page.
private let gitLabLimit = 1_900

// MARK: Rows

private struct CommentWriter {
  let options: CommentOptions

  func head(of section: ChangeSection) -> String {
    let columns = section.columns + ["place"]
    return "**\(section.title)**\n\n| \(columns.joined(separator: " | ")) |\n"
      + "|\(columns.map { _ in " --- " }.joined(separator: "|"))|\n"
  }

  func rows(of section: ChangeSection) -> [String] {
    section.rows.map { row in
      let cells = row.cells.map(markdownText) + [place(row.file, row.line)]
      return "| \(cells.joined(separator: " | ")) |\n"
    }
  }

  func findings(
    _ findings: [Diagnostic], withHelp: Bool, _ suggestions: [Int: Suggestion] = [:]
  ) -> [String] {
    let shown = withHelp ? Array(findings.prefix(findingsInComment)) : findings
    var rows = shown.enumerated().map { index, finding in
      var row =
        "- **\(finding.severity.rawValue)** \(markdownCode(finding.rule)) "
        + "\(markdownText(finding.message)) "
        + (withHelp
          ? place(finding.place.file, finding.place.line) : markdownCode(finding.place.file))
      let owners = options.owners?.owners(of: path(finding.place.file)) ?? []
      if withHelp, !owners.isEmpty {
        row += " (\(owners.prefix(ownerLimit).map(markdownCode).joined(separator: ", ")))"
      }
      row += finding.isSuppressed ? " suppressed\n" : "\n"
      guard withHelp else { return row }
      let block = suggestions[index].map(block) ?? ""
      // Like findings one after the other have one reason and one way out, told with the last.
      if index + 1 < shown.count, shown[index + 1].isTold(like: finding) { return row + block }
      if !finding.why.isEmpty { row += "  <br>Why: \(markdownText(finding.why))\n" }
      if !finding.help.isEmpty { row += "  <br>Help: \(markdownText(finding.help))\n" }
      return row + block
    }
    if findings.count > shown.count {
      rows.append("- and \(grouped(findings.count - shown.count)) more\n")
    }
    return rows
  }

  /// A block as it stands in a comment on the lines that it is for, within the item of a list.
  /// - Returns: nothing for a text that could not stand there as it is.
  private func block(_ suggestion: Suggestion) -> String {
    let text =
      suggestion.text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      ?? []
    guard text.allSatisfy({ isPlain($0) }) else { return "" }
    let ticks = text.flatMap { $0.split(whereSeparator: { $0 != "`" }) }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, ticks + 1))
    let lines = suggestion.lines
    let place =
      lines.count == 1
      ? "line \(lines.lowerBound)" : "lines \(lines.lowerBound) to \(lines.upperBound)"
    let article = suggestion.level == .safe ? "A" : "An"
    return "\n  \(article) \(suggestion.level.rawValue) fix of \(place):\n\n  \(fence)suggestion\n"
      + text.map { "  \($0)\n" }.joined() + "  \(fence)\n\n"
  }

  private func isPlain(_ line: String) -> Bool {
    let line = line.replacing("\t", with: " ")
    return escaped(line) == line
  }

  /// A place, linked where the server is known.
  func place(_ file: String, _ line: Int) -> String {
    guard !file.isEmpty else { return "" }
    let text = markdownCode(line > 0 ? "\(file):\(line)" : file)
    guard let links = options.links, line > 0 else { return text }
    return "[\(text)](\(links.link(file: path(file), line: line)))"
  }

  private func path(_ file: String) -> String { options.repositoryPrefix + file }
}

extension Diagnostic {
  fileprivate func isTold(like other: Diagnostic) -> Bool {
    rule == other.rule && why == other.why && help == other.help
  }
}

/// So many findings are told in full in a comment: the worst.
package let findingsInComment = 10
private let ownerLimit = 3

// MARK: Length

/// A text that grows up to what a comment holds.
private struct Comment {
  private(set) var text = ""
  private var isCut = false

  private static let limit = 60_000
  /// Room for what ends a block and says that the rest is cut.
  private static let reserve = 300

  mutating func add(_ block: String) {
    guard text.utf8.count + block.utf8.count + Self.reserve <= Self.limit else {
      isCut = true
      return
    }
    text += block
  }

  /// Adds as many rows as there is room for.
  mutating func add(rows: [String], head: String, foldedAs title: String? = nil) {
    guard !rows.isEmpty else { return }
    let opening = (title.map { "<details><summary>\($0)</summary>\n\n" } ?? "") + head
    let closing = title == nil ? "\n" : "\n</details>\n\n"
    var block = opening
    var left = rows.count
    for row in rows {
      let count = text.utf8.count + block.utf8.count + row.utf8.count + closing.utf8.count
      guard count + Self.reserve <= Self.limit else { break }
      block += row
      left -= 1
    }
    guard left < rows.count else {
      isCut = true
      return
    }
    if left > 0 { isCut = true }
    text += block + closing
  }

  mutating func finish() {
    while text.hasSuffix("\n\n") { text.removeLast() }
    guard isCut else { return }
    text += "\nThis comment is cut, as it can hold no more: `viperlint diff` prints all of it.\n"
  }
}
