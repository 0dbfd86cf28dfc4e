// swift-tools-version: 6.0
import PackageDescription

// Scripts/plugin-package makes the package of the plugins, here with the artifact bundle in it.
let package = Package(
  name: "PluginFromBundleExample",
  dependencies: [.package(path: "ViperLintPlugins")],
  targets: [
    .target(
      name: "Counter",
      plugins: [.plugin(name: "ViperLintBuildToolPlugin", package: "ViperLintPlugins")])
  ]
)
