/// An architecture that ships with the tool, in the language of the configuration.
package struct Preset: Sendable {
  package let name: String
  package let content: ConfigurationFile

  /// In the order of choice: of presets that fit code equally well, the earlier wins.
  package static let names = ["viper", "viper-configurator"]
}

/// Reads a preset that ships with the tool.
/// - Throws: for a name that is not in `Preset.names`, with the nearest one, without a place.
package func preset(named name: String) throws(ConfigurationError) -> Preset {
  guard let bytes = presetText(named: name) else {
    let issue = ConfigurationIssue(line: 0, column: 0, message: unknownPresetMessage(name))
    throw ConfigurationError(file: name, issues: [issue])
  }
  var reader = ConfigurationReader(file: name, isPreset: true, ruleIDs: [])
  return Preset(name: name, content: try reader.read(bytes))
}

private func presetText(named name: String) -> [UInt8]? {
  switch name {
  case "viper": PackageResources.viper_yml
  case "viper-configurator": PackageResources.viper_configurator_yml
  default: nil
  }
}

func unknownPresetMessage(_ name: String) -> String {
  "unknown preset '\(name)': " + meant(name, among: Preset.names, called: "presets")
}

/// The cure for a word that is none of those known: the nearest, or all of them where none is near.
package func meant(_ word: String, among known: [String], called plural: String) -> String {
  if let near = nearest(to: word, in: known) { return "did you mean '\(near)'?" }
  if known.isEmpty { return "there are no \(plural) here" }
  return "the \(plural) are \(known.joined(separator: ", "))"
}
