import Configuration
import Foundation
import Testing
import ViperLintKit
import Workspace

/// Asserts the files that are found, in order.
private func checkFound(
  _ names: [String], _ found: [String], include: [String] = [], exclude: [String] = [],
  ignores: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let files = Dictionary(uniqueKeysWithValues: names.map { ($0, "struct A {}\n") })
  try withFolder(files.merging(ignores) { $1 }) { folder in
    let selection = FileSelection(include: include.map(Glob.init), exclude: exclude.map(Glob.init))
    let discovery = discover(folder.path, selection)
    #expect(discovery.files.map(\.path) == found, sourceLocation: sourceLocation)
  }
}

@Suite struct DiscoverTests {
  @Test func `Swift files are found in the order of their bytes`() throws {
    try checkFound(
      ["b/a.swift", "a.swift", "B.swift", "a-b.swift", "a/z.swift", "ä.swift", "x.txt", ".swift"],
      ["B.swift", "a-b.swift", "a.swift", "a/z.swift", "b/a.swift", "ä.swift"])
  }

  @Test func `vendored, built and hidden folders are not entered`() throws {
    try checkFound(
      [
        "A.swift", "Pods/P.swift", "x/Carthage/C.swift", ".build/B.swift", "build/B.swift",
        ".build-x/B.swift", "DerivedData/D.swift", "SourcePackages/S.swift",
        "node_modules/N.swift", "MockingbirdSupport/UIKit/U.swift", ".git/G.swift",
        "A.xcodeproj/X.swift", "Builder/B.swift",
      ], ["A.swift", "Builder/B.swift"])
  }

  @Test func `package manifests are not linted`() throws {
    try checkFound(
      ["Package.swift", "x/Package@swift-5.9.swift", "x/Packages.swift"], ["x/Packages.swift"])
  }

  @Test func `a configuration includes and excludes`() throws {
    let names = ["App/A.swift", "App/Generated/G.swift", "Tools/T.swift"]
    try checkFound(names, ["App/A.swift", "App/Generated/G.swift"], include: ["App"])
    try checkFound(names, ["App/A.swift", "Tools/T.swift"], exclude: ["**/Generated/**"])
    try checkFound(names, ["App/A.swift"], include: ["App"], exclude: ["App/Generated"])
  }

  @Test func `gitignore files nest, and the nearest decides`() throws {
    let names = ["a.swift", "x/a.swift", "x/b.swift", "x/y/a.swift", "y/out/c.swift"]
    try checkFound(names, names, ignores: [:])
    try checkFound(names, ["x/b.swift", "y/out/c.swift"], ignores: [".gitignore": "a.swift"])
    try checkFound(
      names, ["x/a.swift", "x/b.swift", "x/y/a.swift", "y/out/c.swift"],
      ignores: [".gitignore": "a.swift", "x/.gitignore": "!a.swift"])
    try checkFound(
      names, ["a.swift", "x/a.swift", "x/b.swift", "x/y/a.swift"],
      ignores: [".gitignore": "out/\n!c.swift", "y/out/.gitignore": "!c.swift"])
    try checkFound(
      names, ["a.swift", "x/b.swift", "x/y/a.swift", "y/out/c.swift"],
      ignores: ["x/.gitignore": "/a.swift"])
  }

  @Test func `no symbolic link is followed, and none leads in a circle`() throws {
    try withFolder(["out/O.swift": "", "root/A.swift": "", "root/x/B.swift": ""]) { folder in
      try folder.link("root/out", to: "../out")
      try folder.link("root/x/up", to: "..")
      try folder.link("root/C.swift", to: "A.swift")
      try folder.link("root/loop.swift", to: "loop.swift")
      try folder.link("root/gone.swift", to: "nowhere.swift")
      let discovery = discover(folder.path + "/root", FileSelection())
      #expect(discovery.files.map(\.path) == ["A.swift", "x/B.swift"])
      #expect(discovery.unreadable.map(\.path) == ["gone.swift", "loop.swift"])
      let links = discovery.skipped.filter { $0.reason == .symbolicLink }
      #expect(links.map(\.path) == ["C.swift", "out", "x/up"])
    }
  }

  @Test func `a folder named like a file is entered, or told if it holds none`() throws {
    try withFolder(["SQLite.swift/A.swift": ""]) { folder in
      try folder.makeFolder("empty.swift")
      let discovery = discover(folder.path, FileSelection())
      #expect(discovery.files.map(\.path) == ["SQLite.swift/A.swift"])
      #expect(discovery.unreadable.map(\.path) == ["empty.swift"])
      #expect(discovery.unreadable.map(\.reason) == ["Is a directory"])
    }
  }

  @Test func `parts of a wide tree are walked in any order`() throws {
    var files = ["m7/.gitignore": "x/", "m9/A.swift": ""]
    for number in 0..<100 { files["m\(number)/x/B.swift"] = "" }
    try withFolder(files) { folder in
      let discovery = discover(folder.path, FileSelection())
      #expect(discovery.files.count == 100)
      #expect(discovery.skipped.map(\.path) == ["m7/x"])
      let backwards = discover(folder.path, FileSelection()) { count, walk in
        (0..<count).reversed().map(walk).reversed()
      }
      #expect(backwards.files == discovery.files)
      #expect(backwards.skipped == discovery.skipped)
    }
  }

  @Test func `folders may nest as deep as paths can be`() throws {
    try withFolder { folder in
      let deep = Array(repeating: "a", count: 900).joined(separator: "/")
      try folder.write("", to: deep + "/A.swift")
      #expect(discover(folder.path, FileSelection()).files.map(\.path) == [deep + "/A.swift"])
    }
  }

  @Test func `what is left out is counted by reason`() throws {
    let files = [
      "A.swift": "", "Pods/P.swift": "", "G.swift": "", "O.swift": "", ".gitignore": "O*",
    ]
    try withFolder(files) { folder in
      let discovery = discover(folder.path, FileSelection(exclude: [Glob("G.swift")]))
      let told = discovery.skipped.map { "\($0.path): \($0.reason.rawValue)" }
      #expect(
        told == [
          "G.swift: excluded by the configuration", "O.swift: in .gitignore",
          "Pods: vendored or built",
        ])
    }
  }

  @Test func `a folder that ends in Tests is an app's where it holds the app's start`() throws {
    let files = [
      "LabTests/AppDelegate.swift": "", "LabTests/Feed/Feed.swift": "",
      "LabTestsTests/T.swift": "", "LabTests/Tests/U.swift": "",
    ]
    try withFolder(files) { folder in
      let discovery = discover(folder.path, FileSelection())
      let tests = discovery.files.filter(\.isInTestFolder).map(\.path)
      #expect(tests == ["LabTests/Tests/U.swift", "LabTestsTests/T.swift"])
    }
  }
}

/// Asserts the target of each file, `-` for none.
private func checkTargets(
  _ names: [String: String], manifest: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var files = names.mapValues { _ in "" }
  if let manifest { files["Package.swift"] = manifest }
  try withFolder(files) { folder in
    let discovery = discover(folder.path, FileSelection())
    for file in discovery.files {
      let target = file.target.isEmpty ? "-" : file.target
      #expect(target == names[file.path], "\(file.path)", sourceLocation: sourceLocation)
    }
  }
}

@Suite struct TargetTests {
  @Test func `a package's files belong to the targets of its manifest`() throws {
    try checkTargets(
      [
        "Sources/Core/A.swift": "Core", "Sources/Core/x/B.swift": "Core",
        "Tests/CoreTests/T.swift": "CoreTests", "lib/ui/V.swift": "UI",
        "lib/ui/deep/D.swift": "Deep",
        "Other.swift": "-", "Sources/Cores/C.swift": "-",
      ],
      manifest: """
        let package = Package(name: "P", targets: [
          .target(name: "Core", dependencies: [.product(name: "X", package: "Y")]),
          .testTarget(name: "CoreTests", dependencies: ["Core", .target(name: "UI")]),
          .target(name: "UI", dependencies: [], path: "./lib/ui/"),
          .executableTarget(name: "Deep", path: "lib/ui/deep"),
        ])
        """)
  }

  @Test func `files beside an Xcode project belong to their folder`() throws {
    try checkTargets([
      "ios/App.xcodeproj/p.txt": "-", "ios/App/A.swift": "ios/App",
      "ios/AppTests/T.swift": "ios/AppTests",
      "ios/Main.swift": "-", "server/S.swift": "-",
    ])
  }

  @Test func `names that code makes give no target`() throws {
    let manifest = #"let t = ["A"].map { Target.target(name: $0) } + [.target(name: "A" + x)]"#
    try checkTargets(["Sources/A/B.swift": "-"], manifest: manifest)
  }
}
