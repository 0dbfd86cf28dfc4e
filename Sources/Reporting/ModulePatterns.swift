import Architecture
import Configuration

/// What to write under `modules:` for the modules to be those that were found: each pattern matches the
/// folders of modules alone, and none a folder with further modules in it, which it would make one. What
/// no pattern can say, as several modules in one folder, is left to be found by names as before.
struct ModulePatterns {
  /// Those that match most modules first.
  private(set) var patterns: [(path: String, count: Int)] = []

  init(_ architecture: ArchitectureModel) {
    let paths = architecture.modules.map(\.path).sorted()
    var folders: [String] = []
    for module in architecture.modules where isStatable(module, among: paths) {
      folders.append(module.path)
    }
    var groups: [String: [String]] = [:]
    for folder in folders { groups[parentFolder(folder), default: []].append(folder) }
    let sources = architecture.files.filter { [.source, .generated].contains($0.kind) }.map(\.path)
    for (parent, children) in groups.ordered(by: { $0.key < $1.key }) {
      let pattern = parent.isEmpty ? "*" : parent + "/*"
      let glob = Glob(pattern)
      let known = Set(children)
      let matchesModulesAlone = sources.allSatisfy { path in
        glob.matchedFolder(of: path).map(known.contains) ?? true
      }
      if children.count > 1, matchesModulesAlone {
        patterns.append((pattern, children.count))
      } else {
        patterns += children.map { ($0, 1) }
      }
    }
    patterns.putInOrder { ($1.count, $0.path) < ($0.count, $1.path) }
  }
}

/// Whether a pattern that is the module's path gives this module and takes no other in.
private func isStatable(_ module: ModuleInfo, among paths: [String]) -> Bool {
  guard !module.path.isEmpty, module.name == lastLevel(module.path),
    Glob.problem(in: module.path) == nil, !module.path.contains(where: { $0 == "*" || $0 == "?" }),
    !module.path.contains(where: \.isNewline)
  else { return false }
  return paths.count { $0 == module.path || $0.hasPrefix(module.path + "/") } == 1
}
