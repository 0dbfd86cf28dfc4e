package struct Located {
  package var folder: String
  /// Absolute; nil for none.
  package var configuration: String?
  /// The configuration that lies in `folder` where another was named; its excludes still say what
  /// the root reads.
  package var replaced: String?
}

package let configurationName = ".viperlint.yml"

/// - Parameter fallback: the root where neither a configuration nor git says it, if it lies around
///   `base`; nil for `base`.
package func locate(
  from base: String, explicit: String?, orElse fallback: String? = nil
) throws(RunError) -> Located {
  var named: String?
  if let explicit {
    do throws(FileError) {
      try Checkout(around: [base]).checkReading(explicit)
      named = try resolvedPath(explicit)
    } catch {
      throw .usage(["cannot read the configuration '\(explicit)': \(error.reason)"])
    }
  }
  if let named, isInside(base, parent(of: named)) {
    return Located(folder: parent(of: named), configuration: named)
  }
  var folder = base
  while true {
    if let path = try ownConfiguration(in: folder) {
      return Located(
        folder: folder, configuration: named ?? path, replaced: named == nil ? nil : path)
    }
    if named == nil { try refuseMisnamed(in: folder) }
    if folder == "/" || folder.isEmpty { break }
    folder = parent(of: folder)
  }
  let top = fallback.flatMap { isInside(base, $0) ? $0 : nil } ?? base
  return Located(folder: workTree(around: base) ?? top, configuration: named)
}

/// The configuration that lies in a folder; nil for none.
/// - Throws: for what is no file, for nothing may pass for a configuration that states nothing.
package func ownConfiguration(in folder: String) throws(RunError) -> String? {
  let path = join(folder, configurationName)
  guard let found = try? fileStatus(path, followingLinks: false) else { return nil }
  switch (try? fileStatus(path))?.kind {
  case .file: return path
  case .folder: throw .usage(["'\(path)' is a folder: a configuration is a file"])
  case nil where found.kind == .symbolicLink:
    throw .usage(["'\(path)' is a symbolic link that leads to no file: delete it, or mend it"])
  case .other, .symbolicLink, nil:
    throw .usage(["'\(path)' is neither a file nor a folder: a configuration is a file"])
  }
}

/// A configuration under a name that is not read would be ignored without a word.
package func refuseMisnamed(
  in folder: String, _ files: FileSource = .disk
) throws(RunError) {
  for name in [".viperlint.yaml", "viperlint.yml", "viperlint.yaml"] {
    let path = join(folder, name)
    if (try? files.status(path))?.kind == .file {
      throw .usage(["'\(path)' is not read under this name: call it '\(configurationName)'"])
    }
  }
}
