/// An architecture that ships with the tool, in the language of the configuration.
package struct Preset: Sendable {
  package let name: String
  package let content: ConfigurationFile

  /// All that can be named with `preset:` or `--preset`, in the order of choice: of presets that fit
  /// code equally well, the earlier wins.
  package static let shipped = [
    "viper", "viper-configurator", "clean-swift", "ribs", "mvvm", "mvp", "clean-architecture",
  ]
}

/// Reads a preset that ships with the tool.
/// - Throws: for a name that is not in `Preset.shipped`, with the nearest one, without a place.
package func preset(named name: String) throws(ConfigurationError) -> Preset {
  name == "viper" ? try viper.get() : try readPreset(named: name)
}

/// What the others extend, read once for all of them.
private let viper = Result { () throws(ConfigurationError) in try readPreset(named: "viper") }

private func readPreset(named name: String) throws(ConfigurationError) -> Preset {
  guard let bytes = presetText(named: name) else {
    let issue = ConfigurationIssue(line: 0, column: 0, message: unknownPresetMessage(name))
    throw ConfigurationError(file: name, issues: [issue])
  }
  var reader = ConfigurationReader(file: name, isPreset: true, rules: [])
  return Preset(name: name, content: try reader.read(bytes))
}

private func presetText(named name: String) -> [UInt8]? {
  PresetTexts.texts[name].map { Array($0.utf8) }
}

func unknownPresetMessage(_ name: String) -> String {
  "unknown preset '\(name)': " + meant(name, among: Preset.shipped, called: "presets")
}

/// The cure for a word that is none of those known: the nearest, or all of them where none is near.
package func meant(_ word: String, among known: [String], called plural: String) -> String {
  if let near = nearest(to: word, in: known) { return "did you mean '\(near)'?" }
  if known.isEmpty { return "there are no \(plural) here" }
  return "the \(plural) are \(known.joined(separator: ", "))"
}
