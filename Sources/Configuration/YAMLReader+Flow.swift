/// `[a, b]` and `{a: b}`, nested in each other on one line.
extension YAMLReader {
  /// A bracket or brace that is open.
  private struct Bracket {
    var isMapping: Bool
    var position: YAMLPosition
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    /// The line of each key.
    var keys: [String: Int] = [:]
    /// The key that waits for its value, and its place.
    var key: (text: String, position: YAMLPosition)?

    var close: UInt8 { isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    mutating func add(_ node: YAMLNode) {
      guard isMapping else {
        items.append(node)
        return
      }
      if let key { entries.append(YAMLEntry(key: key.text, position: key.position, value: node)) }
      key = nil
    }

    var node: YAMLNode {
      YAMLNode(isMapping ? .mapping(entries) : .sequence(items), at: position)
    }
  }

  private enum Expectation {
    /// An entry, or the closing bracket: after the opening one and after a comma.
    case entry
    /// After `key: `.
    case value
    /// A comma or the closing bracket.
    case separator
  }

  /// Reads from an opening bracket to the one that closes it.
  mutating func scanFlow(at start: Int) -> ScannedValue? {
    var open = [Bracket(isMapping: bytes[start] == UInt8(ascii: "{"), position: position(start))]
    var expectation = Expectation.entry
    var offset = start + 1
    while var bracket = open.popLast() {
      let before = offset
      offset = skipSpaces(offset)
      guard !endsLine(offset, after: before) else {
        report(at: bracket.position, openMessage(bracket))
        return nil
      }
      let byte = bytes[offset]
      if byte == bracket.close, expectation != .value {
        offset += 1
        guard var outer = open.popLast() else {
          return ScannedValue(node: bracket.node, end: offset)
        }
        outer.add(bracket.node)
        open.append(outer)
        expectation = .separator
        continue
      }
      switch expectation {
      case .separator:
        guard byte == UInt8(ascii: ",") else {
          report(at: position(offset), separatorMessage(at: offset, in: bracket))
          return nil
        }
        offset += 1
        expectation = .entry
      case .entry where bracket.isMapping:
        guard let end = scanKey(at: offset, into: &bracket) else { return nil }
        offset = end
        expectation = .value
      case .entry, .value:
        if byte == UInt8(ascii: ",") || byte == bracket.close {
          report(at: position(offset), emptyMessage(bracket))
          return nil
        }
        if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
          guard open.count + 1 < yamlDepthLimit else {
            report(at: position(offset), tooDeepMessage)
            return nil
          }
          open.append(bracket)
          bracket = Bracket(isMapping: byte == UInt8(ascii: "{"), position: position(offset))
          offset += 1
          expectation = .entry
        } else {
          guard let scanned = scanScalar(at: offset, inFlow: true) else { return nil }
          bracket.add(scanned.node)
          offset = scanned.end
          expectation = .separator
        }
      }
      open.append(bracket)
    }
    return nil
  }

  /// Reads `key:` in braces.
  private mutating func scanKey(at start: Int, into bracket: inout Bracket) -> Int? {
    if bytes[start] == UInt8(ascii: ",") {
      report(at: position(start), "an empty entry: leave the comma out")
      return nil
    }
    if bytes[start] == UInt8(ascii: "[") || bytes[start] == UInt8(ascii: "{") {
      report(at: position(start), "a list or a mapping cannot be a key: write a word")
      return nil
    }
    if bytes[start] == UInt8(ascii: "?"), isFollowedByBlank(start) {
      report(at: position(start), "'?' begins a complex key: write '{key: value}'")
      return nil
    }
    guard let scanned = scanScalar(at: start, inFlow: true) else { return nil }
    guard case .scalar(let key, let isQuoted) = scanned.node.content else { return nil }
    if key == "<<", !isQuoted {
      report(at: position(start), "merge keys are not read: write the entries out")
      return nil
    }
    let colon = skipSpaces(scanned.end)
    // Behind a key in quotes a value may follow at once, which is how JSON is written.
    let endsKey =
      isQuoted && colon < lineEnd && bytes[colon] == UInt8(ascii: ":") || isColon(colon)
    guard endsKey else {
      let hasColon = colon < lineEnd && bytes[colon] == UInt8(ascii: ":")
      report(
        at: position(hasColon ? colon : start),
        hasColon
          ? "a key needs a space after its ':': write '{key: value}'"
          : "an entry in braces needs a key and a value: write '{key: value}'")
      return nil
    }
    if let first = bracket.keys[key] {
      report(at: position(start), duplicateMessage(key, firstLine: first))
      return nil
    }
    bracket.keys[key] = line
    bracket.key = (key, position(start))
    return colon + 1
  }

  // MARK: What is refused

  private func openMessage(_ bracket: Bracket) -> String {
    bracket.isMapping
      ? "a mapping in braces ends on its line: write the '}' there, or 'key: value' lines below"
      : "a list in brackets ends on its line: write the ']' there, or '- item' lines below"
  }

  private func emptyMessage(_ bracket: Bracket) -> String {
    if let key = bracket.key { return "key '\(key.text)' has no value: write one after the ':'" }
    return "an empty entry: leave the comma out"
  }

  private func separatorMessage(at offset: Int, in bracket: Bracket) -> String {
    if isColon(offset) {
      return bracket.isMapping
        ? "a second ': ' in one entry: put the value in quotes"
        : "an entry 'key: value' in a list needs braces: write '{key: value}'"
    }
    if bytes[offset] == .tab { return "a tab between values: write spaces" }
    let close = Unicode.Scalar(bracket.close)
    return "expected ',' or '\(close)': put a value that holds any of , [ ] { } in quotes"
  }
}
