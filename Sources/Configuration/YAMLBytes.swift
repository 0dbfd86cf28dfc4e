extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
}

/// U+FEFF in UTF-8: some editors write it before the text, where it means nothing.
let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

/// The first place whose bytes are no UTF-8, or whose character YAML cannot hold or reads as a line
/// break in one version and not in the next (YAML 1.2.2, 5.1 and 5.4).
/// - Complexity: O(*n*).
func encodingIssue(in bytes: [UInt8]) -> ConfigurationIssue? {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return ConfigurationIssue(
      line: 1, column: 1, message: "the file is in UTF-16: save it as UTF-8")
  }
  var line = 1
  var lineStart = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  var offset = lineStart
  while offset < bytes.count {
    guard let (scalar, length) = scalar(at: offset, in: bytes) else {
      return ConfigurationIssue(
        line: line, column: offset - lineStart + 1,
        message: "bytes that are no UTF-8: save the file as UTF-8")
    }
    guard isReadable(scalar) else {
      let number = String(scalar.value, radix: 16, uppercase: true)
      return ConfigurationIssue(
        line: line, column: offset - lineStart + 1,
        message:
          "the invisible character U+\(String(repeating: "0", count: max(0, 4 - number.count)))"
          + "\(number): leave it out, or write it in double quotes as an escape")
    }
    offset += length
    let endsLine =
      scalar == "\n" || scalar == "\r" && (offset == bytes.count || bytes[offset] != .lineFeed)
    if endsLine {
      line += 1
      lineStart = offset
    }
  }
  return nil
}

/// The scalar that begins there and its length in bytes; none where the bytes are no UTF-8.
private func scalar(at offset: Int, in bytes: [UInt8]) -> (Unicode.Scalar, Int)? {
  if bytes[offset] < 0x80 { return (Unicode.Scalar(bytes[offset]), 1) }
  var rest = bytes[offset...].makeIterator()
  var parser = Unicode.UTF8.ForwardParser()
  guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
  return (Unicode.UTF8.decode(encoded), encoded.count)
}

private func isReadable(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0x7E: true
  case 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
  case 0xA0...: true
  default: false
  }
}
