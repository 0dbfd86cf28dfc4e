package import Configuration

/// Why a run could not begin.
package enum RunError: Error, Sendable {
  /// What was asked cannot be done, each with its remedy.
  case usage([String])
  /// The file's path is as the person knows it.
  case configuration(ConfigurationError)
}
