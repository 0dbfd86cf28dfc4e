/// What one `.viperlint.yml` states with what it extends, or one preset, before a preset is laid
/// beneath it.
package struct ConfigurationFile: Sendable {
  /// The path as the caller gave it; a preset's name for a preset.
  package var file: String
  /// The bytes of the file itself, without those that it extends.
  package var text: [UInt8] = []
  package var presetChoice = PresetChoice.deduced
  /// The oldest program that will do for this file and all that it extends; nil for any.
  package var requiredVersion: VersionNumber?
  package var include: [Glob] = []
  package var exclude: [Glob] = []
  package var modules: [ModulePattern] = []
  package var roles: [RolePattern] = []
  /// The roles named under `roles:` that are not built in, in order of statement.
  package var declaredRoles: [Role] = []
  /// The cells of `layers:`, `rings:` and `dependencies:`, in order of statement.
  package var dependencies: [DependencyTable.Entry] = []
  /// The cells of `dependencies:` whose column is a group of frameworks.
  package var frameworkCells: [FrameworkTable.Entry] = []
  /// The roles that the table names, as a row or a column.
  var tableRoles: Set<Role> = []
  /// `agreed:` of a preset; nil for one whose whole table all agree on.
  var agreed: AgreedCells?
  /// `frameworks: ui`; nil where it is not stated, which an empty list is.
  package var uiFrameworks: [String]?
  /// `frameworks: data`; nil where it is not stated.
  package var dataAccess: [String]?
  /// The other groups of `frameworks:`, in order of statement.
  package var frameworkGroups: [FrameworkGroup] = []
  /// `folders:`, `bases:` and `devices:`, in order of statement.
  package var words: [StatedWord] = []
  /// By rule id.
  package var rules: [String: RuleSettings] = [:]
  package var overrides: [PathOverride] = []
  /// The file of the findings that are permitted, relative to the root.
  package var baseline: String?
  package var places = StatedPlaces()

  package init(file: String) { self.file = file }
}

/// Where those parts of a configuration were stated that carry no origin of their own.
package struct StatedPlaces: Sendable {
  package var preset: Origin?
  package var requiredVersion: Origin?
  /// The files that are extended, as written, the innermost first.
  package var extends: [(path: String, origin: Origin)] = []
  package var baseline: Origin?
  /// Of each pattern of `include`.
  package var include: [Origin] = []
  /// Of each pattern of `exclude`.
  package var exclude: [Origin] = []
  /// Of each member of each group of frameworks; of an empty group, its own.
  package var frameworks: [String: [Origin]] = [:]
}

/// Which preset a configuration asks for.
package enum PresetChoice: Hashable, Sendable {
  /// `preset: viper`
  case named(String)
  /// The caller studies the code and chooses.
  case deduced
  /// None: the table names only roles of the configuration's own, which are an architecture of
  /// their own.
  case none
}

/// Lays a configuration over a preset.
///
/// A cell of the configuration replaces the preset's; a row that states `'*'` replaces the preset's
/// whole row, as otherwise `'*'` would stand for no column at all. A list of frameworks replaces the
/// preset's list. A row and column that neither states are `any`.
/// - Parameters:
///   - configuration: nil where there is no file.
///   - preset: the one that the configuration names, or that the caller chose; nil for none.
package func settings(from configuration: ConfigurationFile?, preset: Preset?) -> Settings {
  var settings = Settings()
  settings.file = configuration?.file
  settings.include = configuration?.include ?? []
  settings.exclude = configuration?.exclude ?? []
  settings.modules = configuration?.modules ?? []
  settings.configuredRoles = configuration?.roles ?? []
  settings.rules = configuration?.rules ?? [:]
  settings.overrides = configuration?.overrides ?? []
  settings.frameworks.groups = configuration?.frameworkGroups ?? []
  for stated in configuration?.words ?? [] { settings.words.add(stated.word, to: stated.list) }
  if let names = configuration?.uiFrameworks {
    settings.frameworks.ui = names
    settings.frameworks.stated.insert("ui")
  }
  if let names = configuration?.dataAccess {
    settings.frameworks.data = names
    settings.frameworks.stated.insert("data")
  }
  if let preset { settings.begin(with: preset) }
  settings.know(configuration?.declaredRoles ?? [])
  settings.table.lay(configuration?.dependencies ?? [])
  settings.frameworkTable.lay(configuration?.frameworkCells ?? [])
  settings.completeFrameworks()
  return settings
}

extension Settings {
  /// Begins anew with a preset's table and words; what the configuration says of roles, frameworks
  /// and rules stays.
  mutating func begin(with preset: Preset) {
    self.preset = preset.name
    presetRoles = preset.content.roles
    know(preset.content.declaredRoles)
    table = DependencyTable()
    table.lay(preset.content.dependencies)
    frameworkTable = FrameworkTable(preset.content.frameworkCells)
    agreed = preset.content.agreed
    if !frameworks.stated.contains("ui") { frameworks.ui = preset.content.uiFrameworks ?? [] }
    if !frameworks.stated.contains("data") { frameworks.data = preset.content.dataAccess ?? [] }
  }

  /// An architecture without a preset may name `ui` and `data` in its rows all the same: they then
  /// stand for what they do in every preset.
  mutating func completeFrameworks() {
    let named = Set(frameworkTable.entries.map(\.group))
    let lacksUI = named.contains("ui") && frameworks.ui.isEmpty
    let lacksData = named.contains("data") && frameworks.data.isEmpty
    guard preset == nil, lacksUI || lacksData,
      let content = try? Configuration.preset(named: Preset.shipped[0]).content
    else { return }
    if lacksUI, !frameworks.stated.contains("ui") { frameworks.ui = content.uiFrameworks ?? [] }
    if lacksData, !frameworks.stated.contains("data") {
      frameworks.data = content.dataAccess ?? []
    }
  }

  mutating func know(_ roles: [Role]) {
    var known = Set(knownRoles)
    for role in roles where known.insert(role).inserted { knownRoles.append(role) }
  }
}
