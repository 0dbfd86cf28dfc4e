import Architecture
import Lexing
import Outlining

/// What the comments of one file suppress: `// viperlint:disable:next rule_id - reason`, `:this`,
/// or a `disable`/`enable` pair, which reaches to the end of the file where it is not closed.
struct Suppressions: Sendable {
  private struct Span: Sendable {
    /// Empty: every rule.
    var rules: [String]
    /// 1-based lines.
    var lines: ClosedRange<Int>
  }

  private var spans: [Span] = []

  init(_ outline: FileOutline) {
    var open: [(rules: [String], line: Int)] = []
    for directive in outline.directives {
      let line = outline.lines.position(of: directive.range.start).line
      let last = outline.lines.position(of: directive.range.end).line
      guard let (command, rules) = readDirective(directive.text) else { continue }
      switch command {
      case "disable:next": spans.append(Span(rules: rules, lines: last + 1...last + 1))
      case "disable:this": spans.append(Span(rules: rules, lines: line...last))
      case "disable": open.append((rules, line))
      case "enable":
        close(rules, at: line, in: &open)
      default: break
      }
    }
    for (rules, line) in open { spans.append(Span(rules: rules, lines: line...Int.max)) }
  }

  /// `enable` without rules closes all that is open; with rules those only.
  private mutating func close(
    _ rules: [String], at line: Int, in open: inout [(rules: [String], line: Int)]
  ) {
    var still: [(rules: [String], line: Int)] = []
    for (opened, start) in open {
      let closed = rules.isEmpty ? opened : opened.filter { rules.contains($0) }
      if closed.isEmpty && !(opened.isEmpty && rules.isEmpty) {
        still.append((opened, start))
        continue
      }
      spans.append(Span(rules: closed, lines: start...max(start, line)))
      let rest = opened.filter { !closed.contains($0) }
      if !rest.isEmpty { still.append((rest, start)) }
    }
    open = still
  }

  func covers(_ rule: String, line: Int) -> Bool {
    spans.contains { $0.lines.contains(line) && ($0.rules.isEmpty || $0.rules.contains(rule)) }
  }
}

/// Splits `disable:next ui_type ui_import - reason` into the command and its rules.
func readDirective(_ text: String) -> (command: String, words: [String])? {
  let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," }).map(String.init)
  guard let command = words.first else { return nil }
  var rules: [String] = []
  for word in words.dropFirst() {
    // What follows a dash is the reason.
    if word.hasPrefix("-") || word.hasPrefix("\u{2013}") || word.hasPrefix("\u{2014}") { break }
    rules.append(word)
  }
  return (command, rules)
}
