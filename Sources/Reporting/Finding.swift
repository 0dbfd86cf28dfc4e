import Configuration
package import Diagnostics

// What several formats say of a finding in the same way.

extension Diagnostic {
  /// Whether it is told where there is no word for what is suppressed or was there before: to people,
  /// and beside their lines.
  package var isShown: Bool { !isSuppressed && !isBaselined && severity != .off }
}

/// Errors, then warnings, then notes, each in the order given: who shows only the first few findings
/// shows the worst.
func worstFirst(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  Severity.allCases.flatMap { severity in diagnostics.filter { $0.severity == severity } }
}

/// `2 errors, 1 warning`; nil where there is neither.
func errorsAndWarnings(_ summary: Summary) -> String? {
  var counts: [String] = []
  if summary.errors > 0 { counts.append(counted(summary.errors, "error")) }
  if summary.warnings > 0 { counts.append(counted(summary.warnings, "warning")) }
  return counts.isEmpty ? nil : counts.joined(separator: ", ")
}

/// All that a finding says as sentences of one line: what is wrong, why, and the way out.
func sentences(of diagnostic: Diagnostic) -> String {
  sentences([
    diagnostic.message, diagnostic.why.isEmpty ? "" : "Why: " + diagnostic.why,
    diagnostic.help.isEmpty ? "" : "Help: " + diagnostic.help,
  ])
}

/// `A holds B. Why: it may not.`
func sentences(_ texts: [String]) -> String {
  texts.filter { !$0.isEmpty }.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
}

extension Report {
  /// A path as the repository's server knows it: relative to the top of the work tree, without `.`
  /// and `..`. An absolute one is none of the repository's and stays as it is.
  func repositoryPath(_ file: String) -> String {
    if file.hasPrefix("/") { return file }
    var levels: [Substring] = []
    for level in (repositoryPrefix + file).split(separator: "/") {
      if level == "..", let last = levels.last, last != ".." {
        levels.removeLast()
      } else if level != "." {
        levels.append(level)
      }
    }
    return levels.joined(separator: "/")
  }
}
