import Architecture
import Configuration

// `rules:` and `overrides:`, exceptions that except nothing.
extension ConfigurationReview {
  mutating func judgeRules() { judge(file.rules, key: "rules") }

  private mutating func judge(_ rules: [String: RuleSettings], key: String) {
    for rule in Rule.all {
      if let settings = rules[rule.id] { judgeOptions(of: rule, settings, key: key) }
      guard let settings = rules[rule.id], review.ranRules.contains(rule.id),
        rule.id != Rule.unusedConfiguration.id,
        // Of a rule that is off nobody asks what it would find.
        (settings.severity ?? file.rules[rule.id]?.severity ?? rule.severity) != .off
      else { continue }
      for (allowance, origin) in zip(settings.allow, settings.allowOrigins)
      where isOwn(origin) && !review.usedExceptions.contains(origin) {
        report(allowance, of: rule.id, origin, key: key)
      }
    }
  }

  /// An option of a rule that no part of the configuration switches on.
  private mutating func judgeOptions(of rule: Rule, _ settings: RuleSettings, key: String) {
    let isOn = model.allRuleSettings(rule.id).contains {
      ($0.severity ?? rule.severity) != .off
    }
    guard !isOn, !review.named.contains(rule.id) else { return }
    for option in rule.options {
      guard let origin = settings.optionOrigins[option.name] else { continue }
      report(
        origin, key: "\(key).\(rule.id)", entry: option.name,
        "'\(option.name)' of \(rule.id) decides nothing, as the rule is off",
        help: "write 'severity: warning' beside it, or take it away", caption: "decides nothing")
    }
  }

  private mutating func report(
    _ allowance: Allowance, of rule: String, _ origin: Origin, key: String
  ) {
    let key = "\(key).\(rule).allow"
    switch allowance {
    case .path(let glob) where !stated.files.contains(where: glob.matches):
      judge(glob, origin, key: key, "'allow' of \(rule) names '\(glob)'")
    case .path(let glob):
      report(
        origin, key: key, entry: glob.pattern,
        "'allow' of \(rule) names '\(glob)', where it finds nothing", caption: "excepts nothing")
    case .type(let name):
      report(type: name, of: rule, origin, key: key, entry: name, "names '\(name)'")
    case .pair(let from, let to):
      let unknown = [from, to].first { !isDeclared($0) } ?? from
      report(
        type: unknown, of: rule, origin, key: key, entry: "\(from) -> \(to)",
        "names the pair '\(from) -> \(to)'")
    }
  }

  private mutating func report(
    type name: String, of rule: String, _ origin: Origin, key: String, entry: String, _ what: String
  ) {
    // What is not declared may be a framework's, which a finding can name as well.
    let near = isDeclared(name) || model.mentions(name) ? nil : suggestions.type(name)
    report(
      origin, key: key, entry: entry, "'allow' of \(rule) \(what), of which it finds nothing",
      near: near, caption: "excepts nothing")
  }

  private func isDeclared(_ name: String) -> Bool {
    model.types.contains { $0.name == name || $0.simpleName == name }
  }

  // MARK: Overrides

  mutating func judgeOverrides() {
    for override in file.overrides where isOwn(override.origin) {
      var isAnywhere = false
      for (glob, origin) in zip(override.paths, override.pathOrigins) {
        judge(glob, origin, key: "overrides", "'overrides' names '\(glob)'")
        isAnywhere = isAnywhere || matchesFile(glob)
      }
      guard isAnywhere else { continue }
      let isBelow = model.files.map { file in override.paths.contains { $0.matches(file.path) } }
      let paths = override.paths.map { "'\($0)'" }.joined(separator: ", ")
      judge(
        cells(override.dependencies, override.frameworkCells), key: "overrides.dependencies",
        below: " below \(paths)", rows: { isBelow[$0] })
      judge(override.rules, key: "overrides.rules")
      judgeSwitchedOff(override.rules, below: paths)
    }
  }

  /// A rule that is off below some paths is an exception as well. A stricter one may be there for what
  /// is still to come.
  private mutating func judgeSwitchedOff(_ rules: [String: RuleSettings], below paths: String) {
    for rule in Rule.all where review.ranRules.contains(rule.id) && rule.review == nil {
      guard let settings = rules[rule.id], settings.severity == .off,
        !review.usedExceptions.contains(settings.origin)
      else { continue }
      report(
        settings.origin, key: "overrides.rules", entry: rule.id,
        "\(rule.id) finds nothing below \(paths), so switching it off there silences nothing",
        caption: "silences nothing")
    }
  }
}
