package import Rules

/// What a run found and understood: all that a format needs, as plain values.
package struct Report: Sendable {
  /// The preset in force; nil for a table of one's own.
  package var preset: String?
  /// Whether the preset was chosen by studying the code.
  package var presetIsDeduced = false
  /// Sorted by file, line, column, rule. Suppressed ones are marked, not left out.
  package var diagnostics: [Diagnostic] = []
  package var summary = Summary()
  /// Sentences that stand before the summary: a table that does not fit, a role that matches nothing.
  package var remarks: [String] = []
  /// The text of the files that findings point into, by path, for excerpts.
  package var sources: [String: [UInt8]] = [:]

  package init() {}
}

/// The counts of the last line.
package struct Summary: Sendable, Equatable {
  package var files = 0
  package var types = 0
  package var modules = 0
  /// Own types inside modules without a role.
  package var typesWithoutRole = 0
  package var ambiguousNames = 0
  package var externalNames = 0
  package var references = 0
  package var errors = 0
  package var warnings = 0
  /// Findings on a single fact, which only `--notes` prints.
  package var notes = 0
  package var suppressed = 0
  package var seconds = 0.0
  /// The time of each step in seconds, in the order of the pipeline, for `--stats`.
  package var steps: [Step] = []

  package struct Step: Sendable, Equatable {
    package var name: String
    package var seconds: Double

    package init(name: String, seconds: Double) {
      self.name = name
      self.seconds = seconds
    }
  }

  package init() {}
}
