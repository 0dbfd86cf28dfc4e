/// One statement that a comment of a fixture makes about the linter.
///
/// ```
/// import UIKit                     // ~ ui_import: imported by a presenter
/// final class ArticlesPresenter {  // = presenter by name in Articles
///   var view: ArticlesView?        // ~ protocol_boundary  ~ weak_back_reference 7: strongly
///   // ~^ note layer_dependency
/// ```
package struct Mark: Sendable, Equatable {
  package var claim: Claim
  package var path: String
  /// The 1-based line that the claim is about.
  package var line: Int
  /// The 1-based line that the comment stands on: below `line` for `~^`.
  package var ownLine: Int
  /// As written, from `~` or `=` on.
  package var text: String

  package enum Claim: Sendable, Equatable {
    /// A finding begins here.
    case finding(FindingClaim)
    /// A repeat of a finding stands here.
    case repeated(rule: String)
    /// What the type that is declared here was understood to be.
    case fact(FactClaim)
    /// A mark that cannot be read, which is a failure of its own.
    case unreadable
  }
}

package struct FindingClaim: Sendable, Equatable {
  package var rule: String
  /// Deduced, so a note.
  package var isNote: Bool
  /// A note only where no preset is stated.
  package var isNoteUnlessStated = false
  /// A further place of another finding where no preset is stated.
  package var isPlaceUnlessStated = false
  /// 1-based, in UTF-8 bytes; nil for any.
  package var column: Int?
  /// What the message holds; empty for anything.
  package var part: String

  package init(rule: String, isNote: Bool = false, column: Int? = nil, part: String = "") {
    self.rule = rule
    self.isNote = isNote
    self.column = column
    self.part = part
  }
}

package struct FactClaim: Sendable, Equatable {
  /// A role's name, `none`, `port`, `module_interface` or `composition root`.
  package var verdict: String
  /// The kind of the first evidence; nil for any.
  package var evidence: String?
  /// nil for any.
  package var module: String?

  package init(verdict: String, evidence: String? = nil, module: String? = nil) {
    self.verdict = verdict
    self.evidence = evidence
    self.module = module
  }
}

/// All marks of a fixture, by file and line.
package func marks(of fixture: Fixture) -> [Mark] {
  fixture.files.flatMap(marks(in:))
}

/// The marks in one file's comments: `//` in Swift, and in JSON as nowhere else, `#` in YAML.
package func marks(in file: FixtureFile) -> [Mark] {
  let isSwift = file.path.hasSuffix(".swift") || file.path.hasSuffix(".json")
  guard isSwift || file.path.hasSuffix(".yml") else { return [] }
  var found: [Mark] = []
  for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
  {
    let marked = MarkedLine(line, commentStart: isSwift ? "//" : "#")
    for mark in marked.marks {
      let (claim, linesUp) = readMark(mark)
      found.append(
        Mark(
          claim: claim, path: file.path, line: index + 1 - linesUp, ownLine: index + 1,
          text: mark))
    }
  }
  return found
}

/// A line of a fixture, taken apart into code and marks.
package struct MarkedLine: Sendable {
  package var code: String
  package var commentStart: String
  /// Each from its `~` or `=` on, without trailing spaces.
  package var marks: [String]

  package init(_ line: Substring, commentStart: String) {
    self.commentStart = commentStart
    guard let comment = MarkedLine.comment(in: line, commentStart: commentStart) else {
      code = String(line)
      marks = []
      return
    }
    code = String(line[..<comment])
    marks = MarkedLine.split(line[comment...].dropFirst(commentStart.count))
  }

  /// The line as it would read with other marks.
  package func with(marks: [String]) -> String {
    guard !marks.isEmpty else { return code.trimmingTrailingSpaces() }
    let comment = "\(commentStart) \(marks.joined(separator: "  "))"
    let kept = code.trimmingTrailingSpaces()
    return kept.isEmpty ? code + comment : "\(kept)  \(comment)"
  }

  /// Where the comment that holds marks begins: the first whose text begins with `~` or `= `.
  private static func comment(in line: Substring, commentStart: String) -> Substring.Index? {
    var rest = line
    while let start = rest.firstRange(of: commentStart)?.lowerBound {
      let text = rest[start...].dropFirst(commentStart.count).drop { $0 == " " }
      if text.hasPrefix("~") || text.hasPrefix("= ") { return start }
      rest = rest[rest.index(after: start)...]
    }
    return nil
  }

  /// A mark begins at ` ~` or ` = ` and reaches to the next one.
  private static func split(_ text: Substring) -> [String] {
    var marks: [String] = []
    var current = ""
    var previous: Character = " "
    for (index, character) in zip(text.indices, text) {
      let begins =
        previous == " " && (character == "~" || text[index...].hasPrefix("= "))
      if begins {
        if !current.isEmpty { marks.append(current.trimmingTrailingSpaces()) }
        current = ""
      }
      if begins || !current.isEmpty { current.append(character) }
      previous = character
    }
    if !current.isEmpty { marks.append(current.trimmingTrailingSpaces()) }
    return marks
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var kept = self[...]
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}

/// Reads one mark: its claim, and how many lines up it points.
private func readMark(_ mark: String) -> (claim: Mark.Claim, linesUp: Int) {
  if mark.hasPrefix("=") { return (readFact(mark.dropFirst()), 0) }
  let body = mark.dropFirst()
  let signs = body.prefix { $0 == "^" || $0 == "+" }
  let linesUp = signs.count { $0 == "^" }
  let text = body.dropFirst(signs.count)
  let claim = readFinding(text)
  guard signs.contains("+"), case .finding(let finding) = claim else { return (claim, linesUp) }
  return (.repeated(rule: finding.rule), linesUp)
}

/// Reads `[note] [also?] rule_id [column] [: part]`; the column may stand before the id too.
private func readFinding(_ text: Substring) -> Mark.Claim {
  let head = text.prefix { $0 != ":" }
  let part = text.dropFirst(head.count).dropFirst().drop { $0 == " " }
  var claim = FindingClaim(rule: "", part: String(part))
  for word in head.split(separator: " ") {
    if word == "note", claim.rule.isEmpty {
      claim.isNote = true
    } else if word == "note?", claim.rule.isEmpty {
      claim.isNoteUnlessStated = true
    } else if word == "also?", claim.rule.isEmpty {
      claim.isPlaceUnlessStated = true
    } else if let column = Int(word), claim.column == nil {
      claim.column = column
    } else if claim.rule.isEmpty, word.allSatisfy({ $0.isLetter || $0 == "_" }) {
      claim.rule = String(word)
    } else {
      return .unreadable
    }
  }
  return claim.rule.isEmpty ? .unreadable : .finding(claim)
}

/// Reads `role [by evidence] [in MODULE]`; `composition root` is two words.
private func readFact(_ text: Substring) -> Mark.Claim {
  var words = text.split(separator: " ")[...]
  guard let first = words.popFirst() else { return .unreadable }
  var fact = FactClaim(verdict: String(first))
  if first == "composition", words.popFirst() == "root" { fact.verdict = "composition root" }
  while let word = words.popFirst() {
    guard let value = words.popFirst() else { return .unreadable }
    switch word {
    case "by": fact.evidence = String(value)
    case "in": fact.module = String(value)
    default: return .unreadable
    }
  }
  return .fact(fact)
}
