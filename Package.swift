// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors in CI only: a newer compiler must not break who builds from source.
let warningsAreErrors = Context.environment["VIPERLINT_WARNINGS_AS_ERRORS"] == "1"

let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

// The targets are the layers, in pipeline order: each depends only on those before it.
let package = Package(
  name: "viperlint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "viperlint", targets: ["viperlint"]),
    .library(name: "ViperLintKit", targets: ["ViperLintKit"]),
  ],
  targets: [
    .target(name: "Lexing", swiftSettings: settings),
    .target(name: "Outlining", dependencies: ["Lexing"], swiftSettings: settings),
    .target(
      name: "Configuration",
      // Embedded as text, see Scripts/embed-texts.
      exclude: ["Presets", "Words"],
      swiftSettings: settings),
    .target(
      name: "Indexing",
      dependencies: ["Outlining", "Configuration"],
      swiftSettings: settings),
    .target(
      name: "Architecture",
      dependencies: ["Lexing", "Outlining", "Configuration"],
      swiftSettings: settings),
    .target(
      name: "Workspace",
      dependencies: ["Lexing", "Configuration"],
      swiftSettings: settings),
    .target(
      name: "Diagnostics",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture"],
      swiftSettings: settings),
    .target(
      name: "Rules",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics"],
      exclude: ["Pages"],
      swiftSettings: settings),
    // Beside the rules, so that both are built at one time.
    .target(
      name: "Reporting",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics"],
      exclude: ["Page/page.html", "Page/page.css", "Page/page.js"],
      swiftSettings: settings),
    .target(
      name: "Answers",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
      ],
      swiftSettings: settings),
    .target(
      name: "ViperLintKit",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Indexing", "Architecture", "Diagnostics", "Rules",
        "Reporting", "Answers", "Workspace",
      ],
      swiftSettings: settings),
    .target(
      name: "LanguageServer",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
        "ViperLintKit", "Workspace",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "viperlint",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
        "Answers", "ViperLintKit", "Workspace", "LanguageServer",
      ],
      swiftSettings: settings),

    .target(
      name: "TestSupport",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
        "ViperLintKit", "Workspace",
      ],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "LexingTests", dependencies: ["Lexing", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "OutliningTests",
      dependencies: ["Lexing", "Outlining", "Reporting", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "IndexingTests",
      dependencies: ["Lexing", "Outlining", "Configuration", "Indexing", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConfigurationTests", dependencies: ["Configuration"], swiftSettings: settings),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
        "ViperLintKit", "Workspace", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "RulesTests",
      dependencies: [
        "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting", "ViperLintKit",
        "Workspace", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportingTests",
      dependencies: ["Lexing", "Configuration", "Diagnostics", "Rules", "Reporting"],
      swiftSettings: settings),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "Configuration", "Diagnostics", "Rules", "Reporting", "ViperLintKit",
        "Workspace", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ViperLintKitTests",
      dependencies: ["viperlint", "Configuration", "Rules", "ViperLintKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "viperlint", "Configuration", "Reporting", "Diagnostics", "Rules", "ViperLintKit",
        "Workspace",
        "LanguageServer", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SelfTests",
      dependencies: [
        "Configuration", "Diagnostics", "Reporting", "Rules", "ViperLintKit", "Workspace",
        "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

// The plugins are there where another package depends on this one by its address: as part of the root
// package SwiftPM would build the program twice, for them and for itself. By path it is the package in
// ViperLintPlugins that has them.
if Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts" {
  let folder = "ViperLintPlugins/Plugins"
  let plugins: [(name: String, capability: Target.PluginCapability)] = [
    ("ViperLintBuildToolPlugin", .buildTool()),
    (
      "ViperLintCommandPlugin",
      .command(
        intent: .custom(verb: "viperlint", description: "Report what the architecture forbids"))
    ),
    (
      "ViperLintWriteCommandPlugin",
      .command(
        intent: .custom(
          verb: "viperlint-write", description: "Run viperlint where it is to write files"),
        permissions: [
          .writeToPackageDirectory(
            reason: "viperlint mends sources, and writes its configuration, baseline and reports")
        ])
    ),
  ]
  for (name, capability) in plugins {
    package.products.append(.plugin(name: name, targets: [name]))
    package.targets.append(
      .plugin(
        name: name, capability: capability, dependencies: ["viperlint"], path: "\(folder)/\(name)"))
  }
}
