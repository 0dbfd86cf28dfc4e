/// The comparison of some files, and its sum with others.
struct Outcome: Sendable {
  /// Lines of one kind: in the reference, and those that only one side has.
  struct Count: Sendable {
    var lines = 0
    var missing = 0
    var surplus = 0

    static func + (left: Count, right: Count) -> Count {
      Count(
        lines: left.lines + right.lines, missing: left.missing + right.missing,
        surplus: left.surplus + right.surplus)
    }
  }

  /// One file that is read otherwise than swift-syntax does.
  struct Difference: Sendable {
    var subject: Subject
    var path: String
    /// The lines that only one side has; 1 where their order alone differs.
    var lines: Int
    /// Those lines with the source that they are about.
    var text: String
  }

  var files = 0
  var bytes = 0
  var sourceLines = 0
  /// Files that are not UTF-8: swift-syntax measures such trivia after repair.
  var invalidFiles: [String] = []
  /// Files that swift-syntax finds broken; their outlines are not compared.
  var brokenFiles: [String] = []
  var counts: [Subject: [String: Count]] = [:]
  var differences: [Difference] = []

  mutating func add(_ other: Outcome) {
    files += other.files
    bytes += other.bytes
    sourceLines += other.sourceLines
    invalidFiles += other.invalidFiles
    brokenFiles += other.brokenFiles
    differences += other.differences
    for (subject, counts) in other.counts { add(counts, of: subject) }
  }

  mutating func add(_ other: [String: Count], of subject: Subject) {
    counts[subject, default: [:]].merge(other, uniquingKeysWith: +)
  }
}
