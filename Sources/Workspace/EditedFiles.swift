import Configuration

// The texts that an editor has for some files, by absolute path, laid over what is on the disk. A file
// that is not saved yet stands there, too, with the folders around it.

typealias EditedTexts = [String: [UInt8]]

extension EditedTexts {
  func list(_ folder: String) throws(FileError) -> [FolderEntry] {
    let missing = keys.filter { $0 != folder && isInside($0, folder) && !isThere($0) }.sorted()
    guard !missing.isEmpty else { return try listFolder(folder) }
    var entries = isThere(folder) ? try listFolder(folder) : []
    for path in missing {
      guard let rest = relativePath(path, from: folder), let level = pathLevels(rest).first else {
        continue
      }
      let name = String(level)
      guard !entries.contains(where: { $0.name == name }) else { continue }
      let isFile = join(folder, name) == path
      entries.append(
        FolderEntry(name: name, kind: isFile ? .file : .folder, isMalformed: false))
    }
    return entries
  }

  func status(_ path: String, followingLinks: Bool) throws(FileError) -> FileStatus {
    do throws(FileError) {
      return try fileStatus(path, followingLinks: followingLinks)
    } catch {
      let text = self[path]
      guard text != nil || keys.contains(where: { isInside($0, path) }) else { throw error }
      return unsavedStatus(path, isFile: text != nil, size: text?.count ?? 0)
    }
  }
}
