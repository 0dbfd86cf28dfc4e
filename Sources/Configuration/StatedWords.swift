/// A word that a configuration adds to a list.
package struct StatedWord: Sendable {
  package var list: WordList
  /// As it is compared.
  package var word: String
  /// As it is written.
  package var text: String
  package var origin: Origin
}

/// A folder's name as it is compared: in small letters, without what people put between words.
package func plainFolderName(_ name: some StringProtocol) -> String {
  let small = name.lowercased()
  // To look at bytes is enough to see that nearly no name has any of these.
  let isPlain = !small.utf8.contains {
    $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
  }
  return isPlain ? small : String(small.filter { $0 != " " && $0 != "_" && $0 != "-" })
}

extension ConfigurationKeys {
  /// A key at the top of a configuration that adds words to what ships with the tool.
  package struct WordSection: Sendable {
    package var key: ConfigurationKey
    /// The lists by the keys below it; one of an empty name where the section itself is the list.
    package var lists: [(name: String, list: WordList)]

    package var name: String { key.name }
  }

  package static let wordSections: [WordSection] = [
    WordSection(
      key: ConfigurationKey("folders", .mapping(folders), "what folders' names mean, by their end"),
      lists: [
        ("role", .roleFolders), ("common", .commonFolders), ("container", .containerFolders),
        ("entity", .entityFolders),
      ]),
    WordSection(
      key: ConfigurationKey("bases", .mapping(bases), "what it means to inherit a library's type"),
      lists: [("decoded", .decodedBases)]),
    WordSection(
      key: ConfigurationKey(
        "devices", .oneOrMore(.typeName), "services of the device: who uses one is a service"),
      lists: [("", .devices)]),
  ]

  package static let folders: [ConfigurationKey] = [
    ConfigurationKey("role", .oneOrMore(.folderName), "parts of the screen that lies around them"),
    ConfigurationKey("common", .oneOrMore(.folderName), "what screens share, and so no modules"),
    ConfigurationKey("container", .oneOrMore(.folderName), "what holds screens, and is no module"),
    ConfigurationKey("entity", .oneOrMore(.folderName), "models: plain values there are entities"),
  ]

  package static let bases: [ConfigurationKey] = [
    ConfigurationKey(
      "decoded", .oneOrMore(.typeName), "what is decoded or persisted, and so data")
  ]
}

/// `folders:`, `bases:` and `devices:`, words beside the shipped ones.
extension ConfigurationReader {
  mutating func readWords(_ entries: [YAMLEntry]) {
    for section in ConfigurationKeys.wordSections {
      guard let entry = entries.first(where: { $0.key == section.name }) else { continue }
      guard case .mapping(let keys) = section.key.value else {
        for (_, list) in section.lists { addWords(entry, .typeName, to: list) }
        continue
      }
      let example = "'\(section.name): {\(keys[0].name): [\(example(of: keys[0].value))]}'"
      let lists = mapping(entry.value, "'\(section.name)'", write: example)
      checkKeys(lists, known: keys.names)
      for entry in lists {
        guard let key = keys.first(where: { $0.name == entry.key }),
          case .oneOrMore(let kind, _) = key.value,
          let list = section.lists.first(where: { $0.name == entry.key })?.list
        else { continue }
        addWords(entry, kind, to: list)
      }
    }
  }

  private mutating func addWords(
    _ entry: YAMLEntry, _ kind: ConfigurationValue, to list: WordList
  ) {
    let write = "'\(entry.key): [\(example(of: kind))]'"
    for item in listOrOne(entry.value, "'\(entry.key)'", write: write) {
      guard let text = text(item, "a word of '\(entry.key)'", write: "a name"),
        let word = word(text, kind, at: item)
      else { continue }
      result.words.append(
        StatedWord(list: list, word: word, text: text, origin: origin(item.position)))
    }
  }

  private mutating func word(_ text: String, _ kind: ConfigurationValue, at node: YAMLNode)
    -> String?
  {
    if case .folderName = kind {
      let name = plainFolderName(text)
      if !name.isEmpty, !text.contains(where: { "/\\*?".contains($0) }) { return name }
      report(node, "'\(text)' is no folder's name: write the name alone, without the path to it")
      return nil
    }
    if isTypeName(text) { return text }
    report(node, "'\(text)' cannot name a type: write the name alone, as LegacyBrain")
    return nil
  }

  private func example(of kind: ConfigurationValue) -> String {
    switch kind {
    case .folderName: "Ports"
    case .oneOrMore(let item, _): example(of: item)
    default: "SensorKit"
    }
  }
}
