/// A configuration with the block in it that `viperlint init` writes, and what a person wrote around it.
///
/// The block ends with a digest of itself: one that was changed by hand is the person's from then on,
/// and so nothing that a person wrote is ever replaced.
package struct InitialBlock: Hashable, Sendable {
  /// What stands above the block and below it, byte for byte; of a file without one all is above.
  package var before: String
  package var after = ""

  /// - Parameter text: of the file that is there; empty for none.
  package init(around text: String) {
    before = text
    let lines = lines(of: text)
    guard let begin = lines.lastIndex(where: { $0.hasPrefix(blockBegin) }),
      let end = lines[begin...].firstIndex(where: { $0.hasPrefix(blockEnd) })
    else { return }
    guard withoutReturn(lines[end]).hasPrefix(lastLine(of: lines[begin + 1..<end])) else {
      self = InitialBlock(adopting: text)
      return
    }
    before = lines[..<begin].map { $0 + "\n" }.joined()
    after = lines[(end + 1)...].joined(separator: "\n")
  }

  /// All of a file as a person's own, also what init wrote: but for the lines that say so.
  package init(adopting text: String) {
    before = lines(of: text).filter { !$0.hasPrefix(blockBegin) && !$0.hasPrefix(blockEnd) }
      .joined(separator: "\n")
  }

  /// What a person wrote.
  package var rest: String { before + after }

  /// Whether a person wrote anything.
  package var isEmpty: Bool { rest.allSatisfy(\.isWhitespace) }

  /// The file with the block.
  /// - Parameter content: lines, each with its newline.
  package func text(with content: String) -> String {
    let lastLine = lastLine(of: lines(of: content).dropLast())
    let block = "\(blockBegin)\(beginNote)\n\(content)\(lastLine)\(endNote)\n"
    if isEmpty { return block }
    return before + gap + block + after
  }

  /// An empty line, unless one is there.
  private var gap: String {
    let end = lines(of: before).suffix(2).map(withoutReturn)
    guard end.last == "" else { return "\n\n" }
    return end.first == "" ? "" : "\n"
  }
}

private let blockBegin = "# viperlint init: begin"
private let beginNote = " (what was found; 'viperlint init --force' renews it)"
private let blockEnd = "# viperlint init: end"
private let endNote = " (once this block is changed, it is kept as it is)"

/// The line that ends a block of these lines, without its note. Git may have given them other ends.
private func lastLine(of lines: ArraySlice<String>) -> String {
  var digest = Digest()
  for line in lines { digest.add(line: withoutReturn(line)) }
  return "\(blockEnd) \(digest.text)"
}

/// In bytes, as CR and LF are one Character.
private func lines(of text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
}

private func withoutReturn(_ line: String) -> String {
  line.utf8.last == UInt8(ascii: "\r")
    ? String(decoding: line.utf8.dropLast(), as: UTF8.self) : line
}
