import Architecture
import Configuration
import Indexing
import Lexing
import Outlining
package import Workspace

/// The indexes that a run reads instead of sources.
package struct IndexNames: Hashable, Sendable {
  package var files: [String] = []
  /// Lists of further ones, one a line; `-` is standard input.
  package var lists: [String] = []

  package init() {}

  package var isEmpty: Bool { files.isEmpty && lists.isEmpty }
}

/// What the indexes of a run tell, joined: a tree of files, and what was read of each.
package struct IndexedSources: Sendable {
  package private(set) var tree: IndexedTree
  /// By absolute path.
  private var files: [String: IndexedFile] = [:]
  private var owners: [String: String] = [:]
  /// What reading the indexes took: of all, also where a root is only a part of what they tell.
  fileprivate(set) var cost = LoadCost()

  init(isOnDisk: Bool) { tree = IndexedTree(isOnDisk: isOnDisk) }

  subscript(path: String) -> IndexedFile? { files[path] }

  /// Adds the files of an index, whose paths are seen from a folder.
  /// - Parameter name: of the index's file.
  mutating func add(_ index: TargetIndex, called name: String, in folder: String) throws(RunError) {
    for file in index.files {
      let path = join(folder, file.path)
      if let known = files[path], let owner = owners[path] {
        // A file that two targets compile is in both of their indexes.
        guard known.digest == file.digest else {
          throw .usage([
            "'\(owner)' and '\(name)' tell differently of '\(file.path)': make both anew"
          ])
        }
        continue
      }
      do throws(FileError) {
        try add(file, at: path)
      } catch {
        throw .usage([
          "cannot read the index '\(name)': \(file.path) is a folder in another one, or lies in a file"
        ])
      }
      owners[path] = name
    }
  }

  /// Adds a file, or puts it in the place of one.
  /// - Parameter text: what it holds, where that is neither in the index nor on the disk.
  mutating func add(
    _ file: IndexedFile, at path: String, text: [UInt8]? = nil
  ) throws(FileError) {
    var text = text
    if case .text(let bytes) = file.content { text = bytes }
    try tree.add(path, size: file.byteCount, text: text)
    files[path] = file
  }

  /// A path that a person, or a list, names; nil where no index tells of it.
  func path(named given: String) -> NamedPath? {
    guard let working = try? workingFolder() else { return nil }
    let written = normalized(join(working, given))
    // A link may lead to what an index knows by its own path.
    for path in [written, (try? resolvedPath(given)) ?? written] {
      guard let kind = tree.kind(of: path),
        kind == .folder || isSwiftFile(String(lastLevel(of: path)))
      else { continue }
      return NamedPath(given: given, absolute: path, isFolder: kind == .folder)
    }
    return nil
  }

  /// The classes that a storyboard or a xib names; nil for one that no index tells of.
  func interfaceClasses(at path: String, called name: String) -> [InterfaceClass]? {
    guard case .interface(let classes)? = files[path]?.content else { return nil }
    return classes.map { InterfaceClass(name: $0.name, module: $0.module, file: name) }
  }
}

/// Whether the indexes of a run tell of a file.
package func isIndexed(_ path: String, _ request: RunRequest) throws(RunError) -> Bool {
  try readIndexes(request.indexes, isOnDisk: true, jobs: request.jobs).path(named: path) != nil
}

/// Reads the indexes of a run, on several threads, and joins them.
/// - Parameter isOnDisk: whether the disk has the state that they tell of.
/// - Throws: for one that cannot be read, with its name.
func readIndexes(
  _ names: IndexNames, isOnDisk: Bool, jobs: Int
) throws(RunError) -> IndexedSources {
  var paths = names.files
  for list in names.lists {
    do throws(FileError) {
      paths += Workspace.paths(
        inList: list == "-" ? try readStandardInput() : try readStream(list))
    } catch {
      throw .usage(["cannot read the list of indexes '\(list)': \(error.reason)"])
    }
  }
  guard !paths.isEmpty else {
    throw .usage([
      "the list '\(names.lists.first ?? "")' names no index: give the paths, one a line"
    ])
  }
  let folder: String
  do throws(FileError) {
    folder = try workingFolder()
  } catch {
    throw .usage(["cannot find the working folder: \(error.reason)"])
  }
  let all = paths
  let read = Threads(jobs).map(all.count) { readIndex(all[$0]) }
  let problems = read.compactMap { result -> String? in
    if case .failure(let problem) = result { problem.sentence } else { nil }
  }
  guard problems.isEmpty else { throw .usage(problems) }
  var sources = IndexedSources(isOnDisk: isOnDisk)
  for case (let path, .success(let read)) in zip(all, read) {
    try sources.add(read.index, called: path, in: folder)
    sources.cost.reading += read.reading
    sources.cost.outlining += read.decoding
  }
  return sources
}

private struct IndexProblem: Error {
  var sentence: String
}

private struct ReadIndex: Sendable {
  var index: TargetIndex
  var reading: Duration
  var decoding: Duration
}

private func readIndex(_ path: String) -> Result<ReadIndex, IndexProblem> {
  func problem(_ reason: String) -> Result<ReadIndex, IndexProblem> {
    .failure(IndexProblem(sentence: "cannot read the index '\(path)': \(reason)"))
  }
  let clock = ContinuousClock()
  let start = clock.now
  var reading = Duration.zero
  do throws(FileError) {
    let file = try OpenFile(path)
    reading += clock.now - start
    do throws(DamagedBytes) {
      let index = try TargetIndex(count: file.left) { count, bytes throws(DamagedBytes) in
        let start = clock.now
        do throws(FileError) {
          try file.read(count, onto: &bytes)
        } catch {
          throw DamagedBytes(error.reason)
        }
        reading += clock.now - start
      }
      return .success(
        ReadIndex(index: index, reading: reading, decoding: clock.now - start - reading))
    } catch {
      return problem(error.reason)
    }
  } catch {
    return problem(error.reason)
  }
}

// MARK: In place of the sources

/// What ``load(_:root:in:jobs:sharing:reached:)`` gives, of a root whose files are indexed.
func join(
  _ discovery: Discovery, root: String, _ index: IndexedSources, sharing: OutlineSharing? = nil
) -> LoadedSources {
  var loaded = LoadedSources()
  loaded.cost = index.cost
  loaded.unreadable = discovery.unreadable
  loaded.outlines.reserveCapacity(discovery.files.count)
  for file in discovery.files {
    guard let indexed = index[join(root, file.path)],
      case .outline(let outline, let saysGenerated) = indexed.content
    else { continue }
    let content = ObjectID(text: String(indexed.digest, radix: 16))
    if let outline = sharing?.outline(of: file, content) {
      loaded.outlines.append(outline)
      continue
    }
    let whole = sourceOutline(
      of: file, outline, kind: sourceKind(of: file, outline) { saysGenerated })
    loaded.outlines.append(whole)
    loaded.cost.bytes += indexed.byteCount
    if sharing != nil {
      loaded.identified.append(IdentifiedOutline(file: file, content: content, outline: whole))
    }
  }
  return loaded
}
