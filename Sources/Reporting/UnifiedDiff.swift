/// So many lines are shown around a change.
private let context = 3

/// A change of one file as `git apply` and `patch` read it; empty where nothing changed.
///
/// - Parameter name: the path on both sides, which stands behind `a/` and `b/`.
/// - Complexity: as `difference(from:)`: O(lines + changes²).
package func unifiedDiff(_ before: String, _ after: String, name: String) -> String {
  let (old, new) = (lines(before), lines(after))
  let marked = markedLines(old, new)
  guard marked.contains(where: { $0.mark != " " }) else { return "" }
  let name = headName(name)
  var text = "--- \(name.before)\n+++ \(name.after)\n"
  for hunk in hunks(marked) {
    let shown = marked[hunk]
    let oldCount = shown.count { $0.mark != "+" }
    let newCount = shown.count { $0.mark != "-" }
    let oldStart = marked[..<hunk.lowerBound].count { $0.mark != "+" }
    let newStart = marked[..<hunk.lowerBound].count { $0.mark != "-" }
    text += "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n"
    for line in shown {
      text += "\(line.mark)\(line.text)"
      if !endsLine(line.text) { text += "\n\\ No newline at end of file\n" }
    }
  }
  return text
}

/// The lines of a text, from 1, that another had not.
/// - Complexity: as `difference(from:)`: O(lines + changes²).
package func linesWritten(from before: String, to after: String) -> Set<Int> {
  var (line, written) = (0, Set<Int>())
  for marked in markedLines(lines(before), lines(after)) where marked.mark != "-" {
    line += 1
    if marked.mark == "+" { written.insert(line) }
  }
  return written
}

private struct MarkedLine {
  /// `-`, `+` or a blank.
  var mark: Character
  /// With its line break.
  var text: Substring
}

/// By bytes, as a carriage return with what follows it is one character.
private func lines(_ text: String) -> [Substring] {
  var lines: [Substring] = []
  var start = text.utf8.startIndex
  while start < text.utf8.endIndex {
    let end =
      text.utf8[start...].firstIndex(of: UInt8(ascii: "\n")).map { text.utf8.index(after: $0) }
      ?? text.utf8.endIndex
    lines.append(text[start..<end])
    start = end
  }
  return lines
}

private func endsLine(_ text: Substring) -> Bool { text.utf8.last == UInt8(ascii: "\n") }

/// The lines of both sides, what goes before what comes in its place.
private func markedLines(_ old: [Substring], _ new: [Substring]) -> [MarkedLine] {
  var gone: Set<Int> = []
  var come: Set<Int> = []
  for change in new.difference(from: old, by: { $0.utf8.elementsEqual($1.utf8) }) {
    switch change {
    case .remove(let offset, _, _): gone.insert(offset)
    case .insert(let offset, _, _): come.insert(offset)
    }
  }
  var marked: [MarkedLine] = []
  var (oldLine, newLine) = (0, 0)
  while oldLine < old.count || newLine < new.count {
    if gone.contains(oldLine) {
      marked.append(MarkedLine(mark: "-", text: old[oldLine]))
      oldLine += 1
    } else if come.contains(newLine) {
      marked.append(MarkedLine(mark: "+", text: new[newLine]))
      newLine += 1
    } else {
      marked.append(MarkedLine(mark: " ", text: old[oldLine]))
      oldLine += 1
      newLine += 1
    }
  }
  return marked
}

/// The changed lines with those around them; what would overlap is one.
private func hunks(_ lines: [MarkedLine]) -> [Range<Int>] {
  var hunks: [Range<Int>] = []
  for index in lines.indices where lines[index].mark != " " {
    let start = max(0, index - context)
    let end = min(lines.count, index + context + 1)
    if let last = hunks.last, start <= last.upperBound {
      hunks[hunks.count - 1] = last.lowerBound..<end
    } else {
      hunks.append(start..<end)
    }
  }
  return hunks
}

/// `12,3`; an empty one names the line before it.
private func range(_ start: Int, _ count: Int) -> String {
  count == 0 ? "\(start),0" : "\(start + 1),\(count)"
}

/// As git quotes a path that holds what would end the line or the name.
private func headName(_ name: String) -> (before: String, after: String) {
  let needsQuotes = name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x22 || $0 == 0x5C }
  guard needsQuotes else { return ("a/\(name)", "b/\(name)") }
  var quoted = ""
  for scalar in name.unicodeScalars {
    switch scalar {
    case "\"": quoted += "\\\""
    case "\\": quoted += "\\\\"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      let octal = String(scalar.value, radix: 8)
      quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return ("\"a/\(quoted)\"", "\"b/\(quoted)\"")
}
