/// `roles:`, what tells a role.
extension ConfigurationReader {
  static let roleKeys = ["suffix", "weak_suffix", "face_suffix", "path", "types", "inherits"]

  mutating func readRoles(_ node: YAMLNode) {
    let entries = mapping(node, "'roles'", write: "'roles: {presenter: {suffix: [Brain]}}'")
    if case .mapping = node.content {} else { hasAllRoles = false }
    for entry in entries {
      guard checkRoleName(entry) else { continue }
      let role = Role(entry.key)
      if knownRoles.insert(role).inserted { result.declaredRoles.append(role) }
      readRole(role, entry)
    }
  }

  private mutating func readRole(_ role: Role, _ entry: YAMLEntry) {
    let write = "'\(entry.key): {suffix: [Brain]}', or '{}' for a role that only annotations give"
    let keys = mapping(entry.value, "'\(entry.key)'", write: write)
    checkKeys(keys, known: Self.roleKeys)
    var pattern = RolePattern(role: role, origin: origin(entry.position))
    for key in keys {
      switch key.key {
      case "suffix": pattern.suffixes = words(key)
      case "weak_suffix": pattern.weakSuffixes = words(key)
      case "face_suffix": pattern.faceSuffixes = words(key)
      case "types": pattern.types = typeNames(key)
      case "inherits": pattern.inherits = typeNames(key)
      case "path":
        pattern.paths = listOrOne(key.value, "'path'", write: "'path: \"**/Presentation/**\"'")
          .compactMap { glob($0, "a path", write: "a path or a pattern") }
      default: break
      }
    }
    result.roles.append(pattern)
  }

  /// A role is a word that can stand in a table, in a comment and in a path of a report.
  private mutating func checkRoleName(_ entry: YAMLEntry) -> Bool {
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
        "'\(entry.key)' cannot name a role: write a word of letters, digits, '_' and '-'")
    }
    return isWord
  }

  /// The ends of type names: letters and digits.
  private mutating func words(_ entry: YAMLEntry) -> [String] {
    let write = "'\(entry.key): [Presenter]'"
    return listOrOne(entry.value, "'\(entry.key)'", write: write).compactMap { item in
      guard let word = text(item, "a word", write: "the end of a type's name") else { return nil }
      guard word.utf8.allSatisfy(isIdentifierByte) else {
        report(
          item,
          "'\(word)' cannot end a type's name: write its last letters alone, such as Presenter")
        return nil
      }
      return word
    }
  }

  private mutating func typeNames(_ entry: YAMLEntry) -> [String] {
    let write = "'\(entry.key): [LegacyBrain]'"
    return listOrOne(entry.value, "'\(entry.key)'", write: write).compactMap { item in
      guard let name = text(item, "a type", write: "its name") else { return nil }
      guard isTypeName(name) else {
        report(
          item,
          "'\(name)' cannot name a type: write the name alone, as LegacyBrain or Legacy.Brain")
        return nil
      }
      return name
    }
  }
}
