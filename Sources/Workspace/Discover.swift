package import Configuration
import Lexing

/// The Swift files under a root, and what was left out.
package struct Discovery: Sendable {
  /// In bytewise order of their paths.
  package var files: [DiscoveredFile] = []
  /// Storyboards and xibs, in bytewise order.
  package var interfaceFiles: [String] = []
  /// Those that the configuration excludes, beside the folders that it does.
  package var excludedInterfaceFiles: [String] = []
  package var unreadable: [UnreadableFile] = []
  package var skipped: [SkippedPath] = []
  /// Sentences about project files that could not be read, in bytewise order.
  package var remarks: [String] = []

  package init() {}

  /// The index of the first file that does not come before a path, or the number of files.
  /// - Complexity: O(log files).
  package func indexOfFile(from path: String) -> Int {
    files.indices.partitionPoint { !isBefore(files[$0].path, path) }
  }
}

package struct DiscoveredFile: Hashable, Sendable {
  /// Relative to the root, with `/`.
  package var path: String
  /// The target it belongs to, an app's before others where several compile it: its last level is
  /// the module's name, those before it tell whose target it is. Empty for none.
  package var target: String
  /// Further targets that compile it, too.
  package var otherTargets: [String] = []
  /// Whether a package manifest states the target.
  package var isInPackage = false
  /// Whether no target compiles it, though Xcode projects compile others of its folder.
  package var isLeftOut = false
  /// What the nearest project asks of the compiler.
  package var features: CompilerFeatures = []
  /// Whether all its targets are for tests.
  package var isInTestTarget: Bool
  /// Whether a folder that it lies in is named for tests.
  package var isInTestFolder: Bool

  package init(
    path: String, target: String = "", isInTestTarget: Bool = false, isInTestFolder: Bool = false
  ) {
    self.path = path
    self.target = target
    self.isInTestTarget = isInTestTarget
    self.isInTestFolder = isInTestFolder
  }
}

/// A file or folder under the root that is not read, and why.
package struct SkippedPath: Hashable, Sendable {
  package var path: String
  package var isFolder: Bool
  package var reason: Reason

  package enum Reason: String, CaseIterable, Sendable {
    case vendored = "vendored or built"
    case ignored = "in .gitignore"
    case excluded = "excluded by the configuration"
    case notIncluded = "not included by the configuration"
    case symbolicLink = "symbolic links"
    case manifest = "package manifests"
  }
}

/// What a configuration says about which files are read.
package struct FileSelection: Sendable {
  package var include: [Glob]
  package var exclude: [Glob]

  package init(include: [Glob] = [], exclude: [Glob] = []) {
    self.include = include
    self.exclude = exclude
  }

  /// Why a path is left out, if it is; a folder only where all below it is.
  package func reasonToSkip(_ path: String, isFolder: Bool) -> SkippedPath.Reason? {
    if exclude.contains(where: { $0.matches(path) }) { return .excluded }
    if !isFolder, !include.isEmpty, !include.contains(where: { $0.matches(path) }) {
      return .notIncluded
    }
    return nil
  }
}

/// Walks the tree under a root. A folder that is left out is not entered.
///
/// No symbolic link is followed: what it leads to within the root is met in its own place, and what
/// lies without is not the root's. So no link can lead out, in a circle, or to a file twice; folders
/// are told apart by device and inode beside that, for mounts that do the same.
/// - Parameters:
///   - root: absolute, without symbolic links.
///   - map: how parts of the tree are walked, one after the other where nothing is said.
package func discover(
  _ root: String, _ selection: FileSelection, in files: FileSource = .disk,
  map: FolderWalk.Mapping = { count, walk in (0..<count).map(walk) }
) -> Discovery {
  var walk = FolderWalk(root: root, selection: selection, files: files)
  walk.run(map)
  return walk.finished()
}

/// A walk is parted once so many folders are to be entered: enough that threads are done in like time.
private let foldersOfParts = 64

/// The state of one walk: the folders still to enter, and what was found.
package struct FolderWalk: Sendable {
  /// Gives what a function makes of each number below a count, in their order.
  package typealias Mapping = (
    _ count: Int, _ walk: @Sendable (Int) -> FolderWalk
  ) -> [FolderWalk]

  let root: String
  let selection: FileSelection
  let files: FileSource
  var discovery = Discovery()
  var folders = [FolderToEnter(path: "", ignores: -1, isForTests: false)]
  /// Each `.gitignore` met, with its folder and the one above it.
  var ignores: [(patterns: GitIgnore, folder: String, above: Int)] = []
  var visited: Set<Inode> = []
  /// Of the folder at hand.
  var isInTestFolder = false
  var projects: [Project] = []
  /// Folders named like a Swift file.
  var swiftNamedFolders: [String] = []

  struct FolderToEnter: Sendable {
    var path: String
    var ignores: Int
    /// Whether it, or one around it, is named for tests.
    var isForTests: Bool
  }

  struct Inode: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }

  init(root: String, selection: FileSelection, files: FileSource) {
    self.root = root
    self.selection = selection
    self.files = files
  }

  /// Enters all folders, of the disk the subtrees of those near the root side by side.
  mutating func run(_ map: Mapping) {
    guard case .disk = files else { return run() }
    while !folders.isEmpty, folders.count < foldersOfParts { enter(folders.removeFirst()) }
    var begun = self
    begun.forgetFound()
    let (start, open) = (begun, folders)
    let parts = map(open.count) { number in
      var part = start
      part.folders = [open[number]]
      part.run()
      return part
    }
    let met = parts.reduce(into: visited) { $0.formUnion($1.visited) }
    // What two parts met is mounted in two places, and is entered at the first alone.
    guard met.count - visited.count == parts.reduce(0, { $0 + $1.visited.count - visited.count })
    else { return run() }
    folders = []
    for part in parts { add(part) }
  }

  private mutating func run() {
    while let folder = folders.popLast() { enter(folder) }
  }

  private mutating func forgetFound() {
    discovery = Discovery()
    projects = []
    swiftNamedFolders = []
  }

  private mutating func add(_ part: FolderWalk) {
    discovery.files += part.discovery.files
    discovery.interfaceFiles += part.discovery.interfaceFiles
    discovery.excludedInterfaceFiles += part.discovery.excludedInterfaceFiles
    discovery.unreadable += part.discovery.unreadable
    discovery.skipped += part.discovery.skipped
    discovery.remarks += part.discovery.remarks
    projects += part.projects
    swiftNamedFolders += part.swiftNamedFolders
  }

  private mutating func enter(_ folder: FolderToEnter) {
    isInTestFolder = folder.isForTests
    enter(folder.path, folder.ignores)
  }

  private mutating func enter(_ folder: String, _ inherited: Int) {
    let absolute = join(root, folder)
    let entries: [FolderEntry]
    do {
      let status = try files.status(absolute)
      guard visited.insert(Inode(device: status.device, number: status.inode)).inserted else {
        return
      }
      entries = try files.list(absolute)
    } catch {
      discovery.unreadable.append(UnreadableFile(path: folder, reason: error.reason))
      return
    }
    var ignores = inherited
    if entries.contains(where: { $0.name == ".gitignore" && $0.kind != .folder }),
      let text = try? files.read(join(absolute, ".gitignore"))
    {
      let patterns = GitIgnore(text)
      if !patterns.isEmpty {
        self.ignores.append((patterns, folder, ignores))
        ignores = self.ignores.count - 1
      }
    }
    for entry in entries { meet(entry, in: folder, ignores) }
  }

  private mutating func meet(_ entry: FolderEntry, in folder: String, _ ignores: Int) {
    let path = join(folder, entry.name)
    let isSwift = isSwiftFile(entry.name)
    if entry.isMalformed {
      guard isSwift else { return }
      discovery.unreadable.append(UnreadableFile(path: path, reason: "Its name is not UTF-8"))
      return
    }
    var kind = entry.kind
    if kind == nil { kind = try? files.status(join(root, path), followingLinks: false).kind }
    switch kind {
    case .folder: meetFolder(path, ignores)
    case .file:
      if isSwift {
        meetFile(path, ignores)
      } else if isInterfaceFile(entry.name) {
        switch reasonToSkip(path, isFolder: false, ignores) {
        case nil: discovery.interfaceFiles.append(path)
        case .excluded: discovery.excludedInterfaceFiles.append(path)
        default: break
        }
      }
    case .symbolicLink: meetLink(path, isSwift: isSwift, ignores)
    case .other, nil:
      if isSwift {
        discovery.unreadable.append(UnreadableFile(path: path, reason: "Not a regular file"))
      }
    }
  }

  private mutating func meetFolder(_ path: String, _ ignores: Int) {
    let name = lastLevel(of: path)
    if name.hasSuffix(".xcodeproj"), !skips(project: path) { addXcodeProject(path) }
    // Folders of tools and resources are in every project, and would only fill the list.
    if isToolFolder(name) { return }
    if let reason = reasonToSkip(path, isFolder: true, ignores) {
      discovery.skipped.append(SkippedPath(path: path, isFolder: true, reason: reason))
      return
    }
    if isSwiftFile(String(name)) { swiftNamedFolders.append(path) }
    folders.append(
      FolderToEnter(
        path: path, ignores: ignores, isForTests: isInTestFolder || isNamedForTests(folder: name)))
  }

  private mutating func meetFile(_ path: String, _ ignores: Int) {
    if let reason = reasonToSkip(path, isFolder: false, ignores) {
      if reason == .manifest, lastLevel(of: path) == "Package.swift" { addPackage(path) }
      discovery.skipped.append(SkippedPath(path: path, isFolder: false, reason: reason))
    } else {
      discovery.files.append(DiscoveredFile(path: path, isInTestFolder: isInTestFolder))
    }
  }

  private mutating func meetLink(_ path: String, isSwift: Bool, _ ignores: Int) {
    guard reasonToSkip(path, isFolder: false, ignores) == nil else { return }
    do {
      let target = try files.status(join(root, path))
      guard isSwift || target.kind == .folder else { return }
      discovery.skipped.append(
        SkippedPath(path: path, isFolder: target.kind == .folder, reason: .symbolicLink))
    } catch {
      guard isSwift else { return }
      discovery.unreadable.append(
        UnreadableFile(path: path, reason: "\(error.reason) (a symbolic link)"))
    }
  }

  private mutating func addPackage(_ path: String) {
    let text = (try? files.read(join(root, path))) ?? []
    projects.append(
      Project(
        folder: parent(of: path), contents: .package(packageTargets(text)),
        packageFeatures: compilerFeatures(ofManifest: text)))
  }

  /// What is excluded is not read, though a folder for tools is never entered.
  private mutating func skips(project path: String) -> Bool {
    guard selection.reasonToSkip(path, isFolder: true) == .excluded else { return false }
    discovery.skipped.append(SkippedPath(path: path, isFolder: true, reason: .excluded))
    return true
  }

  private mutating func addXcodeProject(_ path: String) {
    var contents: XcodeProject?
    do {
      contents = try readXcodeProject(path, root: root, files)
    } catch {
      discovery.remarks.append(error.sentence)
    }
    projects.append(
      Project(
        folder: parent(of: path), contents: .xcode(String(lastLevel(of: path)), contents)))
  }

  private func reasonToSkip(
    _ path: String, isFolder: Bool, _ ignores: Int
  ) -> SkippedPath.Reason? {
    let name = lastLevel(of: path)
    if isFolder, isVendored(name) { return .vendored }
    if isIgnored(path, isFolder: isFolder, ignores) { return .ignored }
    if let reason = selection.reasonToSkip(path, isFolder: isFolder) { return reason }
    if !isFolder, isManifest(name) { return .manifest }
    return nil
  }

  /// The nearest `.gitignore` that says something decides.
  private func isIgnored(_ path: String, isFolder: Bool, _ start: Int) -> Bool {
    var index = start
    while index >= 0 {
      let (patterns, folder, above) = ignores[index]
      let below = folder.isEmpty ? path : String(path.utf8.dropFirst(folder.utf8.count + 1)) ?? ""
      if let verdict = patterns.verdict(on: below, isFolder: isFolder) { return verdict }
      index = above
    }
    return false
  }

  /// Sorts everything, and gives each file its target.
  mutating func finished() -> Discovery {
    discovery.files.sortBytewise(by: \.path)
    discovery.interfaceFiles.putInOrder(by: isBefore)
    for folder in swiftNamedFolders
    where !discovery.files.contains(where: { isInside($0.path, folder) }) {
      discovery.unreadable.append(UnreadableFile(path: folder, reason: "Is a directory"))
    }
    discovery.unreadable.putInOrder { isBefore($0.path, $1.path) }
    discovery.skipped.sortBytewise(by: \.path)
    discovery.remarks.putInOrder(by: isBefore)
    discovery.readAppsNamedForTests()
    assignTargets(&discovery, projects, root: root)
    return discovery
  }
}

/// Whether a pattern stands for what is not there at all times, or is not entered anyway: vendored,
/// built and generated code, what git ignores, a tool's own folders.
package func comesAndGoes(_ glob: Glob, _ ignored: GitIgnore) -> Bool {
  let levels = glob.pattern.split(separator: "/").filter { !$0.contains("*") && !$0.contains("?") }
  if levels.contains(where: { isVendored($0) || isToolFolder($0) }) { return true }
  if glob.pattern.lowercased().contains("generated") { return true }
  let path = levels.joined(separator: "/")
  return [true, false].contains { ignored.verdict(on: path, isFolder: $0) == true }
}

package func isSwiftFile(_ name: String) -> Bool {
  name.hasSuffix(".swift") && name.utf8.count > ".swift".utf8.count
}

/// `Package.swift`, and its twins for other compilers, `Package@swift-5.9.swift`.
package func isManifest(_ name: Substring) -> Bool {
  name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
}

/// Whether a folder holds what others wrote or a tool built.
private func isVendored(_ name: Substring) -> Bool {
  name.hasPrefix(".build") || vendoredFolders.contains(String(name))
    || vendoredSuffixes.contains { name.hasSuffix($0) }
}

/// Whether a folder holds a tool's own files, or resources: hidden ones (`.git`, `.swiftpm`), Xcode's.
private func isToolFolder(_ name: Substring) -> Bool {
  if name.hasPrefix(".") { return !name.hasPrefix(".build") }
  // The storyboards themselves lie in Base.lproj, their translations in the others.
  return name != "Base.lproj" && toolSuffixes.contains { name.hasSuffix($0) }
}

private let vendoredFolders: Set<String> = [
  "Pods", "Carthage", "DerivedData", "SourcePackages", "build", "node_modules",
  "MockingbirdSupport",
]
private let vendoredSuffixes = [".framework", ".xcframework", ".noindex"]
private let toolSuffixes = [".xcodeproj", ".xcworkspace", ".xcassets", ".bundle", ".lproj"]

/// A storyboard or a xib.
package func isInterfaceFile(_ name: String) -> Bool {
  name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
}
