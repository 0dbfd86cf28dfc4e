/// A text as a scalar that the reader, and any other reader of YAML, gives back as it is: plain where
/// that is safe everywhere, else in double quotes.
package func yamlText(_ text: String) -> String {
  isPlain(text) ? text : quoted(text)
}

/// Whether a text needs no quotes, in brackets neither: letters, digits and what stands in paths,
/// patterns and names, and no word that means something else.
private func isPlain(_ text: String) -> Bool {
  guard let first = text.utf8.first, isIdentifierByte(first), first < 0x80,
    !nonTextWords.contains(text.lowercased()), !["y", "n"].contains(text.lowercased())
  else { return false }
  // Digits first may be a number, a time or a date.
  guard !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
  return text.utf8.allSatisfy { byte in
    isIdentifierByte(byte) && byte < 0x80 || Array("./-*".utf8).contains(byte)
  }
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where mustBeEscapedInYAML(scalar):
      let number = String(scalar.value, radix: 16, uppercase: true)
      result += "\\U" + String(repeating: "0", count: 8 - number.count) + number
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// A text within a comment: as it is, or in quotes where something in it could end the line.
package func commentText(_ text: String) -> String {
  text.unicodeScalars.contains(where: mustBeEscapedInYAML) ? quoted(text) : text
}

/// Beside what no terminal may obey, the joiners and what YAML cannot hold.
private func mustBeEscapedInYAML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x200C, 0x200D, 0xFFFE, 0xFFFF: true
  default: mustBeEscaped(scalar)
  }
}
