package import Configuration
package import Diagnostics

// What reads JSON, without what knows languages and time zones: that takes longer to load than a
// lint of 500 files.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The findings that were there when a team adopted viperlint, or that it has agreed to live with: what
/// is not among them is new.
///
/// An entry is a ``FindingKey`` with a count, so that moved lines, renamed files and reworded messages
/// change nothing.
package struct Baseline: Sendable, Equatable {
  /// How often each finding is permitted; never 0.
  package private(set) var counts: [FindingKey: Int] = [:]
  /// Where its entries stand in the file; empty where there is no file.
  package private(set) var places: [FindingKey: BaselinePlace] = [:]

  package init() {}

  /// The baseline that permits what is there now: errors and warnings. What a comment suppresses, and
  /// what rests on a single fact, fails no build, and needs no permission.
  package init(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics.flatMap(\.alone) where diagnostic.isForBaseline {
      counts[FindingKey(diagnostic), default: 0] += 1
    }
  }

  package var total: Int { counts.values.reduce(0, +) }

  package var isEmpty: Bool { counts.isEmpty }

  package func count(of key: FindingKey) -> Int { counts[key] ?? 0 }

  private mutating func add(_ key: FindingKey, count: Int, at place: BaselinePlace?) {
    counts[key, default: 0] += count
    if places[key] == nil { places[key] = place }
  }

  // MARK: Comparing

  /// The entries that no finding needs any more, with how many too many they permit, in order.
  ///
  /// - Parameter isJudged: whether the run could have found it: a rule that did not run says nothing.
  package func stale(
    against current: Baseline, where isJudged: (FindingKey) -> Bool
  ) -> [(key: FindingKey, count: Int)] {
    counts.keys.sorted().compactMap { key in
      let surplus = count(of: key) - current.count(of: key)
      return surplus > 0 && isJudged(key) ? (key, surplus) : nil
    }
  }

  /// The findings that are there now and not permitted, with their number, in order.
  package func growth(in current: Baseline) -> [(key: FindingKey, count: Int)] {
    current.counts.keys.sorted().compactMap { key in
      let surplus = current.count(of: key) - count(of: key)
      return surplus > 0 ? (key, surplus) : nil
    }
  }

  /// What is permitted and still there, and of the rules that may grow all that is there.
  ///
  /// - Parameter isJudged: as in ``stale(against:where:)``; what was not judged stays.
  package func updated(
    to current: Baseline, growing rules: Set<String>, where isJudged: (FindingKey) -> Bool
  ) -> Baseline {
    var updated = Baseline()
    for key in Set(counts.keys).union(current.counts.keys) {
      let permitted = count(of: key)
      let count =
        rules.contains(key.rule)
        ? max(current.count(of: key), isJudged(key) ? 0 : permitted)
        : isJudged(key) ? min(permitted, current.count(of: key)) : permitted
      if count > 0 { updated.counts[key] = count }
    }
    return updated
  }
}

extension FindingKey: CustomStringConvertible {
  /// `ArticlesPresenter -> ArticlesWireframe, protocol_boundary in 'wireframe'`
  package var description: String {
    let ends = [from, to].filter { !$0.isEmpty }.joined(separator: " -> ")
    let place = member.isEmpty ? "" : " in '\(member)'"
    return ends.isEmpty ? rule + place : "\(ends), \(rule)\(place)"
  }
}

extension Diagnostic {
  /// Whether a baseline is asked about it.
  package var isForBaseline: Bool {
    isErrorOrWarning && !isAboutBaseline
  }

  /// That the baseline itself is stale cannot be permitted by it.
  private var isAboutBaseline: Bool { rule == RuleID.staleBaseline }
}

extension Report {
  /// Marks what a baseline permits, and reports what it permits in vain.
  ///
  /// - Parameters:
  ///   - name: what its file is called: relative to the root.
  ///   - isWhole: whether all of the root is reported; a part says nothing of what is gone.
  ///   - only: the rules that ran; empty for all.
  ///   - severity: of what is reported; nil for nothing.
  package mutating func compare(
    with baseline: Baseline, called name: String, isWhole: Bool, only: [String], severity: Severity?
  ) {
    let current = Baseline(diagnostics)
    mark(with: baseline)
    guard isWhole else { return }
    let stale = baseline.stale(against: current) { only.isEmpty || only.contains($0.rule) }
    summary.fixed = stale.map(\.count).reduce(0, +)
    guard let severity else { return }
    diagnostics += stale.map {
      staleFinding($0.key, count: $0.count, of: baseline, in: name, severity: severity)
    }
    sortByPlace()
  }

  /// Marks the findings that a baseline permits. Of several with one key the first are the old ones:
  /// nothing tells which of them was there before.
  package mutating func mark(with baseline: Baseline) {
    var left = baseline.counts
    diagnostics = diagnostics.flatMap { diagnostic -> [Diagnostic] in
      guard diagnostic.isForBaseline else { return [diagnostic] }
      let isOld = diagnostic.alone.map { finding in
        guard finding.isForBaseline else { return true }
        let key = FindingKey(finding)
        guard let count = left[key], count > 0 else { return false }
        left[key] = count - 1
        return true
      }
      var (old, new) = diagnostic.parted(isOld)
      old?.isBaselined = true
      return [old, new].compactMap { $0 }
    }
    sortByPlace()
  }

  private mutating func sortByPlace() {
    diagnostics.putInOrder {
      ($0.place.file, $0.place.line, $0.place.column, $0.rule, $0.message)
        < ($1.place.file, $1.place.line, $1.place.column, $1.rule, $1.message)
    }
  }
}

// MARK: The file

extension Baseline {
  /// The version of the file's form.
  private static let version = 1

  /// The text of a baseline file: sorted, one entry a line, made for review in a diff.
  package var text: String {
    var text = "{\n  \"version\": \(Self.version),\n  \"findings\": ["
    for (index, key) in counts.keys.sorted().enumerated() {
      text += index == 0 ? "\n" : ",\n"
      var json = JSONWriter()
      json.beginObject()
      json.field("rule", key.rule)
      json.field("from", key.from)
      json.field("to", key.to)
      json.field("reference", key.reference)
      json.field("member", key.member)
      json.field("count", count(of: key))
      json.endObject()
      text += "    " + json.text
    }
    return text + (counts.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }

  /// Reads a baseline file.
  ///
  /// - Throws: for what is no baseline, with the line where it can be told.
  package init(_ bytes: [UInt8]) throws(BaselineError) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let line = lineOfConflict(text) {
      throw BaselineError(
        line: line,
        message: "the file holds a merge conflict: settle it, or take one side and run "
          + "'viperlint baseline update'")
    }
    let content: File
    do {
      content = try JSONDecoder().decode(File.self, from: Data(bytes))
    } catch {
      throw BaselineError(line: line(of: error, bytes), message: reason(of: error))
    }
    guard content.version == Self.version else {
      throw BaselineError(
        line: 1,
        message: "the baseline has version \(content.version), and this viperlint reads "
          + "version \(Self.version): write it anew with 'viperlint baseline create --force'")
    }
    let places = placesOfEntries(in: bytes)
    for (index, entry) in content.findings.enumerated() {
      let place = index < places.count ? places[index] : nil
      guard entry.count ?? 1 > 0 else {
        throw BaselineError(
          line: place?.line ?? 1, message: "'count' is a whole number from 1")
      }
      add(entry.key, count: entry.count ?? 1, at: place)
    }
  }

  private struct File: Decodable {
    var version: Int
    var findings: [Entry]
  }

  private struct Entry: Decodable {
    var rule: String
    var from: String?
    var to: String?
    var reference: String?
    var member: String?
    var count: Int?

    var key: FindingKey {
      FindingKey(
        rule: rule, from: from ?? "", to: to ?? "", reference: reference ?? "",
        member: member ?? "")
    }
  }
}

/// What is wrong with a baseline file.
package struct BaselineError: Error, Sendable, Equatable {
  /// 1-based.
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

private func lineOfConflict(_ text: String) -> Int? {
  let marks = ["<<<<<<< ", ">>>>>>> "]
  return text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { line in
    marks.contains { line.hasPrefix($0) }
  }.map { $0 + 1 }
}

private func line(of error: any Error, _ bytes: [UInt8]) -> Int {
  if let error = error as? DecodingError, case .keyNotFound(_, let context) = error {
    return line(of: context.codingPath, bytes)
  }
  if let error = error as? DecodingError, case .typeMismatch(_, let context) = error {
    return line(of: context.codingPath, bytes)
  }
  return 1
}

/// The line of the entry that a path of keys leads into.
private func line(of path: [any CodingKey], _ bytes: [UInt8]) -> Int {
  guard let index = path.compactMap(\.intValue).first else { return 1 }
  let places = placesOfEntries(in: bytes)
  return index < places.count ? places[index].line : 1
}

private func reason(of error: any Error) -> String {
  let remedy = "'viperlint baseline create --force' writes it anew"
  switch error as? DecodingError {
  case .keyNotFound(let key, _): return "'\(key.stringValue)' is missing: \(remedy)"
  case .typeMismatch(_, let context), .valueNotFound(_, let context):
    let name = context.codingPath.last?.stringValue ?? "the file"
    return "'\(name)' has a value of another kind than a baseline's: \(remedy)"
  default: return "this is no JSON of a baseline: \(remedy)"
  }
}

/// The finding about an entry that permits what is no longer there.
private func staleFinding(
  _ key: FindingKey, count: Int, of baseline: Baseline, in file: String, severity: Severity
) -> Diagnostic {
  let place = baseline.places[key] ?? BaselinePlace(line: 1, column: 1, offset: 0, length: 0)
  let left = baseline.count(of: key) - count
  let what =
    left == 0
    ? "is fixed"
    : "is found \(counted(left, "time")), and permitted \(counted(left + count, "time"))"
  var diagnostic = Diagnostic(
    rule: RuleID.staleBaseline, severity: severity, confidence: .certain,
    place: Diagnostic.Place(
      file: file, line: place.line, column: place.column, endLine: place.line,
      endColumn: place.column + place.length, offset: place.offset, length: place.length),
    message: "\(key.description) \(what)",
    why: "an entry that permits nothing lets the same mistake in again",
    help: "run 'viperlint baseline prune', and commit the file")
  diagnostic.harm = .convention
  diagnostic.caption = left == 0 ? "permits nothing" : "permits \(grouped(count)) too many"
  diagnostic.foldKey = "stale"
  diagnostic.fix = fix(of: place, leaving: left, in: file)
  return diagnostic
}

/// Takes an entry away, or lets it permit what is left.
private func fix(of place: BaselinePlace, leaving left: Int, in file: String) -> Fix? {
  guard let range = left == 0 ? place.removal : place.count else { return nil }
  return Fix(
    .safe,
    [
      Fix.Edit(
        file: file, offset: range.lowerBound, length: range.count, text: left == 0 ? "" : "\(left)")
    ])
}
