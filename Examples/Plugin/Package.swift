// swift-tools-version: 6.0
import PackageDescription

let lint = Target.PluginUsage.plugin(
  name: "ViperLintBuildToolPlugin", package: "ViperLintPlugins")

let package = Package(
  name: "PluginExample",
  dependencies: [.package(path: "../../ViperLintPlugins")],
  targets: [
    .target(name: "Entities", plugins: [lint]),
    .target(name: "Articles", dependencies: ["Entities"], plugins: [lint]),
  ]
)
