import Architecture
import Configuration
import Lexing
import Outlining

/// What the comments of one file suppress: `// viperlint:disable:next rule_id - reason`, `:this`,
/// or a `disable`/`enable` pair, which reaches to the end of the file where it is not closed. Keeps
/// which of them findings needed.
struct Suppressions: Sendable {
  /// Some lines, and the directive that silences rules on them.
  struct Span: Sendable {
    /// Index into the outline's directives.
    var directive: Int
    /// Empty: every rule.
    var rules: [String]
    /// 1-based lines.
    var lines: ClosedRange<Int>
    /// The directive `enable` that ends it; nil where none does.
    var end: Int?
  }

  private(set) var spans: [Span] = []
  /// The directives `enable` that end nothing.
  private(set) var idleEnds: Set<Int> = []
  /// By rule, and by the empty text for all: the lines that are silenced.
  private var silenced: [String: Lines] = [:]
  /// By rule, and by the empty text for all: the lines of the findings that were suppressed.
  private var found: [String: [Int]] = [:]

  /// Ranges of lines, laid out for asking many lines: with each, in order of their starts, how far
  /// down those up to it reach.
  private struct Lines: Sendable {
    private var starts: [Int] = []
    private var reaches: [Int] = []

    init(_ ranges: [ClosedRange<Int>]) {
      var reach = 0
      for range in ranges.ordered(by: { $0.lowerBound < $1.lowerBound }) {
        reach = max(reach, range.upperBound)
        starts.append(range.lowerBound)
        reaches.append(reach)
      }
    }

    /// O(log ranges).
    func contains(_ line: Int) -> Bool {
      let next = starts.indices.partitionPoint { starts[$0] > line }
      return next > 0 && reaches[next - 1] >= line
    }
  }

  /// A `disable`, with the rules for which nothing has ended it yet.
  private struct Opening {
    var directive: Int
    var rules: [String]
    var line: Int
    var isOpen = true
  }

  /// All of a file, so that an end looks at those only that it ends.
  private struct Openings {
    var all: [Opening] = []
    /// Those that may be open still: by rule, and by the empty text of every rule at once.
    private var byRule: [String: [Int]] = [:]

    mutating func add(_ opening: Opening) {
      for rule in opening.rules.isEmpty ? [""] : opening.rules {
        byRule[rule, default: []].append(all.count)
      }
      all.append(opening)
    }

    /// In order, those that an end is about.
    mutating func ended(by rules: [String]) -> [Int] {
      let ended = rules.isEmpty ? Array(byRule.keys) : rules
      var found: Set<Int> = []
      for rule in ended { found.formUnion(byRule.removeValue(forKey: rule) ?? []) }
      return found.filter { all[$0].isOpen }.sorted()
    }
  }

  init(_ outline: FileOutline) {
    var open = Openings()
    for (index, directive) in outline.directives.enumerated() {
      let line = outline.lines.position(of: directive.range.start).line
      let last = outline.lines.position(of: directive.range.end).line
      guard let (command, rules) = readDirective(directive.text) else { continue }
      func cover(_ lines: ClosedRange<Int>) {
        spans.append(Span(directive: index, rules: rules, lines: lines))
      }
      switch command {
      case "disable:next": cover(last + 1...last + 1)
      case "disable:this": cover(line...last)
      case "disable": open.add(Opening(directive: index, rules: rules, line: line))
      case "enable":
        if !close(rules, by: index, at: line, in: &open) { idleEnds.insert(index) }
      default: break
      }
    }
    for opening in open.all where opening.isOpen {
      spans.append(
        Span(directive: opening.directive, rules: opening.rules, lines: opening.line...Int.max))
    }
    var ranges: [String: [ClosedRange<Int>]] = [:]
    for span in spans {
      if span.rules.isEmpty { ranges["", default: []].append(span.lines) }
      for rule in span.rules { ranges[rule, default: []].append(span.lines) }
    }
    silenced = ranges.mapValues(Lines.init)
  }

  /// `enable` without rules closes all that is open; with rules those only.
  /// - Returns: whether there was any.
  private mutating func close(
    _ rules: [String], by end: Int, at line: Int, in open: inout Openings
  ) -> Bool {
    let ended = open.ended(by: rules)
    for index in ended {
      let opening = open.all[index]
      let closed = rules.isEmpty ? opening.rules : opening.rules.filter { rules.contains($0) }
      spans.append(
        Span(
          directive: opening.directive, rules: closed,
          lines: opening.line...max(opening.line, line), end: end))
      open.all[index].rules.removeAll { closed.contains($0) }
      open.all[index].isOpen = !open.all[index].rules.isEmpty
    }
    return !ended.isEmpty
  }

  /// Whether a finding is suppressed; that something was found there is kept.
  /// - Parameter isReview: a review's findings, which may be about the directive itself, must be
  ///   suppressed by name.
  mutating func cover(_ rule: String, line: Int, isReview: Bool) -> Bool {
    let isCovered =
      silenced[rule]?.contains(line) ?? false
      || !isReview && silenced[""]?.contains(line) ?? false
    guard isCovered else { return false }
    found[rule, default: []].append(line)
    found["", default: []].append(line)
    return true
  }

  /// Puts what was found in order, for asking `isUsed`.
  func sorted() -> Suppressions {
    var copy = self
    copy.found = found.mapValues { $0.sorted() }
    return copy
  }

  /// Whether a finding stands on some lines; only of a `sorted()` one. O(log findings).
  /// - Parameter rule: nil for a finding of any.
  func isUsed(_ lines: ClosedRange<Int>, for rule: String?) -> Bool {
    guard let found = found[rule ?? ""] else { return false }
    let index = found.indices.partitionPoint { found[$0] >= lines.lowerBound }
    return index < found.count && lines.contains(found[index])
  }
}

/// Splits `disable:next ui_type ui_import - reason` into the command and its rules.
package func readDirective(_ text: String) -> (command: String, words: [String])? {
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
