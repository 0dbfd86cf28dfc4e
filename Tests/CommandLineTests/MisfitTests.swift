import Foundation
import Testing

/// Screens that all show entities themselves: a habit, and a finding each.
private func screens(_ count: Int, configuration: String? = nil) -> [String: String] {
  var files: [String: String] = [:]
  for number in 1...count {
    let name = "Scene\(number)"
    files["App/\(name)/\(name)ViewController.swift"] = """
      import UIKit

      protocol \(name)ViewInput: AnyObject {}

      final class \(name)ViewController: UIViewController, \(name)ViewInput {
        var presenter: \(name)PresenterInput?
        var model: \(name)Entity?
      }

      """
    files["App/\(name)/\(name)Presenter.swift"] = """
      protocol \(name)PresenterInput: AnyObject {}

      final class \(name)Presenter: \(name)PresenterInput {
        weak var view: \(name)ViewInput?
        var interactor: \(name)InteractorInput?
      }

      """
    files["App/\(name)/\(name)Interactor.swift"] = """
      protocol \(name)InteractorInput: AnyObject {
        func load() -> \(name)Entity
      }

      final class \(name)Interactor: \(name)InteractorInput {
        func load() -> \(name)Entity { \(name)Entity(title: "") }
      }

      """
    files["App/\(name)/Entity/\(name)Entity.swift"] = """
      struct \(name)Entity: Decodable {
        var title: String
      }

      """
  }
  // Code without any view model shows its entities on purpose, and is told so in another way.
  files["App/Caption/CaptionViewModel.swift"] = """
    struct CaptionViewModel {
      let text: String
    }

    """
  files[".viperlint.yml"] = configuration
  return files
}

private let proposal = """
  dependencies:
    view:
      entity: {allow: any, because: "say why"}

  """

private func summary(_ output: String) throws -> [String: Any] {
  let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
  return try #require(object?["summary"] as? [String: Any])
}

@Suite struct MisfitTests {
  @Test func `a cell that gives over half of all findings is told first, with the lines to state`()
    throws
  {
    try withFolder(screens(12)) { folder in
      let output = try folder.run([]).output
      let lines = output.split(separator: "\n").map(String.init)
      let start = try #require(
        lines.firstIndex { $0.hasPrefix("the table may not be this code's: ") })
      #expect(
        lines[start...].dropLast(2).map { $0 } == [
          "the table may not be this code's: 12 of the 72 references that it judges (16 %) break it, and "
            + "all 12 findings are of one cell, view -> entity. viper was chosen because it explains 100 % "
            + "of the types in modules, and no other preset more.",
          "Where the code is meant so, state it in .viperlint.yml, which permits 12 of them:",
          "  dependencies:", "    view:", "      entity: {allow: any, because: \"say why\"}",
        ])
      #expect(lines[start - 1].hasPrefix("  = help:"))
      try #expect(!folder.run(["--quiet"]).output.contains("the table may not"))
    }
  }

  @Test func `the proposed lines do what they say`() throws {
    try withFolder(screens(12)) { folder in
      let before = try summary(folder.run(["--format", "json"]).output)
      #expect(before["brokenReferences"] as? Int == 12)
      let told = try folder.run([]).output.split(separator: "\n")
      let lines = told.drop { !$0.hasPrefix("Where the code is meant so") }.dropFirst()
        .prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) + "\n" }
      #expect(lines.joined() == proposal)
      try folder.write(lines.joined(), to: ".viperlint.yml")
      let outcome = try folder.run(["--format", "json"])
      #expect(outcome.status == 0)
      let after = try summary(outcome.output)
      #expect(after["brokenReferences"] as? Int == 0)
      #expect(after["errors"] as? Int == 0)
      #expect(after["judgedReferences"] as? Int == before["judgedReferences"] as? Int)
      #expect((after["misfits"] as? [Any])?.isEmpty == true)
    }
  }

  @Test func `programs are told the same`() throws {
    try withFolder(screens(12)) { folder in
      let outcome = try folder.run(["--format", "json"])
      let misfit = try #require((summary(outcome.output)["misfits"] as? [[String: Any]])?.first)
      #expect(misfit["preset"] as? String == "viper")
      #expect(misfit["statedBy"] is NSNull)
      #expect(misfit["broken"] as? Int == 12)
      #expect(misfit["findings"] as? Int == 12)
      let cell = try #require((misfit["cells"] as? [[String: Any]])?.first)
      #expect(cell["from"] as? String == "view")
      #expect(cell["to"] as? String == "entity")
      #expect(cell["findings"] as? Int == 12)
      #expect(cell["proposed"] as? String == #"{allow: any, because: "say why"}"#)
      #expect(outcome.errors.hasPrefix("viperlint: the table may not be this code's: "))
      let gitHub = try folder.run(["--format", "github"])
      #expect(
        gitHub.output.hasPrefix("::notice title=viperlint::the table may not be this code's: "))
      #expect(gitHub.output.contains("%0A      entity: {allow: any, because: \"say why\"}\n"))
      #expect(gitHub.errors == "")
    }
  }

  @Test func `a stated preset is compared with the one that fits best`() throws {
    let files = screens(12, configuration: "preset: mvvm\n")
    try withFolder(files) { folder in
      let output = try folder.run([]).output
      #expect(
        output.contains(
          ". viper explains 100 % of the types in modules, and mvvm, which .viperlint.yml:1 states, "
        ))
      #expect(output.contains(": see what 'preset: viper' finds."))
      let option = try folder.run(["--preset", "viper"]).output
      #expect(!option.contains("explains"))
    }
  }

  @Test func `few findings, a part of the code or one rule alone tell nothing of the table`() throws
  {
    try withFolder(screens(9)) { folder in
      try #expect(!folder.run([]).output.contains("the table may not"))
    }
    try withFolder(screens(12)) { folder in
      try #expect(!folder.run(["App/Scene1"]).output.contains("the table may not"))
      try #expect(!folder.run(["--only", "entity_in_view"]).output.contains("the table may not"))
    }
  }

  @Test func `several roots are told one by one`() throws {
    var files = screens(12).merging([".viperlint.yml": "preset: viper\nexclude: [One, Two]\n"]) {
      $1
    }
    for (path, text) in screens(12) {
      files["One/" + path] = text
      files["Two/" + path] = text
    }
    try withFolder(files) { folder in
      let output = try folder.run(["One", "Two"]).output
      #expect(output.contains("\nOne: the table may not be this code's: "))
      #expect(output.contains("\nTwo: the table may not be this code's: "))
    }
  }
}

@Suite struct NothingUnderstoodTests {
  private let configuration = """
    preset: viper
    modules:
      - App/*
      - {path: Kit, shared: true}

    """
  private let helper =
    "struct Point { var x = 0 }\nfinal class Meter { func read(_ lost: Lost) {} }\n"

  @Test func `a module in which no type has a role is named`() throws {
    let files = articles(below: "App").merging([
      ".viperlint.yml": configuration, "App/Tools/Tools.swift": helper, "Kit/Kit.swift": helper,
    ]) { $1 }
    try withFolder(files) { folder in
      let line = "nothing is checked in module 'Tools': none of its types has a role\n"
      try #expect(folder.run([]).output.contains(line))
      let machine = try folder.run(["--format", "json"])
      #expect(machine.errors == "viperlint: " + line)
      try folder.write(helper, to: "App/More/More.swift")
      let several =
        "nothing is checked in 2 modules, as none of their types has a role: 'More', 'Tools'\n"
      try #expect(folder.run([]).output.contains(several))
    }
  }

  @Test func `own types without a role, external and ambiguous names are counted and listed`()
    throws
  {
    var files = articles(below: "App")
    files["App/Articles/Tracker.swift"] = """
      final class Tracker {
        func track(_ twin: Twin, _ date: Calendar) {}
      }

      """
    files["One/Twin.swift"] = "struct Twin {}\n"
    files["Two/Twin.swift"] = "struct Twin {}\n"
    try withFolder(files) { folder in
      let output = try folder.run(["--stats"]).output
      let last = try #require(output.split(separator: "\n").first { $0.contains(" files, ") })
      #expect(last.contains(" in 1 module (1 without a role, 1 ambiguous name), "))
      #expect(last.contains(", 4 external names: "))
      #expect(
        output.contains(
          "\nown types without a role (1)\n  Tracker (App/Articles/Tracker.swift)\n"))
      #expect(output.contains("\nexternal names (4)\n  AnyObject (3)\n"))
      #expect(output.contains("  Calendar (1)\n"))
      #expect(output.contains("\nambiguous names (1)\n  Twin (1)\n"))

      let graph = try folder.run(["graph", "--format", "json"]).output
      let object = try JSONSerialization.jsonObject(with: Data(graph.utf8)) as? [String: Any]
      #expect(object?["unassigned"] as? [String] == ["Tracker"])
      #expect(object?["ambiguous"] as? [String] == ["Twin"])
      #expect((object?["external"] as? [String])?.contains("Calendar") == true)
      #expect((object?["external"] as? [String])?.count == 4)
    }
  }
}
