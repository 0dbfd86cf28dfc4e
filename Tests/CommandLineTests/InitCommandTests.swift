import Foundation
import Testing

@Suite struct InitCommandTests {
  @Test func `a configuration is written that changes no finding`() throws {
    try withFolder(articles) { folder in
      let before = try folder.run(["lint", "--format", "json"])
      let outcome = try folder.run(["init"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          wrote \(folder.path)/.viperlint.yml: preset viper, which explains 100 % of the types in \
          1 module
          next: 'viperlint lint' shows 2 errors and 0 warnings, as it did before; fix them, or state \
          in the file what is meant so

          """)
      let text = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(text.contains("\n# viper explains 100 % of the 3 types in modules"))
      #expect(text.contains("\npreset: viper\n"))
      #expect(text.contains("\n#   Articles: view, presenter, interactor; no router\n"))
      try #expect(
        folder.run(["config", "validate"]).output
          == ".viperlint.yml is valid: preset viper\n")
      let after = try folder.run(["lint", "--format", "json"])
      #expect(try diagnostics(before) == diagnostics(after))
      #expect(after.errors == "")
    }
  }

  @Test func `what most of the code does is stated with the preset, so that no finding changes`()
    throws
  {
    try withFolder(screensWithConcretePresenters(10)) { folder in
      #expect(try folder.run(["lint"]).output.contains("no error, no warning; 10 notes"))
      #expect(try folder.run(["init"]).status == 0)
      let file = folder.path + "/.viperlint.yml"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains("\npreset: viper\n"))
      let line = #"    presenter: {allow: any, because: "10 of the 10 types that could do so"}"#
      #expect(text.contains("\ndependencies:\n  view:\n\(line)\n"))
      #expect(try folder.run(["lint"]).output.contains(": no finding"))
      // Who deletes the line has the table enforced.
      let table = text.replacingOccurrences(of: "dependencies:\n  view:\n\(line)\n", with: "")
      try folder.write(table, to: ".viperlint.yml")
      #expect(try folder.run(["lint"]).output.contains(": 10 errors"))
    }
  }

  private func screensWithConcretePresenters(_ count: Int) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...count).map { number in
        let name = "Scene\(number)"
        return (
          "\(name)/\(name).swift",
          """
          import UIKit
          protocol \(name)InteractorInput {}
          final class \(name)ViewController: UIViewController { var presenter: \(name)Presenter? }
          final class \(name)Presenter { var interactor: \(name)InteractorInput? }
          final class \(name)Interactor: \(name)InteractorInput {}
          """
        )
      })
  }

  private func diagnostics(_ outcome: Outcome) throws -> [String] {
    let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let found = (object as? [String: Any])?["diagnostics"] as? [[String: Any]]
    return try #require(found).map { "\($0["fingerprint"] ?? "") \($0["severity"] ?? "")" }
  }

  @Test func `what is there stays, unless it is told to add to it`() throws {
    try withFolder(articles.merging([".viperlint.yml": "preset: mvvm\n"]) { $1 }) { folder in
      let refused = try folder.run(["init"])
      #expect(refused.status == 2)
      #expect(refused.output == "")
      #expect(
        refused.errors
          == "viperlint: error: '\(folder.path)/.viperlint.yml' is there already: '--force' keeps what it "
          + "states and renews what init wrote, and 'viperlint config print' shows what it states\n"
      )
      #expect(try folder.configuration() == "preset: mvvm\n")
    }
  }

  @Test func `where no preset fits, it says so and states none`() throws {
    try withFolder(["Sources/Clock.swift": "struct Clock { let now = 0 }\n"]) { folder in
      let outcome = try folder.run(["init"])
      #expect(outcome.status == 0)
      #expect(
        outcome.output == """
          wrote \(folder.path)/.viperlint.yml: no preset fits this code, so it states none and only \
          what holds in all is checked
          next: tell the roles of types under 'roles:', as no type has one yet

          """)
      let valid = try folder.run(["config", "validate"])
      #expect(valid.output == ".viperlint.yml is valid: the preset that fits\n")
      #expect(valid.status == 0)
    }
  }

  /// A module for each name, whose presenter holds its interactor as a concrete class.
  private func modules(_ names: [String]) -> [String: String] {
    var files: [String: String] = [:]
    for name in names {
      for (path, text) in articles {
        files["App/" + path.replacingOccurrences(of: "Articles", with: name)] =
          text.replacingOccurrences(of: "Articles", with: name)
      }
    }
    return files
  }

  @Test func `what all modules do is proposed, and in force once it is no comment`() throws {
    try withFolder(modules(["Basket", "Feed", "Login", "Profile", "Search"])) { folder in
      try #expect(folder.run(["init"]).output.contains("; 2 exceptions proposed in comments\n"))
      let file = folder.path + "/.viperlint.yml"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let proposal = try #require(text.range(of: "# dependencies:\n"))
      let end = try #require(text.range(of: "# viperlint init: end "))
      #expect(
        text[proposal.lowerBound..<end.lowerBound] == """
          # dependencies:
          #   presenter:
          #     # protocol_boundary: 5 of 10 findings, in 5 of 5 modules. BasketPresenter holds
          #     # BasketInteractor as a concrete class (App/Basket/BasketPresenter.swift:7)
          #     interactor: {allow: any, because: "say why"}
          # rules:
          #   # ui_import: 5 of 10 findings, in 5 of 5 modules. UIKit is imported beside BasketInteractor,
          #   # and nothing of it is used (App/Basket/BasketInteractor.swift:1)
          #   ui_import: warning


          """)
      try #expect(folder.run(["lint", "-q"]).status == 1)
      let stated = text[proposal.lowerBound..<end.lowerBound].split(separator: "\n").map {
        $0.dropFirst(2) + "\n"
      }
      try folder.write(text[..<proposal.lowerBound] + stated.joined(), to: ".viperlint.yml")
      let validated = try folder.run(["config", "validate"])
      #expect(validated.output == ".viperlint.yml is valid: preset viper, 1 cell, 1 rule set\n")
      try #expect(folder.run(["lint", "-q"]).status == 0)
    }
  }

  @Test func `a folder that is named has its own file, and names are no way out of a comment`()
    throws
  {
    try withFolder(articles(below: "App\npreset: mvvm")) { folder in
      try #expect(folder.run(["init", "App\npreset: mvvm"]).status == 0)
      let inner = try folder.run(["config", "validate", "App\npreset: mvvm"])
      #expect(inner.status == 0)
      try #expect(folder.run(["init", "."]).status == 0)
      try #expect(folder.run(["config", "validate"]).status == 0)
      let text = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(!text.contains("\npreset: mvvm"))
      #expect(!text.contains("\n/"))
    }
  }

  @Test func `a file, an empty folder and two folders are refused`() throws {
    try withFolder(articles) { folder in
      try folder.makeFolder("empty")
      try #expect(
        folder.run(["init", "empty"]).errors.contains("'empty' holds no Swift file"))
      try #expect(
        folder.run(["init", "Articles/ArticlesPresenter.swift"]).errors.contains("is no folder"))
      try #expect(folder.run(["init", "Articles", "empty"]).status == 2)
      try #expect(folder.run(["init", "nowhere"]).errors.contains("cannot read 'nowhere'"))
    }
  }
}

@Suite struct `The length of what init writes` {
  /// Modules that all lack a router, more than the file lists.
  private func modules(_ count: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<count {
      for (path, text) in articles {
        let name = "Screen\(number)x"
        files[path.replacing("Articles", with: name)] = text.replacing("Articles", with: name)
      }
    }
    return files
  }

  @Test func `it is one that can be read, and the rest is written when asked for`() throws {
    try withFolder(modules(20)) { folder in
      _ = try folder.run(["init"])
      let short = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(short.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
      #expect(short.contains("#   and 14 more: 'viperlint modules' lists all\n"))
      #expect(short.ranges(of: "no router").isEmpty)
      #expect(short.contains("#   No module has a router.\n"))
      let found = try folder.run(["--format", "json"]).output
      _ = try folder.run(["init", "--force", "--all"])
      let long = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(long.contains("#   Screen19x: view, presenter, interactor\n"))
      try #expect(folder.run(["--format", "json"]).output == found)
    }
  }

  @Test func `a role that no module has is told once`() throws {
    try withFolder(modules(4)) { folder in
      let text = try folder.run(["modules"]).output
      #expect(!text.contains("  lacks"))
      #expect(text.contains("\nno module has a router\n4 modules, none lacks another role\n"))
    }
    try withFolder(modules(2)) { folder in
      let text = try folder.run(["modules"]).output
      #expect(text.ranges(of: "  lacks             router\n").count == 2)
    }
  }
}
