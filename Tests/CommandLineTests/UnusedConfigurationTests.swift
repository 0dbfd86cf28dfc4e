import Foundation
import Testing

/// A screen with an error of `ui_import`, below a folder, and a configuration.
private func app(_ configuration: String, _ more: [String: String] = [:]) -> [String: String] {
  articles(below: "App").merging([".viperlint.yml": configuration]) { $1 }.merging(more) { $1 }
}

/// Asserts the findings about the configuration: its line and column, and the message.
private func checkUnused(
  _ configuration: String, _ found: [String], _ more: [String: String] = [:],
  _ arguments: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(app(configuration, more)) { folder in
    let outcome = try folder.run(
      ["--format", "xcode", "--only", "unused_configuration"] + arguments)
    let told = outcome.output.split(separator: "\n").map { line in
      line.replacingOccurrences(of: folder.path + "/.viperlint.yml:", with: "")
        .replacingOccurrences(of: " [unused_configuration]", with: "")
    }
    #expect(told == found, sourceLocation: sourceLocation)
  }
}

private let misspelt = """
  preset: viper
  roles:
    presenter:
      path: "**/Articels/**"

  """

@Suite struct UnusedConfigurationTests {
  @Test func `text shows the line of the configuration, and what was most likely meant`() throws {
    try withFolder(app(misspelt)) { folder in
      let output = try folder.run(["--only", "unused_configuration", "--quiet"]).output
      #expect(
        output == """
          warning[unused_configuration]: role 'presenter' names the path '**/Articels/**', which matches no \
          Swift file
           --> .viperlint.yml:4:11
            |
          4 |     path: "**/Articels/**"
            |           ^^^^^^^^^^^^^^^^ matches nothing
            = why:  what matches nothing does nothing: it is out of date, or not what was meant
            = help: take it away, or did you mean '**/Articles/**'?


          """)
    }
  }

  @Test func `machine formats have its place as well`() throws {
    try withFolder(app(misspelt)) { folder in
      let arguments = ["--only", "unused_configuration", "--format"]
      let gitHub = try folder.run(arguments + ["github"])
      #expect(gitHub.output.hasPrefix("::warning file=.viperlint.yml,line=4,col=11,endLine=4,"))
      #expect(gitHub.errors == "")
      let json = try folder.run(arguments + ["json"]).output
      #expect(json.contains(#""file":".viperlint.yml","line":4,"column":11,"endLine":4,"#))
      #expect(json.contains(#""rule":"unused_configuration","severity":"warning""#))
    }
  }

  @Test func `its severity is the configuration's, and strict makes it count`() throws {
    try withFolder(app(misspelt)) { folder in
      let arguments = ["--only", "unused_configuration"]
      try #expect(folder.run(arguments).status == 0)
      try #expect(folder.run(arguments + ["--strict"]).status == 1)
      try folder.write(misspelt + "rules: {unused_configuration: error}\n", to: ".viperlint.yml")
      try #expect(folder.run([]).output.contains("error[unused_configuration]"))
      try folder.write(misspelt + "rules: {unused_configuration: off}\n", to: ".viperlint.yml")
      try #expect(!folder.run([]).output.contains("unused_configuration"))
    }
  }

  @Test func `a run over a part says nothing of the configuration`() throws {
    try withFolder(app(misspelt)) { folder in
      for path in ["App", "App/Articles/ArticlesPresenter.swift"] {
        try #expect(!folder.run([path]).output.contains("unused_configuration"))
      }
      try #expect(folder.run(["."]).output.contains("unused_configuration"))
    }
  }

  @Test func `what one rule would except is not known where it is left out`() throws {
    let text = """
      preset: viper
      rules:
        ui_import: {allow: [Elsewhere]}

      """
    try withFolder(app(text)) { folder in
      try #expect(!folder.run(["--only", "protocol_boundary"]).output.contains("Elsewhere"))
      try #expect(!folder.run(["--only", "ui_import"]).output.contains("Elsewhere"))
      // The rule asked for needs what the others find, and shows none of it.
      let output = try folder.run(["--only", "unused_configuration"]).output
      #expect(output.contains("'allow' of ui_import names 'Elsewhere', of which it finds nothing"))
      #expect(!output.contains("error["))
    }
  }

  @Test func `what is built, generated or ignored by git comes and goes`() throws {
    let text = """
      preset: viper
      exclude:
        - Pods
        - "**/.build/**"
        - "**/*.generated.swift"
        - App/Assets.xcassets
        - Output
        - "**/Cache/**"
        - Outpost

      """
    try checkUnused(
      text,
      ["9:5: warning: 'exclude' names 'Outpost', which matches nothing that would be read"],
      [".gitignore": "/Output\nCache/\n"])
  }

  @Test func `a storyboard is enough to exclude, or to include`() throws {
    try checkUnused(
      "include: [App, Resources, Resource]\nexclude: [\"**/Old.storyboard\", \"**/Older.storyboard\"]\n",
      [
        "1:27: warning: 'include' names 'Resource', which matches no Swift file",
        "2:32: warning: 'exclude' names '**/Older.storyboard', which matches nothing that would be read",
      ], ["Resources/Main.storyboard": "<document/>", "App/Old.storyboard": "<document/>"])
  }

  @Test func `an entry of an extended file is not this code's alone`() throws {
    let shared = [
      "shared/ios.yml": """
      preset: viper
      exclude: [Nowhere]
      roles: {gateway: {suffix: Gateway}}
      rules: {ui_import: {allow: [Elsewhere]}}

      """
    ]
    try checkUnused(
      "extends: shared/ios.yml\nmodules: [Modules]\n",
      ["2:11: warning: 'modules' names 'Modules', which matches no Swift file"], shared)
    // Linted itself it is judged like any other.
    try withFolder(app("preset: viper\n", shared)) { folder in
      let output = try folder.run(
        ["--config", "shared/ios.yml", "--only", "unused_configuration", "--quiet"]
      ).output
      #expect(
        output.contains(" --> \(folder.path)/shared/ios.yml:2:11\n")
          || output.contains("--> shared/ios.yml:2:11\n"))
      #expect(output.contains("2 | exclude: [Nowhere]\n"))
    }
  }

  @Test func `a configuration that judges several roots speaks to all of them`() throws {
    let files = articles(below: "Fixtures/One").merging(articles(below: "Fixtures/Two")) { $1 }
      .merging([
        ".viperlint.yml": "preset: viper\nexclude: [Fixtures]\n",
        "ci.yml": "roles: {presenter: {types: [Nobody]}}\n",
      ]) { $1 }.merging(articles(below: "App")) { $1 }
    try withFolder(files) { folder in
      let both = try folder.run(["--config", "ci.yml", "Fixtures/One", "Fixtures/Two"])
      #expect(both.output.contains("protocol_boundary"))
      #expect(!both.output.contains("unused_configuration"))
    }
  }

  @Test func `a byte order mark, comments and other line ends move no place`() throws {
    try checkUnused(
      "\u{FEFF}exclude: [Gone]\r\n# x\r\nmodules:\r\n  - path: 'Lost'  # y\r\n    shared: true\r\n",
      [
        "1:11: warning: 'exclude' names 'Gone', which matches nothing that would be read",
        "4:11: warning: 'modules' names 'Lost', which matches no Swift file",
      ])
  }
}

@Suite struct RemovalTests {
  private static let configuration = """
    preset: viper
    include:
      - App
      - Application
    exclude:
      - App/Gone
      - App/Legacy
    modules:
      - App/*
      - Modules/*
    roles:
      presenter:
        suffix:
          - Brain
          - Brian
        types:
          - Nobody
          - Mastermind
        inherits:
          - BaseBrain
          - BaseBrian
        path:
          - "**/Logic"
          - "**/Logik"
      service:
        weak_suffix:
          - Silo
          - Depot
        face_suffix:
          - Supply
          - Supplies
        open_suffix:
          - Supply
          - Stores
      gateway: {}
      clerk: {suffix: Clerk}
    dependencies:
      presenter:
        request: any
        interactor: protocol
        crypto: never
      interactor:
        response: never
        service: any
    frameworks:
      crypto: [CryptoKit]
      mail: [Sendmail]
    rules:
      ui_import:
        allow:
          - "App/Old/**"
          - "App/Older/**"
          - ArticlesInteractor
          - Nobody
      protocol_boundary:
        allow:
          - "ArticlesPresenter -> Mastermind"
          - "ArticlesPresenter -> ArticlesInteractor"
    overrides:
      - path:
          - App/Articles
          - App/Article
        rules:
          ui_type: off
          protocol_boundary: off
        dependencies:
          presenter:
            interactor: protocol
            response: any
    """

  private static let files = articles(below: "App").merging([
    "App/Articles/Logic/Mastermind.swift":
      "class BaseBrain {}\nfinal class Mastermind: BaseBrain {}\n",
    "App/Articles/ArticlesBrain.swift": "import UIKit\nfinal class ArticlesBrain: BaseBrain {}\n",
    "App/Depot/ArticlesDepot.swift": """
    protocol ArticlesSupply {}
    final class ArticlesDepot: ArticlesSupply {
      let defaults = UserDefaults.standard
      func load() async -> Int { 0 }
    }

    """,
    "App/Old/OldPresenter.swift":
      "import UIKit\nfinal class OldPresenter { var view: UIViewController? }\n",
    "App/Legacy/Legacy.swift": "struct Legacy {}\n",
  ]) { $1 }

  /// The other findings, without their order.
  private func others(_ folder: Folder, _ text: String) throws -> [String] {
    try folder.write(text, to: ".viperlint.yml")
    let output = try folder.run(["--format", "xcode", "--notes"]).output
    return output.split(separator: "\n").map(String.init)
      .filter { !$0.hasSuffix("[unused_configuration]") }.sorted()
  }

  @Test func `taking away what is reported changes nothing, and leaves nothing to report`() throws {
    try withFolder(Self.files) { folder in
      let all = Self.configuration
      let before = try others(folder, all)
      #expect(before.contains { $0.contains("[protocol_boundary]") || $0.contains("[ui_import]") })
      let lines = all.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let output = try folder.run(["--format", "xcode", "--only", "unused_configuration"]).output
      let reported = output.split(separator: "\n").compactMap { line in
        Int(line.components(separatedBy: ".viperlint.yml:").last?.prefix { $0 != ":" } ?? "")
      }
      #expect(reported.count >= 20)
      for number in reported {
        var kept = lines
        let gone = kept.remove(at: number - 1)
        try #expect(others(folder, kept.joined(separator: "\n")) == before, "\(gone)")
      }
      let kept = lines.indices.filter { !reported.contains($0 + 1) }.map { lines[$0] }
      let text = kept.joined(separator: "\n")
      try #expect(others(folder, text) == before)
      let left = try folder.run(["--format", "xcode", "--only", "unused_configuration"])
      #expect(left.output == "")
      #expect(left.errors == "")
    }
  }
}

@Suite struct SuperfluousSuppressionTests {
  private let files = articles.merging([
    "Articles/ArticlesPresenter.swift": """
    protocol ArticlesViewOutput: AnyObject {
      func open()
    }

    final class ArticlesPresenter: ArticlesViewOutput {
      // viperlint:disable:next weak_back_reference - freed by hand
      weak var view: ArticlesViewInput?
      // viperlint:disable:next protocol_boundary, ui_type - no face yet
      var interactor: ArticlesInteractor?
      func open() {}
    }

    """
  ]) { $1 }

  @Test func `a comment that silences nothing is told, a rule of one too`() throws {
    try withFolder(files) { folder in
      let outcome = try folder.run(["--quiet", "--only", "superfluous_suppression"])
      #expect(
        outcome.output == """
          warning[superfluous_suppression]: this silences nothing: there is no finding of \
          weak_back_reference on line 7
           --> Articles/ArticlesPresenter.swift:6:3
            |
          6 |   // viperlint:disable:next weak_back_reference - freed by hand
            |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ silences nothing
            = why:  it hides the next finding that is made here, which nobody has looked at
            = help: take the comment away

          warning[superfluous_suppression]: this silences nothing of 'ui_type': there is no finding of \
          ui_type on line 9
           --> Articles/ArticlesPresenter.swift:8:3
            |
          8 |   // viperlint:disable:next protocol_boundary, ui_type - no face yet
            |   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ silences nothing
            = why:  it hides the next finding that is made here, which nobody has looked at
            = help: take 'ui_type' out of the comment


          """)
      #expect(outcome.status == 0)
    }
  }

  @Test func `what one rule alone silences is not known of the others`() throws {
    try withFolder(files) { folder in
      for rule in ["ui_type", "ui_import", "protocol_boundary"] {
        let output = try folder.run(["--only", rule]).output
        #expect(!output.contains("superfluous_suppression"))
      }
      // A rule that runs beside it is judged with all others, as both are asked for.
      let output = try folder.run(["--only", "ui_import,superfluous_suppression"]).output
      #expect(output.contains("error[ui_import]"))
      #expect(output.contains("warning[superfluous_suppression]"))
      #expect(!output.contains("error[protocol_boundary]"))
    }
  }

  @Test func `a run over a part tells of that part`() throws {
    try withFolder(files) { folder in
      let arguments = ["--only", "superfluous_suppression", "--format", "xcode"]
      try #expect(folder.run(arguments + ["Articles/ArticlesInteractor.swift"]).output == "")
      let part = try folder.run(arguments + ["Articles/ArticlesPresenter.swift"]).output
      #expect(part.split(separator: "\n").count == 2)
    }
  }
}
