/// The nodes of a property list in braces, `{ name = App; files = (A, B); }`, or in JSON: the one
/// reader takes the signs of both, as no text means one thing in one and another in the other.
func propertyListOfText(
  _ bytes: [UInt8], from start: Int
) throws(PropertyListError) -> [PropertyList.Node] {
  var reader = TextReader(bytes: bytes, position: start)
  try reader.read()
  return reader.nodes
}

private struct TextReader {
  let bytes: [UInt8]
  var position: Int
  var nodes: [PropertyList.Node] = []
  /// The containers that are not closed yet, outermost first.
  private var open: [Int] = []
  /// Whether a value stands complete before the position, so that a separator has to follow.
  private var isAfterValue = false

  init(bytes: [UInt8], position: Int) {
    self.bytes = bytes
    self.position = position
    nodes.reserveCapacity(bytes.count / 16)
  }

  mutating func read() throws(PropertyListError) {
    try skipTrivia()
    try readValue()
    while let container = open.last {
      try skipTrivia()
      guard position < bytes.count else {
        throw failure("the file ends before this is closed", at: Int(nodes[container].start))
      }
      try readNext(in: container)
    }
    try skipTrivia()
    guard position == bytes.count else { throw failure("the end of the file expected") }
  }

  private mutating func readNext(in container: Int) throws(PropertyListError) {
    let byte = bytes[position]
    let closing = closing(bytes[Int(nodes[container].start)])
    if byte == closing {
      position += 1
      nodes[container].next = UInt32(nodes.count)
      open.removeLast()
      isAfterValue = true
    } else if isAfterValue {
      guard byte == UInt8(ascii: ";") || byte == UInt8(ascii: ",") else {
        let separator = nodes[container].kind == .dictionary ? ";" : ","
        throw failure("'\(separator)' or '\(Unicode.Scalar(closing))' expected")
      }
      position += 1
      isAfterValue = false
    } else {
      if nodes[container].kind == .dictionary { try readKey() }
      try readValue()
    }
  }

  private func closing(_ opening: UInt8) -> UInt8 {
    switch opening {
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "("): UInt8(ascii: ")")
    default: UInt8(ascii: "]")
    }
  }

  private mutating func readKey() throws(PropertyListError) {
    try readText()
    try skipTrivia()
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "=") || bytes[position] == UInt8(ascii: ":")
    else { throw failure("'=' expected") }
    position += 1
    try skipTrivia()
  }

  private mutating func readValue() throws(PropertyListError) {
    guard position < bytes.count else { throw failure("a value expected") }
    switch bytes[position] {
    case UInt8(ascii: "{"): openContainer(.dictionary)
    case UInt8(ascii: "("), UInt8(ascii: "["): openContainer(.array)
    case UInt8(ascii: "<"): try readData()
    default: try readText()
    }
  }

  private mutating func openContainer(_ kind: PropertyList.Node.Kind) {
    open.append(nodes.count)
    nodes.append(PropertyList.Node(kind: kind, start: UInt32(position)))
    position += 1
    isAfterValue = false
  }

  /// `<0fbd77 1c2735ae>`, kept as its digits.
  private mutating func readData() throws(PropertyListError) {
    let start = position + 1
    var end = start
    while end < bytes.count, isDigitOfData(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else {
      throw failure("a value expected")
    }
    position = end + 1
    add(.text, start..<end)
  }

  private func isDigitOfData(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: " "), UInt8(ascii: "\n"):
      true
    default: false
    }
  }

  private mutating func readText() throws(PropertyListError) {
    guard position < bytes.count else { throw failure("a text expected") }
    let first = bytes[position]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try readQuoted(first) }
    let start = position
    // Looked up once, as each look at a global asks whether it is there.
    let mayStand = mayStandUnquoted
    var end = start
    while end < bytes.count, mayStand[Int(bytes[end])] { end += 1 }
    guard start < end else { throw failure("a text expected") }
    position = end
    add(.text, start..<end)
  }

  private mutating func readQuoted(_ quote: UInt8) throws(PropertyListError) {
    let start = position + 1
    var end = start
    var kind = PropertyList.Node.Kind.text
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "\\") {
        kind = .escapedText
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else { throw failure("the file ends before this is closed") }
    position = end + 1
    add(kind, start..<end)
  }

  private mutating func add(_ kind: PropertyList.Node.Kind, _ range: Range<Int>) {
    nodes.append(
      PropertyList.Node(
        kind: kind, start: UInt32(range.lowerBound), length: UInt32(range.count),
        next: UInt32(nodes.count + 1)))
    isAfterValue = true
  }

  /// White space, `/* … */`, which does not nest, and `// …`.
  private mutating func skipTrivia() throws(PropertyListError) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte <= UInt8(ascii: " ") {
        position += 1
        continue
      }
      guard byte == UInt8(ascii: "/"), position + 1 < bytes.count else { return }
      switch bytes[position + 1] {
      case UInt8(ascii: "/"):
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      case UInt8(ascii: "*"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    var end = position + 2
    while end + 1 < bytes.count,
      bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
    {
      end += 1
    }
    guard end + 1 < bytes.count else { throw failure("the file ends before this is closed") }
    position = end + 2
  }

  private func failure(_ message: String, at offset: Int? = nil) -> PropertyListError {
    let offset = offset ?? position
    let conflicts = ["<<<<<<<", "=======", ">>>>>>>"]
    let isConflict = conflicts.contains { bytes[offset...].starts(with: $0.utf8) }
    return PropertyListError(
      isConflict ? "a merge conflict, not settled" : message, at: offset, in: bytes)
  }
}

/// Letters, digits and `$+-./:_`, by byte: the `+` is a JSON number's.
private let mayStandUnquoted: [Bool] = (0..<256).map { value in
  let byte = UInt8(value)
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    return true
  default: return "$+-./:_".utf8.contains(byte)
  }
}
