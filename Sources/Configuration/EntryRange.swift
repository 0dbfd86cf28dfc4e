/// The bytes that go with an entry of a configuration: whole lines in block style, the comma with it
/// between brackets. What would be left empty by that goes, too: a list's key with its last item.
///
/// - Parameter offset: in bytes, of a key, of an item, or of a key's only value.
/// - Returns: nil where no entry begins there, where nothing would be left, or where the text without it
///   would say something else: an entry can share its lines with another.
/// - Complexity: O(*n*) in the bytes.
package func rangeOfEntry(at offset: Int, in text: [UInt8]) -> Range<Int>? {
  let document = readYAML(text)
  guard document.issues.isEmpty else { return nil }
  let finder = EntryFinder(text: text, lines: offsets(ofLinesIn: text))
  guard var path = finder.path(to: offset, from: document.root) else { return nil }
  // What holds nothing else is taken away in its place.
  while let last = path.last, last.node.entries.count == 1 { path.removeLast() }
  guard let last = path.last,
    let range = finder.isFlow(last.node) ? finder.flowRange(last) : finder.blockRange(last)
  else { return nil }
  let rest = readYAML(Array(text[..<range.lowerBound] + text[range.upperBound...]))
  let expected = document.root.without(path.map(\.index)[...])
  return rest.issues.isEmpty && rest.root.says(expected) ? range : nil
}

/// In bytes, the first line's first. Lines end as YAML's do: by a line feed, a carriage return, or both.
package func offsets(ofLinesIn text: [UInt8]) -> [Int] {
  var offset = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  var offsets = [offset]
  while offset < text.count {
    let byte = text[offset]
    offset += 1
    guard isLineEnd(byte) else { continue }
    if byte == UInt8(ascii: "\r"), offset < text.count, text[offset] == UInt8(ascii: "\n") {
      continue
    }
    offsets.append(offset)
  }
  return offsets
}

package func isLineEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
}

private struct EntryFinder {
  let text: [UInt8]
  let lines: [Int]

  /// A container, and which of its entries is on the way.
  struct Level {
    var node: YAMLNode
    var index: Int
  }

  func path(to offset: Int, from node: YAMLNode) -> [Level]? {
    for (index, entry) in node.entries.enumerated() {
      let level = Level(node: node, index: index)
      // An item of a list begins where its first key does, and goes before it.
      if self.offset(of: entry.position) == offset { return [level] }
      if let below = path(to: offset, from: entry.value) { return [level] + below }
      if case .scalar = entry.value.content, self.offset(of: entry.value.position) == offset {
        return [level]
      }
    }
    return nil
  }

  func isFlow(_ node: YAMLNode) -> Bool {
    let begin = offset(of: node.position)
    return begin < text.count
      && (text[begin] == UInt8(ascii: "[") || text[begin] == UInt8(ascii: "{"))
  }

  private func offset(of position: YAMLPosition) -> Int {
    let line = min(max(1, position.line), lines.count)
    return min(lines[line - 1] + position.column - 1, text.count)
  }

  /// From the item to the next, or from the comma before it to the bracket.
  func flowRange(_ level: Level) -> Range<Int>? {
    let entries = level.node.entries
    let start = offset(of: entries[level.index].position)
    if level.index + 1 < entries.count {
      let next = offset(of: entries[level.index + 1].position)
      return start < next ? start..<next : nil
    }
    guard let comma = text[..<start].lastIndex(of: UInt8(ascii: ",")),
      let close = text[start...].firstIndex(where: {
        $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "}")
      })
    else { return nil }
    return comma..<close
  }

  /// The lines from the entry's first to its last.
  func blockRange(_ level: Level) -> Range<Int>? {
    let entry = level.node.entries[level.index]
    let first = entry.position.line - 1
    let last = lastLine(in: entry.value, entry.position.line)
    guard first < lines.count else { return nil }
    return lines[first]..<(last < lines.count ? lines[last] : text.count)
  }

  private func lastLine(in node: YAMLNode, _ line: Int) -> Int {
    node.entries.reduce(max(line, node.position.line)) { lastLine(in: $1.value, $0) }
  }
}

extension YAMLNode {
  /// The items of a sequence, each at its own position and without a key, or the entries of a mapping.
  fileprivate var entries: [YAMLEntry] {
    switch content {
    case .sequence(let items):
      items.map { YAMLEntry(key: "", position: $0.position, value: $0) }
    case .mapping(let entries): entries
    default: []
    }
  }

  /// The same without the entry that a path leads to.
  fileprivate func without(_ path: ArraySlice<Int>) -> YAMLNode {
    guard let index = path.first else { return self }
    var entries = entries
    if path.count == 1 {
      entries.remove(at: index)
    } else {
      entries[index].value = entries[index].value.without(path.dropFirst())
    }
    if case .sequence = content { return YAMLNode(.sequence(entries.map(\.value)), at: position) }
    return YAMLNode(.mapping(entries), at: position)
  }

  /// Whether both say the same, wherever it stands.
  fileprivate func says(_ other: YAMLNode) -> Bool {
    switch (content, other.content) {
    case (.scalar(let one, let isQuoted), .scalar(let two, let isOtherQuoted)):
      one == two && isQuoted == isOtherQuoted
    case (.empty, .empty), (.unreadable, .unreadable): true
    case (.sequence, .sequence), (.mapping, .mapping):
      entries.count == other.entries.count
        && zip(entries, other.entries).allSatisfy { $0.key == $1.key && $0.value.says($1.value) }
    default: false
    }
  }
}
