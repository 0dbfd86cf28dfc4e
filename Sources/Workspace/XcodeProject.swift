package import Configuration

/// The targets of an Xcode project, and what each of them compiles.
package struct XcodeProject: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    /// As `import` names it.
    package var module: String
    package var kind: Kind
  }

  /// The main one of several targets of a file comes first.
  package enum Kind: Int, Sendable { case application, other, test }

  /// A file that targets compile, by name.
  package struct File: Equatable, Sendable {
    /// Absolute, without `..`.
    package var path: String
    /// Indices into ``targets``, none twice, ascending.
    package var targets: [Int]
  }

  /// A folder that targets compile as it is on disk.
  package struct Folder: Equatable, Sendable {
    /// Absolute, without `..`.
    package var path: String
    package var targets: [Int] = []
    /// Folders below it that are resources, with what is in them.
    package var resources: [String] = []
    /// The targets for which a path below it is the other way round: left out of one that compiles
    /// the folder, compiled by one that does not.
    package var exceptions: [String: [Int]] = [:]
  }

  /// So many targets of a file are told. No project has more, and a hostile one must not multiply
  /// files by targets.
  static let targetLimit = 64

  package var targets: [Target] = []
  package var files: [File] = []
  package var folders: [Folder] = []
  /// What any configuration of the project or of a target asks of the compiler.
  package var features: CompilerFeatures = []
}

/// Why the file of an Xcode project tells no targets.
package struct XcodeProjectError: Error {
  /// For the person: `App.xcodeproj/project.pbxproj:3:1: '=' expected; …`.
  var sentence: String

  fileprivate init(_ file: String, _ reason: String) {
    sentence = "\(file): \(reason); the project is not read, and its folders count as its targets"
  }
}

/// The largest that is read, in bytes: enough for a project of a hundred thousand files.
private let sizeLimit = 1 << 26

/// Reads the file in an `.xcodeproj`. One that holds none, as its project is made by a tool where it
/// is needed, says nothing.
/// - Parameter path: of the `.xcodeproj`, relative to the root.
package func readXcodeProject(
  _ path: String, root: String, _ files: FileSource
) throws(XcodeProjectError) -> XcodeProject? {
  let file = join(path, "project.pbxproj")
  // A link could lead out of the root.
  guard let status = try? files.status(join(root, file), followingLinks: false) else { return nil }
  guard status.kind == .file else { throw XcodeProjectError(file, "not a regular file") }
  guard status.size <= sizeLimit else { throw XcodeProjectError(file, "larger than 64 MiB") }
  let bytes: [UInt8]
  do {
    bytes = try files.read(join(root, file))
  } catch {
    throw XcodeProjectError(file, "it could not be read: \(error.reason)")
  }
  do {
    return try readXcodeProject(bytes, in: join(root, parent(of: path)))
  } catch {
    throw XcodeProjectError("\(file):\(error.line):\(error.column)", error.message)
  }
}

/// Reads what a project file says of targets and Swift files.
/// - Parameter folder: the one around the `.xcodeproj`, absolute.
/// - Throws: for a file that is no property list, or one of something else.
/// - Complexity: O(bytes), but for paths of groups in groups, which end at the length of a path.
package func readXcodeProject(
  _ bytes: [UInt8], in folder: String
) throws(PropertyListError) -> XcodeProject {
  let list = try readPropertyList(bytes)
  guard let objects = list.value("objects", of: list.root),
    let rootID = list.text("rootObject", of: list.root)
  else { throw PropertyListError("no project: 'objects' or 'rootObject' is missing") }
  var reader = ProjectReader(list, objects)
  guard let root = reader.object(rootID) else {
    throw PropertyListError("no project: what 'rootObject' names is missing")
  }
  reader.read(root, in: folder)
  return reader.project
}

/// A project file's objects stand side by side in one dictionary and refer to each other by key.
private struct ProjectReader {
  let list: PropertyList
  private var objects: [String: Int] = [:]
  /// Of each Swift file in the tree of groups, by its node.
  private var paths: [Int: String] = [:]
  private var indexOfFile: [Int: Int] = [:]
  private var indexOfFolder: [Int: Int] = [:]
  private var indexOfFolderPath: [String: Int] = [:]
  private var indexOfTarget: [Int: Int] = [:]
  /// What stands in one place only and was read there: a build phase is one target's.
  private var seen: Set<Int> = []
  // Where a hostile file names a long object a thousand times, it is read once.
  private var productNames: [Int: ProductNames] = [:]
  private var fileOfBuildFile: [Int: Int?] = [:]
  var project = XcodeProject()

  init(_ list: PropertyList, _ dictionary: Int) {
    self.list = list
    let nodes = list.children(of: dictionary)
    objects.reserveCapacity(nodes.count / 2)
    for index in stride(from: 0, to: nodes.count - 1, by: 2) {
      if let id = list.text(nodes[index]) { objects[id] = nodes[index + 1] }
    }
  }

  func object(_ id: String) -> Int? { objects[id] }

  private func object(_ key: String, of node: Int) -> Int? {
    list.text(key, of: node).flatMap { objects[$0] }
  }

  private func objects(_ key: String, of node: Int) -> [Int] {
    list.texts(key, of: node).compactMap { objects[$0] }
  }

  mutating func read(_ root: Int, in folder: String) {
    let sourceRoot = path(list.text("projectDirPath", of: root) ?? "", from: folder)
    if let main = object("mainGroup", of: root), let sourceRoot {
      findPaths(from: main, sourceRoot: sourceRoot)
    }
    if let settings = object("buildConfigurationList", of: root) {
      _ = productNames(ofList: settings)
    }
    for target in objects("targets", of: root) where indexOfTarget[target] == nil {
      let index = project.targets.count
      indexOfTarget[target] = index
      project.targets.append(
        XcodeProject.Target(module: moduleName(ofTarget: target), kind: kind(of: target)))
      for phase in objects("buildPhases", of: target) where seen.insert(phase).inserted {
        guard list.holds("PBXSourcesBuildPhase", under: "isa", of: phase) else { continue }
        addFiles(of: phase, to: index)
      }
      for folder in objects("fileSystemSynchronizedGroups", of: target) {
        guard let folder = indexOfFolder[folder] else { continue }
        add(index, to: &project.folders[folder].targets)
      }
    }
    for (folder, index) in indexOfFolder.ordered(by: { $0.key < $1.key }) {
      addExceptions(of: folder, to: index)
    }
  }

  // MARK: Groups

  /// Goes through the tree of groups, which need not be a tree in a file that was merged by hand.
  private mutating func findPaths(from main: Int, sourceRoot: String) {
    var visited: Set<Int> = []
    var rest: [(object: Int, around: String?)] = [(main, sourceRoot)]
    while let (object, around) = rest.popLast() {
      guard visited.insert(object).inserted else { continue }
      if list.holds("PBXFileReference", under: "isa", of: object) {
        // Most of a project's files are no Swift, and their paths nobody asks for.
        guard isSwift(object) else { continue }
        paths[object] = path(of: object, in: around, sourceRoot)
      } else if list.holds("PBXFileSystemSynchronizedRootGroup", under: "isa", of: object) {
        guard let path = path(of: object, in: around, sourceRoot) else { continue }
        addFolder(object, path)
      } else {
        let children = objects("children", of: object)
        guard !children.isEmpty else { continue }
        let path = path(of: object, in: around, sourceRoot)
        rest += children.reversed().map { ($0, path) }
      }
    }
  }

  /// Also one that is no target's as a whole can have files that are.
  private mutating func addFolder(_ object: Int, _ path: String) {
    let index = indexOfFolderPath[path] ?? project.folders.count
    if index == project.folders.count { project.folders.append(XcodeProject.Folder(path: path)) }
    indexOfFolderPath[path] = index
    indexOfFolder[object] = index
  }

  private func isSwift(_ file: Int) -> Bool {
    list.text("path", of: file).map { isSwiftFile(String(lastLevel(of: $0))) } ?? false
  }

  /// Where a file or group lies, or nil where that is not below a folder of the disk.
  private func path(of object: Int, in around: String?, _ sourceRoot: String) -> String? {
    let written = list.text("path", of: object) ?? ""
    switch list.text("sourceTree", of: object) {
    case "<group>": return around.flatMap { path(written, from: $0) }
    case "SOURCE_ROOT": return path(written, from: sourceRoot)
    case "<absolute>": return written.hasPrefix("/") ? path(written, from: "/") : nil
    default: return nil
    }
  }

  /// Longer than any that a system opens, a path leads nowhere.
  private func path(_ written: String, from folder: String) -> String? {
    guard written.utf8.count <= 4096 else { return nil }
    let path = resolved(written, from: folder)
    return path.utf8.count <= 4096 ? path : nil
  }

  // MARK: Targets

  private func kind(of target: Int) -> XcodeProject.Kind {
    let type = list.text("productType", of: target) ?? ""
    if testProducts.contains(type) { return .test }
    return type == "com.apple.product-type.application" ? .application : .other
  }

  private struct ProductNames: Equatable {
    var module = ""
    var product = ""
  }

  /// What its settings say where all say the same in plain words, else its name.
  private mutating func moduleName(ofTarget target: Int) -> String {
    let name = list.text("name", of: target) ?? ""
    guard let settings = object("buildConfigurationList", of: target) else {
      return identifier(name)
    }
    let stated = productNames(ofList: settings)
    for text in [stated.module, stated.product] {
      if !text.isEmpty, !text.contains("$") { return identifier(text) }
      if text.contains("TARGET_NAME") { break }
    }
    return identifier(name)
  }

  /// Empty where the configurations differ or do not tell.
  private mutating func productNames(ofList settings: Int) -> ProductNames {
    if let known = productNames[settings] { return known }
    let all = objects("buildConfigurations", of: settings).map { productNames(of: $0) }
    var common = all.first ?? ProductNames()
    if all.contains(where: { $0.module != common.module }) { common.module = "" }
    if all.contains(where: { $0.product != common.product }) { common.product = "" }
    productNames[settings] = common
    return common
  }

  private mutating func productNames(of configuration: Int) -> ProductNames {
    if let known = productNames[configuration] { return known }
    var names = ProductNames()
    if let settings = list.value("buildSettings", of: configuration) {
      names.module = list.text("PRODUCT_MODULE_NAME", of: settings) ?? ""
      names.product = list.text("PRODUCT_NAME", of: settings) ?? ""
      addFeatures(of: settings)
    }
    productNames[configuration] = names
    return names
  }

  private mutating func addFeatures(of settings: Int) {
    let flags = "SWIFT_UPCOMING_FEATURE_"
    let stated: [(key: String, feature: CompilerFeatures)] = [
      ("MEMBER_IMPORT_VISIBILITY", .memberImportVisibility), ("EXISTENTIAL_ANY", .existentialAny),
    ]
    for (key, feature) in stated where list.text(flags + key, of: settings) == "YES" {
      project.features.insert(feature)
    }
    if list.text("SWIFT_VERSION", of: settings)?.hasPrefix("6") ?? false {
      project.features.insert(.swift6)
    }
  }

  private mutating func addFiles(of phase: Int, to target: Int) {
    for buildFile in objects("files", of: phase) {
      guard let file = file(ofBuildFile: buildFile), let path = paths[file] else { continue }
      let index = indexOfFile[file] ?? project.files.count
      if index == project.files.count {
        indexOfFile[file] = index
        project.files.append(XcodeProject.File(path: path, targets: []))
      }
      add(target, to: &project.files[index].targets)
    }
  }

  private mutating func file(ofBuildFile buildFile: Int) -> Int? {
    if let known = fileOfBuildFile[buildFile] { return known }
    let file = object("fileRef", of: buildFile)
    fileOfBuildFile[buildFile] = .some(file)
    return file
  }

  // MARK: Synchronized folders

  private mutating func addExceptions(of folder: Int, to index: Int) {
    let path = project.folders[index].path
    project.folders[index].resources += list.texts("explicitFolders", of: folder)
      .compactMap { self.path($0, from: path) }
    for set in objects("exceptions", of: folder) where seen.insert(set).inserted {
      let kind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
      guard list.holds(kind, under: "isa", of: set),
        let target = object("target", of: set).flatMap({ indexOfTarget[$0] })
      else { continue }
      for exception in list.texts("membershipExceptions", of: set) {
        guard let place = self.path(exception, from: path) else { continue }
        add(target, to: &project.folders[index].exceptions[place, default: []])
      }
    }
  }
}

private func add(_ target: Int, to targets: inout [Int]) {
  guard targets.last != target, targets.count < XcodeProject.targetLimit else { return }
  targets.append(target)
}

private let testProducts: Set<String> = [
  "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing",
  "com.apple.product-type.bundle.ocunit-test",
]

extension PropertyListError {
  /// About the file as a whole.
  fileprivate init(_ message: String) {
    self.init(message, at: 0, in: [])
  }
}

/// A name as `import` writes it: what no identifier can hold becomes an underscore.
func identifier(_ name: String) -> String {
  var result = ""
  for scalar in name.unicodeScalars {
    let isFirst = result.isEmpty
    let mayStand =
      isFirst
      ? scalar == "_" || scalar.properties.isXIDStart
      : scalar == "_" || scalar.properties.isXIDContinue
    result.unicodeScalars.append(mayStand ? scalar : "_")
  }
  return result
}
