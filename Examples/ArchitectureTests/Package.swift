// swift-tools-version: 6.2
import PackageDescription

// An app in VIPER whose tests hold its architecture. In a package of your own the dependency is
// .package(url: "https://github.com/OWNER/viperlint", from: "0.1.0").
let package = Package(
  name: "Bookshelf",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "viperlint", path: "../..")],
  targets: [
    .target(name: "Bookshelf"),
    .testTarget(
      name: "BookshelfTests",
      dependencies: ["Bookshelf", .product(name: "ViperLintKit", package: "viperlint")]),
  ],
  swiftLanguageModes: [.v6]
)
