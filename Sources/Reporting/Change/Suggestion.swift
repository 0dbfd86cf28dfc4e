package import Diagnostics

/// Lines of a file that a finding's fix puts in the place of others, as a review suggests them.
package struct Suggestion: Sendable, Equatable {
  package var file: String
  /// From 1: the lines that it replaces.
  package var lines: ClosedRange<Int>
  /// Without the last line's break; nil where the lines go.
  package var text: String?
  package var level: Fix.Level

  /// - Parameters:
  ///   - fixes: what mends one finding.
  ///   - texts: of the files that they change, as these are now.
  ///   - changed: the lines of a file that the change under review wrote.
  /// - Returns: nil where they change more than a few lines that follow each other, or lines that the
  ///   change did not write: nobody could comment on those.
  package init?(
    _ fixes: [Fix], in texts: [String: [UInt8]], changed: (_ file: String) -> Set<Int>
  ) {
    let edits = fixes.flatMap(\.edits)
    guard let level = Fix.Level.common(of: fixes), level != .shown, let file = edits.first?.file,
      edits.allSatisfy({ $0.file == file }), let bytes = texts[file]
    else { return nil }
    let starts = lineStarts(bytes)
    let first = edits.map(\.offset).min() ?? 0
    // What ends with a line's break changes nothing of the next.
    let last = edits.map { $0.length == 0 ? $0.offset : $0.end - 1 }.max() ?? 0
    let lines = line(of: first, starts)...line(of: max(first, last), starts)
    let written = changed(file)
    guard lines.count <= mostLines, lines.allSatisfy(written.contains) else { return nil }
    let start = starts[lines.lowerBound - 1]
    let end = lines.upperBound < starts.count ? starts[lines.upperBound] : bytes.count
    var moved = edits
    for index in moved.indices { moved[index].offset -= start }
    let new = String(decoding: applied(moved, to: Array(bytes[start..<end])), as: UTF8.self)
    self.file = file
    self.lines = lines
    self.level = level
    text = new.isEmpty ? nil : new.hasSuffix("\n") ? String(new.dropLast()) : new
  }
}

/// A suggestion of more is not read beside a finding.
private let mostLines = 10

private func lineStarts(_ bytes: [UInt8]) -> [Int] {
  let breaks = bytes.indices.dropLast().filter { bytes[$0] == UInt8(ascii: "\n") }
  return [0] + breaks.map { $0 + 1 }
}

private func line(of offset: Int, _ starts: [Int]) -> Int {
  (starts.lastIndex { $0 <= offset } ?? 0) + 1
}
