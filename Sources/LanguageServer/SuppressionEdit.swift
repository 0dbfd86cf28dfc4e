import Diagnostics
import Lexing
import Outlining
import Rules

/// The edit by which a comment silences a rule on a line; nil where no comment can stand there, as within
/// a text of many lines.
///
/// Where a comment for the next line stands above it already, the rule joins it: another comment between
/// them would take its line away.
func suppression(of rule: String, atLine line: Int, in text: [UInt8]) -> Fix.Edit? {
  let before = outline(text)
  let edit =
    joining(rule, directiveAbove(line, before), in: text)
    ?? ownLine(rule, atLine: line, before, in: text)
  let after = outline(applied([edit], to: text))
  let isInserted = edit.text.contains("//")
  guard after.directives.count == before.directives.count + (isInserted ? 1 : 0),
    after.issues.count == before.issues.count,
    let directive = directiveAbove(line + (isInserted ? 1 : 0), after),
    readDirective(directive.text)?.words.contains(rule) == true
  else { return nil }
  return edit
}

private func ownLine(
  _ rule: String, atLine line: Int, _ outline: FileOutline, in text: [UInt8]
) -> Fix.Edit {
  let starts = outline.lines.starts
  var start = line >= 1 && line <= starts.count ? Int(starts[line - 1]) : text.count
  // A byte-order mark stays at the beginning.
  if start == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
  let indentation = text[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  let firstBreak = text.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
  let lineBreak =
    firstBreak.map { index in
      text[index] == UInt8(ascii: "\n")
        ? "\n" : index + 1 < text.count && text[index + 1] == UInt8(ascii: "\n") ? "\r\n" : "\r"
    } ?? "\n"
  let margin = String(decoding: indentation, as: UTF8.self)
  return Fix.Edit(
    file: "", offset: start, length: 0,
    text: "\(margin)// viperlint:disable:next \(rule) - \(lineBreak)")
}

/// Names the rule behind the others of a comment; nil for none, and for one that silences all of them.
private func joining(_ rule: String, _ directive: Directive?, in text: [UInt8]) -> Fix.Edit? {
  guard let directive, let words = readDirective(directive.text)?.words, let last = words.last
  else {
    return nil
  }
  let start = Int(directive.textStart) + "disable:next".utf8.count
  let comment = text[min(start, text.count)..<min(Int(directive.range.end), text.count)]
  guard let found = comment.firstRange(of: Array(last.utf8)) else { return nil }
  return Fix.Edit(file: "", offset: found.upperBound, length: 0, text: " " + rule)
}

/// The comment that is for the next line, where that is this one.
private func directiveAbove(_ line: Int, _ outline: FileOutline) -> Directive? {
  outline.directives.first { directive in
    readDirective(directive.text)?.command == "disable:next"
      && outline.lines.position(of: directive.range.end).line + 1 == line
  }
}

private func outline(_ text: [UInt8]) -> FileOutline {
  let slice = text[...]
  return Outlining.outline(slice.span, lex(slice.span))
}
