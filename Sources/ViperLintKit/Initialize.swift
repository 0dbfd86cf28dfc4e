import Configuration
import Reporting
import Rules

/// Where a first configuration is written, and what it is to govern.
package struct InitialRoot: Sendable {
  package var root: Root
  /// The file to write: absolute.
  package var file: String
  /// Whether something stands there.
  package var isThere: Bool
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
    isThere: (try? fileStatus(file)) != nil)
}

/// Lints the root as if it had this configuration.
/// - Parameter text: nil for none.
/// - Throws: for a text that is no configuration.
package func run(
  _ initial: InitialRoot, configuration text: String?, _ request: RunRequest
) async throws(RunError) -> RootResult? {
  var root = initial.root
  if let text {
    do {
      root.configuration = try readConfiguration(
        file: configurationName, bytes: Array(text.utf8), rules: request.rules)
    } catch {
      throw .configuration(error)
    }
  }
  return try await run(RunPlan(roots: [root]), request).first
}
