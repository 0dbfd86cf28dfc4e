/// A key of a mapping. The reader knows its keys from these lists, and the schema is made of them, so
/// the two cannot drift apart.
package struct ConfigurationKey: Sendable {
  package var name: String
  /// What it says: an editor shows it beside the key.
  package var summary: String
  package var value: ConfigurationValue
  package var isRequired: Bool

  init(_ name: String, _ value: ConfigurationValue, isRequired: Bool = false, _ summary: String) {
    self.name = name
    self.summary = summary
    self.value = value
    self.isRequired = isRequired
  }
}

/// What may stand behind a key.
package indirect enum ConfigurationValue: Sendable {
  case text
  /// A path relative to the file, without wildcards.
  case file
  /// A path relative to the root, without wildcards.
  case rootFile
  /// A path or a pattern, relative to the root.
  case glob
  case preset
  case version
  case flag
  /// A whole number from 0.
  case number
  case severity
  case permission
  case referenceKind
  case wordEnd
  /// A folder's name, without the path to it.
  case folderName
  case typeName
  case moduleName
  case dataAccessName
  /// What a group of the configuration's own lists.
  case groupMember
  case roleName
  case allowance
  case cell
  case list(ConfigurationValue, atLeast: Int = 0)
  case oneOrMore(ConfigurationValue, atLeast: Int = 0)
  case mapping([ConfigurationKey])
  /// A mapping whose keys the user names, beside some that are known.
  case named(ConfigurationValue, known: [ConfigurationKey] = [])
  /// A row of the table: roles, groups of frameworks and `'*'` with a cell each.
  case row
  /// By rule id.
  case rules
  case either(ConfigurationValue, ConfigurationValue)
}

/// The keys of each mapping of a configuration, in the order in which one writes them.
package enum ConfigurationKeys {
  package static let file: [ConfigurationKey] =
    [
      ConfigurationKey(
        "preset", .preset, "the architecture that ships with viperlint and lies beneath all else"),
      ConfigurationKey(
        "required_version", .version,
        "the oldest viperlint that will do, such as \"0.1\"; an older one refuses the file"),
      ConfigurationKey(
        "extends", .file, "a configuration that this one is laid over, relative to this file"),
      ConfigurationKey(
        "include", .list(.glob, atLeast: 1), "what is read; without it, everything"),
      ConfigurationKey("exclude", .list(.glob), "what is not read"),
      ConfigurationKey(
        "modules", .list(.either(.glob, .mapping(module))),
        "the folders that are modules; each match of a pattern is one"),
      ConfigurationKey("roles", .named(.mapping(role)), "how a type's role is told"),
    ] + table + [
      ConfigurationKey(
        "frameworks", .named(.list(.groupMember, atLeast: 1), known: frameworks),
        "groups of frameworks and of what they declare, which are columns of the table, too")
    ] + wordSections.map(\.key) + [
      ConfigurationKey("rules", .rules, "severities and exceptions"),
      ConfigurationKey(
        "overrides", .list(.mapping(override)), "what else holds below some paths; the last wins"),
      ConfigurationKey(
        "baseline", .rootFile,
        "the file of old findings, written by 'viperlint baseline create', relative to the root"),
    ]

  /// The table and its shorthands.
  package static let table: [ConfigurationKey] = [
    ConfigurationKey(
      "layers", .list(.oneOrMore(.roleName, atLeast: 1), atLeast: 2),
      "roles from top to bottom: each may know itself and those below"),
    ConfigurationKey(
      "rings", .list(.oneOrMore(.roleName, atLeast: 1), atLeast: 2),
      "roles inside out: none knows an outer one, inner ones are known through protocols"),
    ConfigurationKey("dependencies", .named(.row), "who may know whom: a row for each role"),
  ]

  package static let module: [ConfigurationKey] = [
    ConfigurationKey("name", .text, "what reports call it; without it, the folder's name"),
    ConfigurationKey("path", .glob, isRequired: true, "its folder"),
    ConfigurationKey("shared", .flag, "whether all others may reach into it"),
  ]

  package static let role: [ConfigurationKey] = [
    ConfigurationKey("suffix", .oneOrMore(.wordEnd), "the ends of its types' names"),
    ConfigurationKey(
      "weak_suffix", .oneOrMore(.wordEnd), "ends of names that the structure must bear out"),
    ConfigurationKey("face_suffix", .oneOrMore(.wordEnd), "ends of its protocols' names"),
    ConfigurationKey(
      "open_suffix", .oneOrMore(.wordEnd),
      "ends of the names of those of its protocols that other modules may name"),
    ConfigurationKey("assembles", .flag, "whether its members may put their own module together"),
    ConfigurationKey("path", .oneOrMore(.glob), "where its types lie"),
    ConfigurationKey("types", .oneOrMore(.typeName), "its types by name"),
    ConfigurationKey("inherits", .oneOrMore(.typeName), "what its types inherit"),
  ]

  package static let cell: [ConfigurationKey] = [
    ConfigurationKey("allow", .permission, isRequired: true, "how far the row may know the column"),
    ConfigurationKey("own", .permission, "the same for types of the module's own"),
    ConfigurationKey(
      "other", .permission, "the same for components of other modules, which are closed without it"),
    ConfigurationKey("weak", .flag, "whether a stored reference must be weak"),
    ConfigurationKey(
      "as", .oneOrMore(.referenceKind, atLeast: 1),
      "the kinds of reference that are allowed; without it, all"),
    ConfigurationKey("because", .text, "the reason, which findings give"),
  ]

  package static let frameworks: [ConfigurationKey] = [
    ConfigurationKey("ui", .list(.moduleName), "modules whose import is a UI framework's"),
    ConfigurationKey(
      "data", .list(.dataAccessName),
      "types, functions, modules, initialisers by their first label ('Data(contentsOf:)') and, with "
        + "'@', attributes that reach network, database or preferences"),
  ]

  package static let rule: [ConfigurationKey] = [
    ConfigurationKey("severity", .severity, "how bad a finding is"),
    ConfigurationKey(
      "allow", .list(.allowance), "exceptions: paths, types, or pairs as 'From -> To'"),
  ]

  package static let override: [ConfigurationKey] =
    [
      ConfigurationKey(
        "path", .oneOrMore(.glob, atLeast: 1), isRequired: true, "where it holds"),
      ConfigurationKey("preset", .preset, "the preset there, without the cells stated elsewhere"),
    ] + table + [
      ConfigurationKey("rules", .rules, "severities and exceptions there")
    ]
}

extension [ConfigurationKey] {
  var names: [String] { map(\.name) }
}
