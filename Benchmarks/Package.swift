// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A package of its own, so that users' builds never resolve swift-syntax. `package` access ends at
// a package's border, so the layers are built here once more, through the link `Layers`, with the
// settings of the main manifest.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .target(name: "Lexing", path: "Layers/Lexing", swiftSettings: settings),
    .target(
      name: "Outlining", dependencies: ["Lexing"], path: "Layers/Outlining",
      swiftSettings: settings),
    .target(
      name: "Configuration",
      path: "Layers/Configuration",
      exclude: ["Presets", "Words"],
      swiftSettings: settings),
    .target(
      name: "Indexing", dependencies: ["Outlining", "Configuration"], path: "Layers/Indexing",
      swiftSettings: settings),
    .target(
      name: "Architecture",
      dependencies: ["Lexing", "Outlining", "Configuration"],
      path: "Layers/Architecture",
      swiftSettings: settings),
    .target(
      name: "Diagnostics",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture"],
      path: "Layers/Diagnostics",
      swiftSettings: settings),
    .target(
      name: "Rules",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics"],
      path: "Layers/Rules",
      exclude: ["Pages"],
      swiftSettings: settings),
    .target(
      name: "Reporting",
      dependencies: ["Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics"],
      path: "Layers/Reporting",
      exclude: ["Page/page.html", "Page/page.css", "Page/page.js"],
      swiftSettings: settings),
    .target(
      name: "Answers",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Architecture", "Diagnostics", "Rules", "Reporting",
      ],
      path: "Layers/Answers",
      swiftSettings: settings),
    .target(
      name: "Workspace",
      dependencies: ["Lexing", "Configuration"],
      path: "Layers/Workspace",
      swiftSettings: settings),
    .target(
      name: "ViperLintKit",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Indexing", "Architecture", "Diagnostics", "Rules",
        "Reporting", "Answers", "Workspace",
      ],
      path: "Layers/ViperLintKit",
      swiftSettings: settings),
    .executableTarget(
      name: "benchmark",
      dependencies: [
        "Lexing", "Outlining", "Configuration", "Indexing", "Architecture", "Diagnostics", "Rules",
        "Reporting", "Workspace", "ViperLintKit",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
