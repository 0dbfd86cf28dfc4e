package import Configuration
import Diagnostics

/// What viperlint adds to AGENTS.md, which coding agents read before they write: the table in words and
/// the commands, between two marks.
package struct AgentsBlock: Hashable, Sendable {
  /// With both marks, and a newline at the end.
  package var text: String

  /// Why a block can be neither added nor found.
  package struct BrokenMarks: Error, Hashable, Sendable {
    package var message: String
  }

  package init(_ settings: Settings) {
    var lines = [blockBegin, "## Architecture", ""]
    let table = settings.preset.map { "the \($0) preset" } ?? "the table of .viperlint.yml"
    lines.append(
      "viperlint checks which type may know which, by the role each plays: \(table). What is not named "
        + "here is free.")
    lines.append("")
    let rows = settings.knownRoles.map { RowInWords($0, settings) }.filter(\.isRestrained)
    lines += rows.map { line(about: $0, settings) }
    if settings.rules["module_boundary"]?.severity != .off {
      lines.append(
        "- Modules (screens, scenes, features) know each other through the protocols only that face out "
          + "of them.")
    }
    let places = settings.overrides.flatMap(\.paths).map { "`\($0.pattern)`" }
    if !places.isEmpty {
      lines.append("- Other settings hold in \(listed(places, limit: 5)).")
    }
    lines += ["", "Commands:", ""] + commands + [blockEnd]
    text = lines.map { escaped($0) + "\n" }.joined()
  }

  /// A file with the block in it, at the place of the one that is there, else at the end.
  /// - Parameter file: the text that is there; empty for none.
  package func text(in file: String) throws(BrokenMarks) -> String {
    // Where git checks out with CRLF, a block with other line ends would be stale at once.
    let newline = file.contains("\r\n") ? "\r\n" : "\n"
    let block = text.replacing("\n", with: newline)
    if let parts = try partsAroundBlock(file) { return parts.before + block + parts.after }
    if file.isEmpty { return block }
    let end = file.reversed().prefix { $0 == "\n" || $0 == "\r\n" }.count
    return file + String(repeating: newline, count: max(0, 2 - end)) + block
  }

  /// Whether a file holds a block of viperlint's.
  package static func isIn(_ file: String) throws(BrokenMarks) -> Bool {
    try partsAroundBlock(file) != nil
  }
}

private let blockBegin = "<!-- viperlint: begin ('viperlint init --agents' renews this block) -->"
private let blockEnd = "<!-- viperlint: end -->"
private let beginMark = "<!-- viperlint: begin"

private let commands = [
  "- before you write in a file: `viperlint may --file PATH` tells what it may import and know",
  "- of a single reference: `viperlint may FROM TO`",
  "- after each change: `viperlint --since HEAD --format agent` tells what it brought; mend that in the "
    + "code, and silence nothing",
  "- how a type got its role: `viperlint why TYPE`; what a rule is about: `viperlint rules RULE`",
]

private func line(about row: RowInWords, _ settings: Settings) -> String {
  var parts = row.phrases.filter { $0.phrase != "freely" }.map { phrase, columns in
    "\(phrase): \(columns.map { words($0.role) }.joined(separator: ", "))"
  }
  let groups = row.closed.map { closedGroup($0, settings) }
  if !groups.isEmpty { parts.append("imports and names no \(groups.joined(separator: ", no "))") }
  return "- **\(words(row.role))**: \(parts.joined(separator: "; "))"
}

private func partsAroundBlock(
  _ file: String
) throws(AgentsBlock.BrokenMarks) -> (before: String, after: String)? {
  do throws(BrokenBlock) {
    return try partsAroundBlock(
      file, isBegin: { $0.starts(with: beginMark.utf8) },
      isEnd: { $0.starts(with: blockEnd.utf8) })
  } catch {
    throw AgentsBlock.BrokenMarks(
      message:
        "line \(error.line): a block of viperlint's begins and ends once, "
        + "with '\(beginMark) …' and '\(blockEnd)': delete its lines")
  }
}
