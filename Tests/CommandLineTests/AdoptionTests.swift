import Foundation
import Testing

/// A team adopts viperlint on an app of a few hundred files with old findings: from then on only what
/// is new is reported, in every format.
@Suite struct AdoptionTests {
  @Test func `adopt, move and rename, break one thing, mend another, prune`() throws {
    try withFolder(app(modules: 60)) { folder in
      // Adopting.
      #expect(try folder.run(["lint"]).status == 1)
      #expect(try folder.run(["init"]).status == 0)
      let created = try folder.run(["baseline", "create"])
      #expect(created.status == 0)
      #expect(created.output.contains("120 findings of 2 rules are permitted"))
      #expect(try folder.lastLine() == (0, "no new finding; 120 in the baseline"))

      // Lines move, files get other names and folders.
      for number in 0..<60 {
        let old = "App/Scene\(number)/Scene\(number)Presenter.swift"
        let text = try folder.text(of: old)
        try folder.remove(old)
        try folder.write(
          "// A new head.\n\n\n" + text, to: "App/Scene\(number)/Presentation\(number).swift")
      }
      #expect(try folder.lastLine() == (0, "no new finding; 120 in the baseline"))

      // One new violation, and only that, in every format.
      let broken = "App/Scene7/Scene7View.swift"
      let view = try folder.text(of: broken)
      try folder.write(
        view.replacingOccurrences(of: "  // here\n", with: "  var router: Scene7Router?\n"),
        to: broken)
      #expect(try folder.lastLine() == (1, "1 error; 120 in the baseline"))
      try checkFormats(folder, message: "Scene7View holds Scene7Router, a router", old: 120)

      // The violation goes, and an old one with it.
      try folder.write(view, to: broken)
      let interactor = "App/Scene9/Scene9Interactor.swift"
      try folder.write(
        try folder.text(of: interactor).replacingOccurrences(of: "import UIKit\n", with: "")
          .replacingOccurrences(of: "  var label: UILabel?\n", with: ""),
        to: interactor)
      #expect(try folder.lastLine() == (0, "1 warning; 119 in the baseline (1 fixed)"))
      #expect(try folder.run(["baseline", "prune"]).output.contains("1 finding taken away"))
      #expect(try folder.lastLine() == (0, "no new finding; 119 in the baseline"))
      #expect(
        try folder.lastLine(["--strict-baseline"]) == (0, "no new finding; 119 in the baseline"))
    }
  }

  /// Asserts that a format tells of one new finding, and of the old ones as such where it can.
  private func checkFormats(_ folder: Folder, message: String, old: Int) throws {
    func output(_ format: String) throws -> String {
      let outcome = try folder.run(["--format", format])
      #expect(outcome.status == 1)
      // SARIF links the other end within the text.
      #expect(outcome.output.contains(message) || format == "sarif", "\(format)")
      return outcome.output
    }
    for format in ["xcode", "github"] {
      let lines = try output(format).split(separator: "\n").filter { $0.contains("rror") }
      #expect(lines.count == 1, "\(format)")
    }
    #expect(try output("text").components(separatedBy: "error[").count == 2)

    let json = try JSONSerialization.jsonObject(with: Data(try output("json").utf8))
    let found = ((json as? [String: Any])?["diagnostics"] as? [[String: Any]]) ?? []
    let fresh = found.filter {
      $0["baselined"] as? Bool == false && $0["severity"] as? String != "note"
    }
    #expect(fresh.map { $0["message"] as? String } == [message])
    #expect(found.count { $0["baselined"] as? Bool == true } == old)

    let sarif = try JSONSerialization.jsonObject(with: Data(try output("sarif").utf8))
    let runs = (sarif as? [String: Any])?["runs"] as? [[String: Any]]
    let results = runs?.first?["results"] as? [[String: Any]] ?? []
    let errors = results.filter { $0["level"] as? String != "note" }
    #expect(errors.count { $0["baselineState"] as? String == "new" } == 1)
    #expect(errors.count { $0["baselineState"] as? String == "unchanged" } == old)

    #expect(try output("junit").components(separatedBy: "<failure").count == 2)
    let checkstyle = try output("checkstyle")
    #expect(checkstyle.components(separatedBy: "severity=\"error\"").count == 2)
    let gitlab = try JSONSerialization.jsonObject(with: Data(try output("gitlab").utf8))
    let major = (gitlab as? [[String: Any]])?.filter { $0["severity"] as? String == "major" } ?? []
    #expect(major.count == 1)
  }

  /// Modules that each break two rules: an interactor keeps a label, a presenter owns its view.
  private func app(modules: Int) -> [String: String] {
    var files: [String: String] = [:]
    for number in 0..<modules {
      let name = "Scene\(number)"
      func add(_ part: String, _ text: String) { files["App/\(name)/\(name)\(part).swift"] = text }
      add(
        "Protocols",
        """
        protocol \(name)ViewInput: AnyObject { func show(_ title: String) }
        protocol \(name)ViewOutput: AnyObject { func didLoad() }
        protocol \(name)InteractorInput: AnyObject { func load() }
        protocol \(name)RouterInput: AnyObject { func close() }
        """)
      add(
        "View",
        """
        import UIKit
        final class \(name)View: UIViewController, \(name)ViewInput {
          var output: \(name)ViewOutput?
          // here
          func show(_ title: String) {}
        }
        """)
      add(
        "Presenter",
        """
        final class \(name)Presenter: \(name)ViewOutput {
          var view: \(name)ViewInput?
          var interactor: \(name)InteractorInput?
          var router: \(name)RouterInput?
          func didLoad() { interactor?.load() }
        }
        """)
      add(
        "Interactor",
        """
        import UIKit
        final class \(name)Interactor: \(name)InteractorInput {
          var label: UILabel?
          func load() {}
        }
        """)
      add(
        "Router",
        """
        import UIKit
        final class \(name)Router: \(name)RouterInput {
          weak var controller: UIViewController?
          func close() { controller?.dismiss(animated: true) }
        }
        """)
    }
    return files
  }
}

extension Folder {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// The exit status, and what the last line says of findings: without counts of types and time.
  fileprivate func lastLine(_ arguments: [String] = []) throws -> (Int32, String) {
    let outcome = try run(["lint"] + arguments)
    let line = outcome.output.split(separator: "\n").last ?? ""
    let found = line.components(separatedBy: ": ").dropFirst().joined(separator: ": ")
    let parts = found.components(separatedBy: "; ").dropLast()
    return (outcome.status, parts.joined(separator: "; "))
  }
}
