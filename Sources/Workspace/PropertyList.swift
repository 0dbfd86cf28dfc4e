/// A property list as Xcode's project files are, as a flat table: a node stands before all that
/// lies in it and knows where the next one beside it begins. So no depth of nesting costs a stack,
/// and a project of thousands of files is three arrays.
///
/// ```
/// { name = App; files = (A, B); }
///
/// 0 dictionary   next 7
/// 1   name       next 2
/// 2   App        next 3
/// 3   files      next 4
/// 4   array      next 7
/// 5     A        next 6
/// 6     B        next 7
/// ```
package struct PropertyList: Sendable {
  struct Node: Sendable {
    enum Kind: UInt8, Sendable {
      case text
      /// A text with backslashes that stand for something else.
      case escapedText
      /// A text of XML with entities.
      case markedText
      case array
      /// Its keys and values by turns.
      case dictionary
    }

    var kind: Kind
    /// Where a text's bytes begin, without quotes, or a container's bracket stands.
    var start: UInt32
    /// How many bytes a text has.
    var length: UInt32 = 0
    /// The node after it and all that lies in it.
    var next: UInt32 = 0
  }

  let bytes: [UInt8]
  let nodes: [Node]

  /// The node that holds all others.
  package var root: Int { 0 }

  /// The values of an array, or the keys and values of a dictionary; of a text none.
  package func children(of node: Int) -> [Int] {
    var children: [Int] = []
    // All that lies in a text's node is nothing.
    var child = node + 1
    while child < Int(nodes[node].next) {
      children.append(child)
      child = Int(nodes[child].next)
    }
    return children
  }

  package func isDictionary(_ node: Int) -> Bool { nodes[node].kind == .dictionary }

  /// What a dictionary holds under a key; nil for nothing, and for what is no dictionary.
  package func value(_ key: String, of node: Int) -> Int? {
    guard isDictionary(node) else { return nil }
    let end = Int(nodes[node].next)
    var child = node + 1
    while child < end {
      let value = Int(nodes[child].next)
      if isText(child, key) { return value }
      child = Int(nodes[value].next)
    }
    return nil
  }

  /// A text as it is meant; nil for a container.
  package func text(_ node: Int) -> String? {
    let start = Int(nodes[node].start)
    let written = bytes[start..<start + Int(nodes[node].length)]
    return switch nodes[node].kind {
    case .text: String(decoding: written, as: UTF8.self)
    case .escapedText: String(decoding: withoutEscapes(written), as: UTF8.self)
    case .markedText: String(decoding: withoutEntities(written), as: UTF8.self)
    case .array, .dictionary: nil
    }
  }

  /// Whether a dictionary holds this text under a key; makes no text of its own.
  package func holds(_ text: String, under key: String, of node: Int) -> Bool {
    value(key, of: node).map { isText($0, text) } ?? false
  }

  /// The text that a dictionary holds under a key.
  package func text(_ key: String, of node: Int) -> String? { value(key, of: node).flatMap(text) }

  /// The texts of the array that a dictionary holds under a key.
  package func texts(_ key: String, of node: Int) -> [String] {
    guard let array = value(key, of: node), nodes[array].kind == .array else { return [] }
    return children(of: array).compactMap(text)
  }

  private func isText(_ node: Int, _ wanted: String) -> Bool {
    guard nodes[node].kind == .text else { return text(node) == wanted }
    let start = Int(nodes[node].start)
    let utf8 = wanted.utf8
    return utf8.count == Int(nodes[node].length)
      && bytes[start..<start + utf8.count].elementsEqual(utf8)
  }
}

/// Why a property list cannot be read, and where.
package struct PropertyListError: Error, Equatable {
  package var line: Int
  /// In bytes.
  package var column: Int
  /// Without full stop: `';' expected`.
  package var message: String

  init(_ message: String, at offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = offset - lineStart + 1
    self.message = message
  }
}

/// Reads a property list in any of the forms of text that Xcode reads: braces and semicolons, as it
/// writes them itself, JSON and XML.
/// - Complexity: O(bytes), without recursion.
package func readPropertyList(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyList {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  let first = bytes[start...].first { $0 > UInt8(ascii: " ") }
  let nodes =
    first == UInt8(ascii: "<")
    ? try propertyListOfXML(bytes, from: start) : try propertyListOfText(bytes, from: start)
  return PropertyList(bytes: bytes, nodes: nodes)
}

// MARK: What texts mean

/// Complexity: O(bytes).
private func withoutEscapes(_ written: ArraySlice<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(written.count)
  var index = written.startIndex
  // The first half of a UTF-16 pair, which JSON writes characters beyond 16 bits with.
  var high: UInt32?
  while index < written.endIndex {
    let byte = written[index]
    index += 1
    guard byte == UInt8(ascii: "\\"), index < written.endIndex else {
      bytes.append(byte)
      continue
    }
    let letter = written[index]
    index += 1
    switch letter {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let unit = number(in: written, &index, radix: 16, digits: 4)
      if let first = high, (0xDC00...0xDFFF).contains(unit) {
        append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &bytes)
        high = nil
      } else if (0xD800...0xDBFF).contains(unit) {
        high = unit
      } else {
        append(unit, to: &bytes)
      }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      append(number(in: written, &index, radix: 8, digits: 3), to: &bytes)
    default: bytes.append(meaning(of: letter))
    }
  }
  return bytes
}

private func meaning(of letter: UInt8) -> UInt8 {
  switch letter {
  case UInt8(ascii: "a"): 0x07
  case UInt8(ascii: "b"): 0x08
  case UInt8(ascii: "f"): 0x0C
  case UInt8(ascii: "n"): 0x0A
  case UInt8(ascii: "r"): 0x0D
  case UInt8(ascii: "t"): 0x09
  case UInt8(ascii: "v"): 0x0B
  default: letter
  }
}

/// At most so many digits; `index` is then behind them.
private func number(
  in bytes: ArraySlice<UInt8>, _ index: inout Int, radix: UInt32, digits: Int
) -> UInt32 {
  var value: UInt32 = 0
  for _ in 0..<digits {
    guard index < bytes.endIndex, let digit = digit(bytes[index]), digit < radix else { break }
    value = value * radix + digit
    index += 1
  }
  return value
}

private func digit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
  case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
  case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
  default: nil
  }
}

private func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
  bytes += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
}

/// Complexity: O(bytes).
private func withoutEntities(_ written: ArraySlice<UInt8>) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(written.count)
  var index = written.startIndex
  while index < written.endIndex {
    // The longest is of a number: `&#1114111;`.
    if written[index] == UInt8(ascii: "&"),
      let end = written[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
      let scalar = entity(written[index + 1..<end])
    {
      append(scalar, to: &bytes)
      index = end + 1
    } else {
      bytes.append(written[index])
      index += 1
    }
  }
  return bytes
}

private func entity(_ name: ArraySlice<UInt8>) -> UInt32? {
  let name = String(decoding: name, as: UTF8.self)
  if name.hasPrefix("#x") { return UInt32(name.dropFirst(2), radix: 16) }
  if name.hasPrefix("#") { return UInt32(name.dropFirst()) }
  let scalar: Unicode.Scalar
  switch name {
  case "amp": scalar = "&"
  case "lt": scalar = "<"
  case "gt": scalar = ">"
  case "quot": scalar = "\""
  case "apos": scalar = "'"
  default: return nil
  }
  return scalar.value
}
