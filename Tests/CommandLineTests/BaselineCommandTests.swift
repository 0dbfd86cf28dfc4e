import Foundation
import Testing

private let name = ".viperlint-baseline.json"

extension Folder {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  /// Replaces the first occurrence of a text in a file.
  fileprivate func replace(_ old: String, by new: String, in name: String) throws {
    let text = try text(of: name)
    let range = try #require(text.range(of: old))
    try write(text.replacingCharacters(in: range, with: new), to: name)
  }

  fileprivate func summary(_ arguments: [String] = []) throws -> (status: Int32, line: String) {
    let outcome = try run(["lint"] + arguments)
    return (outcome.status, String(outcome.output.split(separator: "\n").last ?? ""))
  }
}

private let presenter = "Articles/ArticlesPresenter.swift"

@Suite struct BaselineCommandTests {
  @Test func `what is there is permitted, what is new is reported`() throws {
    try withFolder(articles) { folder in
      let created = try folder.run(["baseline", "create"])
      #expect(created.status == 0)
      #expect(
        created.output
          == "wrote \(name): 2 findings of 2 rules are permitted; new ones are reported\n")
      #expect(
        try folder.text(of: name) == """
          {
            "version": 1,
            "findings": [
              {"rule":"protocol_boundary","from":"ArticlesPresenter","to":"ArticlesInteractor",\
          "reference":"stores","member":"interactor","count":1},
              {"rule":"ui_import","from":"ArticlesInteractor","to":"UIKit","reference":"",\
          "member":"","count":1}
            ]
          }

          """)
      let (status, line) = try folder.summary()
      #expect(status == 0)
      #expect(line.contains("no new finding; 2 in the baseline; "))

      try folder.replace(
        "func open() {}\n}", by: "func open() {}\n  var view2: ArticlesViewController?\n}",
        in: presenter)
      let outcome = try folder.run(["lint", "--format", "xcode"])
      #expect(outcome.status == 1)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.allSatisfy { $0.contains("ArticlesPresenter holds ArticlesViewController") })
      #expect(
        try folder.run(["lint", "--no-baseline", "--format", "xcode"]).output.split(separator: "\n")
          .count == 4)
    }
  }

  @Test func `moved lines and renamed files change nothing`() throws {
    try withFolder(articles) { folder in
      _ = try folder.run(["baseline", "create"])
      let text = try folder.text(of: presenter)
      try folder.write("\n\n// moved\n" + text, to: "Articles/Presentation.swift")
      try FileManager.default.removeItem(atPath: folder.path + "/" + presenter)
      #expect(try folder.summary().status == 0)
    }
  }

  @Test func `what is fixed is told, and pruned`() throws {
    try withFolder(articles) { folder in
      _ = try folder.run(["baseline", "create"])
      try folder.replace("import UIKit\n", by: "", in: "Articles/ArticlesInteractor.swift")
      let (status, line) = try folder.summary()
      #expect(status == 0)
      #expect(line.contains("1 warning; 1 in the baseline (1 fixed); "))
      let outcome = try folder.run(["lint", "--format", "xcode"])
      #expect(
        outcome.output
          == "\(folder.path)/\(name):5:6: warning: ArticlesInteractor -> UIKit, ui_import is fixed "
          + "[stale_baseline]\n")
      let entry = #"{"rule":"ui_import","from":"ArticlesInteractor","to":"UIKit","#
      #expect(
        try folder.run(["--no-color"]).output.contains(
          """
           --> .viperlint-baseline.json:5:6
            |
          5 |     \(entry)
          """))
      #expect(
        try folder.run(["--no-color"]).output.contains(
          "\n  |      ^^^^^^^^^^^^^^^^^^ permits nothing\n"))
      #expect(try folder.summary(["--strict-baseline"]).status == 1)

      let pruned = try folder.run(["baseline", "prune"])
      #expect(pruned.status == 0)
      #expect(
        pruned.output
          == "\(name): 1 finding taken away; 1 finding of 1 rule is permitted\n")
      #expect(try folder.summary(["--strict-baseline"]).status == 0)
      #expect(
        try folder.run(["baseline", "prune"]).output
          == "\(name): nothing to change; 1 finding of 1 rule is permitted\n")
    }
  }

  @Test func `update adds nothing but what may grow`() throws {
    try withFolder(articles) { folder in
      _ = try folder.run(["baseline", "create"])
      try folder.replace("import UIKit\n", by: "", in: "Articles/ArticlesInteractor.swift")
      try folder.write("import UIKit\n" + (try folder.text(of: presenter)), to: presenter)
      let refused = try folder.run(["baseline", "update"])
      #expect(refused.status == 1)
      #expect(
        refused.output == "\(name): 1 finding taken away; 1 finding of 1 rule is permitted\n")
      #expect(
        refused.errors == """
          viperlint: 1 new finding is not added: fix it, or say 'viperlint baseline update \
          --allow-growth ui_import'
          viperlint:   ArticlesPresenter -> UIKit, ui_import

          """)
      let grown = try folder.run(["baseline", "update", "--allow-growth", "ui_import"])
      #expect(grown.status == 0)
      #expect(grown.output == "\(name): 1 finding added; 2 findings of 2 rules are permitted\n")
      #expect(try folder.summary(["--strict-baseline"]).status == 0)
    }
  }

  @Test func `a part of the root says nothing of what is gone`() throws {
    try withFolder(articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }) { folder in
      _ = try folder.run(["baseline", "create"])
      try folder.replace("import UIKit\n", by: "", in: "Articles/ArticlesInteractor.swift")
      let (status, line) = try folder.summary([presenter, "--strict-baseline"])
      #expect(status == 0)
      #expect(line.contains("no new finding; 1 in the baseline; "))
      #expect(try folder.summary(["--only", "protocol_boundary", "--strict-baseline"]).status == 0)
    }
  }

  @Test func `the configuration names the file`() throws {
    let files = articles.merging([".viperlint.yml": "preset: viper\nbaseline: CI/old.json\n"]) {
      $1
    }
    try withFolder(files) { folder in
      let missing = try folder.run(["lint"])
      #expect(missing.status == 2)
      #expect(
        missing.errors
          == ".viperlint.yml:2:1: error: the baseline 'CI/old.json' is not there: "
          + "'viperlint baseline create' writes it\n")
      try folder.makeFolder("CI")
      #expect(try folder.run(["baseline", "create"]).status == 0)
      #expect(try folder.summary().status == 0)
      let shown = try folder.run(["baseline", "show"])
      #expect(
        shown.output == """
          CI/old.json: 2 findings of 2 rules are permitted
            protocol_boundary             1
            ui_import                     1

          by module
            Articles                      2

          """)
    }
  }

  @Test func `what is there is not overwritten, and what is no baseline is refused`() throws {
    try withFolder(articles) { folder in
      _ = try folder.run(["baseline", "create"])
      let refused = try folder.run(["baseline", "create"])
      #expect(refused.status == 2)
      #expect(
        refused.errors
          == "viperlint: error: '\(name)' is there already: 'viperlint baseline update' takes away "
          + "what is fixed, and '--force' writes it anew\n")
      #expect(try folder.run(["baseline", "create", "--force"]).status == 0)
      try folder.write("{\n<<<<<<< HEAD\n", to: name)
      let broken = try folder.run(["lint"])
      #expect(broken.status == 2)
      #expect(broken.errors.hasPrefix("\(name):2:1: error: the file holds a merge conflict"))
    }
  }

  @Test func `a baseline is of a whole root, and says what it needs`() throws {
    func check(_ arguments: [String], _ message: String, _ folder: Folder) throws {
      let outcome = try folder.run(["baseline"] + arguments)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("viperlint: error: " + message), "\(outcome.errors)")
    }
    try withFolder(articles) { folder in
      try check([], "'viperlint baseline' needs to know what", folder)
      try check(
        ["crate"], "unknown action of 'viperlint baseline' 'crate'; did you mean 'create'?", folder)
      try check(["update"], "there is no baseline '\(name)'", folder)
      try check(["create", presenter], "a baseline is of one whole root", folder)
      try check(
        ["prune", "--allow-growth", "ui_import"], "'--allow-growth' is an option of", folder)
      let missing = try folder.run(["lint", "--baseline", "old.json"])
      #expect(missing.status == 2)
      #expect(missing.errors.contains("cannot read the baseline 'old.json': there is no such file"))
    }
  }
}
