/// Writes XML 1.0 by hand: attributes in the order given, the same bytes for the same values, and
/// texts that neither end their element nor speak to a terminal.
///
/// The caller pairs `begin` and `end`; there is nothing to check at run time, as no input decides
/// the shape. Names are the caller's own and stand as they are.
struct XMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  mutating func begin(_ name: String, _ attributes: [(String, String)] = []) {
    writeTag(name, attributes)
    text += ">\n"
    open.append(name)
  }

  mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// An element without elements in it. Line breaks within a line of the content are references, so
  /// that no text from source begins a line.
  mutating func element(
    _ name: String, _ attributes: [(String, String)] = [], lines: [String] = []
  ) {
    writeTag(name, attributes)
    let content = lines.map(xmlText).joined(separator: "\n")
    text += content.isEmpty ? "/>\n" : ">\(content)</\(name)>\n"
  }

  private mutating func writeTag(_ name: String, _ attributes: [(String, String)]) {
    indent()
    text += "<" + name
    for (key, value) in attributes { text += " \(key)=\"\(xmlText(value))\"" }
  }

  private mutating func indent() { text += String(repeating: "  ", count: open.count) }
}

/// A text as the content of an element or attribute. A reader gets back the very same text, but for
/// the few characters that XML has no way to write: they are shown as `\u{1B}`.
private func xmlText(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    // Else `]]>` would stand in a content, where it may not.
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "\n", "\r", "\t": result += reference(to: scalar)
    case "\u{FFFE}", "\u{FFFF}": result += escape(scalar)
    case _ where scalar.value < 0x20: result += escape(scalar)
    case _ where mustBeEscaped(scalar): result += reference(to: scalar)
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func reference(to scalar: Unicode.Scalar) -> String { "&#\(scalar.value);" }
