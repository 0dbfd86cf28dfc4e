import Configuration
import Diagnostics
package import Reporting
package import Workspace

/// What a change does to the architecture of a root that was compared; nil for one that was not.
///
/// - Throws: for a baseline that is none.
package func architectureChange(
  of result: RootResult, _ request: RunRequest
) throws(RunError) -> ArchitectureChange? {
  guard let before = result.before, let comparison = request.comparison else { return nil }
  let root = result.root
  var now = ArchitectureState(model: result.architecture, findings: result.allFindings)
  now.configuration = root.ownsConfiguration ? root.configuration : nil
  var old = ArchitectureState(model: before.architecture, findings: before.findings)
  var unread: [String] = []
  // One that is there no more may have stated more than what holds without it.
  if root.ownsConfiguration {
    let file = now.configuration?.file ?? configurationName
    do throws(RunError) {
      old.configuration = try earlierConfiguration(file, before, request)
    } catch {
      old.configuration = now.configuration
      unread.append(
        "\(file) of \(comparison.baseName) cannot be read, so what it silences now is "
          + "not compared")
    }
  }
  if !request.ignoresBaseline, let located = try readBaseline(of: root, request) {
    now.baseline = located.baseline
    now.baselineName = located.name
    // It may have been called otherwise, as the configuration of then says.
    let stated = root.ownsConfiguration ? old.configuration : root.configuration
    let path = normalized(
      request.baseline == nil
        ? join(before.root.folder, stated?.baseline ?? baselineName) : located.path)
    if let bytes = try? before.root.files.read(path) { old.baseline = try? Baseline(bytes) }
  }
  let scope = Scope(root.scope)
  var change = ArchitectureChange(
    from: old, to: now, findings: before.change, base: comparison.baseName, rules: request.rules,
    isInScope: scope.contains)
  change.unjudged += unread
  // Which lines are new, only both texts tell.
  if root.index == nil { change.suggestions = suggestions(for: change.new, of: root, before) }
  return change
}

/// What mends new findings on lines that the change wrote, by their places.
private func suggestions(
  for findings: [Diagnostic], of root: Root, _ before: StateBefore
) -> [Int: Suggestion] {
  var texts: [String: [UInt8]] = [:]
  var written: [String: Set<Int>] = [:]
  func changed(_ file: String) -> Set<Int> {
    if let known = written[file] { return known }
    let old = (try? before.root.files.read(join(before.root.folder, file))) ?? []
    let new = texts[file] ?? []
    let found = linesWritten(
      from: String(decoding: old, as: UTF8.self), to: String(decoding: new, as: UTF8.self))
    written[file] = found
    return found
  }
  var found: [Int: Suggestion] = [:]
  for (index, finding) in findings.prefix(findingsInComment).enumerated() {
    let fixes = finding.fixes
    for file in Set(fixes.flatMap(\.edits).map(\.file)) where texts[file] == nil {
      texts[file] = try? root.files.read(join(root.folder, file))
    }
    found[index] = Suggestion(
      fixes.compactMap { $0.settled(in: texts) }, in: texts, changed: changed)
  }
  return found
}

/// The configuration as it was; nil where there was none.
private func earlierConfiguration(
  _ file: String, _ before: StateBefore, _ request: RunRequest
) throws(RunError) -> ConfigurationFile? {
  let folder = before.root.folder
  let path = normalized(join(folder, file))
  guard let bytes = try? before.root.files.read(path) else { return nil }
  return try configurationFile(
    path, bytes, root: folder, rules: request.rules, from: before.root.files)
}

extension Comparison {
  /// What a person calls the state before.
  var baseName: String {
    switch self {
    case .since(let revision), .range(let revision, _): revision
    case .staged: "HEAD"
    }
  }
}

/// Who answers for which files, as the repository's servers are told; nil where nothing says so.
package func codeOwners(of result: RootResult) -> CodeOwners? {
  var top = result.root.folder
  let prefix = result.report.repositoryPrefix
  if !prefix.isEmpty {
    guard top.hasSuffix("/" + prefix.dropLast()) else { return nil }
    top = String(top.dropLast(prefix.utf8.count))
  }
  for folder in [".github", "", "docs", ".gitlab", ".bitbucket"] {
    let path = join(folder.isEmpty ? top : join(top, folder), "CODEOWNERS")
    guard let bytes = try? result.root.files.read(path) else { continue }
    return CodeOwners(String(decoding: bytes, as: UTF8.self))
  }
  return nil
}
