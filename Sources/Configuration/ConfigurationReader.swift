/// Reads a configuration file.
/// - Parameters:
///   - file: the path, for origins and errors.
///   - ruleIDs: the rules that `rules:` may name.
/// - Throws: everything that is wrong, in order of place. Where the YAML itself leaves lines that
///   could not be placed, only that is reported, as what the rest means is then unknown.
package func readConfiguration(
  file: String, bytes: [UInt8], ruleIDs: [String]
) throws(ConfigurationError) -> ConfigurationFile {
  var reader = ConfigurationReader(file: file, isPreset: false, ruleIDs: ruleIDs)
  return try reader.read(bytes)
}

/// Turns nodes into settings; each part of the file has an extension in a file of its own.
struct ConfigurationReader {
  let file: String
  let isPreset: Bool
  let ruleIDs: [String]
  var issues: [ConfigurationIssue] = []
  var result: ConfigurationFile
  /// Built in and declared.
  var knownRoles = Set(Role.builtIn)
  /// False where `roles:` could not be read: which roles are unknown is then not known.
  var hasAllRoles = true

  static let keys = [
    "preset", "include", "exclude", "modules", "roles", "dependencies", "frameworks", "rules",
  ]

  init(file: String, isPreset: Bool, ruleIDs: [String]) {
    self.file = file
    self.isPreset = isPreset
    self.ruleIDs = ruleIDs
    result = ConfigurationFile(file: file)
  }

  mutating func read(_ bytes: [UInt8]) throws(ConfigurationError) -> ConfigurationFile {
    let document = readYAML(bytes)
    issues = document.issues
    if document.isComplete { read(document.root) }
    guard issues.isEmpty else { throw ConfigurationError(file: file, issues: issues) }
    return result
  }

  private mutating func read(_ root: YAMLNode) {
    if case .empty = root.content { return }
    let entries = mapping(root, "a configuration", write: "'preset: viper'")
    checkKeys(entries, known: Self.keys)
    // Roles come before the table that names them, wherever they stand in the file.
    if let value = value(of: "preset", in: entries) { readPreset(value) }
    if let value = value(of: "include", in: entries) { readInclude(value) }
    if let value = value(of: "exclude", in: entries) {
      result.exclude = globs(value, "'exclude'", write: "'exclude: [\"**/Generated/**\"]'")
    }
    if let value = value(of: "modules", in: entries) { readModules(value) }
    if let value = value(of: "roles", in: entries) { readRoles(value) }
    if let value = value(of: "dependencies", in: entries) { readDependencies(value) }
    if let value = value(of: "frameworks", in: entries) { readFrameworks(value) }
    if let value = value(of: "rules", in: entries) { readRules(value) }
  }

  private mutating func readPreset(_ node: YAMLNode) {
    guard let name = text(node, "'preset'", write: "'preset: viper'") else { return }
    result.presetChoice = .named(name)
    if !Preset.names.contains(name) { report(node, unknownPresetMessage(name)) }
  }

  private mutating func readInclude(_ node: YAMLNode) {
    result.include = globs(node, "'include'", write: "'include: [App]'")
    if case .sequence(let items) = node.content, items.isEmpty {
      report(node, "an empty 'include' leaves no file: leave the key out to include all")
    }
  }

  private mutating func readModules(_ node: YAMLNode) {
    let write = "'modules: [\"App/Scenes/*\"]'"
    for item in list(node, "'modules'", write: write) {
      if case .mapping(let entries) = item.content {
        readModule(entries, at: item)
      } else if let path = glob(
        item, "a module", write: "a path, or '{name: Core, path: App/Core}'")
      {
        result.modules.append(
          ModulePattern(name: nil, path: path, isShared: false, origin: origin(item.position)))
      }
    }
  }

  private mutating func readModule(_ entries: [YAMLEntry], at node: YAMLNode) {
    checkKeys(entries, known: ["name", "path", "shared"])
    var name: String?
    if let value = value(of: "name", in: entries) {
      name = text(value, "'name'", write: "'name: Core'")
    }
    var isShared = false
    if let value = value(of: "shared", in: entries) {
      isShared = flag(value, "'shared'") ?? false
    }
    guard let value = value(of: "path", in: entries) else {
      report(node, "a module without a path: write 'path: App/Core' beside its other keys")
      return
    }
    if let path = glob(value, "'path'", write: "'path: App/Core'") {
      result.modules.append(
        ModulePattern(name: name, path: path, isShared: isShared, origin: origin(node.position)))
    }
  }

  private mutating func readFrameworks(_ node: YAMLNode) {
    let entries = mapping(node, "'frameworks'", write: "'frameworks: {ui: [UIKit, DesignSystem]}'")
    checkKeys(entries, known: ["ui", "data"])
    if let value = value(of: "ui", in: entries) {
      result.uiFrameworks = list(value, "'ui'", write: "'ui: [UIKit, DesignSystem]'").compactMap {
        uiFramework($0)
      }
    }
    if let value = value(of: "data", in: entries) {
      result.dataAccess = list(value, "'data'", write: "'data: [URLSession]'").compactMap {
        dataAccess($0)
      }
    }
  }

  private mutating func uiFramework(_ node: YAMLNode) -> String? {
    guard let name = text(node, "a framework", write: "its name") else { return nil }
    if isIdentifier(name) { return name }
    report(node, "'\(name)' cannot be imported: write a module's name, such as DesignSystem")
    return nil
  }

  private mutating func dataAccess(_ node: YAMLNode) -> String? {
    guard let name = text(node, "a data-access name", write: "its name") else { return nil }
    if isTypeName(name.hasPrefix("@") ? String(name.dropFirst()) : name) { return name }
    report(
      node,
      "'\(name)' cannot name data access: write the name of a type, a module or, with '@', an "
        + "attribute")
    return nil
  }

  func origin(_ position: YAMLPosition) -> Origin {
    Origin(source: file, isPreset: isPreset, line: position.line)
  }
}
