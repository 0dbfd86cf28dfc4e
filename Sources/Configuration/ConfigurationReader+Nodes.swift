/// What a node must be, and the report where it is something else. Each function returns what could
/// be read; for a node that was refused already it says nothing more.
///
/// `what` names the thing in a message (`'exclude'`, `a module`), `write` shows how to write it.
extension ConfigurationReader {
  mutating func report(_ node: YAMLNode, _ message: String) { report(node.position, message) }

  mutating func report(_ position: YAMLPosition, _ message: String) {
    issues.append(
      ConfigurationIssue(line: position.line, column: position.column, message: message))
  }

  func value(of key: String, in entries: [YAMLEntry]) -> YAMLNode? {
    entries.first { $0.key == key }?.value
  }

  /// - Parameter advice: what to write for a key that other tools have.
  mutating func checkKeys(
    _ entries: [YAMLEntry], known: [String], advice: (YAMLEntry) -> String? = { _ in nil }
  ) {
    for entry in entries where !known.contains(entry.key) {
      let cure = advice(entry) ?? meant(entry.key, among: known, called: "keys")
      report(entry.position, "unknown key '\(entry.key)': " + cure)
    }
  }

  mutating func mapping(_ node: YAMLNode, _ what: String, write: String) -> [YAMLEntry] {
    if case .mapping(let entries) = node.content { return entries }
    reportKind(node, what, expected: "a mapping of keys to values", write: write)
    return []
  }

  mutating func list(_ node: YAMLNode, _ what: String, write: String) -> [YAMLNode] {
    if case .sequence(let items) = node.content { return items }
    reportKind(node, what, expected: "a list", write: write)
    return []
  }

  /// A list, or one item without brackets.
  mutating func listOrOne(_ node: YAMLNode, _ what: String, write: String) -> [YAMLNode] {
    if case .scalar = node.content { return [node] }
    return list(node, what, write: write)
  }

  /// A text; a plain word that YAML reads as something else must be in quotes.
  mutating func text(_ node: YAMLNode, _ what: String, write: String) -> String? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      reportKind(node, what, expected: "a text", write: write)
      return nil
    }
    if !isQuoted, nonTextWords.contains(text.lowercased()) {
      report(
        node, "'\(text)' is no text in YAML: write \(write), or \"\(text)\" in quotes if it is one")
      return nil
    }
    if text.isEmpty {
      report(node, "\(what) is empty: write \(write)")
      return nil
    }
    return text
  }

  /// A text that the caller compares with words it knows, so that `true` is just another.
  mutating func word(_ node: YAMLNode, _ what: String, write: String) -> String? {
    if case .scalar(let word, _) = node.content { return word }
    return text(node, what, write: write)
  }

  mutating func flag(_ node: YAMLNode, _ what: String) -> Bool? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      reportKind(node, what, expected: "true or false", write: "true or false")
      return nil
    }
    if !isQuoted, text == "true" { return true }
    if !isQuoted, text == "false" { return false }
    report(node, "\(what) is true or false: write \(booleanMeant(by: text))")
    return nil
  }

  /// A whole number from 0.
  mutating func number(_ node: YAMLNode, _ what: String, write: String) -> Int? {
    guard case .scalar(let text, let isQuoted) = node.content else {
      reportKind(node, what, expected: "a whole number", write: write)
      return nil
    }
    let isNumber = !isQuoted && text.utf8.allSatisfy { (UInt8(ascii: "0")...0x39).contains($0) }
    if isNumber, let number = Int(text) { return number }
    report(node, "\(what) is a whole number: write \(write) in place of '\(text)'")
    return nil
  }

  private func booleanMeant(by text: String) -> String {
    switch text.lowercased() {
    case "true", "yes", "on", "y": "true"
    case "false", "no", "off", "n": "false"
    default: "one of them, without quotes, in place of '\(text)'"
    }
  }

  mutating func glob(_ node: YAMLNode, _ what: String, write: String) -> Glob? {
    guard let pattern = text(node, what, write: write) else { return nil }
    if let problem = Glob.problem(in: pattern) {
      report(node, problem)
      return nil
    }
    return Glob(pattern)
  }

  mutating func globs(
    _ node: YAMLNode, _ what: String, write: String
  ) -> [(glob: Glob, origin: Origin)] {
    list(node, what, write: write).compactMap { item in
      glob(item, "a path", write: "a path or a pattern").map { ($0, origin(item.position)) }
    }
  }

  private mutating func reportKind(
    _ node: YAMLNode, _ what: String, expected: String, write: String
  ) {
    switch node.content {
    case .unreadable: break
    case .empty: report(node, "\(what) has no value: write \(write), or leave it out")
    case .scalar, .sequence, .mapping:
      report(node, "expected \(expected) for \(what): write \(write)")
    }
  }
}

/// What YAML 1.1 or 1.2 reads as a boolean or as nothing where it is not in quotes.
let nonTextWords: Set<String> = [
  "true", "false", "yes", "no", "on", "off", "null", "~",
]

/// Whether a text is one Swift name. Letters beyond ASCII are taken as they are.
func isIdentifier(_ text: String) -> Bool {
  guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
    return false
  }
  return text.utf8.allSatisfy(isIdentifierByte)
}

/// Whether a text is a Swift type's name, with the types or the module round it or without.
func isTypeName(_ text: String) -> Bool {
  text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
    isIdentifier(String($0))
  }
}

func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
    true
  default: false
  }
}
