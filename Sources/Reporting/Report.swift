package import Architecture
import Configuration
package import Diagnostics

/// What a run found and understood: all that a format needs, as plain values.
package struct Report: Sendable {
  /// The preset in force; nil for a table of one's own.
  package var preset: String?
  /// Whether the preset was chosen by studying the code.
  package var presetIsDeduced = false
  /// How many types in modules the preset explains; nil where it was named.
  package var presetFit: PresetFit?
  /// The presets of the modules that another one fits better, with their number.
  package var otherPresets: [NameCount] = []
  /// Sorted by file, line, column, rule. Suppressed ones are marked, not left out.
  package var diagnostics: [Diagnostic] = []
  package var summary = Summary()
  /// All rules, in the order of the documentation.
  package var rules: [RuleDescription] = []
  /// Tables that do not fit the code, one for each root at most.
  package var misfits: [Misfit] = []
  /// What most of the code does although a found preset forbids it.
  package var practices: [CommonPractice] = []
  /// Sentences that stand before the summary: what was not understood.
  package var remarks: [String] = []
  /// Which preset was chosen for which root, where several are joined.
  package var presetLines: [String] = []
  /// The text of the files that findings point into, by path, for excerpts.
  package var sources: [String: [UInt8]] = [:]
  /// The folder that paths are relative to: absolute; empty where there is none.
  package var root = ""
  /// What stands before a path for it to be relative to the top of the git work tree: empty, or
  /// with a slash at its end.
  package var repositoryPrefix = ""
  package var statistics = Statistics()
  /// Why nothing was checked, where nothing was: such a report must not look like health.
  package var problems: [String] = []
  /// Of each root in which no module was judged, why: such a report must not look like health either.
  package var unjudged: [String] = []
  /// What the change does to the architecture, and how a comment on it is written; nil where nobody
  /// asked for one.
  package var review: (change: ArchitectureChange, comment: CommentOptions)?
  /// What the page shows beside the findings; nil where nobody asked for one.
  package var page: PageSource?
  /// Whether warnings fail the run.
  package var isStrict = false

  package init() {}

  /// Whether findings were compared with a baseline, as far as the counts tell.
  var hasBaseline: Bool { summary.baselined > 0 || summary.fixed != nil }

  /// Leaves out the findings that rest on a single fact or on a found preset; they stay counted.
  package mutating func leaveOutNotes() { diagnostics.removeAll { $0.severity == .note } }

  /// Counts the errors, warnings, notes, suppressed and baselined findings of ``diagnostics``.
  package mutating func countFindings() {
    (summary.errors, summary.warnings, summary.notes, summary.suppressed) = (0, 0, 0, 0)
    summary.baselined = 0
    for diagnostic in diagnostics {
      if diagnostic.isSuppressed {
        summary.suppressed += 1
        continue
      }
      if diagnostic.isBaselined {
        summary.baselined += 1
        continue
      }
      switch diagnostic.severity {
      case .error: summary.errors += 1
      case .warning: summary.warnings += 1
      case .note: summary.notes += 1
      case .off: break
      }
    }
  }
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
  /// Pairs of types, one of which refers to the other in a way that a cell of the table decides.
  package var judgedReferences = 0
  /// Those of them that have an error or a warning of the table's.
  package var brokenReferences = 0
  package var errors = 0
  package var warnings = 0
  /// Findings on a single fact, which only `--notes` prints.
  package var notes = 0
  package var suppressed = 0
  /// Findings that the baseline permits.
  package var baselined = 0
  /// Findings that the baseline permits and that are gone; nil where there is no baseline, and where
  /// only a part of the root is reported.
  package var fixed: Int?
  package var seconds = 0.0
  /// The time of each step in seconds, in the order of the pipeline, for `--stats`.
  package var steps: [Step] = []
  /// What a comparison found; nil where all findings are reported.
  package var change: Change?

  /// Errors and warnings of two states of the code.
  package struct Change: Sendable, Equatable {
    /// As the person wrote it: `--since main`.
    package var option: String
    package var revision: String?
    /// The commit that the code was compared with; nil for none, and for several.
    package var base: String?
    package var new = 0
    package var fixed = 0
    package var before = 0

    package init(option: String) { self.option = option }
  }

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

/// What `--stats` tells beside the summary.
package struct Statistics: Sendable, Equatable {
  /// Bytes of Swift read.
  package var bytes = 0
  package var skipped: [Skipped] = []
  /// How many types have each role, in the order of the table.
  package var roles: [NameCount] = []
  /// Own types inside modules without a role, each with its file.
  package var typesWithoutRole: [String] = []
  package var externalNames: [NameCount] = []
  package var ambiguousNames: [NameCount] = []
  /// What each exemption let pass, or made milder; nil where it was not counted.
  package var exemptions: [ExemptionCount]?

  /// The files and folders that were left out for one reason.
  package struct Skipped: Sendable, Equatable {
    package var reason: String
    package var folders: Int
    package var files: Int
    /// Relative to the root, sorted.
    package var paths: [String]

    package init(reason: String, folders: Int, files: Int, paths: [String]) {
      self.reason = reason
      self.folders = folders
      self.files = files
      self.paths = paths
    }
  }

  package init() {}
}
