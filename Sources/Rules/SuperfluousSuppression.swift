import Architecture
import Configuration
import Diagnostics
import Lexing
import Outlining

extension Rule {
  /// Reports a comment that is to silence a finding where there is none, or that is misspelt and so
  /// silences none.
  package static let superfluousSuppression = Rule(
    id: "superfluous_suppression",
    summary: "a suppression that silences nothing",
    severity: .warning,
    review: { review in
      review.architecture.files.indices.flatMap { file -> [Diagnostic] in
        let source = review.architecture.files[file]
        // Elsewhere nothing is ever found, whatever the code.
        guard source.kind == .source, let suppressions = review.suppressions[source.path] else {
          return []
        }
        return SuppressionReview(review: review, file: file, suppressions: suppressions).findings()
      }
    })
}

/// Judges the suppressions of one file.
private struct SuppressionReview {
  let review: Review
  let file: Int
  let suppressions: Suppressions
  /// By directive `enable`: the only `disable` that it ends; nil where it ends several.
  private let openingOfEnd: [Int: Int?]

  private var source: SourceOutline { review.architecture.files[file] }

  init(review: Review, file: Int, suppressions: Suppressions) {
    (self.review, self.file, self.suppressions) = (review, file, suppressions)
    openingOfEnd = Dictionary(
      suppressions.spans.compactMap { span in span.end.map { ($0, span.directive) } },
      uniquingKeysWith: { $0 == $1 ? $0 : nil })
  }

  func findings() -> [Diagnostic] {
    let directives = source.outline.directives
    let spansOf = Dictionary(grouping: suppressions.spans, by: \.directive)
    return directives.indices.compactMap { index in
      guard let (command, rules) = readDirective(directives[index].text) else { return nil }
      if let misspelt = MisspeltSuppression(directives[index]) {
        return finding(
          index, message: misspelt.message,
          why: "what it is to silence is told all the same, or what it is to end goes on",
          help: misspelt.remedy)
      }
      if suppressions.idleEnds.contains(index) { return idleEnd(index, rules) }
      guard command.hasPrefix("disable") else { return nil }
      let spans = spansOf[index] ?? []
      if rules.isEmpty {
        guard review.ranAll, let span = spans.first,
          !suppressions.isUsed(span.lines, for: nil)
        else { return nil }
        var found = finding(
          index, message: "this silences nothing: there is no finding \(words(span.lines))",
          help: "take the comment away")
        found.fix = fix(of: index, spans)
        return found
      }
      return idle(index, rules, spans)
    }
  }

  /// The rules of a directive of which nothing is found on its lines.
  private func idle(
    _ index: Int, _ rules: [String], _ spans: [Suppressions.Span]
  ) -> Diagnostic? {
    var idle: [String] = []
    for rule in rules where !idle.contains(rule) && isJudged(rule) {
      let isUsed = spans.contains {
        $0.rules.contains(rule) && suppressions.isUsed($0.lines, for: rule)
      }
      if !isUsed { idle.append(rule) }
    }
    guard let first = idle.first,
      let span = spans.first(where: { $0.rules.contains(first) })
    else { return nil }
    let isWhole = Set(rules) == Set(idle)
    let named = idle.map { "'\($0)'" }.joined(separator: ", ")
    var help = isWhole ? "take the comment away" : "take \(named) out of the comment"
    if let other = repeated(first, span.lines) {
      help =
        "this is a repeat of the finding at \(other.file):\(other.line): move the comment there"
    }
    var found = finding(
      index,
      message:
        "this silences nothing\(isWhole ? "" : " of \(named)"): there is no finding of "
        + "\(idle.joined(separator: ", ")) \(words(span.lines))",
      help: help)
    // A comment that is to stand elsewhere is moved by who knows why it was written.
    guard repeated(first, span.lines) == nil else { return found }
    found.fix = isWhole ? fix(of: index, spans) : fix(of: index, leavingOut: idle)
    return found
  }

  /// Whether the rule was run here: of one that is off, or that `--only` left out, nobody knows.
  private func isJudged(_ id: String) -> Bool {
    guard let rule = Rule.all.first(where: { $0.id == id }), rule.review == nil,
      review.ranRules.contains(id)
    else { return false }
    let settings = review.architecture.ruleSettings(id, file: source.path)
    return review.named.contains(id) || (settings?.severity ?? rule.severity) != .off
  }

  private func repeated(_ rule: String, _ lines: ClosedRange<Int>) -> Diagnostic.Place? {
    review.repeats[source.path]?.first { $0.rule == rule && lines.contains($0.line) }?.place
  }

  private func idleEnd(_ index: Int, _ rules: [String]) -> Diagnostic? {
    let what = rules.isEmpty ? "" : " \(rules.joined(separator: ", "))"
    var found = finding(
      index, message: "this ends nothing: no 'disable\(what)' is open here",
      help: "take the comment away, or write the 'viperlint:disable\(what)' that it is to end")
    found.fix = Fix(.safe, [deletion(of: index)])
    return found
  }

  // MARK: Fixes

  /// Takes a comment away, with the `enable` that ends it and nothing else: alone that would end
  /// nothing.
  private func fix(of index: Int, _ spans: [Suppressions.Span]) -> Fix {
    let ends = Set(spans.compactMap(\.end)).filter { openingOfEnd[$0] == index }
    return Fix(.safe, ([index] + ends).sorted().map { deletion(of: $0) })
  }

  /// Takes rules out of a comment that silences others as well.
  private func fix(of index: Int, leavingOut idle: [String]) -> Fix? {
    let directive = source.outline.directives[index]
    // A reason may name a rule, too: the list is what reads as these rules and nothing else.
    guard let (command, rules) = readDirective(directive.text),
      let first = rules.first, let last = rules.last,
      let start = directive.text.dropFirst(command.count).firstRange(of: first)?.lowerBound,
      let list = directive.text[start...].ranges(of: last).lazy
        .map({ directive.text[start..<$0.upperBound] })
        .first(where: {
          $0.split(whereSeparator: { " ,\t".contains($0) }).elementsEqual(rules) { $0 == $1 }
        })
    else { return nil }
    let separator = list.contains(",") ? ", " : " "
    let offset = directive.text[..<start].utf8.count
    return Fix(
      .safe,
      [
        Fix.Edit(
          file: source.path, offset: Int(directive.textStart) + offset, length: list.utf8.count,
          text: rules.filter { !idle.contains($0) }.joined(separator: separator))
      ])
  }

  private func deletion(of index: Int) -> Fix.Edit {
    let range = source.outline.directives[index].range
    return Fix.Edit(
      file: source.path, offset: Int(range.start), length: Int(range.length), text: "",
      reach: .line)
  }

  private func words(_ lines: ClosedRange<Int>) -> String {
    if lines.upperBound == Int.max { return "from here to the end of the file" }
    if lines.lowerBound == lines.upperBound { return "on line \(lines.lowerBound)" }
    return "from here to line \(lines.upperBound)"
  }

  private func finding(
    _ index: Int, message: String,
    why: String = "it hides the next finding that is made here, which nobody has looked at",
    help: String
  ) -> Diagnostic {
    let directive = source.outline.directives[index]
    return Diagnostic(
      rule: "superfluous_suppression", severity: .warning, confidence: .certain,
      place: review.architecture.place(file, directive.range), message: message,
      why: why, help: help, member: directive.text, caption: "silences nothing")
  }
}
