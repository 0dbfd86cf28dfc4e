import Configuration

/// The folders whose content can be a stranger's, as that of a pull request is: what looks like a file of
/// theirs may be a symbolic link to anywhere.
///
/// What lies below them is written below them, and what a link leads to outside of them is never quoted.
package struct Checkout: Sendable {
  /// Absolute, without symbolic links.
  private var folders: [String] = []

  /// The repository, or else the folder, of each path and of the working folder. The root of the file
  /// system and a person's home are none, as the links in them are that person's own.
  package init(around paths: [String] = []) {
    let home = environmentValue("HOME").flatMap { try? resolvedPath($0) }
    for path in ["."] + paths {
      guard let resolved = try? resolvedPath(path) else { continue }
      let isFolder = (try? fileStatus(resolved))?.kind == .folder
      let folder = isFolder ? resolved : parent(of: resolved)
      if let top = workTree(around: folder), top != "/" {
        folders.append(top)
      } else if folder != home, folder != "/" {
        folders.append(folder)
      }
    }
  }

  /// Whether what stands at an absolute path is another's: it lies elsewhere, or a link leads there.
  func isOutside(_ path: String) -> Bool { !isBelow((try? resolvedPath(path)) ?? path) }

  /// Whether an absolute path, as text, lies in one of the folders.
  func isBelow(_ path: String) -> Bool { folders.contains { isInside(path, $0) } }

  /// Where a file that is written under a path will lie: in a folder without symbolic links.
  ///
  /// - Throws: where a link leads out of the folder that the path is in, and where the file's own folder
  ///   is not there.
  package func placeToWrite(_ path: String) throws(FileError) -> String {
    let path = normalized(join(try workingFolder(), path))
    if let link = linkLeadingOut(on: path) {
      throw FileError("A symbolic link, '\(link)', leads out of the repository: delete it")
    }
    return join(try resolvedPath(parent(of: path)), String(lastLevel(of: path)))
  }

  /// - Throws: where a link on the way to a file leads out of the folder that the path is in.
  package func checkReading(_ path: String) throws(FileError) {
    guard let working = try? workingFolder(),
      let link = linkLeadingOut(on: normalized(join(working, path)))
    else { return }
    throw FileError("A symbolic link, '\(link)', leads out of the repository")
  }

  /// The first link on an absolute path that leads out of the folder which the path had come to.
  private func linkLeadingOut(on path: String) -> String? {
    var walked = ""
    var around: String?
    for level in path.split(separator: "/") {
      walked += "/" + level
      // What is not there leads nowhere, nor does all below it.
      guard let resolved = try? resolvedPath(walked) else { return nil }
      if let around, !isInside(resolved, around) { return walked }
      if around == nil { around = folders.first { isInside(resolved, $0) } }
    }
    return nil
  }
}

/// The top of the git work tree around a folder, by the file or folder that git keeps there.
package func workTree(around folder: String) -> String? {
  var folder = folder
  while true {
    if (try? fileStatus(join(folder, ".git"))) != nil { return folder }
    if folder == "/" || folder.isEmpty { return nil }
    folder = parent(of: folder)
  }
}
