import Architecture
import Configuration
import Diagnostics
import Reporting
package import Workspace

/// What the code is compared with, to report only what a change brings.
package enum Comparison: Hashable, Sendable {
  /// The work tree as it is, with the commit at which HEAD left this revision.
  case since(String)
  /// The index, with HEAD.
  case staged
  /// What a commit holds, whatever is checked out, with the commit at which it left another one.
  case range(from: String, to: String)

  /// What asked for it, as the person wrote it.
  package var option: String {
    switch self {
    case .since(let revision): "--since \(revision)"
    case .staged: "--staged"
    case .range: "--pre-commit"
    }
  }

  /// What is compared, in short.
  var title: String {
    guard case .range(let from, let to) = self else { return option }
    return "\(shortened(from))...\(shortened(to))"
  }

  /// The revision that the code is compared with.
  fileprivate var revision: String? {
    switch self {
    case .since(let revision), .range(let revision, _): revision
    case .staged: nil
    }
  }
}

/// So many digits tell one commit from the others.
private let shortLength = 10

/// The name of a commit is cut, that of a branch is not.
private func shortened(_ revision: String) -> String {
  revision.utf8.count >= 40 && revision.allSatisfy(\.isHexDigit)
    ? String(revision.prefix(shortLength)) : revision
}

/// Where the code of a run is read from.
func head(of comparison: Comparison?, around folder: String) throws(RunError) -> FileSource {
  guard let comparison else { return .disk }
  switch comparison {
  case .since: return .disk
  case .staged:
    let repository = try GitRepository(around: folder, for: comparison.option)
    return .snapshot(
      try Snapshot(
        try repository.stagedEntries(), of: repository, called: "the index"))
  case .range(_, let revision):
    let repository = try GitRepository(around: folder, for: comparison.option)
    let commit = try repository.commit(named: revision)
    return .snapshot(
      try Snapshot(
        try repository.entries(of: commit), of: repository, called: revision))
  }
}

/// Whether the index of the repository around a folder holds anything else than HEAD does.
package func isAnythingStaged(around path: String, for purpose: String) throws(RunError) -> Bool {
  let folder: String
  do throws(FileError) {
    let resolved = try resolvedPath(path)
    folder = try fileStatus(resolved).kind == .folder ? resolved : parent(of: resolved)
  } catch {
    throw .usage(["cannot read '\(path)': \(error.reason)"])
  }
  let repository = try GitRepository(around: folder, for: purpose)
  let committed = try repository.head().map { head throws(RunError) in
    try repository.entries(of: head)
  }
  return try repository.stagedEntries() != committed ?? []
}

/// The work tree with its HEAD; nil where a folder lies in no git work tree, or one without a commit, so
/// that all is new.
package func comparisonWithHead(
  around folder: String, for purpose: String
) throws(RunError) -> Comparison? {
  guard workTree(around: folder) != nil else { return nil }
  let repository = try GitRepository(around: folder, for: purpose)
  return try repository.head() == nil ? nil : .since("HEAD")
}

/// Lints a root and what it is compared with, and reports what is new.
///
/// Both sides are read whole and judged by the configuration of the head, so a finding in a file that
/// nobody touched is reported where the change brought it, and a change of the configuration alone
/// brings nothing. What stands in the trees themselves (`.gitignore`, manifests, comments that
/// suppress) is each side's own.
func run(
  _ root: Root, _ request: RunRequest, comparedBy comparison: Comparison
) async throws(RunError) -> RootResult {
  let start = ContinuousClock().now
  var (base, commit, format) = try base(of: root, comparison, request)

  var root = root
  try root.files.readAhead(root.discovery.paths(below: root.folder))
  var sharing = OutlineSharing(format: format)
  let loaded = await load(root, request, sharing: sharing)
  sharing.known = Dictionary(loaded.identified.map { ($0.file.path, $0) }) { $1 }
  try base.readAhead(sharing)
  let baseLoaded = await load(base, request, sharing: sharing)

  let (head, before) = try await analyses((root, loaded), (base, baseLoaded), request)
  // Before what is new is told, as the baseline permits a number of all that there is.
  let now = try marked(head, root, request)
  let change = change(from: before.report.diagnostics, to: now.report.diagnostics)
  var analysis = now
  analysis.report.diagnostics = change.new
  var result = result(of: root, loaded.cost, analysis, request, since: start)
  result.allFindings = now.report.diagnostics
  result.before = StateBefore(
    root: base, architecture: before.architecture, findings: before.report.diagnostics,
    change: change)
  let scope = Scope(root.scope)
  func count(_ diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.isErrorOrWarning && scope.contains($0) }
  }
  var summary = Summary.Change(option: comparison.title)
  summary.revision = comparison.revision
  summary.base = commit?.text
  summary.new = count(change.new)
  summary.fixed = count(change.fixed)
  summary.before = count(change.old)
  result.report.summary.change = summary
  result.report.remarks += remarks(root, base, now.report, before.report, comparison)
  return result
}

/// The same root as it was, the commit that it is of, and how contents are named.
private func base(
  of root: Root, _ comparison: Comparison, _ request: RunRequest
) throws(RunError) -> (root: Root, commit: ObjectID?, format: ObjectFormat) {
  if root.index != nil {
    let index = try readIndexes(request.baseIndexes, isOnDisk: false, jobs: request.jobs)
    return (base(of: root, in: .indexed(index.tree), index), nil, .sha1)
  }
  let repository: GitRepository
  if let found = root.files.repository {
    repository = found
  } else {
    repository = try GitRepository(around: root.folder, for: comparison.option)
  }
  let snapshot: Snapshot
  let commit: ObjectID?
  switch comparison {
  case .since(let revision):
    let found = try repository.base(since: revision)
    commit = found
    snapshot = try Snapshot(
      try repository.entries(of: found), of: repository, called: revision,
      leftOut: try repository.pathsLeftOut())
  case .range(let revision, let head):
    let found = try repository.base(since: revision, of: head)
    commit = found
    snapshot = try Snapshot(
      try repository.entries(of: found), of: repository, called: revision)
  case .staged:
    commit = try repository.head()
    // Before the first commit all is new.
    snapshot = try Snapshot(
      try commit.map { id throws(RunError) in try repository.entries(of: id) } ?? [],
      of: repository, called: "HEAD")
  }
  return (base(of: root, in: .snapshot(snapshot)), commit, repository.format)
}

private func base(
  of root: Root, in files: FileSource, _ index: IndexedSources? = nil
) -> Root {
  var base = root
  base.files = files
  base.index = index
  base.discovery = Discovery()
  if (try? base.files.status(root.folder))?.kind == .folder {
    base.discovery = discover(root.folder, root.selection, in: base.files)
  }
  return base
}

extension Root {
  /// Reads ahead what differs from the other side.
  fileprivate mutating func readAhead(_ sharing: OutlineSharing) throws(RunError) {
    let changed = discovery.files.filter { file in
      sharing.outline(of: file, files.contentName(join(folder, file.path))) == nil
    }
    try files.readAhead((changed.map(\.path) + discovery.interfaceFiles).map { join(folder, $0) })
  }
}

extension Discovery {
  fileprivate func paths(below folder: String) -> [String] {
    (files.map(\.path) + interfaceFiles).map { join(folder, $0) }
  }
}

// MARK: Both sides

private typealias Side = (root: Root, loaded: LoadedSources)

/// Analyzes both sides at once. Where they are the same, once.
private func analyses(
  _ head: Side, _ base: Side, _ request: RunRequest
) async throws(RunError) -> (head: Analysis, base: Analysis) {
  func analyzed(_ side: Side) async -> Result<Analysis, RunError> {
    do {
      return .success(try analysis(of: side.root, side.loaded, request))
    } catch {
      return .failure(error)
    }
  }
  if isSame(head, base) {
    let analysis = try analysis(of: head.root, head.loaded, request)
    return (analysis, analysis)
  }
  guard request.jobs > 1 else {
    return (
      try analysis(of: head.root, head.loaded, request),
      try analysis(of: base.root, base.loaded, request)
    )
  }
  async let other = analyzed(base)
  let one = await analyzed(head)
  return (try one.get(), try await other.get())
}

/// Whether nothing that is read differs.
private func isSame(_ head: Side, _ base: Side) -> Bool {
  base.loaded.identified.isEmpty && base.loaded.outlines.count == head.loaded.outlines.count
    && base.loaded.unreadable.isEmpty && head.loaded.unreadable.isEmpty
    && interfaces(of: base.root) == interfaces(of: head.root)
}

// MARK: Remarks

/// What makes a comparison say less, or more, than the change does.
private func remarks(
  _ root: Root, _ base: Root, _ now: Report, _ before: Report, _ comparison: Comparison
) -> [String] {
  var remarks: [String] = []
  let name = comparison.revision ?? "HEAD"
  if let file = root.configuration?.file, case .snapshot(let snapshot) = base.files,
    let bytes = try? root.files.readConfiguration(join(root.folder, file)),
    snapshot.differs(bytes, at: normalized(join(root.folder, file)))
  {
    remarks.append(
      "\(file) is not the one of \(name): both sides are judged by it as it is now, so nothing is new "
        + "by its change alone")
  }
  if now.presetIsDeduced, now.preset != before.preset, let preset = now.preset,
    !base.discovery.files.isEmpty
  {
    remarks.append(
      "the \(preset) preset fits now, \(before.preset.map { "\($0) did" } ?? "none did") at \(name), so "
        + "findings can be new for this alone: state 'preset:' in .viperlint.yml")
  }
  return remarks
}
