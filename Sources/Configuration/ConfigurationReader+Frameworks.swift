/// `frameworks:`, what the table's columns beside the roles stand for.
extension ConfigurationReader {
  mutating func readFrameworks(_ node: YAMLNode) {
    let write = "'frameworks: {ui: [UIKit, DesignSystem]}'"
    for entry in mapping(node, "'frameworks'", write: write) {
      switch entry.key {
      case "ui":
        let names = names(entry, write: "'ui: [UIKit, DesignSystem]'") { $0.uiFramework($1) }
        result.uiFrameworks = names.map(\.name)
        result.places.frameworks["ui"] = places(of: names, entry)
      case "data":
        let names = names(entry, write: "'data: [URLSession]'") { $0.dataAccess($1) }
        result.dataAccess = names.map(\.name)
        result.places.frameworks["data"] = places(of: names, entry)
      default: readGroup(entry)
      }
    }
  }

  /// A group of the configuration's own.
  private mutating func readGroup(_ entry: YAMLEntry) {
    let known = ConfigurationKeys.frameworks.names
    if nearest(to: entry.key, in: known) != nil {
      report(
        entry.position,
        "unknown key '\(entry.key)': " + meant(entry.key, among: known, called: "keys"))
      return
    }
    guard checkName(entry, of: "a group of frameworks") else { return }
    if knownRoles.contains(Role(entry.key)) {
      report(
        entry.position,
        "'\(entry.key)' is a role, so that its column stands for types: give the group another name"
      )
      return
    }
    let names = names(entry, write: "'\(entry.key): [CryptoKit]'") { $0.groupMember($1) }
    if case .sequence(let items) = entry.value.content, items.isEmpty {
      report(entry.value, "an empty group stands for nothing: name its frameworks, or leave it out")
    }
    result.frameworkGroups.removeAll { $0.name == entry.key }
    result.frameworkGroups.append(
      FrameworkGroup(
        name: entry.key, members: names.map(\.name), origin: origin(entry.position)))
    result.places.frameworks[entry.key] = names.map(\.origin)
  }

  /// Of an empty list, the place of its key.
  private func places(
    of names: [(name: String, origin: Origin)], _ entry: YAMLEntry
  ) -> [Origin] {
    names.isEmpty ? [origin(entry.position)] : names.map(\.origin)
  }

  private mutating func names(
    _ entry: YAMLEntry, write: String,
    read: (inout ConfigurationReader, YAMLNode) -> String?
  ) -> [(name: String, origin: Origin)] {
    list(entry.value, "'\(entry.key)'", write: write).compactMap { item in
      read(&self, item).map { ($0, origin(item.position)) }
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
    if isGroupMember(name) || LabelledInitializer(name) != nil { return name }
    report(
      node,
      "'\(name)' cannot name data access: write the name of a type, a module or, with '@', an "
        + "attribute, or an initialiser by its first label: 'Data(contentsOf:)'")
    return nil
  }

  private mutating func groupMember(_ node: YAMLNode) -> String? {
    guard let name = text(node, "a framework or what it declares", write: "its name") else {
      return nil
    }
    if isGroupMember(name) { return name }
    report(
      node,
      "'\(name)' cannot be of a group: write the name of a type, a module or, with '@', an "
        + "attribute")
    return nil
  }

  private func isGroupMember(_ name: String) -> Bool {
    isTypeName(name.hasPrefix("@") ? String(name.dropFirst()) : name)
  }
}
