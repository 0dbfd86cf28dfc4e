import Configuration
import Foundation
import Testing

@Suite struct ConfigPrintTests {
  @Test func `what is in force is printed with the file and line that it comes from`() throws {
    try withFolder([
      ".viperlint.yml": "extends: shared/ios.yml\nrules: {ui_import: warning}\n",
      "shared/ios.yml": "preset: viper\ndependencies: {presenter: {service: protocol}}\n",
    ]) { folder in
      let outcome = try folder.run(["config", "print"])
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      let lines = outcome.output.split(separator: "\n").map(String.init)
      #expect(lines.contains("# extends: shared/ios.yml  # .viperlint.yml:1"))
      #expect(lines.contains("preset: viper  # shared/ios.yml:1"))
      #expect(lines.contains("    service: protocol  # shared/ios.yml:2"))
      #expect(lines.contains("  ui_import: warning  # .viperlint.yml:2"))
      #expect(lines.contains("#   layer_dependency: error  # default"))
    }
  }

  @Test func `what is printed can be read again`() throws {
    try withFolder([".viperlint.yml": "preset: ribs\nexclude: [\"**/Old/**\"]\n"]) { folder in
      let first = try folder.run(["config", "print"]).output
      try folder.write(first, to: ".viperlint.yml")
      let second = try folder.run(["config", "print"]).output
      #expect(withoutComments(first) == withoutComments(second))
      try #expect(folder.run(["config", "validate"]).status == 0)
    }
  }

  @Test func `without a word about presets the code decides`() throws {
    try withFolder(articles) { folder in
      let output = try folder.run(["config", "print"]).output
      #expect(output.contains("\npreset: viper  # fits this code best\n"))
      let named = try folder.run(["config", "print", "--preset", "mvvm"]).output
      #expect(named.contains("\npreset: mvvm  # --preset\n"))
    }
  }

  @Test func `a path is governed as a run over it would be`() throws {
    let files = articles(below: "Fixtures").merging([
      ".viperlint.yml": "preset: ribs\nexclude: [Fixtures]\n"
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run(["config", "print", "Fixtures"]).output
      #expect(output.contains("\npreset: viper  # fits this code best\n"))
    }
  }

  private func withoutComments(_ text: String) -> [Substring] {
    text.split(separator: "\n").map { $0.prefix { $0 != "#" } }.filter { !$0.isEmpty }
  }
}

@Suite struct ConfigValidateTests {
  @Test func `a valid configuration is summed up in one line`() throws {
    let text = """
      preset: mvvm
      modules: [App/*]
      roles: {view: {suffix: Screen}, analytics: {}}
      dependencies: {view: {analytics: never, data: any}}
      rules: {ui_type: off}
      overrides: [{path: Old, preset: viper}]

      """
    try withFolder([".viperlint.yml": text]) { folder in
      let outcome = try folder.run(["config", "validate"])
      #expect(
        outcome
          == Outcome(
            status: 0,
            output: ".viperlint.yml is valid: preset mvvm, 1 module pattern, 2 roles, 2 cells, "
              + "1 rule set, 1 override\n", errors: ""))
      try #expect(
        folder.run(["config", "validate", "--preset", "ribs"]).output.contains("preset ribs"))
    }
  }

  @Test func `everything that is wrong is told, in the file that it is in`() throws {
    try withFolder([
      "App/.viperlint.yml": "extends: ../shared.yml\n",
      "shared.yml": "presett: viper\nrules: {ui_import: fatal}\n",
    ]) { folder in
      let outcome = try folder.run(["config", "validate", "App"])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors == """
          shared.yml:1:1: error: unknown key 'presett': did you mean 'preset'?
          shared.yml:2:20: error: unknown severity 'fatal': the severities are error, warning, off

          """)
    }
  }

  @Test func `a circle names both places, a missing file the one that wants it`() throws {
    try withFolder([
      ".viperlint.yml": "extends: a.yml\n", "a.yml": "\nextends: .viperlint.yml\n",
      "Lost/.viperlint.yml": "extends: no.yml\n",
    ]) { folder in
      try #expect(
        folder.run(["config", "validate"]).errors
          == "a.yml:2:10: error: '.viperlint.yml' extends this file in turn, at .viperlint.yml:1:10: "
          + "take what both need into a third file, and extend that\n")
      let lost = try folder.run(["config", "validate", "Lost"])
      #expect(
        lost.errors
          == "Lost/.viperlint.yml:1:10: error: cannot read 'no.yml': No such file or directory\n")
      #expect(lost.status == 2)
    }
  }

  @Test func `the version that it needs is said, and where it is`() throws {
    try withFolder([
      ".viperlint.yml": "required_version: 0.0.1\npreset: viper\nextends: shared.yml\n",
      "shared.yml": "\nrequired_version: \"0.1\"\n",
    ]) { folder in
      try #expect(
        folder.run(["config", "validate"]).output
          == ".viperlint.yml is valid: preset viper, viperlint 0.1.0 or newer, 1 file extended\n")
      let printed = try folder.run(["config", "print"]).output
      #expect(printed.contains("\nrequired_version: \"0.1.0\"  # shared.yml:2\n"))
    }
  }

  @Test(arguments: [["lint"], ["config", "validate"], ["modules"], ["--staged"]])
  func `a configuration of a newer viperlint ends every run`(arguments: [String]) throws {
    let files = articles.merging([
      ".viperlint.yml": "extends: shared.yml\nscenes: [App]\n",
      "shared.yml": "preset: plaid\nrequired_version: 7.2\n",
    ]) { $1 }
    try withFolder(files) { folder in
      if arguments == ["--staged"] {
        for arguments in [["init", "-q"], ["add", "-A"]] { try folder.git(arguments) }
      }
      let outcome = try folder.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "shared.yml:2:19: error: this configuration needs viperlint 7.2.0 or newer, and this is "
          + "viperlint \(version): get a newer one from \(repository)/releases\n")
    }
  }

  @Test func `nothing to validate is an error`() throws {
    try withFolder { folder in
      let outcome = try folder.run(["config", "validate"])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors
          == "viperlint: error: no .viperlint.yml governs '\(folder.path)': there is nothing to "
          + "validate, and viperlint works without one\n")
    }
  }
}

@Suite struct ConfigSchemaTests {
  @Test func `the schema's keys are tables in Markdown`() throws {
    try withFolder { folder in
      let page = try folder.run(["config", "schema", "--format", "markdown"]).output
      #expect(page.hasPrefix("### Keys of the file\n\n| key | says |\n| --- | --- |\n| `preset` |"))
      for key in ConfigurationKeys.file + ConfigurationKeys.role + ConfigurationKeys.folders {
        #expect(page.contains("\n| `\(key.name)` | \(key.summary)"), "\(key.name)")
      }
      let outcome = try folder.run(["config", "print", "--format", "markdown"])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains(
          "'--format' is of 'viperlint config schema', not of 'viperlint config print'"))
    }
  }

  @Test func `the schema names every rule and preset`() throws {
    try withFolder { folder in
      let outcome = try folder.run(["config", "schema"])
      #expect(outcome.status == 0)
      let schema = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect((schema as? [String: Any])?["$schema"] != nil)
      for name in Preset.shipped + ["layer_dependency", "ui_import"] {
        #expect(outcome.output.contains("\"\(name)\""))
      }
    }
  }

  @Test func `what it would not heed is refused`() throws {
    try withFolder { folder in
      for arguments in [["App"], ["--preset", "viper"]] {
        let outcome = try folder.run(["config", "schema"] + arguments)
        #expect(outcome.status == 2)
        #expect(
          outcome.errors
            == "viperlint: error: 'viperlint config schema' takes no path and no preset: the schema "
            + "is the same for all\n")
      }
    }
  }
}

@Suite struct ConfigUsageTests {
  @Test func `an action is named, the nearest where it is misspelt`() throws {
    try withFolder { folder in
      let none = try folder.run(["config"])
      #expect(none.status == 2)
      #expect(
        none.errors
          == "viperlint: error: 'viperlint config' needs to know what: print what is in force, "
          + "validate the file, or print its schema\n")
      try #expect(
        folder.run(["config", "pint"]).errors
          == "viperlint: error: unknown action of 'viperlint config' 'pint'; did you mean 'print'?\n"
      )
      try #expect(
        folder.run(["config", "print", "A", "B"]).errors
          == "viperlint: error: 'viperlint config print' takes one path, whose root it speaks of\n")
    }
  }

  @Test func `a run follows what is extended, and leaves alone what it says for others`() throws {
    let files = articles.merging([
      ".viperlint.yml": "extends: shared.yml\n",
      "shared.yml":
        "preset: viper\nrules: {ui_import: off}\nframeworks: {crypto: [CryptoKit]}\n",
    ]) { $1 }
    try withFolder(files) { folder in
      let output = try folder.run([]).output
      #expect(!output.contains("ui_import"))
      #expect(output.contains("error[protocol_boundary]"))
      #expect(!output.contains("unused_configuration"))
      let shared = try folder.run(["--config", "shared.yml"]).output
      #expect(
        shared.contains(
          """
          warning[unused_configuration]: 'frameworks' defines 'crypto', which no row of the table names
           --> shared.yml:3:14
            |
          3 | frameworks: {crypto: [CryptoKit]}
            |              ^^^^^^ no row names it
            = why:  what matches nothing does nothing: it is out of date, or not what was meant
            = help: take it away, or name it in a row, as 'crypto: never'

          """))
    }
  }

  @Test func `an override's rules hold for the findings below its path`() throws {
    let files = articles.merging([
      ".viperlint.yml": """
      preset: viper
      overrides:
        - path: Articles
          rules: {ui_import: off, protocol_boundary: warning}
      """
    ]) { $1 }
    try withFolder(files) { folder in
      let outcome = try folder.run([])
      #expect(!outcome.output.contains("ui_import"))
      #expect(outcome.output.contains("warning[protocol_boundary]"))
      #expect(outcome.status == 0)
    }
  }

  @Test func `an override's preset judges the types below its path`() throws {
    let files = [
      ".viperlint.yml": "preset: viper\noverrides: [{path: Settings, preset: mvvm}]\n",
      "Feed/FeedPresenter.swift": "final class FeedPresenter { let service = FeedService() }",
      "Feed/FeedViewController.swift":
        "final class FeedViewController: UIViewController { var presenter: FeedPresenter? }",
      "Services/FeedService.swift": "final class FeedService { func load() {} }",
      "Settings/SettingsViewModel.swift":
        "final class SettingsViewModel { let service: FeedService? = nil }",
      "Settings/SettingsViewController.swift":
        "final class SettingsViewController: UIViewController { let service: FeedService? = nil }",
    ]
    try withFolder(files) { folder in
      let output = try folder.run([]).output
      #expect(output.contains("the viper table"))
      #expect(output.contains("SettingsViewController holds FeedService, a service"))
      #expect(output.contains("the mvvm table lets a view know no service"))
      #expect(!output.contains("SettingsViewModel"))
      let why = try folder.run(["why", "SettingsViewModel"]).output
      #expect(why.contains("view_model"))
    }
  }

  @Test func `a column of frameworks closes imports and names`() throws {
    let files = [
      ".viperlint.yml": """
      roles:
        handler: {path: Sources/*/Handlers}
        use_case: {path: Sources/*/UseCases}
      frameworks:
        web: [Vapor, Request]
      dependencies:
        use_case:
          web: {allow: never, because: "use cases outlive the framework"}
      """,
      "Sources/App/Handlers/LoginHandler.swift":
        "import Vapor\nstruct LoginHandler { func login(_ request: Request) {} }",
      "Sources/App/UseCases/Login.swift":
        "import Vapor\nstruct Login { func run(_ request: Request, _ other: Request) {} }",
    ]
    try withFolder(files) { folder in
      let outcome = try folder.run([])
      #expect(
        outcome.output.contains(
          "error[layer_dependency]: the file of Login imports Vapor, of the frameworks 'web'"))
      #expect(
        outcome.output.contains(
          "error[layer_dependency]: Login takes Request, of the frameworks 'web'"))
      #expect(outcome.output.contains("'web': use cases outlive the framework"))
      #expect(!outcome.output.contains("LoginHandler"))
      #expect(outcome.status == 1)
    }
  }
}

@Suite struct OwnArchitectureTests {
  @Test func `a server of three layers is linted by the configuration of Docs`() throws {
    let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../..")
    let configuration = try String(
      contentsOf: repository.appendingPathComponent("Fixtures/Configuration/valid/server.yml"),
      encoding: .utf8)
    try withFolder([
      ".viperlint.yml": configuration,
      "Sources/App/Handlers/OrderController.swift": """
      struct OrderController {
        let place: PlaceOrder
        let table: OrderTable
      }

      """,
      "Sources/App/UseCases/PlaceOrder.swift": """
      protocol Orders { func save() }
      struct PlaceOrder {
        let orders: any Orders
        let table: OrderTable
      }

      """,
      "Sources/App/Storage/OrderTable.swift": """
      struct OrderTable: Orders, Model {
        func save() {}
        func back(_ controller: OrderController) {}
      }

      """,
    ]) { folder in
      let outcome = try folder.run(["--format", "xcode"])
      let found = outcome.output.split(separator: "\n").map { line in
        line.replacingOccurrences(of: folder.path + "/Sources/App/", with: "")
          .components(separatedBy: ": ").prefix(2).joined(separator: ": ")
      }
      #expect(
        found == [
          "Handlers/OrderController.swift:3:14: error", "Storage/OrderTable.swift:3:27: error",
          "UseCases/PlaceOrder.swift:4:14: error",
        ])
      #expect(outcome.status == 1)
      let text = try folder.run([]).output
      #expect(
        text.contains(
          "lets a handler know no storage: handlers answer requests; what is stored is a use case's\n"
        )
      )
    }
  }
}
