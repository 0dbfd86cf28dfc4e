import Foundation
import SwiftParser
import SwiftSyntax

/// Compares the files, which one run of viperlint for each subject dumps.
func compare(_ paths: [String], _ options: Options) throws -> Outcome {
  var dumps: [Subject: [String: String]] = [:]
  for subject in options.subjects {
    dumps[subject] = try dump(subject, paths, options.viperlint)
  }
  var outcome = Outcome()
  for path in paths {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    guard String(validating: bytes, as: UTF8.self) != nil else {
      outcome.invalidFiles.append(path)
      continue
    }
    outcome.files += 1
    outcome.bytes += bytes.count
    outcome.sourceLines += bytes.count { $0 == UInt8(ascii: "\n") }
    let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if tree.hasError { outcome.brokenFiles.append(path) }
    for subject in options.subjects {
      guard let reference = subject.reference(tree, bytes) else { continue }
      guard let read = dumps[subject]?[path] else { throw Problem("no dump of '\(path)'") }
      let compared = Comparison(subject, reference, read)
      outcome.add(compared.counts, of: subject)
      if let text = compared.text(bytes, shown: options.shown) {
        outcome.differences.append(
          Outcome.Difference(
            subject: subject, path: path, lines: max(1, compared.differing.count), text: text))
      }
    }
  }
  return outcome
}

/// What differs between the two readings of one file.
private struct Comparison {
  let subject: Subject
  let isSame: Bool
  private(set) var counts: [String: Outcome.Count] = [:]
  /// The lines that only one side has, in the reference's order and then in ours.
  private(set) var differing: [(isMissing: Bool, line: String)] = []

  init(_ subject: Subject, _ reference: [String], _ read: String) {
    self.subject = subject
    var expected = reference.joined(separator: "\n")
    if !reference.isEmpty { expected += "\n" }
    isSame = expected.utf8.elementsEqual(read.utf8)
    for line in reference { counts[subject.kind(of: line), default: .init()].lines += 1 }
    if isSame { return }
    let ours = read.split(separator: "\n").map(String.init)
    for line in lines(of: reference, notIn: ours) {
      counts[subject.kind(of: line), default: .init()].missing += 1
      differing.append((true, line))
    }
    for line in lines(of: ours, notIn: reference) {
      counts[subject.kind(of: line), default: .init()].surplus += 1
      differing.append((false, line))
    }
  }

  /// The first differing lines with the source around each, in source order; nil where none is.
  func text(_ bytes: [UInt8], shown: Int) -> String? {
    if isSame { return nil }
    if differing.isEmpty { return "  the same lines, in another order\n" }
    let placed = differing.map { ($0.isMissing, $0.line, subject.place(of: $0.line, bytes)) }
      .sorted { ($0.2?.lowerBound ?? 0) < ($1.2?.lowerBound ?? 0) }
    return placed.prefix(shown).map { isMissing, line, place in
      let fields = line.replacingOccurrences(of: "\t", with: " ")
      let source = place.map { excerpt($0, bytes) } ?? "nowhere"
      return "  \(isMissing ? "missing" : "surplus") \(fields)\n    in \(source)\n"
    }.joined()
  }
}

/// The lines that the first list has more often than the second.
private func lines(of first: [String], notIn second: [String]) -> [String] {
  var left: [String: Int] = [:]
  for line in second { left[line, default: 0] += 1 }
  return first.filter { line in
    guard let count = left[line], 0 < count else { return true }
    left[line] = count - 1
    return false
  }
}

/// The source at a place, marked, with its line number.
private func excerpt(_ place: Range<Int>, _ bytes: [UInt8]) -> String {
  let number = bytes[..<place.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
  let before = bytes[max(0, place.lowerBound - 20)..<place.lowerBound]
  let inside = bytes[place].prefix(120)
  let after = bytes[place.upperBound..<min(bytes.count, place.upperBound + 20)]
  let texts = [before, inside, after].map { String(decoding: $0, as: UTF8.self) }
  return "line \(number): \((texts[0] + "⟦" + texts[1] + "⟧" + texts[2]).debugDescription)"
}
