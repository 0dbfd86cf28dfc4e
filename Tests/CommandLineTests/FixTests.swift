import Foundation
import Testing

/// A module in which a presenter imports UIKit, and a view that goes on importing it.
private func app(_ presenter: String, view: String = "import UIKit\n") -> [String: String] {
  [
    ".viperlint.yml": "preset: viper\n",
    "Home/HomePresenter.swift": presenter,
    "Home/HomeInteractor.swift":
      "protocol HomeInput: AnyObject {}\nfinal class HomeInteractor {}\n",
    "Home/HomeViewController.swift": view
      + "final class HomeViewController: UIViewController { let presenter: HomeInput? = nil }\n",
  ]
}

private let unusedImport = """
  // The home screen.

  import UIKit

  final class HomePresenter {
    var title: String { "Home" }
  }

  """

/// Asserts what fixes make of a presenter, and that fixing once more changes nothing.
private func check(
  _ presenter: String, becomes fixed: String, _ options: [String] = ["--fix"],
  view: String = "import UIKit\n", sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(app(presenter, view: view)) { folder in
    let file = folder.path + "/Home/HomePresenter.swift"
    func text() throws -> String {
      String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
    }
    let first = try folder.run(options)
    #expect(first.status != 2, "\(first.errors)", sourceLocation: sourceLocation)
    try #expect(text() == fixed, sourceLocation: sourceLocation)
    let again = try folder.run(options)
    try #expect(text() == fixed, sourceLocation: sourceLocation)
    #expect(again.errors.contains("there was nothing to fix"), sourceLocation: sourceLocation)
  }
}

@Suite struct FixTests {
  // MARK: Imports

  @Test func `an unused import goes with its line, and of two blank lines one`() throws {
    try check(
      unusedImport, becomes: unusedImport.replacing("import UIKit\n\n", with: ""))
  }

  @Test func `what the file needs of it is imported in its place`() throws {
    let text = unusedImport.replacing("String { \"Home\" }", with: "Date { Date() }")
    try check(text, becomes: text.replacing("import UIKit", with: "import Foundation"))
  }

  @Test func `a function of unknown home is likely Foundation's`() throws {
    let text = unusedImport.replacing("String { \"Home\" }", with: "Double { log(2) }")
    try check(text, becomes: text.replacing("import UIKit", with: "import Foundation"))
    let own = text.replacing("log(2) }", with: "log(2) }\n  func log(_ x: Double) -> Double { x }")
    try check(own, becomes: own.replacing("import UIKit\n\n", with: ""))
  }

  @Test func `a comment behind it stays`() throws {
    let text = unusedImport.replacing("import UIKit", with: "import UIKit // for the title")
    try check(text, becomes: text.replacing("import UIKit ", with: ""))
  }

  @Test func `an import with a condition, and one that is handed on, is left to a person`() throws {
    let conditional = unusedImport.replacing(
      "import UIKit", with: "#if canImport(UIKit)\nimport UIKit\n#endif")
    try check(conditional, becomes: conditional, ["--fix", "--unsafe-fixes"])
    let exported = unusedImport.replacing("import UIKit", with: "@_exported import UIKit")
    try check(exported, becomes: exported, ["--fix", "--unsafe-fixes"])
  }

  @Test func `a name of unknown home makes it unsafe`() throws {
    let text = unusedImport.replacing("\"Home\"", with: "SomethingElsewhere.title")
    try check(text, becomes: text)
    try check(
      text, becomes: text.replacing("import UIKit\n\n", with: ""), ["--fix", "--unsafe-fixes"])
  }

  @Test func `the only import of a target is one that others may lean on`() throws {
    try check(unusedImport, becomes: unusedImport, view: "import SomeUI\n")
    try check(
      unusedImport, becomes: unusedImport.replacing("import UIKit\n\n", with: ""),
      ["--fix", "--unsafe-fixes"], view: "import SomeUI\n")
  }

  // MARK: Suppressions

  @Test func `a comment that silences nothing goes, however it stands`() throws {
    let clean = "final class HomePresenter {\n  var title = 1\n}\n"
    let comments = [
      "final class HomePresenter {\n  // viperlint:disable:next ui_type - old\n  var title = 1\n}\n",
      "final class HomePresenter {\n  var title = 1 // viperlint:disable:this ui_type\n}\n",
      "final class HomePresenter {\n  var title /* viperlint:disable:this */ = 1\n}\n",
      "// viperlint:disable ui_type\nfinal class HomePresenter {\n  var title = 1\n}\n"
        + "// viperlint:enable ui_type\n",
      "final class HomePresenter {\n  var title = 1\n}\n// viperlint:enable\n",
    ]
    for text in comments { try check(text, becomes: clean) }
  }

  @Test func `of several rules those that silence nothing go`() throws {
    let text = """
      import UIKit
      final class HomePresenter {
        // viperlint:disable:next ui_import, ui_type - ui_import is elsewhere
        var view: UIView?
      }

      """
    try check(text, becomes: text.replacing("ui_import, ui_type", with: "ui_type"))
  }

  @Test func `line ends and permissions stay`() throws {
    let text = unusedImport.replacing("\n", with: "\r\n")
    try withFolder(app(text)) { folder in
      let file = folder.path + "/Home/HomePresenter.swift"
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
      _ = try folder.run(["--fix"])
      let written = String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self)
      #expect(
        written.utf8.elementsEqual(
          text.replacing("import UIKit\r\n\r\n", with: "").utf8))
      let attributes = try FileManager.default.attributesOfItem(atPath: file)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
    }
  }

  // MARK: Baseline

  @Test func `entries of the baseline that permit nothing go, and the file stays one`() throws {
    func entry(_ type: String) -> String {
      #"{"rule":"ui_type","from":"\#(type)","to":"UIView","reference":"stores","member":"view","count":1}"#
    }
    let text = "import UIKit\nfinal class HomePresenter {\n  weak var view: UIView?\n}\n"
    let kept = "HomePresenter"
    for order in [["A", kept, "B"], [kept, "A", "B"], ["A", "B", kept], ["A", "B"], ["A"]] {
      var files = app(text)
      let entries = order.map { "    " + entry($0) }.joined(separator: ",\n")
      files[".viperlint-baseline.json"] =
        "{\n  \"version\": 1,\n  \"findings\": [\n\(entries)\n  ]\n}\n"
      try withFolder(files) { folder in
        let outcome = try folder.run(["--fix", "--strict-baseline"])
        #expect(outcome.status == (order.contains(kept) ? 0 : 1), "\(outcome)")
        let file = URL(fileURLWithPath: folder.path + "/.viperlint-baseline.json")
        let fixed = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        #expect(!fixed.contains("\"A\"") && !fixed.contains("\"B\""))
        #expect(fixed.contains(entry(kept)) == order.contains(kept))
        try #expect(folder.run(["--strict-baseline"]).status == outcome.status)
      }
    }
  }

  // MARK: What is shown

  @Test func `a diff writes nothing, and git applies it`() throws {
    try withFolder(app(unusedImport)) { folder in
      let file = URL(fileURLWithPath: folder.path + "/Home/HomePresenter.swift")
      let diff = try folder.run(["--diff"])
      #expect(diff.status == 1)
      #expect(
        diff.output == """
          --- a/Home/HomePresenter.swift
          +++ b/Home/HomePresenter.swift
          @@ -1,7 +1,5 @@
           // The home screen.
           
          -import UIKit
          -
           final class HomePresenter {
             var title: String { "Home" }
           }

          """)
      #expect(
        diff.errors
          == "viperlint: 1 finding in 1 file would be fixed: '--fix' writes it\n")
      try #expect(String(contentsOf: file, encoding: .utf8) == unusedImport)
      let applied = try folder.run(
        ["git", "apply", "-"], program: "/usr/bin/env", input: Data(diff.output.utf8))
      #expect(applied.status == 0, "\(applied.errors)")
      let patched = try String(contentsOf: file, encoding: .utf8)
      try folder.write(unusedImport, to: "Home/HomePresenter.swift")
      let fixed = try folder.run(["--fix"])
      #expect(fixed.errors == "viperlint: 1 finding in 1 file fixed\n")
      try #expect(String(contentsOf: file, encoding: .utf8) == patched)
      let nothing = try folder.run(["--diff"])
      #expect(
        nothing
          == Outcome(status: 0, output: "", errors: "viperlint: there is nothing to fix\n"))
    }
  }

  @Test func `a report says what can be mended`() throws {
    try withFolder(app(unusedImport)) { folder in
      let text = try folder.run(["--no-color"])
      #expect(text.output.contains("'--fix' mends 1 finding of these ('--diff' shows how)\n"))
      let json = try folder.run(["--format", "json"])
      #expect(
        json.output.contains(
          #""fixLevel":"safe","fix":[{"file":"Home/HomePresenter.swift","offset":21,"length":14,"text":""}]"#
        ))
      let sarif = try folder.run(["--format", "sarif"])
      #expect(
        sarif.output.contains(
          #""replacements":[{"deletedRegion":{"byteOffset":21,"byteLength":14},"insertedContent":{"text":""}}]"#
        ))
    }
  }

  @Test func `only what is reported is mended`() throws {
    var files = app(unusedImport)
    for (name, text) in app(unusedImport) where name.hasPrefix("Home/") {
      files[name.replacing("Home", with: "Other")] = text.replacing("Home", with: "Other")
    }
    try withFolder(files) { folder in
      _ = try folder.run(["--fix", "Other"])
      let home = folder.path + "/Home/HomePresenter.swift"
      let other = folder.path + "/Other/OtherPresenter.swift"
      try #expect(String(contentsOfFile: home, encoding: .utf8).contains("import UIKit"))
      try #expect(!String(contentsOfFile: other, encoding: .utf8).contains("import UIKit"))
    }
  }

  @Test func `what contradicts a fix is refused`() throws {
    let cases = [
      (["--fix", "--diff"], "'--fix' and '--diff' contradict each other"),
      (["--unsafe-fixes"], "'--unsafe-fixes' says which fixes are made: add '--fix', or '--diff'"),
      (["--fix", "--pre-commit"], "'--pre-commit' contradicts '--fix'"),
      (["--diff", "--hook"], "'--hook' contradicts '--diff'"),
      (["--fix", "--stdin", "A.swift", "--summary"], "'--summary' contradicts '--fix --stdin'"),
      (["--diff", "--format", "json"], "'--format' contradicts '--diff'"),
    ]
    try withFolder(app(unusedImport)) { folder in
      for (arguments, message) in cases {
        let outcome = try folder.run(arguments)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(message), "\(outcome.errors)")
      }
    }
  }
}
