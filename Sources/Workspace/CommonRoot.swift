/// The root of folders of which neither a configuration nor git says it: the working folder where it holds
/// them all, else the innermost folder that does; nil for none.
///
/// The top of the file system and a person's home are no projects, and neither is a folder that holds no
/// project file where the one that was named does: whoever names an app among others does not mean all of
/// them.
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
    if !holdsProjectFile(working), isProject(common) { return common }
  }
  return working
}

/// Whether a project file lies in a folder, or in one directly below it.
private func isProject(_ folder: String) -> Bool {
  guard !holdsProjectFile(folder) else { return true }
  let entries = (try? listFolder(folder)) ?? []
  return entries.contains { $0.kind != .file && holdsProjectFile(join(folder, $0.name)) }
}

private func holdsProjectFile(_ folder: String) -> Bool {
  ((try? listFolder(folder)) ?? []).contains { isProjectFile($0.name) }
}

/// The files by which Xcode, SwiftPM, Tuist, CocoaPods and Bazel know a project.
private func isProjectFile(_ name: String) -> Bool {
  projectFiles.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
}

private let projectFiles: Set<String> = [
  "Package.swift", "Project.swift", "Podfile", "MODULE.bazel", "WORKSPACE",
]
