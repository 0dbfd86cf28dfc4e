import SwiftSyntax

/// What is compared: each has its dump and its reference.
enum Subject: String, CaseIterable {
  case tokens
  case outline

  /// The lines that swift-syntax's parse of a file gives, without the line of the path.
  ///
  /// Nil where the parse cannot be compared: an outline of code that swift-syntax itself finds
  /// broken is its guess against ours.
  func reference(_ tree: SourceFileSyntax, _ bytes: [UInt8]) -> [String]? {
    switch self {
    case .tokens: referenceTokens(tree, bytes)
    case .outline: tree.hasError ? nil : referenceOutline(tree)
    }
  }

  /// What the line of a dump counts as.
  func kind(of line: some StringProtocol) -> String {
    switch self {
    case .tokens: "token"
    case .outline: String(line.prefix { $0 != "\t" })
    }
  }

  /// The part of the source that a line of the dump is about, as UTF-8 offsets.
  func place(of line: String, _ bytes: [UInt8]) -> Range<Int>? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    switch self {
    case .tokens:
      guard fields.count == 3, let start = Int(fields[1]), let length = Int(fields[2]),
        start + length <= bytes.count
      else { return nil }
      return start..<(start + length)
    case .outline:
      let lineField = ["decl": 3, "import": 2, "prop": 6, "ref": 4, "arg": 5, "base": 3][fields[0]]
      guard let lineField, lineField < fields.count, let number = Int(fields[lineField]) else {
        return nil
      }
      return range(ofLine: number, bytes)
    }
  }
}

/// The bytes of a line, counted from 1, without its newline.
private func range(ofLine number: Int, _ bytes: [UInt8]) -> Range<Int>? {
  var start = 0
  for _ in 1..<max(1, number) {
    guard let newline = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    start = newline + 1
  }
  return start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
}
