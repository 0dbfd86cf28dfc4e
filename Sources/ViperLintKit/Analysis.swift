package import Architecture
package import Reporting

/// How a run is narrowed and what it is told beside the configuration file.
package struct AnalysisOptions: Sendable {
  /// nil: the configuration's, else chosen by studying the code.
  package var preset: String?
  /// Rule ids; empty for all that are on.
  package var only: [String] = []

  package init() {}
}

/// A file that could not be read: it becomes a finding of `invalid_source`.
package struct UnreadableFile: Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  /// What the system said, without the path: `Permission denied`.
  package var reason: String

  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// What a run made of the sources.
package struct Analysis: Sendable {
  package var architecture: ArchitectureModel
  package var report: Report

  package init(architecture: ArchitectureModel, report: Report) {
    self.architecture = architecture
    self.report = report
  }
}
