/// Everything a run is told: the preset and the configuration file, joined.
package struct Settings: Sendable {
  /// The preset in force; nil for a configuration that states an architecture of its own.
  package var preset: String?
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
  package var frameworks = Frameworks()
  /// By rule id; what is absent has the rule's own default.
  package var rules: [String: RuleSettings] = [:]
  /// The configuration file, relative to the root; nil where there is none.
  package var file: String?

  package init() {}
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
  package var paths: [Glob] = []
  package var types: [String] = []
  package var inherits: [String] = []
  package var origin: Origin

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

  package init(name: String?, path: Glob, isShared: Bool, origin: Origin) {
    self.name = name
    self.path = path
    self.isShared = isShared
    self.origin = origin
  }
}

package struct Frameworks: Sendable {
  /// Modules whose import is a UI framework's.
  package var ui: [String] = []
  /// Types, global values, functions and modules that are data access; a name that begins with `@`
  /// (`@Query`) is an attribute's, and means nothing as a type.
  package var data: [String] = []

  package init() {}
}

package enum Severity: String, CaseIterable, Sendable {
  case error, warning, note, off
}

package struct RuleSettings: Sendable {
  /// nil: the rule's own.
  package var severity: Severity?
  package var allow: [Allowance] = []
  package var origin: Origin

  package init(origin: Origin) { self.origin = origin }
}

/// An exception to a rule: files, a type, or one pair of types.
package enum Allowance: Sendable {
  case path(Glob)
  case type(String)
  case pair(from: String, to: String)
}
