/// The nodes of a property list in XML: `<dict><key>name</key><string>App</string></dict>`.
///
/// Only what property lists are made of is known: elements without attributes that matter, text,
/// entities and comments.
func propertyListOfXML(
  _ bytes: [UInt8], from start: Int
) throws(PropertyListError) -> [PropertyList.Node] {
  var reader = XMLReader(bytes: bytes, position: start)
  try reader.read()
  return reader.nodes
}

private struct XMLReader {
  let bytes: [UInt8]
  var position: Int
  var nodes: [PropertyList.Node] = []
  /// The arrays and dictionaries that are not closed yet, outermost first, and whether a dictionary
  /// waits for the value of a key.
  private var open: [(node: Int, isAfterKey: Bool)] = []

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
  }

  mutating func read() throws(PropertyListError) {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start
      if bytes[start...].starts(with: "<!--".utf8) {
        try skip(past: "-->")
      } else if bytes[start...].starts(with: "<?".utf8) || bytes[start...].starts(with: "<!".utf8) {
        try skip(past: ">")
      } else {
        try readTag()
      }
    }
    if let last = open.last {
      throw failure("the file ends before this is closed", at: Int(nodes[last.node].start))
    }
    guard !nodes.isEmpty else { throw failure("a value expected", at: bytes.count) }
  }

  private mutating func skip(past ending: String) throws(PropertyListError) {
    let wanted = Array(ending.utf8)
    var end = position
    while end < bytes.count, !bytes[end...].starts(with: wanted) { end += 1 }
    guard end < bytes.count else { throw failure("the file ends before this is closed") }
    position = end + wanted.count
  }

  private mutating func readTag() throws(PropertyListError) {
    let start = position
    try skip(past: ">")
    var inside = bytes[start + 1..<position - 1]
    let isEmpty = inside.last == UInt8(ascii: "/")
    if isEmpty { inside = inside.dropLast() }
    let name = inside.prefix { $0 > UInt8(ascii: " ") }
    switch String(decoding: name, as: UTF8.self) {
    case "plist", "/plist": break
    case "dict": try openContainer(.dictionary, start, isEmpty)
    case "array": try openContainer(.array, start, isEmpty)
    case "/dict": try close(.dictionary, start)
    case "/array": try close(.array, start)
    case "true", "false":
      guard isEmpty else { throw failure("'/>' expected") }
      try beginValue(isKey: false, at: start)
      add(.text, name.startIndex..<name.endIndex)
    case let other where textElements.contains(other):
      try beginValue(isKey: other == "key", at: start)
      if isEmpty { add(.text, position..<position) } else { try readText(until: other) }
    default: throw failure("no element of a property list", at: start)
    }
  }

  private mutating func openContainer(
    _ kind: PropertyList.Node.Kind, _ start: Int, _ isEmpty: Bool
  ) throws(PropertyListError) {
    try beginValue(isKey: false, at: start)
    nodes.append(
      PropertyList.Node(kind: kind, start: UInt32(start), next: UInt32(nodes.count + 1)))
    if !isEmpty { open.append((nodes.count - 1, false)) }
  }

  private mutating func close(
    _ kind: PropertyList.Node.Kind, _ start: Int
  ) throws(PropertyListError) {
    guard let last = open.popLast(), nodes[last.node].kind == kind else {
      throw failure("this closes what is not open", at: start)
    }
    guard !last.isAfterKey else { throw failure("a value expected", at: start) }
    nodes[last.node].next = UInt32(nodes.count)
  }

  /// Keys and values take turns in a dictionary; elsewhere there are only values, at the top one.
  private mutating func beginValue(isKey: Bool, at start: Int) throws(PropertyListError) {
    guard let last = open.last else {
      guard nodes.isEmpty, !isKey else { throw failure("the end of the file expected", at: start) }
      return
    }
    guard nodes[last.node].kind == .dictionary else {
      guard !isKey else { throw failure("a value expected", at: start) }
      return
    }
    guard last.isAfterKey != isKey else {
      throw failure(isKey ? "a value expected" : "a key expected", at: start)
    }
    open[open.count - 1].isAfterKey = isKey
  }

  private mutating func readText(until element: String) throws(PropertyListError) {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    let end = position
    guard bytes[end...].starts(with: "</\(element)>".utf8) else {
      throw failure("'</\(element)>' expected")
    }
    position += element.utf8.count + 3
    let hasEntities = bytes[start..<end].contains(UInt8(ascii: "&"))
    add(hasEntities ? .markedText : .text, start..<end)
  }

  private mutating func add(_ kind: PropertyList.Node.Kind, _ range: Range<Int>) {
    nodes.append(
      PropertyList.Node(
        kind: kind, start: UInt32(range.lowerBound), length: UInt32(range.count),
        next: UInt32(nodes.count + 1)))
  }

  private func failure(_ message: String, at offset: Int? = nil) -> PropertyListError {
    PropertyListError(message, at: offset ?? position, in: bytes)
  }
}

private let textElements: Set<String> = ["key", "string", "integer", "real", "date", "data"]
