import Configuration

/// The text that an editor has for a file and has not saved. The file, and the folders around it, need
/// not be there yet.
package struct UnsavedFile: Sendable {
  /// As the person wrote it.
  package var given: String
  /// Absolute, without symbolic links.
  package var path: String
  package var bytes: [UInt8]

  /// - Throws: for a path at which no file can be saved.
  package init(at given: String, bytes: [UInt8]) throws(FileError) {
    self.given = given
    path = try savedPath(given)
    self.bytes = bytes
  }

  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    guard let rest = relativePath(path, from: folder), let level = pathLevels(rest).first else {
      return try listFolder(folder)
    }
    let name = String(level)
    let isFile = join(folder, name) == path
    var entries = isThere(folder) ? try listFolder(folder) : []
    // What stands under the file's name is replaced, whatever it is.
    if isFile { entries.removeAll { $0.name == name } }
    if !entries.contains(where: { $0.name == name }) {
      entries.append(
        FolderEntry(name: name, kind: isFile ? .file : .folder, isMalformed: false))
    }
    return entries
  }

  func status(_ path: String, followingLinks: Bool) throws(FileError) -> FileStatus {
    let isFile = path == self.path
    guard isFile || isInside(self.path, path) && !isThere(path) else {
      return try fileStatus(path, followingLinks: followingLinks)
    }
    return unsavedStatus(path, isFile: isFile, size: isFile ? bytes.count : 0)
  }
}

/// What stands at a path at which nothing is saved yet.
func unsavedStatus(_ path: String, isFile: Bool, size: Int) -> FileStatus {
  var name = UInt64(0xcbf2_9ce4_8422_2325)
  for byte in path.utf8 { name = (name ^ UInt64(byte)) &* 0x100_0000_01b3 }
  // Told apart from all that is on a disk by the device, and from each other by the path.
  return FileStatus(kind: isFile ? .file : .folder, device: .max, inode: name, size: size)
}

private func isThere(_ path: String) -> Bool { (try? fileStatus(path)) != nil }

/// Where a file of this path is, or would be saved.
package func savedPath(_ given: String) throws(FileError) -> String {
  if let path = try? resolvedPath(given) {
    guard try fileStatus(path).kind != .folder else { throw FileError("Is a directory") }
    return path
  }
  // The nearest folder that is there may be reached by a link, and by `..`.
  var folder = parent(of: given)
  var missing = [String(lastLevel(of: given))]
  while true {
    if let found = try? resolvedPath(folder.isEmpty ? "." : folder) {
      guard try fileStatus(found).kind == .folder else { throw FileError("Not a directory") }
      return missing.reversed().reduce(found, join)
    }
    let level = String(lastLevel(of: folder))
    guard !folder.isEmpty, folder != "/", level != ".." else {
      throw FileError("No such file or directory")
    }
    if level != ".", !level.isEmpty { missing.append(level) }
    folder = parent(of: folder)
  }
}
