import Configuration

// The texts that an editor has for some files, by absolute path, laid over what is there. A file
// that is not saved yet stands there, too, with the folders around it.

typealias EditedTexts = [String: [UInt8]]

extension EditedTexts {
  func list(_ folder: String, over source: FileSource) throws(FileError) -> [FolderEntry] {
    let missing = keys.filter { $0 != folder && isInside($0, folder) && !source.holds($0) }.sorted()
    guard !missing.isEmpty else { return try source.list(folder) }
    var entries = source.holds(folder) ? try source.list(folder) : []
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

  func status(
    _ path: String, over source: FileSource, followingLinks: Bool
  ) throws(FileError) -> FileStatus {
    do throws(FileError) {
      return try source.status(path, followingLinks: followingLinks)
    } catch {
      let text = self[path]
      guard text != nil || keys.contains(where: { isInside($0, path) }) else { throw error }
      return unsavedStatus(path, isFile: text != nil, size: text?.count ?? 0)
    }
  }
}

extension FileSource {
  fileprivate func holds(_ path: String) -> Bool { (try? status(path)) != nil }
}
