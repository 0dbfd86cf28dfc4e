import Foundation
import Testing

private let file = ".viperlint.yml"
private let begin = "# viperlint init: begin (what was found; 'viperlint init --force' renews it)\n"

extension Folder {
  func configuration() throws -> String {
    try String(contentsOfFile: path + "/" + file, encoding: .utf8)
  }

  /// Without lines, as those of the configuration move.
  private func findings() throws -> [String] {
    let object = try JSONSerialization.jsonObject(
      with: Data(try run(["--format", "json"]).output.utf8))
    let found = (object as? [String: Any])?["diagnostics"] as? [[String: Any]]
    return try #require(found).map { "\($0["fingerprint"] ?? "") \($0["severity"] ?? "")" }
  }

  /// Runs `init --force`, which must change nothing of these lines, no finding, and nothing at all when
  /// it is run again.
  @discardableResult
  fileprivate func force(
    keeping text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (output: String, text: String) {
    let before = try findings()
    let outcome = try run(["init", "--force"])
    #expect(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
    let written = try configuration()
    #expect(written.hasPrefix(text), "\(written)", sourceLocation: sourceLocation)
    let valid = try run(["config", "validate"])
    #expect(valid.status == 0, "\(valid.errors)", sourceLocation: sourceLocation)
    try #expect(findings() == before, sourceLocation: sourceLocation)
    try #expect(run(["init", "--force"]).status == 0, sourceLocation: sourceLocation)
    try #expect(configuration() == written, sourceLocation: sourceLocation)
    return (outcome.output, written)
  }
}

private func configured(_ text: String) -> [String: String] {
  articles.merging([file: text]) { $1 }
}

/// Nothing that a person wrote is ever lost.
@Suite struct `What init keeps by force` {
  @Test func `a preset of one's own stays, and what fits is said`() throws {
    let own = "# Ours.\npreset: viper\nrules: {ui_import: off}  # for now\n"
    try withFolder(configured(own)) { folder in
      let (output, text) = try folder.force(keeping: own + "\n" + begin)
      #expect(
        output.hasPrefix(
          "wrote \(folder.path)/\(file): kept all that it states, and its preset viper\n"))
      #expect(
        text.contains(
          "\n# This file states the preset viper, which fits: viper explains 100 % of the 3 types in "
        ))
      #expect(text.ranges(of: "preset: ").count == 1)
    }
    try withFolder(configured("preset: mvvm")) { folder in
      let (output, text) = try folder.force(keeping: "preset: mvvm\n\n" + begin)
      #expect(output.contains("and its preset mvvm, though viper fits better\n"))
      #expect(
        text.contains(
          "\n# This file states the preset mvvm, which stays. Another fits better: viper explains ")
      )
    }
  }

  @Test func `an architecture of one's own stays`() throws {
    let own = """
      roles:
        core: {path: "Articles/**"}
        outside: {path: "Other/**"}
      dependencies:
        core: {outside: never}

      """
    try withFolder(configured(own)) { folder in
      let (output, text) = try folder.force(keeping: own + "\n" + begin)
      #expect(output.contains("kept all that it states, an architecture of its own\n"))
      #expect(text.contains("\n# This file states an architecture of its own, which stays.\n"))
    }
  }

  @Test func `a preset is stated where the file states none`() throws {
    let own = "exclude: [\"**/Generated/**\"]\nmodules:\n  - path: Articles\n"
    try withFolder(configured(own)) { folder in
      let (output, text) = try folder.force(keeping: own + "\n" + begin)
      #expect(output.contains(": kept all that it states; preset viper, which explains 100 %"))
      #expect(text.contains("\npreset: viper\n"))
      #expect(text.contains("\n# 1 module, as this file states them:\n#   Articles: view, "))
      #expect(text.ranges(of: "modules:\n").count == 1)
    }
  }

  @Test func `a key that init needs as well stays, and init states nothing`() throws {
    // A module in another dialect would be among 'overrides', which there can be only once.
    let own = "overrides:\n  - path: Articles\n    rules: {ui_import: off}\n"
    try withFolder(configured(own).merging(otherDialect) { $1 }) { folder in
      let (_, text) = try folder.force(keeping: own + "\n" + begin)
      #expect(
        text.contains("\n# It is not stated, as what this file states stands in the way.\n"))
      #expect(text.contains("\n# preset: mvvm\n"))
      #expect(text.contains("\n# overrides:\n#   - path: Articles\n#     preset: viper\n"))
    }
  }

  @Test func `its own block is renewed in its place, and what is around it stays`() throws {
    try withFolder(articles) { folder in
      try #expect(folder.run(["init"]).status == 0)
      let first = try folder.configuration()
      #expect(first.hasPrefix(begin))
      try folder.force(keeping: first)

      let above = "# Above.\nframeworks: {ui: [UIKit]}\n\n"
      let below = "# Below.\nrules: {ui_import: off}\n"
      try folder.write(above + first + below, to: file)
      for (path, text) in articles {
        try folder.write(
          text.replacing("Articles", with: "Feed"), to: path.replacing("Articles", with: "Feed"))
      }
      let (_, text) = try folder.force(keeping: above + begin)
      #expect(text.hasSuffix("\n" + below))
      #expect(text.contains("\n# 2 modules, found by folders and names:\n"))
      #expect(text.contains("\npreset: viper\n"))
    }
  }

  @Test func `a block that was changed is the person's from then on`() throws {
    try withFolder(articles) { folder in
      try #expect(folder.run(["init"]).status == 0)
      let changed = try folder.configuration()
        .replacing("\npreset: viper\n", with: "\npreset: viper-configurator\n# Why: see docs.\n")
      try folder.write(changed, to: file)
      let (output, text) = try folder.force(
        keeping: changed.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("# viperlint init: ") }.joined(separator: "\n"))
      #expect(output.contains("and its preset viper-configurator"))
      #expect(text.ranges(of: begin).count == 1)
    }
  }

  @Test func `so is a block that a person goes on with below it`() throws {
    try withFolder(articles.merging(otherDialect) { $1 }) { folder in
      try #expect(folder.run(["init"]).status == 0)
      let below = "  - path: Feed\n    rules: {ui_import: off}\n"
      let text = try folder.configuration() + below
      try folder.write(text, to: file)
      let own = text.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("# viperlint init: ") }.joined(separator: "\n")
      #expect(own.contains("\noverrides:\n  - path: Articles\n    preset: viper\n"))
      try folder.force(keeping: own + "\n" + begin)
    }
  }

  @Test func `other ends of lines, no end at all and a flow mapping are kept`() throws {
    for own in [
      "# ours\r\npreset: viper\r\n", "# nothing but a comment", "{\"preset\": \"viper\"}",
      "{rules: {ui_import: warning}}\n",
    ] {
      try withFolder(configured(own)) { folder in try folder.force(keeping: own) }
    }
    let marked = Data("\u{FEFF}preset: viper\n".utf8)
    try withFolder(articles) { folder in
      try folder.write(marked, to: file)
      try #expect(folder.run(["init", "--force"]).status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + file))
      #expect(bytes.starts(with: marked))
      try #expect(folder.run(["config", "validate"]).status == 0)
    }
    // Git may give the whole file other ends.
    try withFolder(articles) { folder in
      try #expect(folder.run(["init"]).status == 0)
      try folder.write(try folder.configuration().replacing("\n", with: "\r\n"), to: file)
      try folder.force(keeping: begin)
    }
  }

  @Test func `what is no configuration is refused as it is in any run, and stays`() throws {
    let broken = "preset: viper\n  rules: [\n"
    try withFolder(configured(broken)) { folder in
      let outcome = try folder.run(["init", "--force"])
      #expect(outcome.status == 2)
      try #expect(outcome.errors == folder.run(["lint"]).errors)
      #expect(outcome.errors.contains("\(file):2:3: error: "))
      #expect(try folder.configuration() == broken)
    }
    try withFolder(configured("preset: mvvm\n")) { folder in
      try folder.checkRefused(
        ["init", "--force", "--preset", "viper"], "'--preset viper' contradicts 'preset: mvvm' in '"
      )
      #expect(try folder.configuration() == "preset: mvvm\n")
    }
    try withFolder(configured("exclude: ['**']\n")) { folder in
      try folder.checkRefused(["init", "--force"], "leaves no Swift file")
    }
  }

  @Test func `what the file extends takes part`() throws {
    let own = "extends: shared/base.yml\n"
    let files = configured(own).merging(["shared/base.yml": "preset: mvvm\n"]) { $1 }
    try withFolder(files) { folder in
      let (output, _) = try folder.force(keeping: own)
      #expect(output.contains("and its preset mvvm"))
    }
  }
}

/// Modules of MVVM, beside which one of VIPER is in another dialect.
private let otherDialect = Dictionary(
  uniqueKeysWithValues: ["Basket", "Feed", "Login", "Profile"].map { name in
    (
      "\(name)/\(name).swift",
      """
      import UIKit
      final class \(name)ViewController: UIViewController {
        let viewModel = \(name)ViewModel()
      }
      final class \(name)ViewModel {}
      """
    )
  })
