import Configuration

/// A folder that lies nowhere but in memory: Swift files, and what else a root may hold.
///
/// It stands for the root of the file system, so that no path below it is one of a real file's.
package struct TextFolder: Sendable {
  package static let path = "/"
  /// By absolute path.
  private var texts: [String: [UInt8]] = [:]
  /// What lies in each folder, by absolute path, sorted by name.
  private var entries: [String: [FolderEntry]] = [path: []]
  /// Told apart by their numbers, in the order of their paths.
  private var folderNumbers: [String: UInt64] = [:]

  /// - Parameter texts: by path below the folder, with `/`.
  /// - Throws: for paths that no file below a folder can have.
  package init(_ texts: [String: String]) throws(RunError) {
    var problems: [String] = []
    let paths = texts.keys.ordered(by: isBefore)
    for path in paths {
      guard isPlain(path) else {
        problems.append(
          "'\(path)' is no path below the root: write one as 'Login/LoginPresenter.swift'")
        continue
      }
      let levels = path.split(separator: "/").map(String.init)
      var folder = Self.path
      for level in levels.dropLast() {
        add(FolderEntry(name: level, kind: .folder, isMalformed: false), to: folder)
        folder = join(folder, level)
        if entries[folder] == nil { entries[folder] = [] }
      }
      add(FolderEntry(name: levels[levels.count - 1], kind: .file, isMalformed: false), to: folder)
      self.texts[join(Self.path, path)] = texts[path].map { Array($0.utf8) }
    }
    for path in paths where isPlain(path) && entries[join(Self.path, path)] != nil {
      problems.append("'\(path)' is a file and a folder: give one of them another name")
    }
    guard problems.isEmpty else { throw .usage(problems) }
    for folder in entries.keys { entries[folder]?.putInOrder { isBefore($0.name, $1.name) } }
    for (number, folder) in entries.keys.ordered(by: isBefore).enumerated() {
      folderNumbers[folder] = UInt64(number)
    }
  }

  private mutating func add(_ entry: FolderEntry, to folder: String) {
    // Paths come in order, so a folder that is there already was met last.
    guard entries[folder]?.last?.name != entry.name else { return }
    entries[folder]?.append(entry)
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let found = entries[folder] else { throw missing(folder) }
    return found
  }

  func status(_ path: String) throws(FileError) -> FileStatus {
    if let number = folderNumbers[path] {
      return FileStatus(kind: .folder, device: .max, inode: number, size: 0)
    }
    guard let text = texts[path] else { throw missing(path) }
    return FileStatus(kind: .file, device: .max, inode: .max, size: text.count)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let text = texts[path] { return text }
    throw missing(path)
  }

  private func missing(_ path: String) -> FileError {
    FileError(entries[path] == nil ? "No such file or directory" : "Is a directory")
  }
}

/// So many bytes has a path at most, as on most systems: folders as deep as a longer one would make take
/// time that grows faster than its length.
private let pathLimit = 4096

/// Whether a path leads down from a folder by names alone.
private func isPlain(_ path: String) -> Bool {
  guard path.utf8.count <= pathLimit, !path.utf8.contains(0) else { return false }
  let levels = path.split(separator: "/", omittingEmptySubsequences: false)
  return levels.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
}
