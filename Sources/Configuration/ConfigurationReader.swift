/// Reads a configuration file that stands alone; one that extends another is refused, as nothing
/// here reads files: `ConfigurationChain` says which are needed.
/// - Parameters:
///   - file: the path, for origins and errors.
///   - rules: those that `rules:` may name.
/// - Throws: everything that is wrong, in order of place. Where the YAML itself leaves lines that
///   could not be placed, only that is reported, as what the rest means is then unknown.
package func readConfiguration(
  file: String, bytes: [UInt8], rules: [RuleDeclaration]
) throws(ConfigurationError) -> ConfigurationFile {
  let chain = ConfigurationChain(file: file, bytes: bytes)
  if try chain.next() != nil { throw chain.unreadable("no other file is read here") }
  return try chain.read(rules: rules)
}

/// Turns nodes into settings; each part of the file has an extension in a file of its own.
struct ConfigurationReader {
  let file: String
  let isPreset: Bool
  let declaredRules: [RuleDeclaration]
  var issues: [ConfigurationIssue] = []
  /// Begins as what the file extends, and ends as that with the file laid over it.
  var result: ConfigurationFile
  /// Built in and declared.
  var knownRoles: Set<Role>
  /// False where `roles:` could not be read: which roles are unknown is then not known.
  var hasAllRoles = true

  /// - Parameter base: what the file extends.
  init(
    file: String, isPreset: Bool, rules: [RuleDeclaration], base: ConfigurationFile? = nil
  ) {
    self.file = file
    self.isPreset = isPreset
    declaredRules = rules
    result = base ?? ConfigurationFile(file: file)
    result.file = file
    knownRoles = Set(Role.builtIn).union(result.declaredRoles)
  }

  /// The groups of frameworks that a row may name.
  var groups: [String] {
    ConfigurationKeys.frameworks.names + result.frameworkGroups.map(\.name)
  }

  mutating func read(_ bytes: [UInt8]) throws(ConfigurationError) -> ConfigurationFile {
    let document = readYAML(bytes)
    result.text = bytes
    issues = document.issues
    if document.isComplete { read(document.root) }
    guard issues.isEmpty else { throw ConfigurationError(file: file, issues: issues) }
    return result
  }

  private mutating func read(_ root: YAMLNode) {
    if case .empty = root.content { return }
    let entries = mapping(root, "a configuration", write: "'preset: viper'")
    // `agreed` is what a preset that ships with the tool says of itself.
    let known = ConfigurationKeys.file.names + (isPreset ? ["agreed"] : [])
    let reader = self
    checkKeys(entries, known: known) { reader.advice(onFileKey: $0) }
    if let value = value(of: "preset", in: entries) { readPreset(value) }
    if let value = value(of: "required_version", in: entries) { readRequiredVersion(value) }
    if let value = value(of: "extends", in: entries) { readExtends(value) }
    if let value = value(of: "include", in: entries) { readInclude(value) }
    if let value = value(of: "exclude", in: entries) {
      let paths = globs(value, "'exclude'", write: "'exclude: [\"**/Generated/**\"]'")
      result.exclude += paths.map(\.glob)
      result.places.exclude += paths.map(\.origin)
    }
    if let value = value(of: "modules", in: entries) { readModules(value) }
    // Roles and frameworks come before the table that names them, wherever they stand in the file.
    if let value = value(of: "roles", in: entries) { readRoles(value) }
    if let value = value(of: "frameworks", in: entries) { readFrameworks(value) }
    readWords(entries)
    readDependencies(entries)
    if isPreset, let value = value(of: "agreed", in: entries) { readAgreed(value) }
    if let value = value(of: "rules", in: entries) {
      result.rules = laid(rules(value), over: result.rules)
    }
    if let value = value(of: "overrides", in: entries) { readOverrides(value) }
    if let value = value(of: "baseline", in: entries) { readBaseline(value) }
  }

  private mutating func readBaseline(_ node: YAMLNode) {
    guard let path = text(node, "'baseline'", write: "'baseline: .viperlint-baseline.json'") else {
      return
    }
    if let problem = baselinePathProblem(path) { report(node, problem) }
    result.baseline = normalized(path)
    result.places.baseline = origin(node.position)
  }

  private mutating func readPreset(_ node: YAMLNode) {
    guard let name = presetName(node) else { return }
    result.presetChoice = .named(name)
    result.places.preset = origin(node.position)
  }

  /// The name of a preset that there is.
  mutating func presetName(_ node: YAMLNode) -> String? {
    guard let name = text(node, "'preset'", write: "'preset: viper'") else { return nil }
    if Preset.shipped.contains(name) { return name }
    report(node, unknownPresetMessage(name))
    return nil
  }

  private mutating func readExtends(_ node: YAMLNode) {
    guard let path = text(node, "'extends'", write: "'extends: ../shared/viperlint.yml'") else {
      return
    }
    let place = origin(node.position)
    if isPreset {
      // A cell that is taken over is the preset's own: findings say whose table forbids a reference.
      guard let base = try? preset(named: path).content else {
        report(node, unknownPresetMessage(path))
        return
      }
      result = base
      result.file = file
      for index in result.dependencies.indices { result.dependencies[index].origin = place }
      for index in result.frameworkCells.indices { result.frameworkCells[index].origin = place }
    } else if let problem = extendedPathProblem(path) {
      report(node, problem)
    }
    result.places.extends.append((path, place))
  }

  private mutating func readInclude(_ node: YAMLNode) {
    let paths = globs(node, "'include'", write: "'include: [App]'")
    result.include = paths.map(\.glob)
    result.places.include = paths.map(\.origin)
    if case .sequence(let items) = node.content, items.isEmpty {
      report(node, "an empty 'include' leaves no file: leave the key out to include all")
    }
  }

  private mutating func readModules(_ node: YAMLNode) {
    let write = "'modules: [\"App/Scenes/*\"]'"
    var modules: [ModulePattern] = []
    for item in list(node, "'modules'", write: write) {
      if case .mapping(let entries) = item.content {
        if let module = module(entries, at: item) { modules.append(module) }
      } else if let path = glob(
        item, "a module", write: "a path, or '{name: Core, path: App/Core}'")
      {
        let origin = origin(item.position)
        modules.append(
          ModulePattern(name: nil, path: path, isShared: false, origin: origin, pathOrigin: origin))
      }
    }
    // Own patterns come first: of several that match a folder, the first names the module.
    result.modules = modules + result.modules
  }

  private mutating func module(_ entries: [YAMLEntry], at node: YAMLNode) -> ModulePattern? {
    checkKeys(entries, known: ConfigurationKeys.module.names)
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
      return nil
    }
    return glob(value, "'path'", write: "'path: App/Core'").map {
      ModulePattern(
        name: name, path: $0, isShared: isShared, origin: origin(node.position),
        pathOrigin: origin(value.position))
    }
  }

  private mutating func readDependencies(_ entries: [YAMLEntry]) {
    let cells = readTable(entries)
    result.dependencies = laid(cells.roles, over: result.dependencies)
    result.frameworkCells = laid(cells.frameworks, over: result.frameworkCells)
    result.tableRoles.formUnion(cells.named)
    if case .named = result.presetChoice { return }
    let isOwnArchitecture =
      !result.tableRoles.isEmpty && !result.tableRoles.contains { Role.builtIn.contains($0) }
    result.presetChoice = isOwnArchitecture ? .none : .deduced
  }

  func origin(_ position: YAMLPosition) -> Origin {
    Origin(source: file, isPreset: isPreset, line: position.line, column: position.column)
  }
}
