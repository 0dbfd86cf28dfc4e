import Reporting
import Workspace

/// A path that a run was asked to report on.
struct NamedPath {
  /// As the person, or a list, wrote it.
  var given: String
  /// Without symbolic links.
  var absolute: String
  var isFolder: Bool
  /// Whether a list names it. A list is made by a program, so what has no part in a run is left out
  /// where a person's path would be an error.
  var isListed = false
}

/// The paths of a list that may be reported on, and what is left out of it: a list of changed files
/// names deleted ones and those that are no Swift.
struct ListedPaths {
  private(set) var paths: [NamedPath] = []
  private var count = 0
  /// In the order in which the first of each kind was met.
  private var leftOut: [(kind: String, paths: [String])] = []

  /// - Parameter index: what says which paths are there; nil for the disk.
  init(_ list: [String], in index: IndexedSources? = nil) {
    count = list.count
    for given in list {
      if let index {
        if var path = index.path(named: given) {
          path.isListed = true
          paths.append(path)
        } else {
          leaveOut(given, isSwiftFile(String(lastLevel(of: given))) ? "not there" : noSwift)
        }
        continue
      }
      guard let absolute = try? resolvedPath(given), let status = try? fileStatus(absolute) else {
        leaveOut(given, "not there")
        continue
      }
      let isFolder = status.kind == .folder
      guard isFolder || isSwiftFile(String(lastLevel(of: absolute))) else {
        leaveOut(given, noSwift)
        continue
      }
      paths.append(
        NamedPath(given: given, absolute: absolute, isFolder: isFolder, isListed: true))
    }
  }

  mutating func leaveOut(_ path: String, _ kind: String) {
    if let index = leftOut.firstIndex(where: { $0.kind == kind }) {
      leftOut[index].paths.append(path)
    } else {
      leftOut.append((kind, [path]))
    }
  }

  /// What is left out, in one sentence; nil where nothing is.
  var remark: String? {
    if count == 0 { return "the list of --files-from names no path" }
    guard !leftOut.isEmpty else { return nil }
    let total = leftOut.map(\.paths.count).reduce(0, +)
    let parts = leftOut.map { kind, paths in
      // Of those that are no Swift there are many, and nobody asks which.
      let names = kind == noSwift ? "" : " (\(listed(paths.map { "'\($0)'" }, limit: 3)))"
      return "\(grouped(paths.count)) \(kind)\(names)"
    }
    var head = "\(grouped(total)) of the \(counted(count, "path"))"
    if total == count { head = count == 1 ? "the only path" : "all \(grouped(count)) paths" }
    return "\(head) of --files-from \(total == 1 ? "is" : "are") left out: "
      + parts.joined(separator: ", ")
  }
}

private let noSwift = "no Swift file"

extension SkippedPath.Reason {
  /// As it is said of a path in a list.
  var kindInList: String {
    switch self {
    case .symbolicLink: "a symbolic link"
    case .manifest: "a package manifest"
    case .vendored, .ignored, .excluded, .notIncluded: rawValue
    }
  }
}
