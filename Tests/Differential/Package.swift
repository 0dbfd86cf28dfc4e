// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
/// libFuzzer brings its own `main`.
let fuzzed = settings + [.unsafeFlags(["-parse-as-library"])]

// Apart from the main package on purpose: users' builds never resolve swift-syntax.
let package = Package(
  name: "Differential",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "differential", targets: ["differential"]),
    .executable(name: "FuzzReading", targets: ["FuzzReading"]),
    .executable(name: "FuzzConfiguration", targets: ["FuzzConfiguration"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "differential",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    // Links to the main package's folders: `package` access does not reach over packages, and what
    // is fuzzed is built with the sanitizer's counters.
    .target(name: "Lexing", swiftSettings: settings),
    .target(name: "Outlining", dependencies: ["Lexing"], swiftSettings: settings),
    .target(
      name: "Configuration", exclude: ["Presets", "Words"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzReading", dependencies: ["Lexing", "Outlining"], swiftSettings: fuzzed),
    .executableTarget(
      name: "FuzzConfiguration", dependencies: ["Configuration"], swiftSettings: fuzzed),
  ],
  swiftLanguageModes: [.v6]
)
