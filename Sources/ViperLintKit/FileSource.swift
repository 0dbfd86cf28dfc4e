/// Where the files of a root are read from. Paths are absolute, as if all were on the disk.
package enum FileSource: Sendable {
  /// What lies there now.
  case disk
  /// What lies there now, but for one file.
  case unsaved(UnsavedFile)

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    switch self {
    case .disk: try listFolder(folder)
    case .unsaved(let file): try file.list(folder)
    }
  }

  func status(_ path: String, followingLinks: Bool = true) throws(FileError) -> FileStatus {
    switch self {
    case .disk: try fileStatus(path, followingLinks: followingLinks)
    case .unsaved(let file): try file.status(path, followingLinks: followingLinks)
    }
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    switch self {
    case .disk: try readFile(path)
    case .unsaved(let file): path == file.path ? file.bytes : try readFile(path)
    }
  }
}
