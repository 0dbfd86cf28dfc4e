package import Diagnostics
import Reporting
import Workspace

/// The part of a root that is reported: files and folders, relative to the root.
package struct Scope: Sendable {
  private let paths: Set<String>

  /// No paths stand for the whole root.
  package init(_ paths: [String]) { self.paths = Set(paths) }

  package var isWhole: Bool { paths.isEmpty }

  /// O(levels of the path).
  package func contains(_ path: String) -> Bool {
    if isWhole { return true }
    var path = path
    while !path.isEmpty {
      if paths.contains(path) { return true }
      path = parent(of: path)
    }
    return false
  }

  /// A finding is reported where its place, or a repeat of it, is.
  package func contains(_ diagnostic: Diagnostic) -> Bool {
    contains(diagnostic.place.file) || diagnostic.places.contains { contains($0.0.file) }
  }
}

extension Report {
  /// Leaves out the findings without, and counts again; what was understood stays the whole root's.
  mutating func narrow(to scope: Scope) {
    if !scope.isWhole { diagnostics.removeAll { !scope.contains($0) } }
    countFindings()
  }
}
