/// What a YAML file says, or why it cannot be read.
package struct YAMLDocument: Sendable {
  /// `.empty` for a file of blanks and comments.
  package var root: YAMLNode
  /// In order of position.
  package var issues: [ConfigurationIssue]
  /// False where a line could not be placed, so that keys may be missing from `root`. Where only
  /// values could not be read, `root` holds every key.
  package var isComplete: Bool
}

/// Reads the subset of YAML 1.2 that a configuration is written in: block mappings and sequences,
/// `[a, b]` and `{a: b}` on one line, plain and quoted scalars on one line, comments, and one `---`
/// before everything. What it accepts means what it means in YAML; all else is refused with its place
/// and what to write instead, and reading goes on with the next line that can be placed.
///
/// Levels are kept in a stack of frames, never on the call stack:
/// ```
/// roles:            root ▸ mapping(0)
///   view:           root ▸ mapping(0) ▸ mapping(2)
///     types:
///       - A         root ▸ mapping(0) ▸ mapping(2) ▸ mapping(4) ▸ sequence(6)
/// ```
/// - Complexity: O(*n*) in the bytes.
package func readYAML(_ bytes: [UInt8]) -> YAMLDocument {
  if let issue = encodingIssue(in: bytes) {
    let root = YAMLNode(.unreadable, at: YAMLPosition(line: 1, column: 1))
    return YAMLDocument(root: root, issues: [issue], isComplete: false)
  }
  var reader = YAMLReader(bytes: bytes)
  return reader.read()
}

/// The levels that blocks may nest to, and brackets within one value.
let yamlDepthLimit = 64

/// The reader's place in the bytes and the blocks that are open there.
struct YAMLReader {
  let bytes: [UInt8]
  var issues: [ConfigurationIssue] = []
  var isComplete = true

  /// 1-based.
  var line = 0
  /// Byte offsets of the line's first byte and of its line break.
  var lineStart = 0
  var lineEnd = 0

  private var frames: [Frame] = [Frame(.root, indent: -1, at: YAMLPosition(line: 1, column: 1))]
  private var hasDocumentStart = false
  /// After an issue, lines further in than this column belong to what was refused.
  private var skipIndent: Int?
  /// Whether what was refused was a bracket left open, which a later line may close.
  private var skipsClosingBracket = false

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A block that is open, and the slot in it that waits for a value.
  private struct Frame {
    enum Kind { case root, sequence, mapping }
    var kind: Kind
    /// The column that its entries begin in, from 0; -1 for the root.
    var indent: Int
    var position: YAMLPosition
    var items: [YAMLNode] = []
    var entries: [YAMLEntry] = []
    /// The line of each key.
    var keys: [String: Int] = [:]
    var pending: Slot?

    init(_ kind: Kind, indent: Int, at position: YAMLPosition) {
      self.kind = kind
      self.indent = indent
      self.position = position
      if kind == .root { pending = Slot(key: nil, position: position) }
    }
  }

  private struct Slot {
    /// nil in a sequence, at the root, and for a key that stood before: its value goes nowhere.
    var key: String?
    var position: YAMLPosition
  }

  mutating func read() -> YAMLDocument {
    var next = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    var goesOn = true
    while goesOn, next < bytes.count {
      line += 1
      lineStart = next
      while next < bytes.count, bytes[next] != .lineFeed, bytes[next] != .carriageReturn {
        next += 1
      }
      lineEnd = next
      if next < bytes.count {
        let isPair =
          bytes[next] == .carriageReturn && next + 1 < bytes.count
          && bytes[next + 1] == .lineFeed
        next += isPair ? 2 : 1
      }
      goesOn = readLine()
    }
    while frames.count > 1 { closeLast() }
    let root = frames[0].items.first ?? YAMLNode(.empty, at: frames[0].position)
    return YAMLDocument(root: root, issues: issues.sorted(), isComplete: isComplete)
  }

  // MARK: Lines

  /// - Returns: whether the next line is to be read.
  private mutating func readLine() -> Bool {
    var start = lineStart
    while start < lineEnd, bytes[start] == .space { start += 1 }
    let indent = start - lineStart
    if isLineEnd(start) || skips(start, indent: indent) { return true }
    skipIndent = nil
    if bytes[start] == .tab {
      refuse(at: start, indent: indent, "a tab cannot indent in YAML: write spaces")
      return true
    }
    if indent == 0 {
      if isMarker("---") { return readDocumentStart() }
      if isMarker("...") {
        refuse(at: start, indent: indent, "'...' ends a document: leave it out")
        return false
      }
      if bytes[start] == UInt8(ascii: "%") {
        refuse(at: start, indent: indent, "a YAML directive is not read: leave the line out")
        return true
      }
    }
    readContent(at: start, indent: indent)
    return true
  }

  private mutating func skips(_ start: Int, indent: Int) -> Bool {
    guard let skipIndent else { return false }
    if indent > skipIndent { return true }
    let closes = bytes[start] == UInt8(ascii: "]") || bytes[start] == UInt8(ascii: "}")
    return skipsClosingBracket && closes
  }

  private func isMarker(_ marker: StaticString) -> Bool {
    let end = lineStart + 3
    guard end <= lineEnd, end == lineEnd || isBlank(end) else { return false }
    return bytes[lineStart..<end].elementsEqual("\(marker)".utf8)
  }

  private mutating func readDocumentStart() -> Bool {
    let isFirst = !hasDocumentStart && frames.count == 1 && frames[0].pending != nil
    guard isFirst else {
      refuse(
        at: lineStart, indent: 0,
        "'---' begins a second document: write one document, and leave the line out")
      return false
    }
    hasDocumentStart = true
    let rest = skipBlanks(lineStart + 3)
    if !isLineEnd(rest) {
      refuse(at: rest, indent: 0, "text after '---': write it on the next line")
    }
    return true
  }

  // MARK: Blocks

  /// Reads what stands on a line: any number of dashes, then a key with or without a value, a value,
  /// or nothing.
  private mutating func readContent(at start: Int, indent lineIndent: Int) {
    var start = start
    var indent = lineIndent
    var closed = closeFrames(atIndent: indent, keepsSequence: isDash(start))
    while isDash(start) {
      guard open(.sequence, indent: indent, at: start, hasClosed: closed) else { return }
      closed = false
      frames[frames.count - 1].pending = Slot(key: nil, position: position(start))
      start = skipSpaces(start + 1)
      if isLineEnd(start) { return }
      indent = start - lineStart
    }
    readEntry(at: start, indent: indent, hasClosed: closed)
  }

  private mutating func readEntry(at start: Int, indent: Int, hasClosed: Bool) {
    if bytes[start] == UInt8(ascii: "?"), isFollowedByBlank(start) {
      refuse(at: start, indent: indent, "'?' begins a key of several lines: write 'key: value'")
      return
    }
    guard let scanned = scanValue(at: start) else {
      giveUp(at: start, indent: indent)
      return
    }
    let end = skipSpaces(scanned.end)
    if isColon(end) {
      readKey(scanned.node, colon: end, indent: indent, hasClosed: hasClosed)
    } else if endsLine(end, after: scanned.end) {
      placeValue(scanned.node, at: start, indent: indent, hasClosed: hasClosed)
    } else {
      report(at: position(end), restMessage(at: end))
      giveUp(at: start, indent: indent)
    }
  }

  /// Places a value that has a line of its own: below its key, or behind a dash.
  private mutating func placeValue(
    _ node: YAMLNode, at start: Int, indent: Int, hasClosed: Bool
  ) {
    let last = frames.count - 1
    if case .scalar(let text, isQuoted: false) = node.content, text.utf8.contains(colon),
      frames[last].kind == .root || indent == frames[last].indent
    {
      refuse(at: start, indent: indent, "a key needs a space after its ':': write 'key: value'")
    } else if case .scalar = node.content, frames[last].kind == .root {
      refuse(at: start, indent: indent, "expected 'key: value'")
    } else if awaitsValue(atIndent: indent) {
      fill(node)
    } else {
      refusePlace(at: start, indent: indent, hasClosed: hasClosed)
    }
  }

  private mutating func readKey(_ node: YAMLNode, colon: Int, indent: Int, hasClosed: Bool) {
    let start = lineStart + node.position.column - 1
    guard case .scalar(let key, let isQuoted) = node.content else {
      refuse(at: start, indent: indent, "a list or a mapping cannot be a key: write a word")
      return
    }
    if key == "<<", !isQuoted {
      refuse(at: start, indent: indent, "merge keys are not read: write the entries out")
      return
    }
    guard open(.mapping, indent: indent, at: start, hasClosed: hasClosed) else { return }
    startEntry(key: key, at: node.position)
    let value = skipSpaces(colon + 1)
    if isLineEnd(value) { return }
    readInlineValue(at: value, indent: indent)
  }

  /// Reads the value that stands on the line of its key.
  private mutating func readInlineValue(at start: Int, indent: Int) {
    if isDash(start) {
      refuseValue(
        at: start, indent: indent,
        "a list of '- item' lines begins below its key: write it there, or as '[item, item]'")
      return
    }
    guard let scanned = scanValue(at: start) else {
      fill(YAMLNode(.unreadable, at: position(start)))
      skipIndent = indent
      skipsClosingBracket = true
      return
    }
    let end = skipSpaces(scanned.end)
    if endsLine(end, after: scanned.end) {
      fill(scanned.node)
    } else {
      refuseValue(at: end, indent: indent, restMessage(at: end))
    }
  }

  // MARK: Frames

  /// Closes the blocks that a line at this indentation ends.
  /// - Parameter keepsSequence: the line begins with a dash, so that a list in its key's own column
  ///   goes on.
  /// - Returns: whether any was closed.
  private mutating func closeFrames(atIndent indent: Int, keepsSequence: Bool) -> Bool {
    var hasClosed = false
    while let last = frames.last {
      let isListBesideKeys =
        last.kind == .sequence && last.indent == indent && !keepsSequence
        && frames[frames.count - 2].kind == .mapping && frames[frames.count - 2].indent == indent
      guard last.indent > indent || isListBesideKeys else { break }
      closeLast()
      hasClosed = true
    }
    return hasClosed
  }

  private mutating func closeLast() {
    fillEmpty()
    let frame = frames.removeLast()
    let content: YAMLNode.Content =
      frame.kind == .mapping ? .mapping(frame.entries) : .sequence(frame.items)
    fill(YAMLNode(content, at: frame.position))
  }

  /// Goes on with the open block of this kind and column, or opens one in the slot that waits.
  /// - Returns: false where neither can be, which was reported.
  private mutating func open(
    _ kind: Frame.Kind, indent: Int, at start: Int, hasClosed: Bool
  ) -> Bool {
    // The frame is not copied: a copy would make each entry that is added copy those before.
    let last = frames.count - 1
    let isInLast = frames[last].indent == indent
    if isInLast, frames[last].kind == kind {
      fillEmpty()
      return true
    }
    let isListBesideKeys = isInLast && kind == .sequence && frames[last].kind == .mapping
    guard frames[last].pending != nil, indent > frames[last].indent || isListBesideKeys else {
      refusePlace(at: start, indent: indent, hasClosed: hasClosed)
      return false
    }
    guard frames.count <= yamlDepthLimit else {
      refuse(at: start, indent: frames[last].indent, tooDeepMessage)
      return false
    }
    frames.append(Frame(kind, indent: indent, at: position(start)))
    return true
  }

  private mutating func startEntry(key: String, at position: YAMLPosition) {
    let last = frames.count - 1
    frames[last].pending = Slot(key: key, position: position)
    if let first = frames[last].keys[key] {
      report(at: position, duplicateMessage(key, firstLine: first))
      frames[last].pending?.key = nil
    } else {
      frames[last].keys[key] = position.line
    }
  }

  private func awaitsValue(atIndent indent: Int) -> Bool {
    let last = frames.count - 1
    return frames[last].pending != nil && indent > frames[last].indent
  }

  private mutating func fillEmpty() {
    if let slot = frames[frames.count - 1].pending { fill(YAMLNode(.empty, at: slot.position)) }
  }

  private mutating func fill(_ node: YAMLNode) {
    let last = frames.count - 1
    guard let slot = frames[last].pending else { return }
    frames[last].pending = nil
    if frames[last].kind != .mapping {
      frames[last].items.append(node)
    } else if let key = slot.key {
      frames[last].entries.append(YAMLEntry(key: key, position: slot.position, value: node))
    }
  }

  // MARK: Refusing

  func duplicateMessage(_ key: String, firstLine: Int) -> String {
    "key '\(key)' stands on line \(firstLine) already: write it once"
  }

  let tooDeepMessage =
    "nested deeper than \(yamlDepthLimit) levels: a configuration needs no more than five"

  mutating func report(at position: YAMLPosition, _ message: String) {
    issues.append(
      ConfigurationIssue(line: position.line, column: position.column, message: message))
  }

  /// Refuses a line as a whole, and the lines further in with it.
  private mutating func refuse(at offset: Int, indent: Int, _ message: String) {
    report(at: position(offset), message)
    isComplete = false
    skipIndent = indent
    skipsClosingBracket = false
  }

  /// Refuses a value; its key stays.
  private mutating func refuseValue(at offset: Int, indent: Int, _ message: String) {
    report(at: position(offset), message)
    fill(YAMLNode(.unreadable, at: position(offset)))
    skipIndent = indent
    skipsClosingBracket = false
  }

  /// After an issue on a line that may have held a key: makes the slot that waits unreadable, and
  /// where none does, says that keys may be missing.
  private mutating func giveUp(at start: Int, indent: Int) {
    let last = frames.count - 1
    if frames[last].kind != .root, awaitsValue(atIndent: indent) {
      fill(YAMLNode(.unreadable, at: position(start)))
      skipIndent = frames[last].indent
    } else {
      isComplete = false
      skipIndent = indent
    }
    skipsClosingBracket = true
  }

  /// Refuses a line that neither goes on with the open block nor begins one.
  private mutating func refusePlace(at start: Int, indent: Int, hasClosed: Bool) {
    let last = frames.count - 1
    let message =
      if frames[last].kind == .root {
        "text after the end of the document: write one mapping"
      } else if frames[last].indent == indent {
        "expected '\(frames[last].kind == .mapping ? "key: value" : "- item")' as in the lines above"
      } else if hasClosed {
        "\(indent) spaces fit no line above: indent by as many as the entries this belongs to"
      } else {
        "this line is further in than the value above, which has ended: write a value on one line, "
          + "and entries in the column of those above"
      }
    refuse(at: start, indent: indent, message)
  }
}

private let colon = UInt8(ascii: ":")
