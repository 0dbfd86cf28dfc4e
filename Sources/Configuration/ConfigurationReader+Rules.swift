/// `rules:`, severities and exceptions.
extension ConfigurationReader {
  /// By rule id.
  mutating func rules(_ node: YAMLNode) -> [String: RuleSettings] {
    var rules: [String: RuleSettings] = [:]
    for entry in mapping(node, "'rules'", write: "'rules: {ui_import: warning}'") {
      if let declaration = declaredRules.first(where: { $0.id == entry.key }) {
        rules[entry.key] = rule(entry, declaration)
      } else {
        report(
          entry.position,
          "unknown rule '\(entry.key)': "
            + meant(entry.key, among: declaredRules.map(\.id), called: "rules"))
      }
    }
    return rules
  }

  private mutating func rule(_ entry: YAMLEntry, _ declaration: RuleDeclaration) -> RuleSettings {
    var rule = RuleSettings(origin: origin(entry.position))
    guard case .mapping(let entries) = entry.value.content else {
      rule.severity = severity(entry.value, "'\(entry.key)'")
      return rule
    }
    let reader = self
    checkKeys(entries, known: declaration.keys.names) {
      reader.advice(onKey: $0, ofRule: declaration.id)
    }
    for option in declaration.options {
      guard let entry = entries.first(where: { $0.key == option.name }),
        let value = optionValue(entry.value, option)
      else { continue }
      rule.options[option.name] = value
      rule.optionOrigins[option.name] = origin(entry.position)
    }
    if let value = value(of: "severity", in: entries) {
      rule.severity = severity(value, "'severity'")
    }
    if let value = value(of: "allow", in: entries) {
      for item in list(value, "'allow'", write: "'allow: [\"App/Legacy/**\"]'") {
        guard let allowance = allowance(item) else { continue }
        rule.allow.append(allowance)
        rule.allowOrigins.append(origin(item.position))
      }
    }
    return rule
  }

  private mutating func optionValue(_ node: YAMLNode, _ option: RuleOption) -> RuleOption.Value? {
    switch option.standard {
    case .number:
      number(node, "'\(option.name)'", write: "'\(option.name): \(option.standard)'")
        .map { .number($0) }
    case .flag: flag(node, "'\(option.name)'").map { .flag($0) }
    }
  }

  /// One of the words error, warning and off. Unlike other words, `off` means no boolean here.
  private mutating func severity(_ node: YAMLNode, _ what: String) -> Severity? {
    if case .scalar("off", _) = node.content { return .off }
    if case .scalar(let word, isQuoted: false) = node.content,
      let cure = severityMeant(byBoolean: word)
    {
      report(node, "a severity is a word, not a boolean: write \(cure)")
      return nil
    }
    guard let word = text(node, what, write: "error, warning or off") else { return nil }
    switch word {
    case "error": return .error
    case "warning": return .warning
    default:
      let known = ["error", "warning", "off"]
      let cure = severityMeant(by: word) ?? meant(word, among: known, called: "severities")
      report(node, "unknown severity '\(word)': " + cure)
      return nil
    }
  }

  /// What other tools call it; nil where none does.
  private func severityMeant(by word: String) -> String? {
    switch word.lowercased() {
    case "disabled", "disable", "none", "ignore", "ignored", "skip": "write off"
    case "warn", "minor": "write warning"
    case "note", "info", "hint": "write warning or off, as notes are viperlint's own"
    case "err", "critical", "major", "blocker": "write error"
    default: nil
    }
  }

  private func severityMeant(byBoolean word: String) -> String? {
    switch word.lowercased() {
    case "false", "no", "off", "null", "~": "off"
    case "true", "yes", "on": "error or warning, or leave the rule out for its default"
    default: nil
    }
  }

  /// A pair has an arrow, a path has a `/`, a wildcard or a file's extension; the rest are types.
  private mutating func allowance(_ node: YAMLNode) -> Allowance? {
    let write = "a path, a type or 'From -> To'"
    guard let text = text(node, "an exception", write: write) else { return nil }
    if text.contains("->") { return pair(text, at: node) }
    let isPath =
      text.contains { $0 == "/" || $0 == "*" || $0 == "?" || $0 == "\\" }
      || text.hasSuffix(".swift")
    if isPath {
      return glob(node, "an exception", write: write).map { .path($0) }
    }
    if isTypeName(text) { return .type(text) }
    report(node, "'\(text)' is no exception: write \(write)")
    return nil
  }

  private mutating func pair(_ text: String, at node: YAMLNode) -> Allowance? {
    guard let arrow = text.firstRange(of: "->") else { return nil }
    let from = trimmed(text[..<arrow.lowerBound])
    let to = trimmed(text[arrow.upperBound...])
    guard isTypeName(from), isTypeName(to) else {
      report(node, "'\(text)' is no pair of types: write 'From -> To' with the name of each")
      return nil
    }
    return .pair(from: from, to: to)
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
