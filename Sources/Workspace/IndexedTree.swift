import Configuration

/// The files that indexes tell of, as a tree that can be walked like the one on the disk. The sources
/// themselves need not be there.
package struct IndexedTree: Sendable {
  private struct File: Sendable {
    var size: Int
    /// What the index keeps of it; nil for a file of which it keeps what was read instead.
    var text: [UInt8]?
  }

  /// By absolute path.
  private var files: [String: File] = [:]
  /// By absolute path; each folder has a number.
  private var folders: [String: (number: Int, entries: [FolderEntry])] = ["/": (0, [])]
  /// Whether what the disk has of the files is the same state.
  private let isOnDisk: Bool

  /// - Parameter isOnDisk: whether sources are read from the disk where they are there, to show them.
  package init(isOnDisk: Bool) { self.isOnDisk = isOnDisk }

  /// Adds a file, or replaces it.
  /// - Parameters:
  ///   - path: absolute, without `.` and `..`.
  ///   - text: what is kept of it as it is; nil where its outline is known instead.
  /// - Throws: where a file stands under the path of a folder, or the other way round.
  package mutating func add(_ path: String, size: Int, text: [UInt8]?) throws(FileError) {
    guard folders[path] == nil else { throw FileError("Is a directory") }
    if files.updateValue(File(size: size, text: text), forKey: path) != nil { return }
    try addFolder(parent(of: path))
    folders[parent(of: path)]?.entries.append(
      FolderEntry(name: String(lastLevel(of: path)), kind: .file, isMalformed: false))
  }

  private mutating func addFolder(_ path: String) throws(FileError) {
    var missing: [String] = []
    var folder = path
    while folders[folder] == nil {
      guard files[folder] == nil else { throw FileError("Not a directory") }
      missing.append(folder)
      folder = parent(of: folder)
    }
    for folder in missing.reversed() {
      folders[folder] = (folders.count, [])
      folders[parent(of: folder)]?.entries.append(
        FolderEntry(name: String(lastLevel(of: folder)), kind: .folder, isMalformed: false))
    }
  }

  /// Whether a file or folder of this path is told of, and which; nil for neither.
  package func kind(of path: String) -> FileStatus.Kind? {
    files[path] != nil ? .file : folders[path] != nil ? .folder : nil
  }

  func list(_ path: String) throws(FileError) -> [FolderEntry] {
    guard let folder = folders[path] else { throw FileError("No such file or directory") }
    return folder.entries
  }

  func status(_ path: String) throws(FileError) -> FileStatus {
    if let folder = folders[path] {
      // No disk has this device.
      return FileStatus(kind: .folder, device: .max, inode: UInt64(folder.number), size: 0)
    }
    guard let file = files[path] else { throw FileError("No such file or directory") }
    return FileStatus(kind: .file, device: .max, inode: .max, size: file.size)
  }

  /// What the index keeps of a file, else what lies on the disk, where it has the length of the file
  /// that was read.
  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let file = files[path] else { return try readFile(path) }
    if let text = file.text { return text }
    guard isOnDisk else { throw FileError("No such file or directory") }
    let bytes = try readFile(path)
    guard bytes.count == file.size else { throw FileError("It has changed since it was indexed") }
    return bytes
  }
}
