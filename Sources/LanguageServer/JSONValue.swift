import Configuration

// As for the baseline: what reads JSON, without what knows languages and time zones.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// JSON of any shape.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  /// A text is no JSON.
  package struct FormatError: Error {}

  /// Reads UTF-8 text.
  package init(_ bytes: [UInt8]) throws(FormatError) {
    do {
      self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      // Editors written in JavaScript send halves of characters, which no other text can hold.
      guard let mended = withoutHalves(bytes),
        let value = try? JSONDecoder().decode(JSONValue.self, from: Data(mended))
      else { throw FormatError() }
      self = value
    }
  }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // In the order of how often each is met.
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let object = try? container.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else if container.decodeNil() {
      self = .null
    } else {
      self = .number(try container.decode(Double.self))
    }
  }
}

// MARK: Reading

extension JSONValue {
  /// A member of an object; nil for what is no object, or has none.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }
  package var boolean: Bool? { if case .boolean(let boolean) = self { boolean } else { nil } }
  package var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

  package var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  package var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

/// Whether a value is there and `true`.
func isTrue(_ value: JSONValue?) -> Bool { value?.boolean == true }

// MARK: Writing

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  package init(stringLiteral value: String) { self = .text(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  package init(nilLiteral: ()) { self = .null }

  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  /// An object without the members that are not there.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    var object: [String: JSONValue] = [:]
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// On one line, the members of an object in the order of their names.
  package var written: String {
    var output = ""
    write(into: &output)
    return output
  }

  private func write(into output: inout String) {
    switch self {
    case .null: output += "null"
    case .boolean(let boolean): output += boolean ? "true" : "false"
    case .integer(let integer): output += String(integer)
    case .number(let number): output += number.isFinite ? String(number) : "null"
    case .text(let text): output += jsonText(text)
    case .list(let list):
      output += "["
      for (index, value) in list.enumerated() {
        if index > 0 { output += "," }
        value.write(into: &output)
      }
      output += "]"
    case .object(let members):
      output += "{"
      for (index, key) in members.keys.sorted().enumerated() {
        if index > 0 { output += "," }
        output += jsonText(key) + ":"
        members[key]?.write(into: &output)
      }
      output += "}"
    }
  }
}

// MARK: Halves of characters

/// The same text with U+FFFD for each `\uD83D` that has no other half; nil where there is none.
private func withoutHalves(_ bytes: [UInt8]) -> [UInt8]? {
  var result = bytes
  var hasHalf = false
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "\\") else {
      index += 1
      continue
    }
    guard let unit = escapedUnit(at: index, in: bytes) else {
      index += 2
      continue
    }
    if UTF16.isLeadSurrogate(unit), let next = escapedUnit(at: index + 6, in: bytes),
      UTF16.isTrailSurrogate(next)
    {
      index += 12
      continue
    }
    if UTF16.isLeadSurrogate(unit) || UTF16.isTrailSurrogate(unit) {
      hasHalf = true
      result.replaceSubrange(index + 2..<index + 6, with: Array("FFFD".utf8))
    }
    index += 6
  }
  return hasHalf ? result : nil
}

/// What `\u263A` stands for.
private func escapedUnit(at index: Int, in bytes: [UInt8]) -> UInt16? {
  guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
    bytes[index + 1] == UInt8(ascii: "u")
  else { return nil }
  let digits = String(decoding: bytes[index + 2..<index + 6], as: UTF8.self)
  return digits.allSatisfy(\.isHexDigit) ? UInt16(digits, radix: 16) : nil
}
