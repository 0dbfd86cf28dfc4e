import Configuration

/// The files of a commit or of the index, as a tree that can be walked like the one on the disk.
///
/// Contents are as stored: no filter runs, so line ends may differ from the work tree's, which changes
/// no finding. A submodule is a repository of its own, of which only a commit's name is kept here: its
/// files are those that lie in the work tree, as in a plain run, so they are the same on both sides.
package struct Snapshot: Sendable {
  private struct Entry: Sendable {
    var kind: Kind
    var id: ObjectID
  }

  fileprivate enum Kind { case file, symbolicLink, submodule }

  let repository: GitRepository
  /// How a person knows this state: `main`, `the index`.
  private let name: String
  /// By absolute path.
  private var entries: [String: Entry] = [:]
  /// By absolute path; each folder has a number.
  private var folders: [String: (number: Int, entries: [FolderEntry])] = [:]
  private var contents: [ObjectID: [UInt8]] = [:]

  /// - Parameter leftOut: paths relative to the top that are passed over.
  package init(
    _ listed: [GitRepository.Entry], of repository: GitRepository, called name: String,
    leftOut: Set<String> = []
  ) throws(RunError) {
    self.repository = repository
    self.name = name
    folders[repository.top] = (0, [])
    for entry in listed { add(entry, leftOut) }
    // What decides which files are read.
    try readAhead(
      entries.filter { path, entry in
        entry.kind == .symbolicLink || steeringNames.contains(String(lastLevel(of: path)))
      }.map(\.key))
  }

  private mutating func add(_ listed: GitRepository.Entry, _ leftOut: Set<String>) {
    guard let kind = Kind(mode: listed.mode) else { return }
    guard let path = String(validating: listed.path, as: UTF8.self) else {
      addMalformed(listed.path, kind)
      return
    }
    guard !leftOut.contains(path) else { return }
    let absolute = join(repository.top, path)
    // A submodule that is not checked out is not there; nor is one behind a link, or a path that no
    // honest tree holds, which could lead out of the work tree.
    if kind == .submodule,
      (try? resolvedPath(absolute)) != absolute || (try? fileStatus(absolute))?.kind != .folder
    {
      return
    }
    entries[absolute] = Entry(kind: kind, id: listed.id)
    addToFolder(absolute, kind.ofFile)
  }

  /// A name that is not UTF-8 is listed, and nothing below it.
  private mutating func addMalformed(_ path: [UInt8], _ kind: Kind) {
    var folder = repository.top
    let levels = path.split(separator: UInt8(ascii: "/"))
    for (index, level) in levels.enumerated() {
      if let name = String(validating: level, as: UTF8.self) {
        folder = join(folder, name)
        continue
      }
      let name = String(decoding: level, as: UTF8.self)
      addToFolder(
        join(folder, name), index == levels.count - 1 ? kind.ofFile : .folder, isMalformed: true)
      return
    }
  }

  private mutating func addToFolder(
    _ path: String, _ kind: FileStatus.Kind, isMalformed: Bool = false
  ) {
    var child = FolderEntry(
      name: String(lastLevel(of: path)), kind: kind, isMalformed: isMalformed)
    var folder = parent(of: path)
    while folders[folder] == nil {
      folders[folder] = (folders.count, [child])
      child = FolderEntry(name: String(lastLevel(of: folder)), kind: .folder, isMalformed: false)
      folder = parent(of: folder)
    }
    folders[folder]?.entries.append(child)
  }

  // MARK: Reading

  func holds(_ path: String) -> Bool { entries[path] != nil }

  /// Whether a file of the repository was not there, or was another one.
  package func differs(_ bytes: [UInt8], at path: String) -> Bool {
    isInside(path, repository.top) && contentName(path) != repository.format.name(of: bytes)
  }

  func contentName(_ path: String) -> ObjectID? {
    guard let entry = entries[path], entry.kind == .file else { return nil }
    return entry.id
  }

  func list(_ path: String) throws(FileError) -> [FolderEntry] {
    if let folder = folders[path] { return folder.entries }
    guard isInSubmodule(path) else { throw FileError("No such file or directory") }
    return try listFolder(path)
  }

  func status(_ path: String, followingLinks: Bool) throws(FileError) -> FileStatus {
    if let folder = folders[path] {
      // No disk has this device.
      return FileStatus(kind: .folder, device: .max, inode: UInt64(folder.number), size: 0)
    }
    guard let entry = entries[path], entry.kind != .submodule else {
      guard isInSubmodule(path) else { throw FileError("No such file or directory") }
      return try fileStatus(path, followingLinks: followingLinks)
    }
    if followingLinks, entry.kind == .symbolicLink { return try target(of: path) }
    return FileStatus(
      kind: entry.kind == .symbolicLink ? .symbolicLink : .file, device: .max, inode: .max, size: 0)
  }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    guard let entry = entries[path], entry.kind != .submodule else {
      guard isInSubmodule(path) else { throw FileError("No such file or directory") }
      return try readFile(path)
    }
    guard entry.kind == .file else { throw FileError("Not a regular file") }
    return unpacked(try content(of: entry), at: path)
  }

  /// Reads the contents of these files at once: a process for each would take longer than all else.
  mutating func readAhead(_ paths: [String]) throws(RunError) {
    var wanted: [ObjectID] = []
    var seen: Set<ObjectID> = []
    for path in paths {
      guard let entry = entries[path], entry.kind != .submodule, contents[entry.id] == nil,
        seen.insert(entry.id).inserted
      else { continue }
      wanted.append(entry.id)
    }
    contents.merge(try repository.contents(of: wanted)) { $1 }
    guard
      let path = paths.first(where: { path in
        entries[path].map { $0.kind != .submodule && contents[$0.id] == nil } ?? false
      })
    else { return }
    let shown = relativePath(path, from: repository.top) ?? path
    throw .usage([
      // No command of git's is advised: it could run what the repository's configuration names.
      "'\(shown)' of \(name) is not in this clone, and nothing is fetched for "
        + "'\(repository.purpose)': clone it anew, without '--filter'"
    ])
  }

  private func content(of entry: Entry) throws(FileError) -> [UInt8] {
    if let bytes = contents[entry.id] { return bytes }
    guard let bytes = (try? repository.contents(of: [entry.id]))?[entry.id] else {
      throw FileError("Not in this clone")
    }
    return bytes
  }

  // MARK: What is elsewhere

  private func isInSubmodule(_ path: String) -> Bool {
    var folder = path
    while folder.utf8.count > repository.top.utf8.count {
      if entries[folder]?.kind == .submodule { return true }
      folder = parent(of: folder)
    }
    return false
  }

  /// What a symbolic link leads to. Links are never followed to read anything: that they lead
  /// somewhere is all that is asked.
  private func target(of link: String) throws(FileError) -> FileStatus {
    var path = link
    for _ in 0..<40 {
      guard let entry = entries[path], entry.kind == .symbolicLink else {
        // What is not kept here is the disk's.
        if let kept = try? status(path, followingLinks: false) { return kept }
        return try fileStatus(path)
      }
      let text = String(decoding: try content(of: entry), as: UTF8.self)
      path = normalized(join(parent(of: path), text))
    }
    throw FileError("Too many levels of symbolic links")
  }

  /// Git LFS keeps a pointer in place of a file. Where the work tree holds what it points to, that is
  /// the content.
  private func unpacked(_ bytes: [UInt8], at path: String) -> [UInt8] {
    guard bytes.count < 1024, bytes.starts(with: pointerStart) else { return bytes }
    let pointer = String(decoding: bytes, as: UTF8.self)
    guard let found = try? readFile(path), pointer.contains("oid sha256:\(sha256(of: found))\n")
    else { return bytes }
    return found
  }
}

/// The files that say which others are read, and what belongs together.
private let steeringNames: Set<String> = [".gitignore", "Package.swift", "project.pbxproj"]

private let pointerStart = Array("version https://git-lfs.github.com/spec/v1\n".utf8)

extension Snapshot.Kind {
  fileprivate var ofFile: FileStatus.Kind {
    switch self {
    case .file: .file
    case .symbolicLink: .symbolicLink
    case .submodule: .folder
    }
  }

  fileprivate init?(mode: String) {
    switch mode {
    case "100644", "100755", "100664": self = .file
    case "120000": self = .symbolicLink
    case "160000": self = .submodule
    default: return nil
    }
  }
}
