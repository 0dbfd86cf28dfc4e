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
