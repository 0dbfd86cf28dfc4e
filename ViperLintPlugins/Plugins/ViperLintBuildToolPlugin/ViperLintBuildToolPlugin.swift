import Foundation
import PackagePlugin

/// Lints a target before it is compiled: errors fail the build, at their places in the sources.
///
/// viperlint reads the whole root, as roles are found in all of it, and reports what lies in the target.
@main
struct ViperLintBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package
    guard let module = target as? any SourceModuleTarget else { return [] }
    if isDependency(package) { return [] }
    // Before, SwiftPM runs only what makes a source or a resource.
    guard package.toolsVersion.major >= 6 else {
      throw Refusal(
        "'\(package.displayName)' has to begin its Package.swift with '// swift-tools-version: 6.0' or "
          + "later: SwiftPM runs viperlint for none before")
    }
    // Those of other packages SwiftPM does not watch: one that is deleted would stop each build.
    let others = module.recursiveTargetDependencies.filter { other in
      package.targets.contains { $0.id == other.id }
    }
    let lint = Lint(
      target: target.name, sources: module.swiftSources,
      others: others.flatMap { ($0 as? any SourceModuleTarget)?.swiftSources ?? [] },
      folder: package.directoryURL)
    return try lint.commands(
      program: context.tool(named: "viperlint").url, work: context.pluginWorkDirectoryURL)
  }
}

/// Whether SwiftPM has fetched a package for another, by where it keeps those: whoever builds them cannot
/// mend them.
private func isDependency(_ package: Package) -> Bool {
  let folder = package.directoryURL.deletingLastPathComponent()
  let state = folder.deletingLastPathComponent().appendingPathComponent("workspace-state.json")
  return folder.lastPathComponent == "checkouts"
    && FileManager.default.fileExists(atPath: state.path)
}

extension SourceModuleTarget {
  fileprivate var swiftSources: [URL] {
    sourceFiles.map(\.url).filter { $0.pathExtension == "swift" }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ViperLintBuildToolPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let lint = Lint(
        target: target.displayName,
        sources: target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }, others: [],
        folder: context.xcodeProject.directoryURL)
      return try lint.commands(
        program: context.tool(named: "viperlint").url, work: context.pluginWorkDirectoryURL)
    }
  }
#endif
