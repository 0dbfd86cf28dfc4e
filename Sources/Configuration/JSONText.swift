/// A value of JSON that keeps the order of its keys, to be printed.
indirect enum JSONText {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONText])
  case object([(String, JSONText)])

  var rendered: String {
    var text = ""
    render(indent: "", into: &text)
    return text
  }

  private func render(indent: String, into text: inout String) {
    let inner = indent + "  "
    switch self {
    case .text(let value): text += jsonText(value)
    case .number(let value): text += String(value)
    case .flag(let value): text += value ? "true" : "false"
    case .list(let items) where items.allSatisfy(\.isWord):
      text += "[" + items.map(\.rendered).joined(separator: ", ") + "]"
    case .list(let items):
      for (index, item) in items.enumerated() {
        text += (index == 0 ? "[\n" : ",\n") + inner
        item.render(indent: inner, into: &text)
      }
      text += "\n" + indent + "]"
    case .object(let fields) where fields.isEmpty: text += "{}"
    case .object(let fields):
      for (index, (key, value)) in fields.enumerated() {
        text += (index == 0 ? "{\n" : ",\n") + inner + jsonText(key) + ": "
        value.render(indent: inner, into: &text)
      }
      text += "\n" + indent + "}"
    }
  }

  private var isWord: Bool {
    switch self {
    case .text, .number, .flag: true
    case .list, .object: false
    }
  }
}

/// A text as JSON writes it, in quotes, so that no terminal obeys what it holds.
package func jsonText(_ value: String) -> String {
  // Nearly every text is plain, and is taken whole.
  if value.utf8.allSatisfy(isPlainInJSON) { return "\"" + value + "\"" }
  var text = "\""
  for scalar in value.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case _ where mustBeEscaped(scalar):
      for unit in UTF16.encode(scalar) ?? .init() {
        let digits = String(unit, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    default: text.unicodeScalars.append(scalar)
    }
  }
  return text + "\""
}

/// Whether a byte is ASCII that JSON writes as it is.
private func isPlainInJSON(_ byte: UInt8) -> Bool {
  byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
}

/// Controls, format characters (bidi marks and isolates among them) and line separators; not the
/// joiners that scripts and emoji are written with.
package func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
  if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}
