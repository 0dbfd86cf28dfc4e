import Architecture
package import Configuration
import Diagnostics
import Reporting
package import Workspace

/// Where a first configuration is written, and what it is to govern.
package struct InitialRoot: Sendable {
  package var root: Root
  /// The file to write: absolute.
  package var file: String
  /// What stands there; nil where nothing does.
  package var text: String?
  package var checkout: Checkout { Checkout(around: [root.folder]) }
}

/// Finds where to write a configuration: into the folder that is named, else where it would govern the
/// working folder.
/// - Throws: for a path that is no folder, and for one without Swift.
package func initialRoot(_ request: RunRequest) throws(RunError) -> InitialRoot {
  guard request.paths.count <= 1 else {
    throw .usage(["'viperlint init' takes one folder, into which it writes .viperlint.yml"])
  }
  let given = request.paths.first ?? "."
  var folder: String
  let kind: FileStatus.Kind
  do throws(FileError) {
    try Checkout().checkReading(given)
    folder = try resolvedPath(given)
    kind = try fileStatus(folder).kind
  } catch {
    throw .usage(["cannot read '\(given)': \(error.reason)"])
  }
  guard kind == .folder else {
    throw .usage([
      "'\(given)' is no folder: a configuration governs a folder, into which it is written"
    ])
  }
  // A file of a wrong name is refused here, too.
  let located = try locate(from: folder, explicit: nil)
  if request.paths.isEmpty { folder = located.folder }
  let file = join(folder, configurationName)
  let discovery = discover(folder, FileSelection())
  guard !discovery.files.isEmpty else {
    throw .usage([
      "'\(given)' holds no Swift file: name the folder of an app's or package's sources"
    ])
  }
  return InitialRoot(
    root: Root(folder: folder, configuration: nil, discovery: discovery), file: file,
    text: try oldText(file))
}

private func oldText(_ file: String) throws(RunError) -> String? {
  guard (try? fileStatus(file)) != nil else { return nil }
  do {
    return try readText(file)
  } catch {
    throw .usage(["cannot read '\(file)': \(error.reason)"])
  }
}

extension InitialRoot {
  /// The configuration that a text would be in its place.
  /// - Throws: for a text that is none.
  package func configuration(
    _ text: String, _ request: RunRequest
  ) throws(RunError) -> ConfigurationFile {
    try configurationFile(file, Array(text.utf8), root: root.folder, rules: request.rules)
  }
}

/// Lints the root as if it had this configuration.
/// - Parameter configuration: nil for none.
package func run(
  _ initial: InitialRoot, configuration: ConfigurationFile?, _ request: RunRequest
) async throws(RunError) -> RootResult? {
  var root = initial.root
  if let configuration {
    root.configuration = configuration
    root.selection = FileSelection(of: configuration, request)
    root.discovery = discover(root.folder, root.selection)
    guard !root.discovery.files.isEmpty else {
      throw .usage(["'\(initial.file)' leaves no Swift file: look at its 'include' and 'exclude'"])
    }
  }
  return try await run(RunPlan(roots: [root]), request).first
}

extension PresetStatement {
  /// What stating the preset changes, where it was found before.
  package init(stating stated: RootResult, inPlaceOf studied: RootResult) {
    let lost = modules(studied).subtracting(modules(stated)).count
    let (old, new) = (told(studied), told(stated))
    let change = Change(
      more: new.count { old[$0.key] == nil }, fewer: old.count { new[$0.key] == nil },
      otherwise: new.count { old[$0.key] != nil && old[$0.key] != $0.value })
    if lost > 0 {
      self = .losesModules(lost)
    } else if change != Change() {
      self = .changesFindings(change)
    } else {
      self = .stated
    }
  }
}

private func modules(_ result: RootResult) -> Set<String> {
  Set(result.architecture.modules.map { "\($0.path)\n\($0.name)" })
}

/// By rule and place, what makes a finding the same. Notes are none: what all of the code does is stated
/// in place of them.
private func told(_ result: RootResult) -> [String: [String]] {
  var told: [String: [String]] = [:]
  for finding in result.allFindings where finding.severity != .note {
    var place = finding.place.file
    // The lines of a configuration move with what is written above them.
    if place.hasSuffix(".swift") { place += ":\(finding.place.line):\(finding.place.column)" }
    told["\(finding.rule) \(place)", default: []].append("\(finding.severity) \(finding.message)")
  }
  return told
}
