/// What else holds below some paths.
package struct PathOverride: Sendable {
  package var paths: [Glob] = []
  /// Of each of `paths`.
  package var pathOrigins: [Origin] = []
  /// Begins anew: the cells that the configuration states elsewhere differ from another preset.
  package var preset: Preset?
  /// The cells of `layers:`, `rings:` and `dependencies:`.
  package var dependencies: [DependencyTable.Entry] = []
  package var frameworkCells: [FrameworkTable.Entry] = []
  /// By rule id.
  package var rules: [String: RuleSettings] = [:]
  package var origin: Origin

  package init(origin: Origin) { self.origin = origin }
}

extension Settings {
  /// What is in force at a path: these settings with every override that matches it laid over, in
  /// order of statement, so that the last one wins. Whoever asks for many paths asks `overrides(at:)`
  /// first, and applies each combination once.
  /// - Parameter path: a file's or a module's, relative to the root.
  package func inForce(at path: String) -> Settings { applying(overrides(at: path)) }

  /// The overrides that match a path, as indices into `overrides`, in order of statement.
  package func overrides(at path: String) -> [Int] {
    overrides.indices.filter { index in
      overrides[index].paths.contains { $0.matches(path) }
    }
  }

  /// These settings with some overrides laid over, in the order given.
  package func applying(_ indices: [Int]) -> Settings {
    var settings = self
    for index in indices { settings.apply(overrides[index]) }
    return settings
  }

  private mutating func apply(_ override: PathOverride) {
    if let preset = override.preset {
      begin(with: preset)
      presetIsFound = false
    }
    table.lay(override.dependencies)
    frameworkTable.lay(override.frameworkCells)
    completeFrameworks()
    rules = laid(override.rules, over: rules)
  }
}
