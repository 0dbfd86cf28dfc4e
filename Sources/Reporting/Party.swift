package import Architecture
package import Configuration

/// One end of the question `viperlint may FROM TO`.
package struct Party: Sendable {
  package var name: String
  /// nil for a type without one, and for a framework.
  package var role: Role?
  package var module: ModuleID?
  package var standing: Standing

  /// What the word stands for.
  package enum Standing: Sendable {
    case type(TypeInfo)
    case role
    /// A type that is to be written; what its role and module rest on.
    case planned(basis: String)
    /// A group of frameworks.
    case framework(group: String)
  }

  package var type: TypeInfo? {
    if case .type(let type) = standing { return type }
    return nil
  }
}

/// What a word of the question means: a type, a role, a framework, or a type to come.
///
/// - Throws: for a name that several types have, and for one that tells no role.
package func party(
  named name: String, in architecture: ArchitectureModel, isInScope: (String) -> Bool
) throws(LookupError) -> Party {
  if let id = try type(named: name, in: architecture, isInScope: isInScope) {
    let type = architecture[id]
    return Party(
      name: type.name, role: type.role, module: type.module, standing: .type(type))
  }
  let roleName = name.lowercased().replacing(" ", with: "_")
  let known = architecture.settings.knownRoles + [.moduleInterface]
  if let role = known.first(where: { $0.name == name || $0.name == roleName }) {
    return Party(name: role.name, role: role, module: nil, standing: .role)
  }
  if let group = frameworkGroup(of: name, in: architecture) {
    return Party(name: name, role: nil, module: nil, standing: .framework(group: group))
  }
  if let planned = plannedParty(name, in: architecture) { return planned }
  if architecture.modules.contains(where: { $0.name == name }) {
    throw LookupError("'\(name)' is a module: name one of its types, or a role")
  }
  throw LookupError(
    unknownName(name, in: architecture, called: "type"),
    "a type to come needs a name that tells its role, or name the role itself: "
      + known.map(\.name).joined(separator: ", "))
}

private func frameworkGroup(of name: String, in architecture: ArchitectureModel) -> String? {
  let frameworks = architecture.settings.frameworks
  let groups = ["ui", "data"] + frameworks.groups.map(\.name)
  if groups.contains(name) { return name }
  if let group = groups.first(where: { frameworks.members(of: $0)?.contains(name) ?? false }) {
    return group
  }
  return isUIName(name) ? "ui" : nil
}

/// A type that is not there yet: its role by the words that its name ends in, its module by the types
/// that share the rest of it.
private func plannedParty(_ name: String, in architecture: ArchitectureModel) -> Party? {
  let last = name.split(separator: ".").last.map(String.init) ?? name
  guard let first = last.unicodeScalars.first, first.properties.isUppercase,
    let (role, word, isWeak) = roleByName(last, architecture.settings)
  else { return nil }
  var basis = "not declared yet; name ends in \(word)"
  if isWeak { basis += ", which the code must bear out" }
  var module: ModuleID?
  if let end = last.ranges(of: word).last?.lowerBound, end > last.startIndex {
    module = moduleSharing(String(last[..<end]), in: architecture)
  }
  return Party(name: name, role: role, module: module, standing: .planned(basis: basis))
}

private func roleByName(
  _ name: String, _ settings: Settings
) -> (role: Role, word: String, isWeak: Bool)? {
  for pattern in settings.configuredRoles {
    if let word = pattern.suffixes.first(where: { name.hasSuffix($0) }) {
      return (pattern.role, word, false)
    }
  }
  let words = RoleWords(settings.wordPatterns)
  // What only a protocol's name may end in is a protocol's.
  let concrete = words.matches(name, isProtocol: false)
  guard let match = concrete.first ?? words.matches(name, isProtocol: true).first else {
    return nil
  }
  return (match.role, match.word, match.strength == .weak)
}

/// The module of all the types whose names begin with a stem; nil where there are several or none.
private func moduleSharing(_ stem: String, in architecture: ArchitectureModel) -> ModuleID? {
  var found: Set<ModuleID> = []
  for type in architecture.types where type.role != nil && type.simpleName.hasPrefix(stem) {
    let next = type.simpleName.unicodeScalars.dropFirst(stem.unicodeScalars.count).first
    if let module = type.module, next?.properties.isUppercase ?? true { found.insert(module) }
  }
  if found.count == 1 { return found.first }
  let named = architecture.modules.filter { $0.name == stem }
  return named.count == 1 ? named.first?.id : nil
}
