/// The paths that a list holds: one a line, or, where there is a NUL in it, one between two of them, as
/// `git diff --name-only -z` writes them. Without `-z` git puts odd names in quotes, which are read as
/// git means them.
package func paths(inList bytes: [UInt8]) -> [String] {
  var rest = bytes[...]
  if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
  if rest.contains(0) {
    return rest.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
  return rest.split(separator: UInt8(ascii: "\n")).compactMap { line in
    let path = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    if path.isEmpty { return nil }
    return String(decoding: unquoted(path) ?? Array(path), as: UTF8.self)
  }
}

/// What git's quotes stand around: `"\303\204.swift"`. nil where it is no such text.
private func unquoted(_ line: ArraySlice<UInt8>) -> [UInt8]? {
  guard line.count > 2, line.first == UInt8(ascii: "\""), line.last == UInt8(ascii: "\"") else {
    return nil
  }
  var rest = line.dropFirst().dropLast()
  var bytes: [UInt8] = []
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "\\") else {
      bytes.append(byte)
      continue
    }
    guard let escape = rest.popFirst() else { return nil }
    switch escape {
    case UInt8(ascii: "a"): bytes.append(7)
    case UInt8(ascii: "b"): bytes.append(8)
    case UInt8(ascii: "t"): bytes.append(9)
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "v"): bytes.append(11)
    case UInt8(ascii: "f"): bytes.append(12)
    case UInt8(ascii: "r"): bytes.append(13)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(escape)
    case UInt8(ascii: "0")...UInt8(ascii: "3"):
      let digits = [escape] + rest.prefix(2)
      rest = rest.dropFirst(2)
      guard digits.count == 3, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      else { return nil }
      bytes.append(code)
    default: return nil
    }
  }
  return bytes
}
