// Keys that other linters have, SwiftLint before all, and those that one guesses. Each is refused with
// what is written here for it: a second spelling would be one more that a reader has to know.
extension ConfigurationReader {
  /// What to write in place of a key of the file; nil for a key that means nothing anywhere.
  func advice(onFileKey entry: YAMLEntry) -> String? {
    let key = entry.key
    switch key {
    case "included", "paths", "path", "sources", "files":
      return "write '\(list("include", entry.value, example: "App"))'"
    case "excluded", "ignore", "ignored", "ignores", "exclusions", "exclude_paths", "skip":
      return "write '\(list("exclude", entry.value, example: "Pods"))'"
    case "targets":
      return "targets are found by themselves: write the folders to read, 'include: [App]'"
    case "disabled_rules", "disable", "disabled", "disabled_rule":
      return severities("off", for: entry.value)
    case "opt_in_rules", "enabled_rules", "enable":
      return "every rule is on that is not off by itself; " + severities("error", for: entry.value)
    case "only_rules", "only", "whitelist_rules":
      return "write '<rule>: off' below 'rules:' for the others; 'viperlint --only "
        + "\(words(entry.value).first { isRule($0) } ?? "ui_import")' runs one rule alone"
    case "analyzer_rules": return "every rule sees all of the code here: leave it out"
    case "custom_rules":
      return "who may know whom is said in a table: write 'dependencies: {view: {entity: never}}'"
    case "parent_config", "base", "inherit_from": return "write '\(file("extends", entry.value))'"
    case "child_config": return "write 'extends: <this file>' in the other one, which is nearer"
    case "warning_threshold", "error_threshold", "max_warnings":
      return "no number is permitted, but what is there now: 'viperlint baseline create' writes it "
        + "down"
    case "severity", "severities", "min_severity", "level":
      return "a severity is a rule's: write 'rules: {ui_import: warning}'"
    case "architecture", "template", "pattern", "style": return "write 'preset: viper'"
    case "layer": return "write 'layers: [view, presenter, interactor, entity]', from top to bottom"
    case "rule": return "write 'rules: {ui_import: warning}'"
    case "imports", "import", "forbidden_imports":
      return "write what each role may import: 'dependencies: {presenter: {ui: never}}'"
    default: return option(for: key, entry.value) ?? swiftLintsOwn(key)
    }
  }

  /// What to write in place of a key of a rule; nil for a key that means nothing anywhere.
  func advice(onKey entry: YAMLEntry, ofRule rule: String) -> String? {
    switch entry.key {
    case "enabled", "enable", "disabled": return "write '\(rule): off', or leave the rule out"
    case "level", "error", "warning", "severities": return "write 'severity: warning'"
    case "excluded", "exclude", "ignore", "ignored", "except", "allowed":
      return "write '\(list("allow", entry.value, example: "App/Legacy/**"))'"
    case "included", "include", "path", "paths":
      return "where it holds is said once for several rules: write 'overrides: [{path: App, rules: "
        + "{\(rule): warning}}]'"
    default: return nil
    }
  }

  // MARK: What a run is told

  /// What is no setting of the code, but of a run.
  private func option(for key: String, _ value: YAMLNode) -> String? {
    let command: String
    switch key {
    case "reporter", "reporters", "format", "output_format":
      let name = words(value).first ?? ""
      command = "--format \(formats[name] ?? "json")"
    case "strict": command = "--strict"
    case "lenient", "fail_on", "fail_level": command = "--fail-on never"
    case "write_baseline": return "'viperlint baseline create' writes one, and 'baseline:' names it"
    case "output": command = "--report json=\(words(value).first ?? "findings.json")"
    case "quiet": command = "--quiet"
    default: return nil
    }
    return "a run is told: 'viperlint \(command)'"
  }

  private func swiftLintsOwn(_ key: String) -> String? {
    guard settingsOfSwiftLint.contains(key) else { return nil }
    return "a setting of SwiftLint, which goes on reading it in .swiftlint.yml: leave it out here"
  }

  // MARK: As it is written here

  private func severities(_ severity: String, for node: YAMLNode) -> String {
    let named = words(node)
    let own = named.filter(isRule)
    if let foreign = named.first(where: { !isRule($0) }), own.isEmpty {
      return "'\(foreign)' is no rule of viperlint ('viperlint rules' lists them): leave it out"
    }
    let rules = own.isEmpty ? ["ui_import"] : own
    return "write 'rules: {\(rules.map { "\($0): \(severity)" }.joined(separator: ", "))}'"
  }

  private func isRule(_ name: String) -> Bool { declaredRules.contains { $0.id == name } }

  /// `exclude: [Pods, "**/Generated"]`, with what stands there where that is a short list of texts.
  private func list(_ key: String, _ node: YAMLNode, example: String) -> String {
    let texts = words(node)
    let shown = texts.isEmpty || texts.count > mostShown ? [example] : texts
    return "\(key): [\(shown.map(yamlText).joined(separator: ", "))]"
  }

  private func file(_ key: String, _ node: YAMLNode) -> String {
    "\(key): \(yamlText(words(node).first ?? "../shared/viperlint.yml"))"
  }

  /// The texts of a list, or the one that stands there alone.
  private func words(_ node: YAMLNode) -> [String] {
    switch node.content {
    case .scalar(let text, _): text.isEmpty ? [] : [text]
    case .sequence(let items):
      items.flatMap { item in
        if case .scalar(let text, _) = item.content, !text.isEmpty { [text] } else { [String]() }
      }
    case .mapping, .empty, .unreadable: []
    }
  }
}

/// A longer list is told by an example.
private let mostShown = 4

/// SwiftLint's names of formats that are called otherwise here, and those that are not.
private let formats = [
  "xcode": "xcode", "json": "json", "sarif": "sarif", "checkstyle": "checkstyle",
  "junit": "junit", "gitlab": "gitlab", "codeclimate": "gitlab", "github": "github",
  "github-actions-logging": "github", "emoji": "text", "summary": "text",
]

/// Settings and the rules with settings that a `.swiftlint.yml` holds most often.
private let settingsOfSwiftLint: Set<String> = [
  "allow_zero_lintable_files", "cache_path", "check_for_updates", "closure_body_length",
  "colon", "cyclomatic_complexity", "deployment_target", "discouraged_direct_init",
  "empty_count", "explicit_init", "file_header", "file_length", "file_name", "force_cast",
  "force_try", "force_unwrapping", "function_body_length", "function_parameter_count",
  "identifier_name", "implicit_getter", "implicitly_unwrapped_optional", "indentation",
  "indentation_width", "large_tuple", "legacy_configuration", "line_length",
  "missing_docs", "modifier_order", "multiline_arguments", "nesting", "number_separator",
  "opening_brace", "private_outlet", "private_over_fileprivate", "remote_timeout",
  "remote_timeout_if_cached", "shorthand_operator", "sorted_imports", "statement_position",
  "swiftlint_version", "todo", "trailing_comma", "trailing_whitespace", "type_body_length",
  "type_contents_order", "type_name", "unused_closure_parameter", "use_nested_configs",
  "vertical_whitespace", "weak_delegate", "write_file",
]
