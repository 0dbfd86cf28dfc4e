/// Where the files of a root are read from. Paths are absolute, as if all were on the disk.
package enum FileSource: Sendable {
  /// What lies there now.
  case disk
  /// What git keeps of a commit, or of the index.
  case snapshot(Snapshot)
  /// What lies there now, but for one file.
  case unsaved(UnsavedFile)
  /// What lies there now, but for the texts of some files, by path.
  case edited([String: [UInt8]])

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    switch self {
    case .disk: try listFolder(folder)
    case .edited(let texts): try texts.list(folder)
    case .snapshot(let snapshot): try snapshot.list(folder)
    case .unsaved(let file): try file.list(folder)
    }
  }

  package func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    switch self {
    case .disk: try fileStatus(path, followingLinks: followingLinks)
    case .edited(let texts): try texts.status(path, followingLinks: followingLinks)
    case .snapshot(let snapshot): try snapshot.status(path, followingLinks: followingLinks)
    case .unsaved(let file): try file.status(path, followingLinks: followingLinks)
    }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    switch self {
    case .disk: try readFile(path)
    case .snapshot(let snapshot): try snapshot.read(path)
    case .unsaved(let file): path == file.path ? file.bytes : try readFile(path)
    case .edited: try readNow(path)
    }
  }

  /// The file as it is, or as edits have made it, whatever else is linted: what findings are compared
  /// with is not of the commit.
  package func readNow(_ path: String) throws(FileError) -> [UInt8] {
    if case .edited(let texts) = self, let text = texts[path] { return text }
    return try readFile(path)
  }

  /// A configuration: what is not in the index yet (or is kept elsewhere) is read from the disk, since
  /// it was found there.
  package func readConfiguration(_ path: String) throws(FileError) -> [UInt8] {
    if case .snapshot(let snapshot) = self, snapshot.holds(path) { return try snapshot.read(path) }
    return try readNow(path)
  }

  /// The text that an editor, or an edit, has given a file; nil where it is as it lies there.
  package func editedText(_ path: String) -> [UInt8]? {
    if case .edited(let texts) = self { texts[path] } else { nil }
  }

  /// The same with the texts of some files laid over.
  package func edited(_ texts: [String: [UInt8]]) -> FileSource {
    guard case .edited(let known) = self else { return .edited(texts) }
    return .edited(known.merging(texts) { $1 })
  }

  /// Where the files are kept; nil for the disk.
  package var repository: GitRepository? {
    if case .snapshot(let snapshot) = self { snapshot.repository } else { nil }
  }

  /// Reads files ahead, where it takes less time to read them together.
  package mutating func readAhead(_ paths: [String]) throws(RunError) {
    guard case .snapshot(var snapshot) = self else { return }
    try snapshot.readAhead(paths)
    self = .snapshot(snapshot)
  }

  /// What is known of a file's content without reading it.
  package func contentName(_ path: String) -> ObjectID? {
    guard case .snapshot(let snapshot) = self else { return nil }
    return snapshot.contentName(path)
  }
}
