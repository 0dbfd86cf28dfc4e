/// `roles:`, what tells a role.
extension ConfigurationReader {
  mutating func readRoles(_ node: YAMLNode) {
    var patterns: [RolePattern] = []
    let entries = mapping(node, "'roles'", write: "'roles: {presenter: {suffix: [Brain]}}'")
    if case .mapping = node.content {} else { hasAllRoles = false }
    for entry in entries {
      guard checkName(entry, of: "a role") else { continue }
      let role = Role(entry.key)
      if let group = result.frameworkGroups.first(where: { $0.name == entry.key }) {
        report(
          entry.position,
          "'\(entry.key)' is a group of frameworks, by \(group.origin.source):\(group.origin.line): "
            + "give the role another name")
        continue
      }
      if knownRoles.insert(role).inserted { result.declaredRoles.append(role) }
      patterns.append(pattern(role, entry))
    }
    // Own patterns come first: of several that fit a type, the first gives the role.
    result.roles = patterns + result.roles.map { $0.without(patterns, isPreset: isPreset) }
  }

  private mutating func pattern(_ role: Role, _ entry: YAMLEntry) -> RolePattern {
    let write = "'\(entry.key): {suffix: [Brain]}', or '{}' for a role that only annotations give"
    let keys = mapping(entry.value, "'\(entry.key)'", write: write)
    checkKeys(keys, known: ConfigurationKeys.role.names)
    var pattern = RolePattern(role: role, origin: origin(entry.position))
    for key in keys {
      pattern.lines[key.key] = key.position.line
      switch key.key {
      case "suffix": pattern.suffixes = words(key, of: &pattern)
      case "weak_suffix": pattern.weakSuffixes = words(key, of: &pattern)
      case "face_suffix": pattern.faceSuffixes = words(key, of: &pattern)
      case "open_suffix": pattern.openSuffixes = words(key, of: &pattern)
      case "assembles": pattern.assembles = flag(key.value, "'assembles'") ?? false
      case "types": pattern.types = typeNames(key, of: &pattern)
      case "inherits": pattern.inherits = typeNames(key, of: &pattern)
      case "path":
        let write = "'path: \"**/Presentation/**\"'"
        pattern.paths = items(key, write: write, of: &pattern) {
          $0.glob($1, "a path", write: "a path or a pattern")
        }
      default: break
      }
    }
    return pattern
  }

  /// A role, or a group of frameworks, is a word that can stand in a table, in a comment and in a
  /// path of a report.
  mutating func checkName(_ entry: YAMLEntry, of what: String) -> Bool {
    if entry.key == "module_interface" {
      report(
        entry.position,
        "'module_interface' is found by who names a protocol, and open to all: leave it out")
      return false
    }
    let isWord =
      entry.key.utf8.allSatisfy { isIdentifierByte($0) || $0 == UInt8(ascii: "-") }
      && entry.key.utf8.first.map { isIdentifierByte($0) } ?? false
    if !isWord {
      report(
        entry.position,
        "'\(entry.key)' cannot name \(what): write a word of letters, digits, '_' and '-'")
    }
    return isWord
  }

  /// The ends of type names: letters and digits.
  private mutating func words(
    _ entry: YAMLEntry, of pattern: inout RolePattern
  ) -> [String] {
    items(entry, write: "'\(entry.key): [Presenter]'", of: &pattern) { reader, item in
      guard let word = reader.text(item, "a word", write: "the end of a type's name") else {
        return nil
      }
      guard word.utf8.allSatisfy(isIdentifierByte) else {
        reader.report(
          item,
          "'\(word)' cannot end a type's name: write its last letters alone, such as Presenter")
        return nil
      }
      return word
    }
  }

  private mutating func typeNames(
    _ entry: YAMLEntry, of pattern: inout RolePattern
  ) -> [String] {
    items(entry, write: "'\(entry.key): [LegacyBrain]'", of: &pattern) { reader, item in
      guard let name = reader.text(item, "a type", write: "its name") else { return nil }
      guard isTypeName(name) else {
        reader.report(
          item,
          "'\(name)' cannot name a type: write the name alone, as LegacyBrain or Legacy.Brain")
        return nil
      }
      return name
    }
  }

  /// The items of a key that can be read, with the place of each.
  private mutating func items<Item>(
    _ entry: YAMLEntry, write: String, of pattern: inout RolePattern,
    read: (inout ConfigurationReader, YAMLNode) -> Item?
  ) -> [Item] {
    var found: [Item] = []
    for node in listOrOne(entry.value, "'\(entry.key)'", write: write) {
      guard let item = read(&self, node) else { continue }
      found.append(item)
      if !isPreset {
        pattern.wordOrigins[entry.key, default: []].append(origin(node.position))
      }
    }
    return found
  }
}

extension RolePattern {
  /// Without the words that a preset laid over it states again for the same role.
  fileprivate func without(_ upper: [RolePattern], isPreset: Bool) -> RolePattern {
    guard isPreset else { return self }
    var rest = self
    for pattern in upper where pattern.role == role {
      rest.suffixes.removeAll { pattern.suffixes.contains($0) }
      rest.weakSuffixes.removeAll { (pattern.suffixes + pattern.weakSuffixes).contains($0) }
      rest.faceSuffixes.removeAll { pattern.faceSuffixes.contains($0) }
      rest.inherits.removeAll { pattern.inherits.contains($0) }
    }
    return rest
  }
}
