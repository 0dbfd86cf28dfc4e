import Configuration
import Diagnostics
import Reporting
import Workspace

/// The edits of one file.
struct TextEdits: Sendable {
  /// Absolute.
  var path: String
  /// Before them.
  var text: [UInt8]
  /// None touches another.
  var edits: [Fix.Edit]

  init(path: String, text: [UInt8], edits: [Fix.Edit]) {
    self.path = path
    self.text = text
    self.edits = edits.ordered { $0.offset < $1.offset }
  }

  /// What makes one text of another, as one edit of the lines between the first and the last that differ.
  init(path: String, from before: [UInt8], to after: [UInt8]) {
    var start = zip(before, after).prefix { $0 == $1 }.count
    while start > 0, before[start - 1] != lineFeed { start -= 1 }
    let most = min(before.count, after.count) - start
    var common = 0
    while common < most,
      before[before.count - 1 - common] == after[after.count - 1 - common]
    {
      common += 1
    }
    // Back to where a line begins on both sides.
    while common > 0, before[before.count - common - 1] != lineFeed { common -= 1 }
    let text = String(decoding: after[start..<after.count - common], as: UTF8.self)
    let edit = Fix.Edit(
      file: path, offset: start, length: before.count - common - start, text: text)
    self.init(path: path, text: before, edits: [edit])
  }

  func json(_ encoding: PositionEncoding) -> JSONValue {
    let positions = TextPositions(text, encoding)
    return .list(
      edits.map { edit in
        let range = positions.position(of: edit.offset)...positions.position(of: edit.end)
        return ["range": range.json, "newText": .text(edit.text)]
      })
  }
}

/// What a fix does, in words for a menu.
func title(of fix: Fix, in texts: [String: [UInt8]]) -> String {
  guard let first = fix.edits.first else { return "Change nothing" }
  var title = words(of: first, in: texts[first.file] ?? [])
  if fix.edits.count > 1 {
    title += ", and \(counted(fix.edits.count - 1, "more edit"))"
    if fix.files.count > 1 { title += " in \(counted(fix.files.count, "file"))" }
  }
  switch fix.level {
  case .safe: return title
  case .unsafe: return title + " (build afterwards: a compiler must agree)"
  case .shown: return title + " (a suggestion: read it, and build)"
  }
}

private func words(of edit: Fix.Edit, in text: [UInt8]) -> String {
  let old = shown(String(decoding: text[edit.offset..<min(edit.end, text.count)], as: UTF8.self))
  let new = shown(edit.text)
  if new.isEmpty { return old.isEmpty ? "Remove a blank line" : "Remove '\(old)'" }
  if old.isEmpty { return "Insert '\(new)'" }
  return "Replace '\(old)' with '\(new)'"
}

/// So much of a text is shown in a menu.
private let shownLength = 60

/// The first line that says something, cut where it is long.
private func shown(_ text: String) -> String {
  let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  guard let line = lines.first(where: { !$0.isEmpty }) else { return "" }
  var words = String(line)
  while words.last?.isWhitespace == true { words.removeLast() }
  let isCut = words.count > shownLength || lines.filter { !$0.isEmpty }.count > 1
  return escaped(String(words.prefix(shownLength))) + (isCut ? " …" : "")
}

private let lineFeed = UInt8(ascii: "\n")
