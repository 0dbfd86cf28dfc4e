import Reporting

// Files as editors name them: `file:///Users/me/My%20App/Feed.swift`.

/// The absolute path that a URI names; nil for what is no file of this machine.
package func path(ofURI uri: String) -> String? {
  let bytes = Array(uri.utf8)
  let scheme = "file:"
  guard bytes.count > scheme.utf8.count,
    String(decoding: bytes.prefix(scheme.utf8.count), as: UTF8.self).lowercased() == scheme
  else { return nil }
  var rest = bytes.dropFirst(scheme.utf8.count)
  if rest.starts(with: Array("//".utf8)) {
    rest = rest.dropFirst(2)
    let host = rest.prefix { $0 != slash }
    guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else {
      return nil
    }
    rest = rest.dropFirst(host.count)
  }
  rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
  guard rest.first == slash, let decoded = percentDecoded(rest), !decoded.contains(0) else {
    return nil
  }
  let path = String(decoding: decoded, as: UTF8.self)
  return path.utf8.elementsEqual(decoded) ? path : nil
}

/// The URI of an absolute path.
package func uri(ofPath path: String) -> String { "file://" + percentEncoded(path) }

private func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
  var result: [UInt8] = []
  var index = bytes.startIndex
  while index < bytes.endIndex {
    guard bytes[index] == UInt8(ascii: "%") else {
      result.append(bytes[index])
      index += 1
      continue
    }
    guard index + 2 < bytes.endIndex else { return nil }
    let digits = String(decoding: bytes[index + 1...index + 2], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16) else { return nil }
    result.append(byte)
    index += 3
  }
  return result
}

private let slash = UInt8(ascii: "/")
