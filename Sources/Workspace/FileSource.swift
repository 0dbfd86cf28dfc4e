/// Where the files of a root are read from. Paths are absolute, as if all were on the disk.
package indirect enum FileSource: Sendable {
  /// What lies there now.
  case disk
  /// What git keeps of a commit, or of the index.
  case snapshot(Snapshot)
  /// What lies there now, but for one file.
  case unsaved(UnsavedFile)
  /// What indexes tell of.
  case indexed(IndexedTree)
  /// What is there, but for the texts of some files of it, by path.
  case edited([String: [UInt8]], over: FileSource)
  /// What lies nowhere but in memory; the disk is not asked.
  case texts(TextFolder)

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    switch self {
    case .disk: try listFolder(folder)
    case .edited(let texts, let source): try texts.list(folder, over: source)
    case .snapshot(let snapshot): try snapshot.list(folder)
    case .indexed(let tree): try tree.list(folder)
    case .unsaved(let file): try file.list(folder)
    case .texts(let texts): try texts.list(folder)
    }
  }

  package func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    switch self {
    case .disk: try fileStatus(path, followingLinks: followingLinks)
    case .edited(let texts, let source):
      try texts.status(path, over: source, followingLinks: followingLinks)
    case .snapshot(let snapshot): try snapshot.status(path, followingLinks: followingLinks)
    case .indexed(let tree): try tree.status(path)
    case .unsaved(let file): try file.status(path, followingLinks: followingLinks)
    case .texts(let texts): try texts.status(path)
    }
  }

  package func read(_ path: String) throws(FileError) -> [UInt8] {
    if let text = editedText(path) { return text }
    switch self {
    case .disk: return try readFile(path)
    case .snapshot(let snapshot): return try snapshot.read(path)
    case .indexed(let tree): return try tree.read(path)
    case .unsaved(let file): return path == file.path ? file.bytes : try readFile(path)
    case .edited(_, let source): return try source.read(path)
    case .texts(let texts): return try texts.read(path)
    }
  }

  /// The file as it is, or as edits have made it, whatever else is linted: what findings are compared
  /// with is not of the commit.
  package func readNow(_ path: String) throws(FileError) -> [UInt8] {
    if let text = editedText(path) { return text }
    switch self {
    case .texts(let texts): return try texts.read(path)
    case .edited(_, let source): return try source.readNow(path)
    case .disk, .snapshot, .unsaved, .indexed: return try readFile(path)
    }
  }

  /// Whether a file is there as it is, whatever else is linted.
  package func holdsNow(_ path: String) -> Bool {
    switch self {
    case .texts(let texts): (try? texts.status(path)) != nil
    case .edited(_, let source): source.holdsNow(path)
    case .disk, .snapshot, .unsaved, .indexed: (try? fileStatus(path)) != nil
    }
  }

  /// A configuration: what is not in the index yet (or is kept elsewhere) is read from the disk, since
  /// it was found there.
  package func readConfiguration(_ path: String) throws(FileError) -> [UInt8] {
    if let text = editedText(path) { return text }
    switch self {
    case .snapshot(let snapshot) where snapshot.holds(path): return try snapshot.read(path)
    case .edited(_, let source): return try source.readConfiguration(path)
    default: return try readNow(path)
    }
  }

  /// The text that an editor, or an edit, has given a file; nil where it is as it lies there.
  package func editedText(_ path: String) -> [UInt8]? {
    guard case .edited(let texts, let source) = self else { return nil }
    return texts[path] ?? source.editedText(path)
  }

  /// Where the files are kept; nil for the disk.
  package var repository: GitRepository? {
    switch self {
    case .snapshot(let snapshot): snapshot.repository
    case .edited(_, let source): source.repository
    case .disk, .unsaved, .texts, .indexed: nil
    }
  }

  /// Reads files ahead, where it takes less time to read them together.
  package mutating func readAhead(_ paths: [String]) throws(RunError) {
    switch self {
    case .snapshot(var snapshot):
      try snapshot.readAhead(paths)
      self = .snapshot(snapshot)
    case .edited(let texts, var source):
      try source.readAhead(paths)
      self = .edited(texts, over: source)
    case .disk, .unsaved, .texts, .indexed: break
    }
  }

  /// What is known of a file's content without reading it.
  package func contentName(_ path: String) -> ObjectID? {
    switch self {
    case .snapshot(let snapshot): snapshot.contentName(path)
    case .edited(let texts, let source): texts[path] == nil ? source.contentName(path) : nil
    case .disk, .unsaved, .texts, .indexed: nil
    }
  }
}
