import Foundation
import Testing

/// Calls `body` with a copy of a folder of `Fixtures`.
func withFixture(_ name: String, _ body: (Folder) throws -> Void) throws {
  let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  try withFolder { folder in
    let app = URL(fileURLWithPath: folder.path).appendingPathComponent("app")
    try FileManager.default.copyItem(
      at: repository.appendingPathComponent("Fixtures/\(name)"), to: app)
    try body(Folder(path: app.path))
  }
}

/// What `init` proposes can be taken over as it stands, by deleting the `# ` of a paragraph's keys.
@Suite struct InitProposalTests {
  @Test(arguments: [
    "Articles", "ArticlesBroken", "BooksBroken", "ContactsMVVMBroken", "Lessons", "Plants",
    "RamblerBroken", "RecipesBroken", "TripsBroken", "WorkoutsBroken",
  ])
  func `taken over, it loses no module of an app`(_ name: String) throws {
    try withFixture(name) { folder in try checkTakenOver(folder) }
  }

  @Test func `nor where modules lie within modules, or beside each other in one folder`() throws {
    let apps: [[String: String]] = [
      // Most lie in one folder, and two in one beside them.
      module("Feed", in: "App/Feed").merging(module("Login", in: "App/Login")) { $1 }
        .merging(module("Search", in: "App/Search")) { $1 }
        .merging(module("Post", in: "App/Social/Post")) { $1 }
        .merging(module("Like", in: "App/Social/Like")) { $1 },
      // One within another, which a pattern for the folders of the outer one would take in.
      module("Feed", in: "App/Feed").merging(module("Post", in: "App/Feed/Post")) { $1 }
        .merging(module("Login", in: "App/Login")) { $1 },
      // Several in one folder, told apart by names.
      module("Feed", in: "App/Scenes").merging(module("Post", in: "App/Scenes")) { $1 }
        .merging(module("Login", in: "App/Login")) { $1 }
        .merging(module("Search", in: "App/Search")) { $1 },
      // Beside a folder that is no module.
      module("Feed", in: "Feed").merging(module("Login", in: "Login")) { $1 }
        .merging(["Common/Clock.swift": "struct Clock {}\n"]) { $1 },
      // All in the root.
      module("Feed", in: ".").merging(module("Login", in: ".")) { $1 },
      // Names that patterns and YAML read otherwise.
      module("Feed", in: "A [1]/Feed").merging(module("Login", in: "A [1]/Login")) { $1 }
        .merging(module("Search", in: "# b: c/Search")) { $1 }
        .merging(module("Post", in: "* d/Post")) { $1 }
        .merging(module("Like", in: "* d/Like")) { $1 },
    ]
    for files in apps {
      try withFolder(files) { folder in try checkTakenOver(folder) }
    }
  }

  @Test func `a pattern is proposed where it matches modules alone, else each folder`() throws {
    let files = module("Feed", in: "App/Feed").merging(module("Login", in: "App/Login")) { $1 }
    let sentence = """
      # Where they are wrong, state them: each folder that a path matches is one module, and what no path
      # matches is found as before.
      # modules:

      """
    try withFolder(files) { folder in
      try #expect(written(folder).contains(sentence + "#   - path: App/*\n"))
      try folder.write("struct Clock {}\n", to: "App/Common/Clock.swift")
      try #expect(
        written(folder).contains(sentence + "#   - path: App/Feed\n#   - path: App/Login\n"))
    }
    try withFolder(module("Feed", in: "App").merging(module("Login", in: "App")) { $1 }) { folder in
      let text = try written(folder)
      #expect(text.contains("# 2 modules, found by folders and names:\n"))
      #expect(!text.contains("modules:\n#   - path"))
    }
  }

  @Test func `what is in force and what is proposed share a key`() throws {
    // Views hold presenters by their class everywhere, and five screens show entities.
    var files: [String: String] = [:]
    for number in 1...10 {
      let name = "Scene\(number)"
      files["\(name)/\(name).swift"] = """
        import UIKit
        protocol \(name)InteractorInput {}
        final class \(name)ViewController: UIViewController {
          var presenter: \(name)Presenter?
          \(number < 6 ? "var interactor: \(name)InteractorInput?" : "")
        }
        final class \(name)Presenter { var interactor: \(name)InteractorInput? }
        final class \(name)Interactor: \(name)InteractorInput {}
        """
    }
    try withFolder(files) { folder in
      let text = try written(folder)
      #expect(
        text.contains(
          """
          dependencies:
            view:
              presenter: {allow: any, because: "10 of the 10 types that could do so"}
          #     # layer_dependency: 5 of 5 findings, in 5 of 10 modules.
          """))
      #expect(text.contains("\n#     interactor: {allow: any, because: \"say why\"}\n"))
      try checkTakenOver(folder)
      try folder.write(takenOver(text), to: ".viperlint.yml")
      try #expect(folder.run([]).output.contains(": no finding"))
    }
  }

  private func written(_ folder: Folder) throws -> String {
    try #expect(folder.run(["init", "--force"]).status == 0)
    return try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
  }

  private func checkTakenOver(
    _ folder: Folder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try modules(folder)
    for options in [[], ["--all"]] {
      try #expect(folder.run(["init", "--force"] + options).status == 0)
      let file = folder.path + "/.viperlint.yml"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let taken = takenOver(text)
      try folder.write(taken, to: ".viperlint.yml")
      let valid = try folder.run(["config", "validate"])
      #expect(valid.status == 0, "\(valid.errors)\n\(taken)", sourceLocation: sourceLocation)
      let after = try modules(folder)
      #expect(after == before, "\(taken)", sourceLocation: sourceLocation)
      try folder.remove(".viperlint.yml")
    }
  }

  /// In each paragraph, the lines from the first key on, out of their comments.
  private func takenOver(_ text: String) -> String {
    let keys = ["preset", "overrides", "modules", "dependencies", "rules"]
    var isKey = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let plain = line.hasPrefix("# ") ? line.dropFirst(2) : line
      if line.isEmpty { isKey = false }
      if keys.contains(where: { plain.hasPrefix($0 + ":") }) { isKey = true }
      return String(isKey ? plain : line)
    }.joined(separator: "\n")
  }

  private func modules(_ folder: Folder) throws -> [String] {
    let output = try folder.run(["modules", "--format", "json"]).output
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    let modules = try #require(object?["modules"] as? [[String: Any]])
    try #require(!modules.isEmpty)
    return modules.map { "\($0["name"] ?? "") in \($0["path"] ?? "")" }
  }

  private func module(_ name: String, in path: String) -> [String: String] {
    let pairs = articles.map { file, text in
      let last = String(file.split(separator: "/")[1].replacing("Articles", with: name))
      return (path == "." ? last : "\(path)/\(last)", text.replacing("Articles", with: name))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

/// Each reason for which the preset is not stated has its own sentence.
@Suite struct WhyThePresetIsNotStatedTests {
  @Test func `stating it would change what is found`() throws {
    try withFixture("ContactsMVVMBroken") { folder in
      let output = try folder.run(["init"]).output
      #expect(
        output.contains(", not stated, as that would change what is found (13 findings more)\n"))
      #expect(
        output.contains("\ndecide on the preset first: as it is not stated, part of what its "))
      #expect(output.contains("take the '# ' from '# preset: mvvm', and then "))
      let text = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(
        text.contains(
          """
          # It is not stated, so that no finding changes: a stated preset counts in full, a found one more
          # mildly (13 findings more).
          # preset: mvvm

          """))
    }
  }

  @Test func `a folder's name can stand in no pattern`() throws {
    var files = articles
    for (path, text) in articles {
      files["More/" + path.replacing("Articles", with: "Basket")] =
        text.replacing("Articles", with: "Basket")
    }
    for (path, text) in oddModels { files["[old]/" + path] = text }
    try withFolder(files) { folder in
      let output = try folder.run(["init"]).output
      #expect(
        output.contains(
          ", not stated, as a folder of a module in another preset has a name that no pattern can say\n"
        ), "\(output)")
      let text = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(text.contains("\n# It is not stated: a module in another preset would have to be "))
      try #expect(folder.run(["config", "validate"]).status == 0)
    }
  }

  private let oddModels = [
    "Settings/SettingsViewController.swift": """
    import UIKit
    final class SettingsViewController: UIViewController { let viewModel = SettingsViewModel() }
    """,
    "Settings/SettingsViewModel.swift": """
    final class SettingsViewModel {
      let service = SettingsService()
      var title: String { service.title }
      func load() { service.load() }
    }
    """,
    "Settings/SettingsService.swift": """
    final class SettingsService {
      var title = ""
      func load() {}
    }
    """,
  ]
}
