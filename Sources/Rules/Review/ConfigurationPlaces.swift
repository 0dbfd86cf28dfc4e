import Configuration

extension ConfigurationFile {
  /// What stands at an origin of the file's own: a key, or a value with its quotes.
  func place(_ origin: Origin) -> Diagnostic.Place {
    let start = min(offset(ofLine: origin.line) + max(0, origin.column - 1), text.count)
    let length = lengthOfWord(at: start)
    return Diagnostic.Place(
      file: file, line: max(1, origin.line), column: max(1, origin.column),
      endLine: max(1, origin.line), endColumn: max(1, origin.column) + length, offset: start,
      length: length)
  }

  /// Lines end as YAML's do: by a line feed, a carriage return, or both.
  private func offset(ofLine line: Int) -> Int {
    var offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var current = 1
    while current < line, offset < text.count {
      let byte = text[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        current += 1
      } else if byte == UInt8(ascii: "\r"),
        offset == text.count || text[offset] != UInt8(ascii: "\n")
      {
        current += 1
      }
    }
    return offset
  }

  private func lengthOfWord(at start: Int) -> Int {
    guard start < text.count else { return 0 }
    let line = text[start...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    if let quote = line.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let end = line.dropFirst().firstIndex(of: quote) ?? line.endIndex - 1
      return end + 1 - start
    }
    let ends = Array(",]}:#".utf8)
    var word = line.prefix { !ends.contains($0) }
    while word.last == UInt8(ascii: " ") || word.last == UInt8(ascii: "\t") { word.removeLast() }
    return max(1, word.count)
  }
}
