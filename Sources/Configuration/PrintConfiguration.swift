/// How the preset in force came to be, for people.
package struct PrintedPreset: Hashable, Sendable {
  /// nil for none.
  package var name: String?
  /// Where it comes from: `.viperlint.yml:1`, `--preset`, or why there is none.
  package var comment: String

  package init(name: String?, comment: String) {
    self.name = name
    self.comment = comment
  }
}

/// Everything that is in force, each line with where it comes from, as a configuration that reads back
/// with the same meaning.
///
/// What would mean more if a configuration stated it stands in comments: the preset's words, which as
/// a configuration's own would be stronger evidence than they are, and the default severities, which a
/// rule may lower for some of its findings.
/// - Parameters:
///   - configuration: what `settings` were made from; nil where there is no file.
///   - rules: in the order to print.
package func printedConfiguration(
  _ settings: Settings, from configuration: ConfigurationFile?, preset: PrintedPreset,
  rules: [RuleDeclaration]
) -> String {
  var printer = ConfigurationPrinter()
  printer.line(
    "# What is in force, and where each line comes from. It reads back as a configuration;")
  printer.line("# keep what you mean to state, as the rest holds without it.")
  let places = configuration?.places ?? StatedPlaces()
  for (path, origin) in places.extends { printer.line("# extends: \(commentText(path))", origin) }
  if let name = preset.name {
    printer.line("preset: \(yamlText(name))  # \(commentText(preset.comment))")
  } else {
    printer.line("# no preset: \(commentText(preset.comment))")
  }
  if let version = configuration?.requiredVersion {
    printer.line("required_version: \(yamlText(version.description))", places.requiredVersion)
  }
  printer.list("include", zip(settings.include.map(\.pattern), places.include))
  printer.list("exclude", zip(settings.exclude.map(\.pattern), places.exclude))
  printer.modules(settings.modules)
  printer.roles(settings)
  printer.section("dependencies")
  printer.table(settings.table, settings.frameworkTable, roles: settings.knownRoles, indent: "  ")
  printer.frameworks(settings, places)
  printer.words(configuration?.words ?? [])
  printer.rules(settings.rules, all: rules)
  printer.overrides(settings.overrides, roles: settings.knownRoles, rules: rules)
  if let baseline = configuration?.baseline {
    printer.line("")
    printer.line("baseline: \(yamlText(baseline))", places.baseline)
  }
  printer.presetWords(settings)
  printer.shippedWords()
  return printer.text
}

/// Collects lines. A section's key is printed before its first line, so that none is left empty.
struct ConfigurationPrinter {
  private(set) var text = ""
  private var pending: String?

  mutating func line(_ line: String, _ origin: Origin? = nil) {
    if let pending {
      self.pending = nil
      text += "\n" + pending + "\n"
    }
    text += line + (origin.map { "  # " + place($0) } ?? "") + "\n"
  }

  mutating func section(_ key: String) { pending = key + ":" }

  /// A section that is a list of texts.
  mutating func list(_ key: String, _ items: some Sequence<(String, Origin)>) {
    section(key)
    for (item, origin) in items { line("  - " + yamlText(item), origin) }
  }

  mutating func modules(_ modules: [ModulePattern]) {
    section("modules")
    for module in modules {
      line("  - path: " + yamlText(module.path.pattern), module.origin)
      if let name = module.name { line("    name: " + yamlText(name), module.origin) }
      if module.isShared { line("    shared: true", module.origin) }
    }
  }

  // MARK: Roles

  mutating func roles(_ settings: Settings) {
    section("roles")
    var printed: Set<Role> = []
    // In their own order: of several patterns that fit a type, the first gives the role.
    for first in settings.configuredRoles where printed.insert(first.role).inserted {
      let role = first.role
      let patterns = settings.configuredRoles.filter { $0.role == role }
      let keys = ConfigurationKeys.role.filter { key in
        patterns.contains { !$0.words(key.name).isEmpty }
      }
      line("  \(yamlText(role.name)):" + (keys.isEmpty ? " {}" : ""), first.origin)
      for key in keys {
        if key.name == "assembles" {
          line("    assembles: true", patterns.first { $0.assembles }?.place(of: key.name))
          continue
        }
        line("    \(key.name):")
        for pattern in patterns {
          for word in pattern.words(key.name) {
            line("      - " + yamlText(word), pattern.place(of: key.name))
          }
        }
      }
    }
  }

  mutating func presetWords(_ settings: Settings) {
    pending = "# The preset's words, which tell a role where 'roles' does not:"
    for role in settings.knownRoles {
      let patterns = settings.presetRoles.filter { $0.role == role }
      for key in ConfigurationKeys.role {
        for pattern in patterns where !pattern.words(key.name).isEmpty {
          let words = pattern.words(key.name)
          let lines = wrapped(words, first: "#   \(role.name) \(key.name): ", next: "#     ")
          for part in lines.dropLast() { line(part) }
          line(lines.last ?? "", pattern.place(of: key.name))
        }
      }
    }
  }

  /// What the configuration adds to the shipped words.
  mutating func words(_ stated: [StatedWord]) {
    for section in ConfigurationKeys.wordSections {
      self.section(section.name)
      for (name, list) in section.lists {
        let words = stated.filter { $0.list == list }
        let indent = name.isEmpty ? "  " : "    "
        if !name.isEmpty, !words.isEmpty { line("  \(name):") }
        for word in words { line("\(indent)- " + yamlText(word.text), word.origin) }
      }
    }
  }

  mutating func shippedWords() {
    let sections = ConfigurationKeys.wordSections
    let names = sections.map { "'\($0.name)'" }.joined(separator: ", ")
    pending = "# The words that hold whatever the preset, to which \(names) add:"
    for section in sections {
      for (name, list) in section.lists {
        let head = "#   \(section.name)\(name.isEmpty ? "" : " " + name): "
        for part in wrapped(Words.shipped.inOrder(list), first: head, next: "#     ") { line(part) }
      }
    }
  }

  /// A list in words, broken between them where a line would grow too long.
  private func wrapped(_ words: [String], first: String, next: String) -> [String] {
    var lines = [first]
    for (index, word) in words.enumerated() {
      let last = lines.count - 1
      if index == 0 {
        lines[last] += word
      } else if lines[last].utf8.count + word.utf8.count < 80 {
        lines[last] += ", " + word
      } else {
        lines[last] += ","
        lines.append(next + word)
      }
    }
    return lines
  }

  // MARK: The table

  mutating func table(
    _ table: DependencyTable, _ frameworks: FrameworkTable, roles: [Role], indent: String
  ) {
    for row in roles {
      var cells: [(column: String, cell: String, origin: Origin)] = []
      let stated = table.entries.filter { $0.from == row }
      for column in roles.map(Optional.some) + [nil] {
        guard let entry = stated.last(where: { $0.to == column }) else { continue }
        cells.append((column?.name ?? "*", entry.cell.description, entry.origin))
      }
      let columns = frameworks.entries.filter { $0.from == row }
      // A role of a group's name has the column; the preset's cell of the group holds all the same.
      let hidden = columns.filter { roles.contains(Role($0.group)) }
      for entry in columns where !roles.contains(Role(entry.group)) {
        cells.append((entry.group, entry.cellText, entry.origin))
      }
      if cells.isEmpty, hidden.isEmpty { continue }
      line(indent + yamlText(row.name) + ":" + (cells.isEmpty ? " {}" : ""))
      for (column, cell, origin) in cells {
        line("\(indent)  \(yamlText(column)): \(cell)", origin)
      }
      for entry in hidden {
        line("\(indent)  # the frameworks \(entry.group): \(entry.cellText)", entry.origin)
      }
    }
  }

  mutating func frameworks(_ settings: Settings, _ places: StatedPlaces) {
    section("frameworks")
    let shipped = try? preset(named: settings.preset ?? Preset.shipped[0])
    let presetPlaces = (shipped ?? (try? preset(named: Preset.shipped[0])))?.content.places
    let builtIn = ConfigurationKeys.frameworks.map(\.name)
    for group in builtIn + settings.frameworks.groups.map(\.name) {
      let members = settings.frameworks.members(of: group) ?? []
      let isOwn = !builtIn.contains(group) || settings.frameworks.stated.contains(group)
      if members.isEmpty, !isOwn { continue }
      let origins = (isOwn ? places : presetPlaces)?.frameworks[group] ?? []
      if members.isEmpty {
        line("  \(yamlText(group)): []", origins.first)
        continue
      }
      line("  \(yamlText(group)):")
      for (index, member) in members.enumerated() {
        line("    - " + yamlText(member), index < origins.count ? origins[index] : nil)
      }
    }
  }

  // MARK: Rules and overrides

  mutating func rules(_ rules: [String: RuleSettings], all: [RuleDeclaration]) {
    section("rules")
    for declaration in all {
      if let settings = rules[declaration.id] { rule(declaration, settings, indent: "  ") }
    }
    pending = "# Rules with their own severity:"
    for declaration in all where rules[declaration.id]?.severity == nil {
      line("#   \(declaration.id): \(declaration.severity.rawValue)  # default")
    }
    pending = "# Options of rules with their default:"
    for declaration in all {
      for option in declaration.options
      where rules[declaration.id]?.options[option.name] == nil {
        line("#   \(declaration.id) \(option.name): \(option.standard)  # default")
      }
    }
  }

  private mutating func rule(
    _ declaration: RuleDeclaration, _ rule: RuleSettings, indent: String
  ) {
    let id = declaration.id
    if rule.allow.isEmpty, rule.options.isEmpty {
      line("\(indent)\(id): \(rule.severity?.rawValue ?? "{}")", rule.origin)
      return
    }
    line("\(indent)\(id):")
    if let severity = rule.severity {
      line("\(indent)  severity: \(severity.rawValue)", rule.origin)
    }
    for option in declaration.options {
      guard let value = rule.options[option.name] else { continue }
      line("\(indent)  \(option.name): \(value)", rule.optionOrigins[option.name] ?? rule.origin)
    }
    if rule.allow.isEmpty { return }
    line("\(indent)  allow:")
    for (index, allowance) in rule.allow.enumerated() {
      let origin = index < rule.allowOrigins.count ? rule.allowOrigins[index] : rule.origin
      line("\(indent)    - " + yamlText(allowance.text), origin)
    }
  }

  mutating func overrides(_ overrides: [PathOverride], roles: [Role], rules: [RuleDeclaration]) {
    section("overrides")
    for override in overrides {
      let paths = override.paths.map { yamlText($0.pattern) }.joined(separator: ", ")
      line("  - path: [\(paths)]", override.origin)
      if let preset = override.preset {
        line("    preset: " + yamlText(preset.name), override.origin)
      }
      if !override.dependencies.isEmpty || !override.frameworkCells.isEmpty {
        line("    dependencies:")
        var table = DependencyTable()
        table.lay(override.dependencies)
        self.table(
          table, FrameworkTable(override.frameworkCells), roles: roles, indent: "      ")
      }
      if override.preset == nil, override.dependencies.isEmpty, override.frameworkCells.isEmpty,
        override.rules.isEmpty
      {
        line("    dependencies: {}", override.origin)
      }
      if !override.rules.isEmpty {
        line("    rules:")
        for declaration in rules {
          if let settings = override.rules[declaration.id] {
            rule(declaration, settings, indent: "      ")
          }
        }
      }
    }
  }
}

/// `.viperlint.yml:3`, `viper:12`, or the source alone. No name of a file can end the comment.
private func place(_ origin: Origin) -> String {
  let source = commentText(origin.source)
  return origin.line > 0 ? "\(source):\(origin.line)" : source
}

extension RolePattern {
  /// What a key of `roles:` states.
  fileprivate func words(_ key: String) -> [String] {
    switch key {
    case "suffix": suffixes
    case "weak_suffix": weakSuffixes
    case "face_suffix": faceSuffixes
    case "open_suffix": openSuffixes
    case "assembles": assembles ? ["true"] : []
    case "path": paths.map(\.pattern)
    case "types": types
    case "inherits": inherits
    default: []
    }
  }

  fileprivate func place(of key: String) -> Origin {
    var place = origin
    place.line = lines[key] ?? origin.line
    return place
  }
}

extension FrameworkTable.Entry {
  fileprivate var cellText: String {
    Cell(isAllowed ? .any : .never, because: because).description
  }
}

extension Allowance {
  /// As the configuration writes it.
  fileprivate var text: String {
    switch self {
    case .path(let glob): glob.pattern
    case .type(let name): name
    case .pair(let from, let to): "\(from) -> \(to)"
    }
  }
}
