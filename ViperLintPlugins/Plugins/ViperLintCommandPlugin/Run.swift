import Foundation
import PackagePlugin

/// One run of viperlint on a package or a project. Plugins share no library: this file is a symbolic
/// link in the other one.
struct Run {
  var program: URL
  /// Of the package or the project. Paths among the arguments are relative to it.
  var folder: URL
  var arguments: [String]
  /// SwiftPM keeps a plugin from writing on macOS only, so the program has to do so itself.
  var forbidsWriting = false

  init(of context: PluginContext, _ arguments: [String]) throws {
    try self.init(
      program: context.tool(named: "viperlint").url, folder: context.package.directoryURL,
      arguments,
      targets: context.package.targets.map { ($0.name, [$0.directoryURL.path]) })
  }

  /// - Parameter targets: each with the paths of its sources.
  private init(
    program: URL, folder: URL, _ arguments: [String], targets: [(name: String, paths: [String])]
  ) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    // SwiftPM obeys these behind the command, too, and hands them on.
    for option in ["allow-writing-to-package-directory", "disable-sandbox"] {
      _ = extractor.extractFlag(named: option)
    }
    (self.program, self.folder) = (program, folder)
    self.arguments = extractor.remainingArguments
    for name in names {
      guard let target = targets.first(where: { $0.name == name }) else {
        throw Refusal(
          "there is no target '\(name)': '--target' takes one of "
            + targets.map(\.name).sorted().joined(separator: ", "))
      }
      self.arguments += target.paths
    }
  }

  /// Runs the program, which prints for itself. Where it fails the plugin fails, and for SwiftPM each
  /// failure is a 1.
  func perform() throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    if forbidsWriting {
      process.environment = ProcessInfo.processInfo.environment.merging([
        "VIPERLINT_READ_ONLY":
          "say 'swift package --allow-writing-to-package-directory viperlint-write' with the same"
          + " arguments"
      ]) { $1 }
    }
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.exit, 1): throw Refusal("viperlint ends with 1: it reports what fails the run")
    case (.exit, let status): throw Refusal("viperlint ends with \(status): see what it says above")
    case (_, let signal): throw Refusal("viperlint was ended by the signal \(signal)")
    }
  }
}

/// Why a plugin fails, as SwiftPM and Xcode print it.
struct Refusal: Error, CustomStringConvertible, LocalizedError {
  var description: String

  init(_ description: String) { self.description = description }

  var errorDescription: String? { description }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension Run {
    init(of context: XcodePluginContext, _ arguments: [String]) throws {
      try self.init(
        program: context.tool(named: "viperlint").url, folder: context.xcodeProject.directoryURL,
        arguments,
        targets: context.xcodeProject.targets.map { target in
          let sources = target.inputFiles.map(\.url.path).filter { $0.hasSuffix(".swift") }
          return (target.displayName, sources.sorted())
        })
    }
  }
#endif
