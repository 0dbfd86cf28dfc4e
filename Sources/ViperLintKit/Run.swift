package import Architecture
import Configuration
package import Diagnostics
package import Reporting
import Rules
package import Workspace

/// One root, linted.
package struct RootResult: Sendable {
  package var root: Root
  package var architecture: ArchitectureModel
  /// Narrowed to what was asked for.
  package var report: Report
  /// The findings of the whole root, however narrow the report.
  package var allFindings: [Diagnostic] = []
  /// What it was compared with; nil where all is reported.
  package var before: StateBefore?
  /// What the next run may take over; nil where none is expected.
  package var kept: KeptFiles?

  /// Whether any type has a role; where none has, nothing could be checked.
  package var hasRoles: Bool { architecture.types.contains { $0.role != nil } }
}

/// What is said of sources in which no type has a role: they were not checked at all, which must not look
/// like health.
/// - Parameter place: `'/App'`.
package func noRoleSentence(in place: String) -> String {
  "no type in \(place) has a role, so nothing was checked: name the folder of the app's sources, or "
    + "tell the roles under 'roles:' in .viperlint.yml"
}

/// What a root was before a change, judged by the configuration of the head.
package final class StateBefore: Sendable {
  package let root: Root
  package let architecture: ArchitectureModel
  /// The findings of the whole root.
  package let findings: [Diagnostic]
  /// What became of the findings of the whole root.
  package let change: FindingChange

  package init(
    root: Root, architecture: ArchitectureModel, findings: [Diagnostic], change: FindingChange
  ) {
    self.root = root
    self.architecture = architecture
    self.findings = findings
    self.change = change
  }
}

/// Reads every root of a plan and finds what is to be reported.
package func run(_ plan: RunPlan, _ request: RunRequest) async throws(RunError) -> [RootResult] {
  var results: [RootResult] = []
  for root in plan.roots {
    if let comparison = request.comparison {
      results.append(try await run(root, request, comparedBy: comparison))
    } else {
      let start = ContinuousClock().now
      let loaded = await load(root, request, reached: request.reached)
      var root = root
      if root.kept != nil {
        let interfaces = root.kept?.interfaces ?? interfaces(of: root)
        root.kept?.keep(loaded.kept, interfaces: interfaces)
      }
      await request.reached?(.judging(root.discovery.files.count))
      results.append(try judged(root, consume loaded, request, since: start))
    }
  }
  return results
}

/// What is found in a root that was read.
/// - Parameter start: when reading began.
func judged(
  _ root: Root, _ loaded: consuming LoadedSources, _ request: RunRequest,
  since start: ContinuousClock.Instant
) throws(RunError) -> RootResult {
  let cost = loaded.cost
  var analysis = try marked(try analysis(of: root, consume loaded, request), root, request)
  if !request.wantsFindingsAlone {
    do {
      analysis.report.misfits = try misfits(of: analysis, root, request)
    } catch {
      throw .configuration(error)
    }
  }
  return result(of: root, cost, analysis, request, since: start)
}

/// What the sources of a root say.
func analysis(
  of root: Root, _ loaded: consuming LoadedSources, _ request: RunRequest
) throws(RunError) -> Analysis {
  var options = AnalysisOptions()
  options.preset = request.preset
  options.only = request.only
  options.disabled = request.disabled
  options.isComparison = request.comparison != nil
  options.countsExemptions = request.wantsStatistics
  options.threads = Threads(request.jobs)
  let outlines = loaded.takeOutlines()
  do {
    return try analyze(
      consume outlines, unreadable: loaded.unreadable,
      interfaces: root.kept?.interfaces ?? interfaces(of: root),
      configuration: root.configuration, stated: stated(root), options: options)
  } catch {
    throw .configuration(error)
  }
}

/// The same, with the findings marked that the root's baseline permits.
func marked(
  _ analysis: Analysis, _ root: Root, _ request: RunRequest
) throws(RunError) -> Analysis {
  guard !request.ignoresBaseline, let old = try readBaseline(of: root, request),
    let baseline = old.baseline
  else { return analysis }
  let severity = analysis.architecture.severity(
    of: .staleBaseline, inFile: old.name, only: request.only)
  var marked = analysis
  marked.report.compare(
    with: baseline, called: old.name,
    isWhole: root.scope.isEmpty && request.comparison == nil && request.excluded.isEmpty,
    only: request.disabled.isEmpty
      ? request.only : request.rules.map(\.id).filter { !request.disabled.contains($0) },
    severity: request.isBaselineStrict ? .error : severity)
  return marked
}

/// What is to be reported of a root.
/// - Parameter start: when reading began.
func result(
  of root: Root, _ cost: LoadCost, _ analysis: Analysis, _ request: RunRequest,
  since start: ContinuousClock.Instant
) -> RootResult {
  var report = analysis.report
  if request.wantsFindingsAlone {
    let allFindings = report.diagnostics
    report.narrow(to: Scope(root.scope))
    return RootResult(
      root: root, architecture: analysis.architecture, report: report, allFindings: allFindings,
      kept: root.kept)
  }
  let texts = textsOfFixes(report, root)
  for index in report.diagnostics.indices {
    report.diagnostics[index].changeFixes { $0.settled(in: texts) }
  }
  let allFindings = report.diagnostics
  report.narrow(to: Scope(root.scope))
  report.remarks += root.discovery.remarks
  report.root = root.folder
  report.repositoryPrefix = repositoryPrefix(of: root.folder)
  report.sources = sources(of: report, root, known: texts)
  let steps = [
    Summary.Step(name: "read", seconds: seconds(cost.reading)),
    Summary.Step(name: "lex", seconds: seconds(cost.lexing)),
    Summary.Step(name: "outline", seconds: seconds(cost.outlining)),
  ]
  report.summary.steps = steps + report.summary.steps
  report.summary.seconds = seconds(start.duration(to: ContinuousClock().now))
  let exemptions = report.statistics.exemptions
  report.statistics = statistics(
    of: analysis.architecture, bytes: cost.bytes, root.discovery.skipped,
    listsNames: request.wantsStatistics)
  report.statistics.exemptions = exemptions
  return RootResult(
    root: root, architecture: analysis.architecture, report: report,
    allFindings: allFindings, kept: root.kept)
}

/// What storyboards and xibs say; one that cannot be read says nothing.
func interfaces(of root: Root) -> [InterfaceClass] {
  root.discovery.interfaceFiles.flatMap { path -> [InterfaceClass] in
    let place = join(root.folder, path)
    if let classes = root.index?.interfaceClasses(at: place, called: path) { return classes }
    guard let bytes = try? root.files.read(place) else { return [] }
    return interfaceClasses(bytes, path: path)
  }
}

/// The configuration with the paths that it was applied to; nil where there is none, or where it is
/// not this root's alone.
private func stated(_ root: Root) -> StatedConfiguration? {
  guard let configuration = root.configuration, root.ownsConfiguration else { return nil }
  let discovery = root.discovery
  var stated = StatedConfiguration(
    file: configuration,
    files: discovery.files.map(\.path) + discovery.unreadable.map(\.path)
      + discovery.interfaceFiles,
    leftOut: discovery.skipped.map(\.path) + discovery.excludedInterfaceFiles)
  let ignored = GitIgnore((try? root.files.read(join(root.folder, ".gitignore"))) ?? [])
  stated.passing = Set(
    configuration.exclude.filter { comesAndGoes($0, ignored) }.map(\.pattern))
  return stated
}

/// The text of the files that findings point into. They are read again, as few files have findings
/// and all texts together need not fit into memory.
private func sources(
  of report: Report, _ root: Root, known: [String: [UInt8]]
) -> [String: [UInt8]] {
  var sources: [String: [UInt8]] = [:]
  for diagnostic in report.diagnostics where sources[diagnostic.place.file] == nil {
    let file = diagnostic.place.file
    sources[file] = known[file] ?? (try? root.files.read(join(root.folder, file)))
  }
  return sources
}

/// The text of the files that fixes change.
private func textsOfFixes(_ report: Report, _ root: Root) -> [String: [UInt8]] {
  var texts: [String: [UInt8]] = [:]
  for edit in report.diagnostics.flatMap(\.fixes).flatMap(\.edits) where texts[edit.file] == nil {
    texts[edit.file] = try? root.files.read(join(root.folder, edit.file))
  }
  return texts
}

/// The root's own path below the git work tree that it lies in, with a slash; empty for its top, and
/// for none.
private func repositoryPrefix(of root: String) -> String {
  var folder = root
  while !folder.isEmpty, folder != "/" {
    if (try? fileStatus(join(folder, ".git"))) != nil {
      let path = relativePath(root, from: folder) ?? ""
      return path.isEmpty ? "" : path + "/"
    }
    folder = parent(of: folder)
  }
  return ""
}

// MARK: Statistics

private func statistics(
  of architecture: ArchitectureModel, bytes: Int, _ skipped: [SkippedPath], listsNames: Bool
) -> Statistics {
  var statistics = Statistics()
  statistics.bytes = bytes
  statistics.skipped = SkippedPath.Reason.allCases.compactMap { reason in
    let paths = skipped.filter { $0.reason == reason }
    guard !paths.isEmpty else { return nil }
    return Statistics.Skipped(
      reason: reason.rawValue, folders: paths.filter(\.isFolder).count,
      files: paths.filter { !$0.isFolder }.count, paths: paths.map(\.path))
  }
  var counts: [Role: Int] = [:]
  for type in architecture.types {
    if let role = type.role { counts[role, default: 0] += 1 }
  }
  statistics.roles = counts.keys.ordered(by: isBeforeInTable).map {
    NameCount(name: $0.name, count: counts[$0] ?? 0)
  }
  guard listsNames else { return statistics }
  statistics.typesWithoutRole = architecture.types
    .filter { architecture.countsAsUnassigned($0) }
    .map { "\($0.name) (\(architecture.files[$0.file].path))" }
  statistics.externalNames = architecture.externalNames
  statistics.ambiguousNames = architecture.ambiguousNames
  return statistics
}

/// The built-in roles in the order of the table, then the others by name.
private func isBeforeInTable(_ left: Role, _ right: Role) -> Bool {
  let order = Role.builtIn
  let leftIndex = order.firstIndex(of: left) ?? order.count
  let rightIndex = order.firstIndex(of: right) ?? order.count
  return (leftIndex, left.name) < (rightIndex, right.name)
}
