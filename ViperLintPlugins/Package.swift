// swift-tools-version: 6.1
import PackageDescription

/// Where the program comes from that the plugins run.
enum Program {
  /// Built from the sources around this folder.
  case sources
  /// In the artifact bundle at this path below this folder.
  case bundle(path: String)
  /// In the artifact bundle of a release, which is downloaded.
  case release(url: String, checksum: String)
}

// Scripts/plugin-package writes another line here.
let program = Program.sources

let tool: Target.Dependency
var dependencies: [Package.Dependency] = []
var binaries: [Target] = []
switch program {
case .sources:
  dependencies = [.package(name: "viperlint", path: "..")]
  tool = .product(name: "viperlint", package: "viperlint")
case .bundle(let path):
  binaries = [.binaryTarget(name: "viperlint", path: path)]
  tool = .target(name: "viperlint")
case .release(let url, let checksum):
  binaries = [.binaryTarget(name: "viperlint", url: url, checksum: checksum)]
  tool = .target(name: "viperlint")
}

let package = Package(
  name: "ViperLintPlugins",
  products: [
    .plugin(name: "ViperLintBuildToolPlugin", targets: ["ViperLintBuildToolPlugin"]),
    .plugin(name: "ViperLintCommandPlugin", targets: ["ViperLintCommandPlugin"]),
    .plugin(name: "ViperLintWriteCommandPlugin", targets: ["ViperLintWriteCommandPlugin"]),
  ],
  dependencies: dependencies,
  targets: binaries + [
    .plugin(name: "ViperLintBuildToolPlugin", capability: .buildTool(), dependencies: [tool]),
    .plugin(
      name: "ViperLintCommandPlugin",
      capability: .command(
        intent: .custom(verb: "viperlint", description: "Report what the architecture forbids")),
      dependencies: [tool]),
    // A plugin that may write has to be permitted each time, also where it only reads.
    .plugin(
      name: "ViperLintWriteCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "viperlint-write", description: "Run viperlint where it is to write files"),
        permissions: [
          .writeToPackageDirectory(
            reason: "viperlint mends sources, and writes its configuration, baseline and reports")
        ]),
      dependencies: [tool]),
  ]
)
