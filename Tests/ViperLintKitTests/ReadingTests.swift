import Foundation
import TestSupport
import Testing
import ViperLintKit

private typealias ReadingError = CodeArchitecture.ReadingError

/// Calls `body` with a folder that holds these files, and removes it afterwards.
private func withFolder(_ files: [String: String], _ body: (String) async throws -> Void)
  async throws
{
  let created = FileManager.default.temporaryDirectory
    .appendingPathComponent("viperlint-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: created, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: created) }
  let folder = created.resolvingSymlinksInPath()
  for (name, text) in files {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
  try await body(folder.path)
}

@Suite("Reading a folder")
struct FolderReadingTests {
  @Test func `a folder is read by its configuration, preset and baseline`() async throws {
    let files = login.with([".viperlint.yml": "preset: viper\n"])
    try await withFolder(files) { folder in
      let architecture = try await CodeArchitecture.read(at: folder)
      #expect(architecture.root == folder)
      #expect(architecture.preset == .viper)
      #expect(!architecture.isPresetFound)
      #expect(architecture.fileCount == 5)
      #expect(architecture.judgedReferenceCount > 0)
      #expect(!architecture.findings.isEmpty)
      let path = try #require(architecture.findings.first).place.path
      #expect(FileManager.default.fileExists(atPath: path))
    }
  }

  @Test func `a path is seen from the folder of a file`() async throws {
    try await withFolder(login.with(["Tests/AppTests.swift": ""])) { folder in
      let architecture = try await CodeArchitecture.read(
        at: "../Login", relativeTo: folder + "/Tests/AppTests.swift", preset: .viper)
      #expect(architecture.modules.map(\.name) == ["Login"])
      #expect(
        try architecture.type(named: "LoginRouter").place.path == folder
          + "/Login/LoginRouter.swift")
    }
  }

  @Test func `of a part of a root what is in it is listed, and what is around it known`()
    async throws
  {
    try await withFolder(login.with([".viperlint.yml": "preset: viper\n"])) { folder in
      let service = try await CodeArchitecture.read(at: folder + "/Shared")
      #expect(service.root == folder)
      #expect(
        service.types.map(\.name) == [
          "UserServiceProtocol", "UserService", "UserService.Session",
        ])
      #expect(service.modules.isEmpty)
      #expect(service.findings.isEmpty)
      #expect(try service.type(named: "LoginRouter").role == .router)
      let users = try service.type(named: "UserServiceProtocol").referencedBy.map(\.from.name)
      #expect(Set(users) == ["LoginInteractor", "UserService"])
    }
  }

  @Test func `a baseline accepts findings, another one, or none`() async throws {
    let empty = #"{"version": 1, "entries": []}"#
    try await withFolder(login.with([".viperlint.yml": "preset: viper\n", "none.json": empty])) {
      folder in
      let all = try await CodeArchitecture.read(at: folder, baseline: .none).findings
      let entries = all.map { #"{"rule": "\#($0.rule)", "file": "\#($0.place.file)"}"# }
      #expect(!entries.isEmpty)
      let error = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder, baseline: .file(folder + "/missing.json"))
      }
      #expect(error?.reason == .request)
      #expect(error?.description.contains("there is no such file") == true)
    }
  }

  @Test func `a path that is not there is an error, and so is one without Swift`() async throws {
    try await withFolder(["Texts/a.txt": "a"]) { folder in
      let missing = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder + "/App")
      }
      #expect(missing?.reason == .request)
      #expect(
        missing?.description == "cannot read '\(folder)/App': No such file or directory")
      let empty = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder + "/Texts")
      }
      #expect(empty?.description.contains("holds no Swift file") == true)
      let text = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder + "/Texts/a.txt")
      }
      #expect(text?.description.contains("is not a Swift file") == true)
    }
  }

  @Test(arguments: ["", "A\0B"])
  func `a path that cannot be one is an error`(_ path: String) async {
    let error = await #expect(throws: ReadingError.self) {
      try await CodeArchitecture.read(at: path, relativeTo: #filePath)
    }
    #expect(error?.reason == .request)
  }

  @Test func `sources without a role are an error, unless that is expected`() async throws {
    try await withFolder(["Numbers/Prime.swift": "enum Prime {}"]) { folder in
      let error = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder)
      }
      #expect(error?.reason == .noRole)
      #expect(
        error?.description.hasPrefix("no type in '\(folder)' has a role, so nothing was checked")
          == true)
      let read = try await CodeArchitecture.read(at: folder, allowsNoRole: true)
      #expect(read.types.map(\.name) == ["Prime"])
    }
  }

  @Test func `a wrong configuration is an error with line, column and the cure`() async throws {
    let files = login.with([".viperlint.yml": "preset: viper\nrules:\n  ui_imports: off\n"])
    try await withFolder(files) { folder in
      let error = await #expect(throws: ReadingError.self) {
        try await CodeArchitecture.read(at: folder)
      }
      #expect(error?.reason == .configuration)
      let problem = try #require(error?.problems.first)
      #expect(problem.file == folder + "/.viperlint.yml")
      #expect(problem.line == 3)
      #expect(problem.column == 3)
      #expect(problem.message.contains("ui_import"))
      #expect(problem.description.hasPrefix(folder + "/.viperlint.yml:3:3: "))
    }
  }

  @Test func `another configuration can be named`() async throws {
    let files = login.with(["Tests/strict.yml": "preset: mvvm\n"])
    try await withFolder(files) { folder in
      let architecture = try await CodeArchitecture.read(
        at: "..", relativeTo: folder + "/Tests/A.swift", configuration: "strict.yml")
      #expect(architecture.preset == .mvvm)
    }
  }
}

@Suite("Reading texts")
struct TextReadingTests {
  private func error(
    _ sources: [String: String], only: [RuleID] = []
  ) throws -> CodeArchitecture.ReadingError {
    try #require(
      #expect(throws: CodeArchitecture.ReadingError.self) {
        try CodeArchitecture(sources: sources, only: only)
      })
  }

  @Test(arguments: ["Articles", "ArticlesBroken", "PostListBroken", "BooksBroken", "Rambler"])
  func `texts are read as the files of a folder are`(_ app: String) async throws {
    let folder = fixturesFolder.appendingPathComponent(app)
    let read = try await CodeArchitecture.read(at: folder.path)
    var sources: [String: String] = [:]
    for name in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String })
      ?? []
    {
      sources[name] = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    let texts = try CodeArchitecture(sources: sources)
    #expect(texts.findings.map(\.description) == read.findings.map(\.description))
    #expect(texts.notes.map(\.description) == read.notes.map(\.description))
    #expect(texts.types.map(\.description) == read.types.map(\.description))
    #expect(texts.references.map(\.description) == read.references.map(\.description))
    #expect(texts.description == read.description)
    #expect(!texts.types.isEmpty)
  }

  @Test(arguments: [
    "", "/A.swift", "../A.swift", "A//B.swift", "./A.swift", "A/", "A\0.swift", "~deep",
  ])
  func `a path that no file below a folder has is an error`(_ name: String) throws {
    let path = name == "~deep" ? String(repeating: "A/", count: 3000) + "A.swift" : name
    let error = try error([path: "", "LoginPresenter.swift": "class LoginPresenter {}"])
    #expect(error.reason == .request)
    #expect(error.problems.count == 1)
    #expect(error.description.hasSuffix("write one as 'Login/LoginPresenter.swift'"))
  }

  @Test func `a path cannot be a file and a folder`() throws {
    let error = try error(["A.swift": "", "A.swift/B.swift": ""])
    #expect(
      error.description == "'A.swift' is a file and a folder: give one of them another name")
  }

  @Test(arguments: [[:], ["README.md": "# A"], ["Pods/A.swift": "class APresenter {}"]])
  func `no Swift file is an error`(_ sources: [String: String]) throws {
    #expect(try error(sources).description.hasPrefix("none of the sources is a Swift file"))
  }

  @Test func `a wrong configuration is an error with its place`() throws {
    let error = try error(login.with([".viperlint.yml": "presets: viper\n"]))
    #expect(error.reason == .configuration)
    #expect(error.description.hasPrefix(".viperlint.yml:1:1: "))
    #expect(error.description.contains("did you mean 'preset'?"))
  }

  @Test func `a configuration extends no file of the disk`() throws {
    let error = try error(login.with([".viperlint.yml": "extends: ../../etc/passwd\n"]))
    #expect(error.description.contains("No such file or directory"))
  }

  @Test func `a configuration extends another text`() throws {
    let architecture = try CodeArchitecture(
      sources: login.with([
        ".viperlint.yml": "extends: shared/ios.yml\n", "shared/ios.yml": "preset: mvvm\n",
      ]))
    #expect(architecture.preset == .mvvm)
  }

  @Test func `a configuration under another name is an error`() throws {
    let error = try error(login.with(["viperlint.yaml": "preset: viper\n"]))
    #expect(error.description.contains("call it '.viperlint.yml'"))
  }

  @Test func `a baseline among the texts is the baseline`() throws {
    let sources = login.with([
      ".viperlint.yml": "preset: viper\n", ".viperlint-baseline.json": "no baseline",
    ])
    #expect(try error(sources).problems.first?.file == ".viperlint-baseline.json")
  }

  @Test func `an unknown rule is an error with the nearest one`() throws {
    let error = try error(login, only: ["ui_imports"])
    #expect(error.description == "unknown rule 'ui_imports': did you mean 'ui_import'?")
  }

  @Test func `sources without a role are an error`() throws {
    let error = try error(["Prime.swift": "enum Prime {}"])
    #expect(error.reason == .noRole)
    #expect(error.description.hasPrefix("no type in these sources has a role"))
  }

  @Test func `why no module was judged is told`() throws {
    let architecture = try CodeArchitecture(sources: ["A.swift": "class UserService {}"])
    #expect(architecture.unjudged.count == 1)
    #expect(architecture.preset == nil)
    #expect(architecture.description.hasSuffix(architecture.unjudged[0]))
    #expect(try CodeArchitecture(sources: login, preset: .viper).unjudged.isEmpty)
  }

  @Test func `what viperlint says beside its findings is a remark`() throws {
    let sources = login.with(["App.xcodeproj/project.pbxproj": "no project"])
    let architecture = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(architecture.remarks.count == 1)
    #expect(architecture.remarks.first?.contains("App.xcodeproj") == true)
    #expect(try CodeArchitecture(sources: login, preset: .viper).remarks.isEmpty)
  }

  @Test func `a manifest among the texts tells their targets`() throws {
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "Cart"), .target(name: "Login")])

      """
    let sources = [
      "Sources/Cart/User.swift": "struct User {}",
      "Sources/Login/User.swift": "struct User {}",
      "Sources/Login/UserService.swift": "final class UserService { var user: User? }",
    ]
    func files(_ sources: [String: String]) throws -> [String] {
      try CodeArchitecture(sources: sources).type(named: "UserService").references
        .map(\.to.place.file)
    }
    #expect(try files(sources.with(["Package.swift": manifest])) == ["Sources/Login/User.swift"])
  }

  @Test func `types without a role are told`() throws {
    let sources = login.with(["Login/Thing.swift": "final class Thing { func run() {} }"])
    let architecture = try CodeArchitecture(sources: sources, preset: .viper)
    #expect(architecture.typesWithoutRole.map(\.name) == ["Thing"])
  }
}
