import Architecture
import Workspace

/// What is known of the files of a root from the run before, so that only what has changed is read anew.
package struct KeptFiles: Sendable {
  /// Whether files that lie on the disk are asked whether they are as they were; else they are known to be.
  package var looksAtDisk = false
  private var files: [String: KeptFile] = [:]
  /// What storyboards and xibs say; nil where they are to be read.
  var interfaces: [InterfaceClass]?

  package init() {}

  /// A file as it was read.
  struct KeptFile: Sendable {
    var file: DiscoveredFile
    var reading: Reading
    var outline: SourceOutline
  }

  /// What a file was read from: a text that was given for it, or the disk.
  enum Reading: Hashable, Sendable {
    case text([UInt8])
    /// nil where there was nothing to tell it by.
    case disk(FileStamp?)
  }

  mutating func keep(_ kept: [KeptFile], interfaces: [InterfaceClass]) {
    files = Dictionary(kept.map { ($0.file.path, $0) }) { $1 }
    self.interfaces = interfaces
  }

  /// - Parameter path: relative to the root.
  package mutating func forget(_ path: String) { files[path] = nil }

  /// Has everything read anew that is no Swift, and files that are not as they were.
  package mutating func lookAtDisk() {
    looksAtDisk = true
    interfaces = nil
  }

  /// The outline of a file that is as it was.
  func file(_ file: DiscoveredFile, at path: String, in source: FileSource) -> KeptFile? {
    guard let kept = files[file.path], kept.file == file else { return nil }
    let text = source.editedText(path)
    switch kept.reading {
    case .text(let known): return text == known ? kept : nil
    case .disk(let stamp):
      guard text == nil else { return nil }
      if looksAtDisk, stamp == nil || fileStamp(path) != stamp { return nil }
      return kept
    }
  }

  /// Whether a file on the disk is still the one that was read.
  package func isCurrent(_ name: String, at path: String) -> Bool {
    guard case .disk(let stamp?) = files[name]?.reading else { return false }
    return fileStamp(path) == stamp
  }
}

extension KeptFiles.Reading {
  /// Before the file is read: what changes meanwhile is then seen the next time.
  init(of path: String, in source: FileSource) {
    self = source.editedText(path).map { .text($0) } ?? .disk(fileStamp(path))
  }
}
