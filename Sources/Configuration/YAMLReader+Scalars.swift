/// A value that was read and the byte offset after it.
struct ScannedValue {
  var node: YAMLNode
  var end: Int
}

/// Values on one line. A function that returns nil has reported why.
extension YAMLReader {
  func position(_ offset: Int) -> YAMLPosition {
    YAMLPosition(line: line, column: offset - lineStart + 1)
  }

  func isBlank(_ offset: Int) -> Bool {
    offset < lineEnd && (bytes[offset] == .space || bytes[offset] == .tab)
  }

  func skipSpaces(_ offset: Int) -> Int {
    var offset = offset
    while offset < lineEnd, bytes[offset] == .space { offset += 1 }
    return offset
  }

  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while isBlank(offset) { offset += 1 }
    return offset
  }

  /// Whether nothing but blanks and a comment follows. A `#` at the offset itself counts: the caller
  /// knows that a blank stands before it.
  func isLineEnd(_ offset: Int) -> Bool {
    let rest = skipBlanks(offset)
    return rest == lineEnd || bytes[rest] == UInt8(ascii: "#")
  }

  /// Whether a value that ends at `valueEnd` ends its line; `offset` is where the next text begins.
  func endsLine(_ offset: Int, after valueEnd: Int) -> Bool {
    let rest = skipBlanks(offset)
    return rest == lineEnd || (bytes[rest] == UInt8(ascii: "#") && rest > valueEnd)
  }

  func isFollowedByBlank(_ offset: Int) -> Bool { offset + 1 == lineEnd || isBlank(offset + 1) }

  /// Whether a `- ` begins an item here.
  func isDash(_ offset: Int) -> Bool {
    offset < lineEnd && bytes[offset] == UInt8(ascii: "-") && isFollowedByBlank(offset)
  }

  /// Whether a `: ` ends a key here.
  func isColon(_ offset: Int) -> Bool {
    offset < lineEnd && bytes[offset] == UInt8(ascii: ":") && isFollowedByBlank(offset)
  }

  /// Reads a scalar, a list in brackets or a mapping in braces.
  mutating func scanValue(at start: Int) -> ScannedValue? {
    switch bytes[start] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): scanFlow(at: start)
    default: scanScalar(at: start, inFlow: false)
    }
  }

  /// - Parameter inFlow: within brackets or braces, where a comma ends a plain scalar.
  mutating func scanScalar(at start: Int, inFlow: Bool) -> ScannedValue? {
    switch bytes[start] {
    case UInt8(ascii: "\""): return scanDoubleQuoted(at: start)
    case UInt8(ascii: "'"): return scanSingleQuoted(at: start)
    default:
      let end = plainEnd(from: start, inFlow: inFlow)
      if let message = indicatorMessage(at: start, plainEnd: end, inFlow: inFlow) {
        report(at: position(start), message)
        return nil
      }
      let text = String(decoding: bytes[start..<end], as: UTF8.self)
      let node = YAMLNode(.scalar(text, isQuoted: false), at: position(start))
      return ScannedValue(node: node, end: end)
    }
  }

  /// Where a plain scalar ends: before `: `, ` #`, a tab or the line's end, blanks left out, and in
  /// brackets before any of `,[]{}`.
  private func plainEnd(from start: Int, inFlow: Bool) -> Int {
    var end = start
    var offset = start
    while offset < lineEnd {
      switch bytes[offset] {
      case .tab: return end
      case .space:
        offset += 1
        if offset < lineEnd, bytes[offset] == UInt8(ascii: "#") { return end }
        continue
      case UInt8(ascii: ":"):
        if isFollowedByBlank(offset) { return end }
        if inFlow, isFlowIndicator(bytes[offset + 1]) { return end }
      case let byte where inFlow && isFlowIndicator(byte): return end
      default: break
      }
      offset += 1
      end = offset
    }
    return end
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  // MARK: Quotes

  private mutating func scanSingleQuoted(at start: Int) -> ScannedValue? {
    var text: [UInt8] = []
    var offset = start + 1
    while offset < lineEnd {
      if bytes[offset] != UInt8(ascii: "'") {
        text.append(bytes[offset])
        offset += 1
      } else if offset + 1 < lineEnd, bytes[offset + 1] == UInt8(ascii: "'") {
        text.append(bytes[offset])
        offset += 2
      } else {
        return quoted(text, from: start, to: offset + 1)
      }
    }
    report(at: position(start), "a quoted value ends on its line: write the closing ' there")
    return nil
  }

  private mutating func scanDoubleQuoted(at start: Int) -> ScannedValue? {
    var text: [UInt8] = []
    var offset = start + 1
    while offset < lineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "\""): return quoted(text, from: start, to: offset + 1)
      case UInt8(ascii: "\\"):
        guard let (scalar, end) = escape(at: offset) else { return nil }
        text.append(contentsOf: Array(String(scalar).utf8))
        offset = end
      case let byte:
        text.append(byte)
        offset += 1
      }
    }
    report(at: position(start), "a quoted value ends on its line: write the closing \" there")
    return nil
  }

  private func quoted(_ text: [UInt8], from start: Int, to end: Int) -> ScannedValue {
    let content = YAMLNode.Content.scalar(String(decoding: text, as: UTF8.self), isQuoted: true)
    return ScannedValue(node: YAMLNode(content, at: position(start)), end: end)
  }

  /// Reads an escape of a double-quoted scalar (YAML 1.2.2, 5.7).
  private mutating func escape(at start: Int) -> (Unicode.Scalar, end: Int)? {
    guard start + 1 < lineEnd else {
      report(
        at: position(start), "a quoted value ends on its line: write it whole, without this '\\'")
      return nil
    }
    let letter = bytes[start + 1]
    if let scalar = namedEscapes[letter] { return (scalar, start + 2) }
    let digits =
      switch letter {
      case UInt8(ascii: "x"): 2
      case UInt8(ascii: "u"): 4
      case UInt8(ascii: "U"): 8
      default: 0
      }
    let end = start + 2 + digits
    if digits > 0, end <= lineEnd {
      let value = bytes[(start + 2)..<end].reduce(UInt32?(0)) { value, byte in
        guard let value, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
          return nil
        }
        return value << 4 | UInt32(digit)
      }
      if let value, let scalar = Unicode.Scalar(value) { return (scalar, end) }
    }
    report(at: position(start), escapeMessage(at: start, digits: digits))
    return nil
  }

  private func escapeMessage(at start: Int, digits: Int) -> String {
    if digits > 0 {
      let letter = Unicode.Scalar(bytes[start + 1])
      return
        "'\\\(letter)' takes the \(digits) hexadecimal digits of a Unicode scalar: write them, "
        + "or '\\\\' for a backslash"
    }
    return "'\\' begins an escape that YAML does not know: write '\\\\', or single quotes round "
      + "the value"
  }

  // MARK: What is refused

  /// Why a plain scalar cannot begin here and what to write instead, or nil where it can.
  private func indicatorMessage(at start: Int, plainEnd: Int, inFlow: Bool) -> String? {
    let byte = bytes[start]
    let text = String(decoding: bytes[start..<max(plainEnd, start + 1)], as: UTF8.self)
    switch byte {
    case UInt8(ascii: "*"):
      return "a plain value cannot begin with '*', which is an alias in YAML: write "
        + inQuotes(text)
    case UInt8(ascii: "&"):
      return "anchors are not read: write the value out where it is needed, or "
        + "\(inQuotes(text)) for this text"
    case UInt8(ascii: "!"):
      return "tags are not read: write the value alone, or \(inQuotes(text)) for this text"
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return "block scalars are not read: write the value on one line, in quotes"
    case UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "#"):
      return "a plain value cannot begin with '\(Unicode.Scalar(byte))': write \(inQuotes(text))"
    case .tab: return "a tab between values: write spaces"
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      return
        "'\(Unicode.Scalar(byte))' without a list or mapping that it belongs to: leave it out, "
        + "or put the value in quotes"
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      // `-x` and `?x` are plain, `- x` and `- ]` are not; `:x` in brackets is read in two ways.
      let isIndicator =
        isFollowedByBlank(start)
        || (inFlow && isFlowIndicator(bytes[start + 1]))
      if byte == UInt8(ascii: ":"), inFlow, !isIndicator {
        return "a plain value in brackets or braces cannot begin with ':': write \(inQuotes(text))"
      }
      guard isIndicator else { return nil }
      return byte == UInt8(ascii: ":")
        ? "':' without a key before it: write 'key: value'"
        : "'\(Unicode.Scalar(byte))' cannot stand alone here: write it in quotes if it is the value"
    default: return nil
    }
  }

  /// Why text after a value on its line cannot stand, and what to write instead.
  func restMessage(at offset: Int) -> String {
    if isColon(offset) { return "a second ': ' on the line: put the value in quotes" }
    switch bytes[offset] {
    case .tab: return "a tab between values: write spaces"
    case UInt8(ascii: "#"): return "a comment needs a space before its '#'"
    case UInt8(ascii: ":"): return "a key needs a space after its ':'"
    default: return "text after the end of the value: put all of it in quotes, or leave it out"
    }
  }

  /// The text as YAML reads it back.
  private func inQuotes(_ text: String) -> String {
    guard text.utf8.count <= 80 else { return "it in quotes" }
    guard text.contains(where: { $0 == "\"" || $0 == "\\" }) else { return "\"\(text)\"" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}

private let namedEscapes: [UInt8: Unicode.Scalar] = [
  UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
  UInt8(ascii: "t"): "\t", .tab: "\t", UInt8(ascii: "n"): "\n", UInt8(ascii: "v"): "\u{B}",
  UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r", UInt8(ascii: "e"): "\u{1B}",
  .space: " ", UInt8(ascii: "\""): "\"", UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\",
  UInt8(ascii: "N"): "\u{85}", UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}",
  UInt8(ascii: "P"): "\u{2029}",
]
