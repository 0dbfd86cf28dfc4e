/// The root of folders of which neither a configuration nor git says it: the working folder where it holds
/// them all, else the innermost folder that does; nil for none.
///
/// The top of the file system and a person's home are no projects. Neither is a folder of several: whoever
/// names an app among others does not mean all of them.
///
/// - Parameter folders: absolute, those of the paths that were named.
package func commonRoot(of folders: [String]) -> String? {
  guard var common = folders.first else { return nil }
  for folder in folders {
    while !isInside(folder, common) { common = parent(of: common) }
  }
  guard let working = try? workingFolder(), isInside(common, working) else { return common }
  let home = environmentValue("HOME").flatMap { try? resolvedPath($0) }
  if common != working {
    if working == "/" || working == home { return common }
    if !holdsProjectFile(working), let app = app(around: common, below: working) { return app }
  }
  return working
}

/// The app that a named folder is or lies in, of those in a folder that holds no project file; nil where
/// this folder may itself be the app.
private func app(around named: String, below working: String) -> String? {
  var between = [named]
  while let outer = between.last, parent(of: outer) != working { between.append(parent(of: outer)) }
  if let project = between.last(where: holdsProjectFile) { return project }
  if isProject(named) { return named }
  guard !holdsMark(working) else { return nil }
  return between.last(where: holdsMark) ?? (holdsProjects(working) ? between.last : nil)
}

/// Whether a project file lies in a folder, or in one directly below it.
private func isProject(_ folder: String) -> Bool {
  holdsProjectFile(folder) || subfolders(of: folder).contains(where: holdsProjectFile)
}

/// Whether two or more of the folders in it are projects.
private func holdsProjects(_ folder: String) -> Bool {
  subfolders(of: folder).lazy.filter(holdsProjectFile).prefix(2).count == 2
}

private func subfolders(of folder: String) -> [String] {
  ((try? listFolder(folder)) ?? []).filter { $0.kind != .file }.map { join(folder, $0.name) }
}

private func holdsProjectFile(_ folder: String) -> Bool {
  ((try? listFolder(folder)) ?? []).contains { isProjectFile($0.name) }
}

/// Whether a folder holds what lies at the top of repositories.
private func holdsMark(_ folder: String) -> Bool {
  ((try? listFolder(folder)) ?? []).contains { marks.contains($0.name) }
}

/// The files by which Xcode, SwiftPM, XcodeGen, Tuist, CocoaPods and Bazel know a project.
private func isProjectFile(_ name: String) -> Bool {
  projectFiles.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}

private let projectFiles: Set<String> = [
  "Package.swift", "Project.swift", "Workspace.swift", "Tuist.swift", "project.yml", "Podfile",
  "MODULE.bazel", "WORKSPACE",
]

private let marks: Set<String> = [
  ".gitignore", ".github", ".gitlab-ci.yml", ".swiftlint.yml", ".swiftformat", "README.md",
  "README", "readme.md", "LICENSE", "Cartfile", "Gemfile", "fastlane",
]
