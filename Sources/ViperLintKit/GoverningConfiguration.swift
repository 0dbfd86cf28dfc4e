package import Configuration
package import Workspace

/// The configuration that governs a folder, and the folder that its patterns count from.
package struct LoadedConfiguration: Sendable {
  /// Absolute, without symbolic links.
  package var root: String
  /// nil where there is no file.
  package var file: ConfigurationFile?
}

/// Finds and reads the configuration that governs a path, as a run would, but where there is no source
/// to run over as well.
///
/// - Parameter request: its first path says where to look, the working folder where it has none.
package func loadConfiguration(_ request: RunRequest) throws(RunError) -> LoadedConfiguration {
  do throws(RunError) {
    if let root = try plan(request).roots.first {
      return LoadedConfiguration(root: root.folder, file: root.configuration)
    }
  } catch .configuration(let error) {
    throw .configuration(error)
  } catch {
    // Whatever else hinders a run need not hinder reading what governs it.
  }
  let given = request.paths.first ?? "."
  let base: String
  do {
    let path = try resolvedPath(given)
    base = try fileStatus(path).kind == .folder ? path : parent(of: path)
  } catch {
    throw .usage(["cannot read '\(given)': \(error.reason)"])
  }
  let located = try locate(from: base, explicit: request.configuration)
  let file = try located.configuration.map { path throws(RunError) in
    try readConfigurationFile(path, root: located.folder, rules: request.rules)
  }
  return LoadedConfiguration(root: located.folder, file: file)
}
