import Configuration
import Diagnostics

/// Where the lines of a configuration begin, found once for all its entries.
struct ConfigurationPlaces: Sendable {
  private let file: ConfigurationFile
  /// In bytes, the first line's first.
  private let lineOffsets: [Int]

  init(_ file: ConfigurationFile) {
    self.file = file
    lineOffsets = offsets(ofLinesIn: file.text)
  }

  /// What stands at an origin of the file's own: a key, or a value with its quotes.
  func place(_ origin: Origin) -> Diagnostic.Place {
    let line = max(1, origin.line)
    let column = max(1, origin.column)
    let offset = line <= lineOffsets.count ? lineOffsets[line - 1] : file.text.count
    let start = min(offset + column - 1, file.text.count)
    let length = lengthOfWord(at: start)
    return Diagnostic.Place(
      file: file.file, line: line, column: column, endLine: line, endColumn: column + length,
      offset: start, length: length)
  }

  /// Nothing behind the word is read, as a line may hold many.
  private func lengthOfWord(at start: Int) -> Int {
    let text = file.text[start...]
    guard let first = text.first else { return 0 }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      let rest = text.dropFirst()
      guard let end = rest.firstIndex(where: { $0 == first || isLineEnd($0) }) else {
        return text.count
      }
      return (text[end] == first ? end + 1 : end) - start
    }
    var word = text.prefix { !isLineEnd($0) && !endsWord($0) }
    while word.last == UInt8(ascii: " ") || word.last == UInt8(ascii: "\t") { word.removeLast() }
    return max(1, word.count)
  }
}

private func endsWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"),
    UInt8(ascii: "#"):
    true
  default: false
  }
}
