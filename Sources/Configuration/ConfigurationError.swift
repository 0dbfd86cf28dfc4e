/// One thing that is wrong with a configuration, and what to write instead.
package struct ConfigurationIssue: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// 1-based; 0 where the issue has no place in a file.
  package var line: Int
  /// 1-based, in UTF-8 bytes; 0 where the issue has no place in a file.
  package var column: Int
  /// What is wrong and what to write instead: lower case, without a full stop.
  package var message: String

  package init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  package static func < (left: ConfigurationIssue, right: ConfigurationIssue) -> Bool {
    (left.line, left.column, left.message) < (right.line, right.column, right.message)
  }

  package var description: String { line == 0 ? message : "\(line):\(column): \(message)" }
}

/// A configuration that cannot be used, with everything that is wrong with it.
package struct ConfigurationError: Error, Hashable, CustomStringConvertible {
  /// The file's path as the caller gave it; a preset's name for a preset.
  package var file: String
  /// In order of line and column, never empty.
  package var issues: [ConfigurationIssue]

  package init(file: String, issues: [ConfigurationIssue]) {
    self.file = file
    self.issues = issues.sorted()
  }

  /// A line `file:line:column: message` for each issue.
  package var description: String {
    issues
      .map { $0.line == 0 ? "\(file): \($0.message)" : "\(file):\($0.description)" }
      .joined(separator: "\n")
  }
}
