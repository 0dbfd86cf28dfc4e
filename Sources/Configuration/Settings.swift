/// Everything a run is told: the preset and the configuration file, joined.
package struct Settings: Sendable {
  /// The preset in force; nil for a configuration that states an architecture of its own.
  package var preset: String?
  /// The preset was found by studying the code: nobody stated it.
  package var presetIsFound = false
  /// The cells of the preset that all who teach it agree on; nil for all.
  package var agreed: AgreedCells?
  package var include: [Glob] = []
  package var exclude: [Glob] = []
  package var modules: [ModulePattern] = []
  /// The patterns of the configuration, before those of the preset: evidence 2.
  package var configuredRoles: [RolePattern] = []
  /// The patterns of the preset: evidence 3 to 5.
  package var presetRoles: [RolePattern] = []
  /// Every role that the table or a rule may name: built in, of the preset, declared.
  package var knownRoles: [Role] = Role.builtIn
  package var table = DependencyTable()
  /// The columns of the table that are no roles: who may import or name which frameworks.
  package var frameworkTable = FrameworkTable()
  package var frameworks = Frameworks()
  /// What names mean whatever the preset, with what the configuration adds.
  package var words = Words.shipped
  /// By rule id; what is absent has the rule's own default.
  package var rules: [String: RuleSettings] = [:]
  /// What else holds below some paths, in order of statement; `inForce(at:)` lays them over.
  package var overrides: [PathOverride] = []
  /// The configuration file, relative to the root; nil where there is none.
  package var file: String?

  package init() {}
}

extension Settings {
  /// Whether what the table says of a column is meant here: stated by the team, or by a preset that was
  /// stated, or agreed on by all who teach the preset that was found.
  package func isMeant(_ row: Role, _ column: String, by origin: Origin?) -> Bool {
    guard presetIsFound, origin?.isPreset ?? true, let agreed else { return true }
    return agreed.contains(row, column)
  }

  /// The same of how a row holds a column.
  package func isHoldMeant(_ row: Role, _ column: String, by origin: Origin?) -> Bool {
    guard presetIsFound, origin?.isPreset ?? true, let agreed else { return true }
    return agreed.containsHold(row, column)
  }

  /// Whether all that follows from the preset is meant here, not some of its cells only.
  package var isWholeTableMeant: Bool { !presetIsFound || agreed == nil }

  /// The patterns whose words are evidence 4 and 5: the preset's, and before them the weak words and
  /// the faces of the configuration, whose other words are stronger evidence.
  package var wordPatterns: [RolePattern] {
    configuredRoles.map { pattern in
      var words = RolePattern(role: pattern.role, origin: pattern.origin)
      words.weakSuffixes = pattern.weakSuffixes
      words.faceSuffixes = pattern.faceSuffixes
      return words
    } + presetRoles
  }

  /// The roles whose members may put their own module together, beside builders.
  package var assemblingRoles: Set<Role> {
    Set((configuredRoles + presetRoles).filter(\.assembles).map(\.role))
  }

  /// Ends of the names of protocols that face out of their module.
  package var openSuffixes: [String] { (configuredRoles + presetRoles).flatMap(\.openSuffixes) }
}

/// What tells a role: the words of a preset, or the patterns of a configuration.
package struct RolePattern: Sendable {
  package var role: Role
  /// Last words that are enough by themselves.
  package var suffixes: [String] = []
  /// Last words that the structure must bear out.
  package var weakSuffixes: [String] = []
  /// Last words of protocols, stronger than the words they end in: `PresenterOutput` is the view's.
  package var faceSuffixes: [String] = []
  /// Last words of protocols that other modules may name, whatever role they have at home.
  package var openSuffixes: [String] = []
  /// Whether a member that makes parts of its own module is assembly, and judged as a builder's.
  package var assembles = false
  package var paths: [Glob] = []
  package var types: [String] = []
  package var inherits: [String] = []
  package var origin: Origin
  /// The line of each key that is stated, by the key.
  package var lines: [String: Int] = [:]
  /// By key, where each of its words was stated; in step with the lists for a configuration, and empty
  /// for a preset.
  package var wordOrigins: [String: [Origin]] = [:]

  package init(role: Role, origin: Origin) {
    self.role = role
    self.origin = origin
  }
}

package struct ModulePattern: Sendable {
  /// nil: named after the folder that matched.
  package var name: String?
  package var path: Glob
  package var isShared: Bool
  package var origin: Origin
  package var pathOrigin: Origin

  package init(name: String?, path: Glob, isShared: Bool, origin: Origin, pathOrigin: Origin) {
    self.name = name
    self.path = path
    self.isShared = isShared
    self.origin = origin
    self.pathOrigin = pathOrigin
  }
}

package struct Frameworks: Sendable {
  /// Modules whose import is a UI framework's.
  package var ui: [String] = []
  /// Types, global values, functions and modules that are data access; a name that begins with `@`
  /// (`@Query`) is an attribute's, and means nothing as a type.
  package var data: [String] = []
  /// The groups that the configuration defines, in order of statement.
  package var groups: [FrameworkGroup] = []
  /// The built-in groups whose list the configuration states, and not the preset.
  package var stated: Set<String> = []

  package init() {}

  /// Every name outside the repo that a column may stand for, the UI frameworks' own names apart.
  package var all: [String] { data + groups.flatMap(\.members) }

  /// What a column of the table stands for: `ui`, `data` or a group of the configuration's own; nil
  /// for a name that is none.
  package func members(of group: String) -> [String]? {
    switch group {
    case "ui": ui
    case "data": data
    default: groups.first { $0.name == group }?.members
    }
  }
}

package enum Severity: String, CaseIterable, Sendable {
  case error, warning, note, off
}

package struct RuleSettings: Sendable {
  /// nil: the rule's own.
  package var severity: Severity?
  package var allow: [Allowance] = []
  /// The options that are stated, by name.
  package var options: [String: RuleOption.Value] = [:]
  /// Where each of `options` was stated.
  package var optionOrigins: [String: Origin] = [:]
  package var origin: Origin
  /// Where each of `allow` was stated.
  package var allowOrigins: [Origin] = []

  package init(origin: Origin) { self.origin = origin }

  /// These settings over others of the same rule: severity and options replace, exceptions add up.
  func laid(over lower: RuleSettings) -> RuleSettings {
    var joined = self
    if severity == nil, lower.severity != nil {
      joined.severity = lower.severity
      joined.origin = lower.origin
    }
    joined.options = lower.options.merging(options) { $1 }
    joined.optionOrigins = lower.optionOrigins.merging(optionOrigins) { $1 }
    joined.allow = lower.allow + allow
    joined.allowOrigins = lower.allowOrigins + allowOrigins
    return joined
  }
}

func laid(
  _ upper: [String: RuleSettings], over lower: [String: RuleSettings]
) -> [String: RuleSettings] {
  lower.merging(upper) { $1.laid(over: $0) }
}

/// An exception to a rule: files, a type, or one pair of types.
package enum Allowance: Sendable {
  case path(Glob)
  case type(String)
  case pair(from: String, to: String)
}
