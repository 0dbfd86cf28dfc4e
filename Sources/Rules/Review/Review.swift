import Architecture
package import Configuration
import Diagnostics

/// What a rule reads that looks back: what the findings of the others needed, and what was stated.
struct Review: Sendable {
  let architecture: ArchitectureModel
  /// The rules of `--only`, which run even where they are off.
  let named: [String]
  let ranRules: Set<String>
  /// Whether every rule ran that is on.
  let ranAll: Bool
  /// By path.
  let suppressions: [String: Suppressions]
  /// By file: where findings are repeated, which are suppressed at their first place only.
  let repeats: [String: [Repeat]]
  /// Where those exceptions are stated that a finding needed.
  let usedExceptions: Set<Origin>
  let stated: StatedConfiguration?

  struct Repeat: Sendable {
    var rule: String
    var line: Int
    /// The finding's own place.
    var place: Diagnostic.Place
  }
}

/// A configuration and the paths that it was applied to.
package struct StatedConfiguration: Sendable {
  package var file: ConfigurationFile
  /// Swift files, those that could not be read too, and storyboards and xibs.
  package var files: [String]
  /// Files and folders that were left out, for whatever reason.
  package var leftOut: [String]
  /// The patterns of `exclude` that stand for what is built or generated, and so comes and goes.
  package var passing: Set<String> = []

  package init(file: ConfigurationFile, files: [String], leftOut: [String]) {
    self.file = file
    self.files = files
    self.leftOut = leftOut
  }
}
