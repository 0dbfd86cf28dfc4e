import Foundation

/// A difference that is understood: see known-differences.txt.
struct KnownDifference: Sendable {
  var subject: Subject
  /// How many lines differ: another number is another difference.
  var lines: Int
  var fileSuffix: String
  var reason: String

  func matches(_ difference: Outcome.Difference) -> Bool {
    difference.subject == subject && difference.lines == lines
      && difference.path.hasSuffix("/" + fileSuffix)
  }
}

/// Reads `subject TAB lines TAB file suffix TAB reason` lines; `#` begins a comment.
func knownDifferences(_ path: String?) throws -> [KnownDifference] {
  guard let path else { return [] }
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
    let fields = line.split(separator: "\t").map(String.init)
    guard fields.count == 4, let subject = Subject(rawValue: fields[0]),
      let lines = Int(fields[1])
    else { throw Problem("\(path): not a known difference: \(line)") }
    return KnownDifference(
      subject: subject, lines: lines, fileSuffix: fields[2], reason: fields[3])
  }
}
