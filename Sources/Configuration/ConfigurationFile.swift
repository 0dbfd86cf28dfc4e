/// What one `.viperlint.yml` or one preset states, before a preset is laid beneath it.
package struct ConfigurationFile: Sendable {
  /// The path as the caller gave it; a preset's name for a preset.
  package var file: String
  package var presetChoice = PresetChoice.deduced
  package var include: [Glob] = []
  package var exclude: [Glob] = []
  package var modules: [ModulePattern] = []
  package var roles: [RolePattern] = []
  /// The roles named under `roles:` that are not built in, in order of statement.
  package var declaredRoles: [Role] = []
  /// The cells of `dependencies:`, in order of statement.
  package var dependencies: [DependencyTable.Entry] = []
  /// `frameworks: ui`; nil where it is not stated, which an empty list is.
  package var uiFrameworks: [String]?
  /// `frameworks: data`; nil where it is not stated.
  package var dataAccess: [String]?
  /// By rule id.
  package var rules: [String: RuleSettings] = [:]

  package init(file: String) { self.file = file }
}

/// Which preset a configuration asks for.
package enum PresetChoice: Hashable, Sendable {
  /// `preset: viper`
  case named(String)
  /// The caller studies the code and chooses.
  case deduced
  /// None: `dependencies` name only roles of the configuration's own, which are an architecture of
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
  settings.preset = preset?.name
  settings.file = configuration?.file
  settings.include = configuration?.include ?? []
  settings.exclude = configuration?.exclude ?? []
  settings.modules = configuration?.modules ?? []
  settings.configuredRoles = configuration?.roles ?? []
  settings.presetRoles = preset?.content.roles ?? []
  settings.rules = configuration?.rules ?? [:]

  var known = Set(settings.knownRoles)
  let declared = (preset?.content.declaredRoles ?? []) + (configuration?.declaredRoles ?? [])
  for role in declared where known.insert(role).inserted { settings.knownRoles.append(role) }

  let own = configuration?.dependencies ?? []
  let replacedRows = Set(own.filter { $0.to == nil }.map(\.from))
  let inherited = (preset?.content.dependencies ?? []).filter { !replacedRows.contains($0.from) }
  for entry in inherited + own { settings.table.set(entry) }

  settings.frameworks.ui = configuration?.uiFrameworks ?? preset?.content.uiFrameworks ?? []
  settings.frameworks.data = configuration?.dataAccess ?? preset?.content.dataAccess ?? []
  return settings
}
