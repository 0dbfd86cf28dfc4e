/// A Swift file as read: its path, relative to the root, and its bytes.
package struct SourceFile: Sendable {
  package var path: String
  /// UTF-8, but nothing is promised: the lexer takes any bytes.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
