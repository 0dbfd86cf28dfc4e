package import Outlining

/// What was read of the files of one target, and nothing that depends on other files: where the indexes
/// of all targets are, no source has to be read again.
package struct TargetIndex: Sendable {
  /// The name that its maker gave it, for messages.
  package var target: String
  /// In bytewise order of their paths, none twice.
  package var files: [IndexedFile]

  package init(target: String, files: [IndexedFile]) {
    self.target = target
    self.files = files
  }
}

/// One file of a target.
package struct IndexedFile: Sendable {
  /// Relative to the folder in which the index was made, with `/`, without `.` and `..`.
  package var path: String
  package var byteCount: Int
  package var content: Content
  /// A hash of all above but the path, where it was read from an index: what is read of two files is the
  /// same where it is.
  package var digest: UInt64 = 0

  package enum Content: Sendable {
    /// A Swift file; `saysGenerated` tells whether its first comment says that a tool made it.
    case outline(FileOutline, saysGenerated: Bool)
    /// A storyboard or a xib.
    case interface([IndexedClass])
    /// A file that says which others are read, or whose they are: as it is.
    case text([UInt8])
  }

  package init(path: String, byteCount: Int, content: Content) {
    self.path = path
    self.byteCount = byteCount
    self.content = content
  }
}

/// A class that a storyboard or a xib names.
package struct IndexedClass: Hashable, Sendable {
  package var name: String
  package var module: String?

  package init(name: String, module: String?) {
    self.name = name
    self.module = module
  }
}

/// The most bytes that an indexed file may have, so that places in it can be added to each other.
package let largestIndexedFile = Int(Int32.max)

/// Whether text is a path that an index may name: one that leads to a file below a folder, written in
/// one way only.
package func isIndexPath(_ path: String) -> Bool { isIndexPath(path.utf8) }

/// The same of its bytes.
func isIndexPath(_ path: some Sequence<UInt8>) -> Bool {
  // Of the level at hand: how long it is, and whether there are only dots in it so far.
  var (length, isDots) = (0, true)
  for byte in path {
    if byte == 0 { return false }
    if byte == UInt8(ascii: "/") {
      if isDots, length < 3 { return false }
      (length, isDots) = (0, true)
    } else {
      length += 1
      isDots = isDots && byte == UInt8(ascii: ".")
    }
  }
  return length > 2 || !isDots
}
