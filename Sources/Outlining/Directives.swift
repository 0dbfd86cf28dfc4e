import Lexing

/// The comments that speak to viperlint: `// viperlint:TEXT`, `/* viperlint:TEXT */`.
/// O(comments + bytes of these).
func directives(_ bytes: Span<UInt8>, _ tokens: TokenBuffer) -> [Directive] {
  var found: [Directive] = []
  for comment in tokens.comments {
    guard let start = directiveStart(bytes, comment) else { continue }
    var end = Int(comment.end)
    if bytes[Int(comment.start) + 1] == UInt8(ascii: "*"), end >= start + 2,
      bytes[end - 1] == UInt8(ascii: "/"), bytes[end - 2] == UInt8(ascii: "*")
    {
      end -= 2
    }
    let (text, textStart) = trimmed(bytes, start, end)
    found.append(
      Directive(
        text: text, textStart: UInt32(textStart), range: comment,
        isTrailing: standsAfterCode(comment.start, tokens)))
  }
  return found
}

/// Where the text after `viperlint:` begins, nil for any other comment.
private func directiveStart(_ bytes: Span<UInt8>, _ comment: TextRange) -> Int? {
  let marker: StaticString = "viperlint:"
  let count = marker.utf8CodeUnitCount
  let end = min(Int(comment.end), bytes.count)
  var index = Int(comment.start) + 2
  while index < end, isBlank(bytes[index]) { index += 1 }
  guard end - index >= count, bytes[index] == UInt8(ascii: "v") else { return nil }
  for (offset, byte) in marker.description.utf8.enumerated() where bytes[index + offset] != byte {
    return nil
  }
  return index + count
}

private func isBlank(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13
}

private func trimmed(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> (String, Int) {
  var first = start
  var last = end
  while first < last, isBlank(bytes[first]) { first += 1 }
  while last > first, isBlank(bytes[last - 1]) { last -= 1 }
  var text: [UInt8] = []
  for index in first..<last { text.append(bytes[index]) }
  return (String(decoding: text, as: UTF8.self), first)
}

/// Whether a token stands, or ends, before the offset on its line. O(log tokens + log lines).
private func standsAfterCode(_ offset: UInt32, _ tokens: TokenBuffer) -> Bool {
  let next = tokens.starts.indices.partitionPoint { tokens.starts[$0] >= offset }
  guard next > 0 else { return false }
  let end = tokens.starts[next - 1] + tokens.lengths[next - 1]
  return tokens.lines.position(of: end).line == tokens.lines.position(of: offset).line
}
