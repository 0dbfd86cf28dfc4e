import Configuration

/// What says which files make up a target: a package manifest or an Xcode project.
struct Project: Sendable {
  /// The folder that it stands in, relative to the root; empty for the root itself.
  var folder: String
  var contents: Contents
  /// What a manifest asks of the compiler for any of its targets.
  var packageFeatures: CompilerFeatures = []

  enum Contents: Sendable {
    case package([PackageTarget])
    /// By its name, `App.xcodeproj`; nil where its file was not read.
    case xcode(String, XcodeProject?)
  }

  var isPackage: Bool {
    if case .package = contents { true } else { false }
  }

  /// What it asks of the compiler for any of its targets.
  var features: CompilerFeatures {
    if case .xcode(_, let project) = contents { project?.features ?? [] } else { packageFeatures }
  }

  /// What its targets' names stand behind, so that those of two projects are never the same.
  var prefix: String {
    switch contents {
    case .package: folder
    case .xcode(let name, _): join(folder, name)
    }
  }
}

/// Gives each file its targets: of the nearest package above it the one whose folder holds the file,
/// then those of all Xcode projects that compile it. A file that nobody compiles, below an Xcode
/// project, belongs to the folder beside the project: what a template or a script puts there is read,
/// but never taken for a target's.
func assignTargets(_ discovery: inout Discovery, _ projects: [Project], root: String) {
  guard !projects.isEmpty else { return }
  // The order of a folder's listing must not matter.
  let projects = projects.ordered { isBefore($0.prefix, $1.prefix) }
  let compiled = CompiledTargets(projects, discovery, root: root)
  // A folder that has both is a package: its manifest says more.
  let byFolder = Dictionary(projects.map { ($0.folder, $0) }) { $0.isPackage ? $0 : $1 }
  var leftOut: [Int] = []
  var compiledFolders: Set<String> = []
  var compiledNames: Set<Substring> = []
  // Files of one folder stand together, and have one project.
  var last: (own: String, project: Project?, target: FileTarget?)?
  for index in discovery.files.indices {
    let path = discovery.files[index].path
    let own = parent(of: path)
    if last?.own != own {
      var folder = own
      while byFolder[folder] == nil, !folder.isEmpty { folder = parent(of: folder) }
      let project = byFolder[folder]
      last = (own, project, project.flatMap { packageTarget(of: own, $0) })
    }
    discovery.files[index].features = last?.project?.features ?? []
    var targets = compiled.targets(ofFile: index)
    if let target = last?.target {
      targets.insert(target, at: 0)
      discovery.files[index].isInPackage = true
    }
    if let main = targets.first {
      if compiled.isCompiled(index) {
        compiledFolders.insert(own)
        compiledNames.insert(lastLevel(of: path))
      }
      discovery.files[index].target = main.name
      discovery.files[index].otherTargets = targets.dropFirst().map(\.name)
      discovery.files[index].isInTestTarget = targets.allSatisfy(\.isTest)
      // What a project says goes before what a folder is called.
      if discovery.files[index].isInTestFolder, !targets.contains(where: \.isTest),
        folderEndingInTests(own) != nil
      {
        discovery.files[index].isInTestFolder = false
      }
    } else if let project = last?.project, !project.isPackage {
      discovery.files[index].target = folderTarget(of: path, project)
      leftOut.append(index)
    }
  }
  // A folder of which no target has anything may be of a project that is made anew each time; not so where
  // all of it is compiled elsewhere by the same names, and it is what a move has left.
  let unknown = Set(
    leftOut.filter { !compiledNames.contains(lastLevel(of: discovery.files[$0].path)) }
      .map { parent(of: discovery.files[$0].path) })
  for index in leftOut {
    let folder = parent(of: discovery.files[index].path)
    discovery.files[index].isLeftOut = compiledFolders.contains(folder) || !unknown.contains(folder)
  }
}

/// A target of a file, by a name that no other target has.
struct FileTarget: Equatable, Sendable {
  /// Its last level is the module's name, those before it say whose target it is.
  var name: String
  var isTest: Bool
}

private func packageTarget(of folder: String, _ project: Project) -> FileTarget? {
  guard case .package(let targets) = project.contents,
    let target = target(of: below(project.folder, folder), among: targets)
  else { return nil }
  return FileTarget(
    name: join(project.prefix, identifier(target.name)), isTest: target.isTest)
}

/// The folder beside a project that holds a file; empty for a file beside it.
private func folderTarget(of file: String, _ project: Project) -> String {
  let path = below(project.folder, file)
  guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return "" }
  return join(project.folder, identifier(String(path[..<slash])))
}

/// A path as seen from a folder that it lies in; both are relative to the root.
private func below(_ folder: String, _ path: String) -> String {
  String(path.utf8.dropFirst(folder.isEmpty ? 0 : folder.utf8.count + 1)) ?? ""
}
