import Architecture
package import Configuration
package import Workspace

/// What a run was asked for.
package struct RunRequest: Sendable {
  /// As given; empty for the working folder.
  package var paths: [String] = []
  /// The paths of a list, beside those given; nil for no list.
  package var list: [String]?
  /// A text that stands for a file, and that alone is reported on; nil for none.
  package var unsaved: UnsavedFile?
  /// The texts that an editor has for files, by absolute path.
  package var edited: [String: [UInt8]] = [:]
  /// The indexes that are read instead of sources; empty to read these.
  package var indexes = IndexNames()
  /// Those of the state that the code is compared with.
  package var baseIndexes = IndexNames()
  /// The file of `--config`.
  package var configuration: String?
  package var preset: String?
  /// Rule ids; empty for all that are on.
  package var only: [String] = []
  /// Rule ids that do not run.
  package var disabled: [String] = []
  /// Paths that are left out beside those of the configuration, relative to each root.
  package var excluded: [Glob] = []
  /// Whether to list what was not understood.
  package var wantsStatistics = false
  /// Whether nobody reads a report, but the findings: their fixes are then as the rules gave them, not as
  /// the texts have it.
  package var wantsFindingsAlone = false
  /// The file of `--baseline`, as seen from the working folder; nil for the configuration's, or for
  /// `.viperlint-baseline.json` at the root where there is one.
  package var baseline: String?
  /// Whether to report as if there were no baseline.
  package var ignoresBaseline = false
  /// Whether an entry of the baseline that permits nothing any more is an error.
  package var isBaselineStrict = false
  /// How many threads read files.
  package var jobs = 1
  /// The rules that a configuration may name.
  package var rules: [RuleDeclaration] = []
  /// What the code is compared with; nil to report all that is found.
  package var comparison: Comparison?
  /// Called whenever the run has reached something; nil where nobody waits for it.
  package var reached: (@Sendable (RunStep) async -> Void)?

  package init() {}
}

/// How far a run is in one of its roots.
package enum RunStep: Hashable, Sendable {
  case reading(Int, of: Int)
  /// So many files are read, and all that is left is to be done.
  case judging(Int)
}

/// A tree that is read as a whole, and the part of it that is reported.
package struct Root: Sendable {
  /// Absolute, without symbolic links.
  package var folder: String
  package var configuration: ConfigurationFile?
  /// Whether the configuration governs this root and no other, so that what matches nothing here
  /// matches nothing at all.
  package var ownsConfiguration = true
  /// What the configuration says of which files are read.
  package var selection = FileSelection()
  package var discovery: Discovery
  package var files = FileSource.disk
  /// What a run before has read; nil where no run is to come.
  package var kept: KeptFiles?
  /// What is known of the files where indexes tell it; nil where the sources are read.
  package var index: IndexedSources?
  /// The files and folders to report on, relative to the root; empty for all.
  package var scope: [String] = []
  /// What stands before its paths in a report: empty, or its own path below the root that leaves
  /// it out, where several are joined.
  package var prefix = ""
}

/// The roots of a run, and what it leaves out of what it was asked for.
package struct RunPlan: Sendable {
  package var roots: [Root] = []
  /// Sentences for the person: `App/Old.swift is left out: excluded by the configuration`.
  package var leftOut: [String] = []

  /// Around all that is linted.
  package var checkout: Checkout { Checkout(around: roots.map(\.folder)) }
}

/// Finds the roots that the paths of a request lie in.
///
/// The root is the folder of the nearest `.viperlint.yml` upwards from the first path, else the top
/// of its git work tree, else the working folder where it holds all the paths, else their common
/// folder (see ``commonRoot(of:)``). It is the same for paths, for lists and for an unsaved text. A
/// folder that this root does not read is a root of its own, without the outer configuration.
package func plan(_ request: RunRequest) throws(RunError) -> RunPlan {
  let index = try indexedSources(request)
  var list = request.list.map { ListedPaths($0, in: index) }
  let paths = try namedPaths(request, index) + (list?.paths ?? [])
  guard let first = paths.first else {
    return RunPlan(leftOut: [list?.remark].compactMap { $0 })
  }
  let base = first.isFolder ? first.absolute : parent(of: first.absolute)
  let located = try locate(
    from: base, explicit: request.configuration,
    orElse: commonRoot(
      of: paths.map { $0.isFolder ? $0.absolute : parent(of: $0.absolute) }))
  let files = try files(of: request, index, around: located.folder)
  let configuration = try located.configuration.map { path throws(RunError) in
    try readConfigurationFile(
      path, root: located.folder, rules: request.rules, from: files)
  }
  let selection = try locatedSelection(located, configuration, request, files)
  let discovery = discover(located.folder, selection, in: files) {
    Threads(request.jobs).map($0, $1)
  }
  var shares = shares(of: paths, in: located.folder, discovery)
  for (path, kind) in shares.leftOutOfList { list?.leaveOut(path, kind) }
  if let remark = list?.remark { shares.leftOut.append(remark) }

  var result = RunPlan(leftOut: shares.leftOut)
  if shares.isWhole || !shares.scope.isEmpty {
    result.roots.append(
      Root(
        folder: located.folder, configuration: configuration, selection: selection,
        discovery: discovery, files: files, index: index, scope: shares.isWhole ? [] : shares.scope)
    )
  }
  // What the found configuration leaves out is judged by one that was named, if any.
  let named = request.configuration == nil ? nil : configuration
  for folder in shares.ownFolders {
    do {
      let own = try ownRoot(
        folder, in: located.folder, named, request, index)
      result.roots.append(own)
    } catch .usage(let more) {
      shares.problems += more
    }
  }
  guard shares.problems.isEmpty else { throw .usage(shares.problems) }
  // What else is left out for one run, a pattern of the configuration may have been written for.
  if !request.excluded.isEmpty {
    for index in result.roots.indices { result.roots[index].ownsConfiguration = false }
  }
  if result.roots.count > 1 {
    // A configuration that was named judges them all.
    if named != nil {
      for index in result.roots.indices { result.roots[index].ownsConfiguration = false }
    }
    for index in result.roots.indices {
      let folder = result.roots[index].folder
      result.roots[index].prefix = relativePath(folder, from: located.folder) ?? ""
    }
  }
  return result
}

/// The indexes of a run, with the text that is not saved in the place of its file; nil for none.
private func indexedSources(_ request: RunRequest) throws(RunError) -> IndexedSources? {
  guard !request.indexes.isEmpty else { return nil }
  var index = try readIndexes(request.indexes, isOnDisk: true, jobs: request.jobs)
  guard let unsaved = request.unsaved else { return index }
  do throws(FileError) {
    let file = indexedFile(unsaved.path, unsaved.bytes)
    try index.add(file, at: unsaved.path, text: unsaved.bytes)
  } catch {
    throw .usage(["no file can be saved as '\(unsaved.given)': \(error.reason)"])
  }
  return index
}

/// Where the files of a run are read from.
private func files(
  of request: RunRequest, _ index: IndexedSources?, around folder: String
) throws(RunError) -> FileSource {
  if let index { return .indexed(index.tree) }
  if let unsaved = request.unsaved { return .unsaved(unsaved) }
  if !request.edited.isEmpty { return .edited(request.edited, over: .disk) }
  return try head(of: request.comparison, around: folder)
}

/// What each path of a request is to the root: a part of its scope, a root of its own, or nothing.
private struct Shares {
  var isWhole = false
  var scope: [String] = []
  /// Folders that the root does not read, none within another.
  var ownFolders: [String] = []
  var leftOut: [String] = []
  /// The paths of a list that the root does not read, each with what it is.
  var leftOutOfList: [(path: String, kind: String)] = []
  var problems: [String] = []
}

private func shares(of paths: [NamedPath], in root: String, _ discovery: Discovery) -> Shares {
  var shares = Shares()
  var folders: [String] = []
  for path in paths {
    guard let relative = relativePath(path.absolute, from: root) else {
      shares.problems.append(
        "'\(path.given)' lies outside the root '\(root)', which the first path decides: "
          + "lint it in a run of its own")
      continue
    }
    if relative.isEmpty {
      if !discovery.holds("") { shares.problems.append(noSwift(path.given)) }
      shares.isWhole = true
    } else if discovery.holds(relative) {
      shares.scope.append(relative)
    } else if path.isListed {
      let reason = discovery.reasonToSkip(relative)
      shares.leftOutOfList.append((path.given, reason?.kindInList ?? "no source of the root"))
    } else if path.isFolder {
      if !folders.contains(relative) { folders.append(relative) }
    } else {
      let reason = discovery.reasonForLeavingOut(relative)
      shares.leftOut.append("'\(path.given)' is left out: \(reason)")
    }
  }
  shares.ownFolders = folders.filter { folder in
    !folders.contains { $0 != folder && isInside(folder, $0) }
  }
  return shares
}

// MARK: Paths

/// The paths given, the working folder where nothing else says what to report on.
private func namedPaths(
  _ request: RunRequest, _ index: IndexedSources?
) throws(RunError) -> [NamedPath] {
  if let file = request.unsaved {
    return [NamedPath(given: file.given, absolute: file.path, isFolder: false)]
  }
  let paths = request.paths.isEmpty && request.list == nil ? ["."] : request.paths
  var named: [NamedPath] = []
  var problems: [String] = []
  let checkout = Checkout()
  for given in paths {
    if let index {
      if let path = index.path(named: given) {
        named.append(path)
      } else {
        problems.append("no index tells of '\(given)': name what is below the working folder")
      }
      continue
    }
    do {
      try checkout.checkReading(given)
      let absolute = try resolvedPath(given)
      let status = try fileStatus(absolute)
      let isFolder = status.kind == .folder
      if isFolder {
        _ = try listFolder(absolute)
      } else if isSwiftFile(String(lastLevel(of: absolute))) {
        _ = try readFile(absolute)
      } else {
        problems.append("'\(given)' is not a Swift file: name folders, or files that end in .swift")
        continue
      }
      named.append(NamedPath(given: given, absolute: absolute, isFolder: isFolder))
    } catch {
      problems.append("cannot read '\(given)': \(error.reason)")
    }
  }
  guard problems.isEmpty else { throw .usage(problems) }
  return named
}

private func noSwift(_ path: String) -> String {
  "'\(path)' holds no Swift file: name the folder of an app's or package's sources"
}

extension Discovery {
  /// Whether a file, or a file below a folder, was found, readable or not; of the empty path
  /// whether anything was. O(log files + files that could not be read).
  fileprivate func holds(_ path: String) -> Bool {
    if unreadable.contains(where: { isInside($0.path, path) }) { return true }
    if path.isEmpty { return !files.isEmpty }
    let below = firstFile(from: path + "/").map { isInside($0, path) } ?? false
    return below || firstFile(from: path) == path
  }

  private func firstFile(from path: String) -> String? {
    let index = indexOfFile(from: path)
    return index < files.count ? files[index].path : nil
  }

  fileprivate func reasonToSkip(_ path: String) -> SkippedPath.Reason? {
    skipped.first { isInside(path, $0.path) }?.reason
  }

  fileprivate func reasonForLeavingOut(_ file: String) -> String {
    guard let skipped = skipped.first(where: { isInside(file, $0.path) }) else {
      return "it is not a source file of the root"
    }
    switch skipped.reason {
    case .vendored: return "'\(lastLevel(of: skipped.path))' holds vendored or built code"
    case .ignored: return "it is in .gitignore"
    case .excluded: return "the configuration excludes it"
    case .notIncluded: return "the configuration does not include it"
    case .symbolicLink: return "it is a symbolic link"
    case .manifest: return "a package manifest has no architecture"
    }
  }
}

// MARK: Finding the root

/// What the root reads: its own configuration says so, also where another one judges it.
private func locatedSelection(
  _ located: Located, _ configuration: ConfigurationFile?, _ request: RunRequest,
  _ files: FileSource
) throws(RunError) -> FileSelection {
  guard let replaced = located.replaced else {
    return FileSelection(of: configuration, request)
  }
  let own = try readConfigurationFile(
    replaced, root: located.folder, rules: request.rules, from: files)
  let named = FileSelection(of: configuration, request)
  return FileSelection(
    include: named.include.isEmpty ? own.include : named.include,
    exclude: own.exclude + named.exclude)
}

extension FileSelection {
  init(of configuration: ConfigurationFile?, _ request: RunRequest) {
    self.init(
      include: configuration?.include ?? [],
      exclude: (configuration?.exclude ?? []) + request.excluded)
  }
}

/// A folder that the root around it does not read; a configuration of its own still governs it.
private func ownRoot(
  _ path: String, in outer: String, _ named: ConfigurationFile?, _ request: RunRequest,
  _ index: IndexedSources?
) throws(RunError) -> Root {
  let folder = join(outer, path)
  let files = try files(of: request, index, around: folder)
  var configuration = named
  if named == nil, let file = try ownConfiguration(in: folder) {
    configuration = try readConfigurationFile(
      file, root: folder, rules: request.rules, from: files)
  }
  let selection = FileSelection(of: configuration, request)
  let discovery = discover(folder, selection, in: files) { Threads(request.jobs).map($0, $1) }
  guard discovery.holds("") else {
    throw .usage([noSwift(path)])
  }
  return Root(
    folder: folder, configuration: configuration, ownsConfiguration: named == nil,
    selection: selection, discovery: discovery, files: files, index: index)
}
