import Configuration
import Foundation
import Testing
import ViperLintKit
import Workspace

/// Asserts the targets of each file, the main one first, `-` for none, `test` after those that are
/// only for tests.
private func checkTargets(
  _ files: [String: String], projects: [String: [StatedTarget]] = [:],
  exceptions: [(folder: String, target: String, path: String)] = [], other: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation, prepare: (Folder) throws -> Void = { _ in }
) throws {
  let texts = projects.map {
    ("\($0).xcodeproj/project.pbxproj", projectText($1, exceptions: exceptions))
  }
  let all = files.mapValues { _ in "" }.merging(other) { $1 }.merging(texts) { $1 }
  try withFolder(all) { folder in
    try prepare(folder)
    let discovery = discover(folder.path, FileSelection())
    #expect(discovery.remarks == [], sourceLocation: sourceLocation)
    for file in discovery.files {
      let targets = ([file.target] + file.otherTargets).joined(separator: ", ")
      let told = (targets.isEmpty ? "-" : targets) + (file.isInTestTarget ? " test" : "")
      #expect(told == files[file.path], "\(file.path)", sourceLocation: sourceLocation)
    }
  }
}

@Suite("The targets of an Xcode project's files")
struct XcodeTargetTests {
  @Test func `a file belongs to the target that compiles it, wherever it lies`() throws {
    try checkTargets(
      [
        "ios/Code/A.swift": "ios/My.xcodeproj/App", "ios/Code/B.swift": "ios/My.xcodeproj/Kit",
        "ios/Checks/T.swift": "ios/My.xcodeproj/AppTests test",
        "shared/ä b/S.swift": "ios/My.xcodeproj/App",
      ],
      projects: [
        "ios/My": [
          StatedTarget(name: "App", files: ["Code/A.swift", "../shared/ä b/S.swift"]),
          StatedTarget(name: "Kit", type: "framework", files: ["Code/B.swift"]),
          StatedTarget(name: "AppTests", type: "bundle.unit-test", files: ["Checks/T.swift"]),
        ]
      ])
  }

  @Test func `a file that nobody compiles is left out where its folder's others are compiled`()
    throws
  {
    let project = projectText([StatedTarget(name: "App", files: ["Feed/Feed.swift"])])
    let files = ["Feed/Feed.swift": "", "Feed/Old.swift": "", "Scripts/Make.swift": ""]
    try withFolder(files.merging(["P.xcodeproj/project.pbxproj": project]) { $1 }) { folder in
      let discovery = discover(folder.path, FileSelection())
      #expect(discovery.files.filter(\.isLeftOut).map(\.path) == ["Feed/Old.swift"])
    }
    try withFolder(files) { folder in
      let discovery = discover(folder.path, FileSelection())
      #expect(discovery.files.filter(\.isLeftOut) == [])
    }
  }

  @Test func `a folder that nobody compiles is left out where all of it is compiled elsewhere`()
    throws
  {
    let project = projectText([
      StatedTarget(name: "App", files: ["Enter/View.swift", "Enter/Presenter.swift"])
    ])
    let files = [
      "Enter/View.swift": "", "Enter/Presenter.swift": "", "Old/View.swift": "",
      "Old/Presenter.swift": "", "Made/View.swift": "", "Made/Router.swift": "",
    ]
    try withFolder(files.merging(["P.xcodeproj/project.pbxproj": project]) { $1 }) { folder in
      let discovery = discover(folder.path, FileSelection())
      #expect(
        discovery.files.filter(\.isLeftOut).map(\.path) == [
          "Old/Presenter.swift", "Old/View.swift",
        ])
    }
  }

  @Test func `of several targets the application is the main one, and a test's only alone`() throws
  {
    try checkTargets(
      [
        "A.swift": "P.xcodeproj/App, P.xcodeproj/Lite, P.xcodeproj/Widget",
        "B.swift": "P.xcodeproj/Widget, P.xcodeproj/Tests",
        "C.swift": "P.xcodeproj/Tests, P.xcodeproj/UITests test",
      ],
      projects: [
        "P": [
          StatedTarget(name: "Tests", type: "bundle.unit-test", files: ["B.swift", "C.swift"]),
          StatedTarget(name: "Widget", type: "app-extension", files: ["A.swift", "B.swift"]),
          StatedTarget(name: "App", files: ["A.swift"]),
          StatedTarget(name: "Lite", files: ["A.swift"]),
          StatedTarget(name: "UITests", type: "bundle.ui-testing", files: ["C.swift"]),
        ]
      ])
  }

  @Test func `what no target compiles belongs to the folder beside the project`() throws {
    try checkTargets(
      [
        "ios/App/A.swift": "ios/App.xcodeproj/App", "ios/App/Old.swift": "ios/App",
        "ios/Templates/T.swift": "ios/Templates", "ios/Main.swift": "-", "tools/X.swift": "-",
      ],
      projects: ["ios/App": [StatedTarget(name: "App", files: ["App/A.swift", "App/Gone.swift"])]])
  }

  @Test func `a synchronized folder is its targets', but for exceptions and packages`() throws {
    try checkTargets(
      [
        "App/A.swift": "P.xcodeproj/App", "App/x/B.swift": "P.xcodeproj/App",
        "App/Old.swift": "App", "App/x/Shared.swift": "P.xcodeproj/App, P.xcodeproj/Widget",
        "App/x/WidgetOnly/W.swift": "App", "Apple/Z.swift": "Apple",
        "App/Core/Sources/Core/C.swift": "App/Core/Core", "App/Core/Other.swift": "-",
        "Checks/T.swift": "P.xcodeproj/Tests test",
      ],
      projects: [
        "P": [
          StatedTarget(name: "App", folders: ["App"]),
          StatedTarget(name: "Widget", type: "app-extension"),
          StatedTarget(name: "Tests", type: "bundle.unit-test", folders: ["Checks"]),
        ]
      ],
      exceptions: [
        ("App", "App", "Old.swift"), ("App", "Widget", "x/Shared.swift"),
        ("App", "App", "x/WidgetOnly"),
      ],
      other: ["App/Core/Package.swift": #"let p = [.target(name: "Core")]"#])
  }

  @Test func `a package's target comes before the project's`() throws {
    try checkTargets(
      [
        "Sources/Core/C.swift": "Core, Core.xcodeproj/Core", "Demo/D.swift": "Core.xcodeproj/Demo",
        "Sources/my-kit/K.swift": "my_kit", "Other/O.swift": "-",
      ],
      projects: [
        "Core": [
          StatedTarget(name: "Demo", files: ["Demo/D.swift"]),
          StatedTarget(name: "Core", type: "framework", files: ["Sources/Core/C.swift"]),
        ]
      ],
      other: ["Package.swift": #"let p = [.target(name: "Core"), .target(name: "my-kit")]"#])
  }

  @Test func `of several projects the nearest has a file's main target`() throws {
    try checkTargets(
      [
        "a/A.swift": "a/A.xcodeproj/Kit, b/B.xcodeproj/App, b/C.xcodeproj/App",
        "b/B.swift": "b/B.xcodeproj/App, b/C.xcodeproj/App",
      ],
      projects: [
        "b/C": [StatedTarget(name: "App", files: ["../a/A.swift", "B.swift"])],
        "a/A": [StatedTarget(name: "Kit", type: "framework", files: ["A.swift"])],
        "b/B": [StatedTarget(name: "App", files: ["../a/A.swift", "B.swift"])],
      ])
  }

  @Test func `a path may be written in another case, as Xcode's disks allow`() throws {
    try checkTargets(
      ["Tests/T.swift": "P.xcodeproj/T test"],
      projects: [
        "P": [StatedTarget(name: "T", type: "bundle.unit-test", files: ["tests/t.swift"])]
      ])
    #if os(Linux)
      // Where the disk tells two files apart by it, neither is meant.
      try checkTargets(
        ["x/A.swift": "x", "X/a.swift": "X"],
        projects: ["P": [StatedTarget(name: "T", files: ["X/A.swift"])]])
    #endif
  }

  @Test func `a path may lead through a link within the root, never out of it`() throws {
    try checkTargets(
      ["Common/x/C.swift": "P.xcodeproj/App", "Common/D.swift": "P.xcodeproj/App"],
      projects: [
        "P": [
          StatedTarget(name: "App", files: ["App/Link/x/C.swift", "Out/O.swift"], folders: ["Way"])
        ]
      ]
    ) { folder in
      try folder.makeFolder("App")
      try folder.link("App/Link", to: "../Common")
      try folder.link("Way", to: "Common")
      try folder.link("Out", to: "/usr")
    }
  }

  @Test func `a project without a file is its folders`() throws {
    try checkTargets(
      ["App/A.swift": "App"], other: ["P.xcodeproj/xcshareddata/x.txt": ""])
  }

  @Test func `a project file that cannot be read is told, and the rest goes on`() throws {
    try withFolder(["a/A.xcodeproj/project.pbxproj": "{ objects = ", "a/App/A.swift": ""]) {
      folder in
      try folder.makeFolder("a/B.xcodeproj/project.pbxproj")
      try folder.makeFolder("a/C.xcodeproj")
      try folder.link("a/C.xcodeproj/project.pbxproj", to: "/etc/passwd")
      let discovery = discover(folder.path, FileSelection())
      #expect(discovery.files.map(\.target) == ["a/App"])
      let rest = "; the project is not read, and its folders count as its targets"
      #expect(
        discovery.remarks == [
          "a/A.xcodeproj/project.pbxproj:1:13: a value expected" + rest,
          "a/B.xcodeproj/project.pbxproj: not a regular file" + rest,
          "a/C.xcodeproj/project.pbxproj: not a regular file" + rest,
        ])
    }
  }

  @Test func `an excluded project is not read`() throws {
    let files = ["P.xcodeproj/project.pbxproj": "{", "App/A.swift": ""]
    try withFolder(files) { folder in
      let discovery = discover(folder.path, FileSelection(exclude: ["P.xcodeproj"].map(Glob.init)))
      #expect(discovery.remarks == [])
      #expect(discovery.files.map(\.target) == [""])
      #expect(discovery.skipped.map(\.path) == ["P.xcodeproj"])
    }
  }
}

/// A presenter that holds its wireframe as a concrete class, of which there are two.
private let twins = [
  "Code/ArticlesPresenter.swift": """
  protocol ArticlesViewInput: AnyObject {}
  final class ArticlesPresenter {
    weak var view: ArticlesViewInput?
    var wireframe: ArticlesWireframe?
  }

  """,
  "Code/ArticlesView.swift": """
  import UIKit
  final class ArticlesViewController: UIViewController, ArticlesViewInput {}

  """,
  "Code/PhoneWireframe.swift": "final class ArticlesWireframe {}\n",
  "Code/WatchWireframe.swift": "final class ArticlesWireframe {}\n",
]

@Suite("A lint of an Xcode project")
struct XcodeProjectLintTests {
  @Test func `a name means the type of the own target`() throws {
    let common = ["Code/ArticlesPresenter.swift", "Code/ArticlesView.swift"]
    func targets(_ wireframe: String, _ other: String) -> String {
      projectText([
        StatedTarget(name: "Phone", files: common + [wireframe]),
        StatedTarget(name: "Watch", type: "framework", files: [other]),
      ])
    }
    let phone = "Code/PhoneWireframe.swift"
    let watch = "Code/WatchWireframe.swift"
    try withFolder(twins) { folder in
      let without = try folder.run([])
      #expect(without.output.contains("1 ambiguous name"))
      #expect(!without.output.contains("protocol_boundary"))
      for (own, other) in [(phone, watch), (watch, phone)] {
        try folder.write(targets(own, other), to: "P.xcodeproj/project.pbxproj")
        let outcome = try folder.run([])
        #expect(outcome.output.contains("error[protocol_boundary]"))
        #expect(outcome.output.contains("::: \(own):1:13  declared here"))
      }
      // What two flavours of an app share means what the first one has.
      try folder.write(
        projectText([
          StatedTarget(name: "Phone", files: common + [phone]),
          StatedTarget(name: "Watch", files: common + [watch]),
        ]), to: "P.xcodeproj/project.pbxproj")
      let outcome = try folder.run([])
      #expect(outcome.output.contains("::: \(phone):1:13  declared here"))
    }
  }

  @Test func `a test target is not checked, whatever its folder is called`() throws {
    func moved(_ type: String) -> [String: String] {
      let files = articles.keys.map { $0.replacing("Articles/", with: "Checks/") }.sorted()
      var texts = Dictionary(
        uniqueKeysWithValues: articles.map { ($0.replacing("Articles/", with: "Checks/"), $1) })
      texts["P.xcodeproj/project.pbxproj"] = projectText([
        StatedTarget(name: "Checks", type: type, files: files)
      ])
      return texts
    }
    try withFolder(moved("application")) { folder in
      let outcome = try folder.run([])
      #expect(outcome.output.contains("error[protocol_boundary]"))
    }
    try withFolder(moved("bundle.unit-test")) { folder in
      let outcome = try folder.run([])
      #expect(!outcome.output.contains("error["))
      #expect(outcome.status == 2)
    }
  }

  @Test func `a synchronized folder is a target's like any list of files`() throws {
    let project = projectText([
      StatedTarget(name: "App", folders: ["Articles"]),
      StatedTarget(name: "Checks", type: "bundle.unit-test", folders: ["Checks"]),
    ])
    let checks = articles.map { ($0.replacing("Articles/", with: "Checks/"), $1) }
    let files = articles.merging(checks) { $1 }
      .merging(["P.xcodeproj/project.pbxproj": project]) { $1 }
    try withFolder(files) { folder in
      let outcome = try folder.run([])
      #expect(outcome.output.contains("--> Articles/ArticlesPresenter.swift"))
      #expect(!outcome.output.contains("Checks/"))
    }
  }

  @Test func `a project that cannot be read stops nothing`() throws {
    let broken = articles.merging(["P.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n"]) { $1 }
    try withFolder(broken) { folder in
      let outcome = try folder.run([])
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("error[protocol_boundary]"))
      let remark =
        "P.xcodeproj/project.pbxproj:2:1: a merge conflict, not settled; the project is not read, "
        + "and its folders count as its targets\n"
      #expect(outcome.output.contains(remark))
      let machine = try folder.run(["--format", "json"])
      #expect(machine.errors == "viperlint: " + remark)
    }
  }
}
