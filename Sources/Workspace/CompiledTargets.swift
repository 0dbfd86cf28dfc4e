import Configuration

/// Which targets of the Xcode projects under a root compile which of its files.
struct CompiledTargets: Sendable {
  fileprivate struct Target: Sendable {
    var target: FileTarget
    var kind: XcodeProject.Kind
    /// The folder around its project.
    var folder: String
  }

  private var targets: [Target] = []
  /// Per file, the main target first; empty where there is no project.
  private var targetsOfFile: [[Int]] = []

  init(_ projects: [Project], _ discovery: Discovery, root: String) {
    var places = Places(projects, discovery, root: root)
    for project in projects {
      guard case .xcode(_, let contents?) = project.contents else { continue }
      if targetsOfFile.isEmpty {
        targetsOfFile = Array(repeating: [], count: discovery.files.count)
      }
      let first = targets.count
      targets += contents.targets.map { target in
        Target(
          target: FileTarget(
            name: join(project.prefix, target.module), isTest: target.kind == .test),
          kind: target.kind, folder: project.folder)
      }
      for file in contents.files {
        guard let index = places.file(file.path) else { continue }
        add(file.targets.map { first + $0 }, to: index)
      }
      for folder in contents.folders { add(folder, places, firstTarget: first) }
    }
    sortTargets(discovery.files)
  }

  /// The main target first.
  func targets(ofFile index: Int) -> [FileTarget] {
    guard index < targetsOfFile.count else { return [] }
    return targetsOfFile[index].map { targets[$0].target }
  }

  func isCompiled(_ file: Int) -> Bool {
    file < targetsOfFile.count && !targetsOfFile[file].isEmpty
  }

  private mutating func add(_ new: [Int], to file: Int) {
    // Nearly all files are listed once, and share the list.
    if targetsOfFile[file].isEmpty {
      targetsOfFile[file] = new
    } else if targetsOfFile[file].count < XcodeProject.targetLimit {
      targetsOfFile[file] += new.filter { !targetsOfFile[file].contains($0) }
    }
  }

  /// What the targets of a synchronized folder compile: all below it but resources, packages of
  /// their own, and the exceptions.
  private mutating func add(
    _ folder: XcodeProject.Folder, _ places: Places, firstTarget: Int
  ) {
    guard let path = places.folder(folder.path) else { return }
    let all = folder.targets.map { firstTarget + $0 }
    let resources = Set(folder.resources.compactMap { places.folder($0) })
    var exceptions: [String: [Int]] = [:]
    for (exception, targets) in folder.exceptions {
      guard let place = places.folder(exception) else { continue }
      exceptions[place, default: []] += targets.map { firstTarget + $0 }
    }
    var last: (flipped: Set<Int>, targets: [Int]) = ([], all)
    for index in places.files(below: path) {
      var level = places.path(ofFile: index)
      var flipped: Set<Int> = []
      var isCompiled = true
      while level != path, isCompiled, !level.isEmpty {
        isCompiled = !resources.contains(level) && !places.packages.contains(level)
        if let targets = exceptions[level] { flipped.formUnion(targets) }
        level = parent(of: level)
      }
      guard isCompiled else { continue }
      if flipped != last.flipped {
        let others = flipped.subtracting(all).sorted()
        last = (flipped, all.filter { !flipped.contains($0) } + others)
      }
      add(last.targets, to: index)
    }
  }

  /// A file's main target is no test's where another compiles it, too, then the nearest project's,
  /// then an application, then the one that its project names first.
  private mutating func sortTargets(_ files: [DiscoveredFile]) {
    // Files of one folder stand together, and most have the same targets.
    var last: (folder: String, targets: [Int], sorted: [Int])?
    for index in targetsOfFile.indices where targetsOfFile[index].count > 1 {
      let folder = parent(of: files[index].path)
      if let last, last.targets == targetsOfFile[index], last.folder == folder {
        targetsOfFile[index] = last.sorted
        continue
      }
      let nearness = targetsOfFile[index].map { target in
        isInside(folder, targets[target].folder) ? targets[target].folder.utf8.count : -1
      }
      let order = targetsOfFile[index].indices.ordered { left, right in
        let (one, other) = (targetsOfFile[index][left], targetsOfFile[index][right])
        let isTest = (targets[one].target.isTest, targets[other].target.isTest)
        if isTest.0 != isTest.1 { return isTest.1 }
        return (-nearness[left], targets[one].kind.rawValue, one)
          < (-nearness[right], targets[other].kind.rawValue, other)
      }
      let sorted = order.map { targetsOfFile[index][$0] }
      last = (folder, targetsOfFile[index], sorted)
      targetsOfFile[index] = sorted
    }
  }
}

/// Where the paths that projects name lie among the files found.
private struct Places {
  let root: String
  let packages: Set<String>
  private let discovery: Discovery
  private var indices: [String: Int] = [:]
  /// By path in lower case; -1 for two files that only the case tells apart. Made when it is needed.
  private lazy var lowercasedIndices = Dictionary(
    discovery.files.enumerated().map { ($1.path.lowercased(), $0) }
  ) { _, _ in -1 }
  /// Symbolic links, by where they lie: what they lead to, both relative to the root.
  private var links: [String: String] = [:]

  init(_ projects: [Project], _ discovery: Discovery, root: String) {
    self.root = root
    self.discovery = discovery
    packages = Set(projects.filter(\.isPackage).map(\.folder))
    guard projects.contains(where: { !$0.isPackage }) else { return }
    indices.reserveCapacity(discovery.files.count)
    for (index, file) in discovery.files.enumerated() { indices[file.path] = index }
    for link in discovery.skipped where link.reason == .symbolicLink {
      guard let target = try? resolvedPath(join(root, link.path)),
        let place = relativePath(target, from: root)
      else { continue }
      links[link.path] = place
    }
  }

  /// The file at an absolute path, if it was found. Xcode's disks seldom care for the case.
  mutating func file(_ path: String) -> Int? {
    guard let place = relativePath(path, from: root) else { return nil }
    if let index = indices[place] ?? indices[withoutLinks(place)] { return index }
    return lowercasedIndices[place.lowercased()].flatMap { $0 < 0 ? nil : $0 }
  }

  /// An absolute path of a folder as it is found under the root; nil for one elsewhere.
  func folder(_ path: String) -> String? {
    if isInside(root, path) { return "" }
    return relativePath(path, from: root).map(withoutLinks)
  }

  func path(ofFile index: Int) -> String { discovery.files[index].path }

  /// The files that lie in a folder and below it.
  func files(below folder: String) -> Range<Int> {
    guard !folder.isEmpty else { return discovery.files.indices }
    // All paths that begin with a folder's lie before its name with the byte after the slash.
    return discovery.indexOfFile(from: folder + "/")..<discovery.indexOfFile(from: folder + "0")
  }

  private func withoutLinks(_ path: String) -> String {
    guard !links.isEmpty else { return path }
    var level = path
    while !level.isEmpty {
      if let target = links[level] {
        return join(target, String(path.utf8.dropFirst(level.utf8.count + 1)) ?? "")
      }
      level = parent(of: level)
    }
    return path
  }
}
