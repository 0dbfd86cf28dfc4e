import Foundation
import Testing

/// Screens that all show entities themselves: a habit, and a finding each.
func screens(_ count: Int, configuration: String? = nil) -> [String: String] {
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

private let doubt = "perhaps this code is not meant as the "

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
      let start = try #require(lines.firstIndex { $0.hasPrefix(doubt) })
      #expect(
        lines[start...].dropLast(2).map { $0 } == [
          "perhaps this code is not meant as the viper preset says: all 12 findings are views that know "
            + "entities.",
          "If they are wrong, mend them or adopt them ('viperlint baseline create'). If that is meant "
            + "here, this in .viperlint.yml permits them:",
          "  dependencies:", "    view:", "      entity: {allow: any, because: \"say why\"}",
        ])
      #expect(lines[start - 1].hasPrefix("  = help:"))
    }
  }

  @Test func `the proposed lines do what they say`() throws {
    try withFolder(screens(12)) { folder in
      let before = try summary(folder.run(["--format", "json"]).output)
      #expect(before["brokenReferences"] as? Int == 12)
      let told = try folder.run([]).output.split(separator: "\n")
      let lines = told.drop { !$0.hasPrefix("If they are wrong") }.dropFirst()
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
      #expect(outcome.errors.hasPrefix("viperlint: " + doubt))
      let gitHub = try folder.run(["--format", "github"])
      #expect(
        gitHub.output.hasPrefix("::notice title=viperlint::" + doubt))
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
      #expect(output.contains(": 'viperlint --preset viper' shows what that finds."))
      let option = try folder.run(["--preset", "viper"]).output
      #expect(!option.contains("explains"))
    }
  }

  @Test func `few findings, a part of the code or one rule alone tell nothing of the table`() throws
  {
    try withFolder(screens(9)) { folder in
      try #expect(!folder.run([]).output.contains(doubt))
    }
    try withFolder(screens(12)) { folder in
      try #expect(!folder.run(["App/Scene1"]).output.contains(doubt))
      try #expect(!folder.run(["--only", "entity_in_view"]).output.contains(doubt))
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
      #expect(output.contains("\nOne: " + doubt))
      #expect(output.contains("\nTwo: " + doubt))
    }
  }
}

/// The doubt stands beside the findings that it speaks of, and nowhere else.
@Suite struct WhereTheDoubtIsSaidTests {
  @Test func `a run that tells of the findings says it, however they are shown`() throws {
    try withFolder(screens(12)) { folder in
      let runs = [["--summary"], ["--all"], ["--limit=3"], ["--group", "rule"], ["--notes"]]
      for options in runs {
        try #expect(folder.run(options).output.contains(doubt), "\(options)")
      }
    }
  }

  @Test func `it is not said by a run of a part, nor by one that prints findings or counts alone`()
    throws
  {
    try withFolder(screens(12)) { folder in
      let runs = [
        ["--quiet"], ["--statistics"], ["App/Scene1"], ["App"], ["--only", "entity_in_view"],
        ["--only", "weak_back_reference"], ["--disable", "entity_in_view"],
      ]
      for options in runs {
        let outcome = try folder.run(options)
        #expect(!(outcome.output + outcome.errors).contains(doubt), "\(options)")
      }
    }
  }

  @Test func `findings that the baseline permits raise no doubt any more`() throws {
    try withFolder(screens(12)) { folder in
      try #expect(folder.run(["baseline", "create"]).status == 0)
      let adopted = try folder.run(["--format", "json"])
      #expect(!adopted.errors.contains(doubt))
      #expect((try summary(adopted.output)["misfits"] as? [Any])?.isEmpty == true)
      try #expect(!folder.run([]).output.contains(doubt))
      try #expect(folder.run(["--no-baseline"]).output.contains(doubt))
      // Few new ones beside many old ones are no habit of the new code.
      for (path, text) in screens(14) { try folder.write(text, to: path) }
      let outcome = try folder.run([])
      #expect(outcome.output.contains(": 2 errors"))
      #expect(!outcome.output.contains(doubt))
    }
  }

  @Test func `suppressed findings raise none`() throws {
    let files = screens(12).mapValues {
      $0.replacing("  var model:", with: "  // viperlint:disable:next entity_in_view\n  var model:")
    }
    try withFolder(files) { folder in
      let output = try folder.run([]).output
      #expect(output.contains("12 suppressed"))
      #expect(!output.contains(doubt))
    }
  }

  @Test func `a change says nothing of all of the code`() throws {
    try withFolder(screens(1)) { folder in
      try folder.git("init", "-q")
      try folder.git("add", ".")
      try folder.git("commit", "-q", "-m", "first")
      for (path, text) in screens(14) { try folder.write(text, to: path) }
      let since = try folder.run(["--since", "HEAD"])
      #expect(since.output.contains("13 new"))
      #expect(!(since.output + since.errors).contains(doubt))
      try folder.git("add", ".")
      let staged = try folder.run(["--staged"])
      #expect(staged.output.contains("13 new"))
      #expect(!(staged.output + staged.errors).contains(doubt))
      try #expect(folder.run([]).output.contains(doubt))
    }
  }

  @Test func `init says it, and points at the lines that it proposes`() throws {
    try withFolder(screens(12)) { folder in
      let output = try folder.run(["init"]).output
      #expect(
        output.contains(
          "\nperhaps this code is not meant as the viper preset says: all 12 findings are views that "
            + "know entities. If that is meant here, take the '# ' from the lines that permit it.\n"
        ))
      let text = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
      #expect(text.contains("#   view:\n"))
      #expect(text.contains("#     entity: {allow: any, because: \"say why\"}\n"))
    }
    try withFolder(screens(3)) { folder in
      try #expect(!folder.run(["init"]).output.contains(doubt))
    }
  }

  @Test func `what is of many kinds is counted, and no line is proposed`() throws {
    try withFixture("ArticlesBroken") { folder in
      let output = try folder.run([]).output
      #expect(
        output.contains(
          "\nperhaps this code is not meant as the viper preset says: it forbids 10 of the 37 "
            + "references between types that it judges (27 %). No few lines would permit them: "
            + "'viperlint --summary' counts them by kind. Mend them, adopt them ('viperlint baseline "
            + "create'), or state with 'preset:' what is meant.\n"))
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
      #expect(last.contains(" in 1 module (1 type without a role, 1 ambiguous name), "))
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
