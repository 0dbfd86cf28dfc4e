import Architecture
import Configuration
import Outlining

// `roles:` what tells a role, and roles that no type has.
extension ConfigurationReview {
  mutating func judgeRoles() {
    for pattern in file.roles where isOwn(pattern.origin) {
      let before = found.count
      judgeNames(pattern)
      judgeEnds(pattern)
      let key = "roles.\(pattern.role)"
      for (glob, origin) in entries(pattern, "path", pattern.paths) {
        judge(glob, origin, key: "\(key).path", "role '\(pattern.role)' names the path '\(glob)'")
      }
      guard found.count == before, file.declaredRoles.contains(pattern.role),
        !mayMatter(pattern), !model.hasType(in: pattern.role)
      else { continue }
      report(
        pattern.origin, key: "roles", entry: pattern.role.name,
        "no type has the role '\(pattern.role)'",
        help: "take it away, or tell by 'suffix', 'path' or 'types' which types have it",
        caption: "no type has it")
    }
  }

  /// The words of a key with their places.
  private func entries<Item>(
    _ pattern: RolePattern, _ key: String, _ items: [Item]
  ) -> [(Item, Origin)] {
    Array(zip(items, pattern.wordOrigins[key] ?? []))
  }

  /// Whether a pattern can matter though no type has its role: an extension in a path is judged as the
  /// path says, and the end of a name can keep another role away.
  private func mayMatter(_ pattern: RolePattern) -> Bool {
    !pattern.paths.isEmpty || !pattern.weakSuffixes.isEmpty || !pattern.faceSuffixes.isEmpty
      || !pattern.openSuffixes.isEmpty
  }

  private mutating func judgeNames(_ pattern: RolePattern) {
    let key = "roles.\(pattern.role)"
    for (name, origin) in entries(pattern, "types", pattern.types)
    where !model.types.contains(where: { $0.name == name || $0.simpleName == name }) {
      report(
        origin, key: "\(key).types", entry: name,
        "role '\(pattern.role)' names the type '\(name)', which nothing declares",
        near: suggestions.type(name))
    }
    for (name, origin) in entries(pattern, "inherits", pattern.inherits)
    where !model.types.contains(where: { isInherited(name, by: $0) }) {
      report(
        origin, key: "\(key).inherits", entry: name,
        "role '\(pattern.role)' names the base '\(name)', which no type inherits",
        near: suggestions.base(name))
    }
  }

  func isInherited(_ base: String, by type: TypeInfo) -> Bool {
    model.ancestors(of: type.id).contains { ancestor in
      ancestor != type.id && model[ancestor].name == base
        || model[ancestor].externalBases.contains(base)
    }
  }

  private mutating func judgeEnds(_ pattern: RolePattern) {
    let ends: [(String, [String])] = [
      ("suffix", pattern.suffixes), ("weak_suffix", pattern.weakSuffixes),
      ("face_suffix", pattern.faceSuffixes), ("open_suffix", pattern.openSuffixes),
    ]
    for (key, words) in ends {
      for (word, origin) in entries(pattern, key, words) where !isEnd(word, key, pattern) {
        let what = key == "face_suffix" || key == "open_suffix" ? "protocol" : "type"
        report(
          origin, key: "roles.\(pattern.role).\(key)", entry: word,
          "role '\(pattern.role)' names the end '\(word)', in which no \(what)'s name ends",
          near: suggestions.suffix(word))
      }
    }
  }

  private func isEnd(_ word: String, _ key: String, _ pattern: RolePattern) -> Bool {
    switch key {
    case "suffix": return model.types.contains { endsWithWord($0.simpleName, word) }
    case "open_suffix":
      return model.types.contains { type in
        ([""] + protocolTails).contains { endsWithWord(type.simpleName, word + $0) }
      }
    default:
      var alone = RolePattern(role: pattern.role, origin: pattern.origin)
      if key == "face_suffix" { alone.faceSuffixes = [word] } else { alone.weakSuffixes = [word] }
      let words = RoleWords([alone])
      return model.types.contains { type in
        !words.matches(type.simpleName, isProtocol: type.kind == .protocol).isEmpty
          || type.externalBases.contains { !words.matches($0, isProtocol: true).isEmpty }
      }
    }
  }
}

extension ArchitectureModel {
  /// Whether a type has a role; members that build their own module are builders.
  /// - Parameter isMeant: whether the types of a file count.
  func hasType(in role: Role, where isMeant: (Int) -> Bool = { _ in true }) -> Bool {
    types.contains { $0.has(role) && isMeant($0.file) }
      || role == .builder && hasBuildingMembers
  }
}
