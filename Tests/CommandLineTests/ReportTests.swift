import Foundation
import Testing

private let quiet = ["--quiet", "--only", "ui_import"]

/// Calls `body` with a folder of the two findings in ``articles`` and what it holds besides.
private func withArticles(
  _ files: [String: String] = [:], _ body: (Folder) throws -> Void
) throws {
  try withFolder(articles.merging(files) { $1 }, body)
}

extension Folder {
  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }

  fileprivate func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }
}

@Suite struct ReportOptionTests {
  @Test func `one run writes all reports, each as standard output would be`() throws {
    let formats = ["text", "xcode", "github", "json", "sarif", "junit", "checkstyle", "gitlab"]
    try withArticles { folder in
      try folder.makeFolder("out")
      let reports = formats.flatMap { ["--report", "\($0)=out/\($0)"] }
      let outcome = try folder.run(quiet + reports)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "")
      for format in formats {
        let printed = try folder.run(quiet + ["--format", format])
        #expect(printed.status == 1)
        try #expect(folder.text("out/" + format) == printed.output, "\(format)")
        if format == "text" { #expect(outcome.output == printed.output) }
      }
      try #expect(folder.names(in: "out") == formats.sorted())
    }
  }

  @Test func `a dash is standard output, in place of the text`() throws {
    try withArticles { folder in
      let printed = try folder.run(quiet + ["--format", "json"])
      try #expect(folder.run(quiet + ["--report", "json=-"]) == printed)
    }
  }

  @Test func `colour is for terminals, not for files`() throws {
    try withArticles { folder in
      let outcome = try folder.run(quiet + ["--color", "always", "--report", "text=out"])
      #expect(outcome.output.contains("\u{1B}["))
      try #expect(!folder.text("out").contains("\u{1B}["))
    }
  }

  @Test func `a run without a finding writes its reports, too`() throws {
    try withArticles { folder in
      let outcome = try folder.run(["--only", "reach_through", "--report", "junit=a.xml"])
      #expect(outcome.status == 0)
      try #expect(folder.text("a.xml").contains(#"tests="1" failures="0" errors="0""#))
    }
  }

  @Test func `a tree that was not checked is no success in any report`() throws {
    try withFolder(["A.swift": "struct Point { var x = 0 }\n"]) { folder in
      let outcome = try folder.run(["--report=junit=a.xml", "--report=sarif=a.sarif"])
      #expect(outcome.status == 2)
      try #expect(folder.text("a.xml").contains(#"tests="1" failures="0" errors="1""#))
      try #expect(folder.text("a.sarif").contains(#""executionSuccessful":false"#))
    }
  }

  @Test func `a folder that does not exist is told before the work begins`() throws {
    try withArticles { folder in
      let outcome = try folder.run(["--report", "json=no/a.json", "--report", "junit=a.xml"])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(
        outcome.errors
          == "viperlint: error: cannot write 'no/a.json': there is no folder 'no'\n")
      try #expect(!folder.names().contains("a.xml"))
    }
  }

  @Test func `a file that cannot be written is status 2, and the rest is written`() throws {
    try withArticles { folder in
      try folder.makeFolder("out")
      let outcome = try folder.run(quiet + ["--report=json=out", "--report=junit=a.xml"])
      #expect(outcome.status == 2)
      #expect(outcome.errors == "viperlint: error: cannot write 'out': Is a directory\n")
      #expect(outcome.output.contains("error[ui_import]"))
      try #expect(folder.names() == ["Articles", "a.xml", "out"])
    }
  }

  #if os(Linux)
    @Test func `a device is written to, and its failure told`() throws {
      try withArticles { folder in
        try #expect(folder.run(quiet + ["--report=json=/dev/null"]).status == 1)
        let outcome = try folder.run(quiet + ["--report=json=/dev/full"])
        #expect(outcome.status == 2)
        #expect(
          outcome.errors
            == "viperlint: error: cannot write '/dev/full': No space left on device\n")
      }
    }
  #endif

  @Test func `an old report is replaced, behind a link as well`() throws {
    try withArticles(["old.json": "old"]) { folder in
      try folder.link("link.json", to: "old.json")
      #expect(try folder.run(quiet + ["--report=json=link.json"]).status == 1)
      try #expect(folder.text("old.json").hasPrefix("{\"version\":1,"))
      let link = folder.path + "/link.json"
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
      #expect(target == "old.json")
      try #expect(folder.names() == ["Articles", "link.json", "old.json"])
    }
  }

  @Test func `wrong usage leaves an old report as it was`() throws {
    try withArticles(["a.json": "old"]) { folder in
      try #expect(folder.run(["Nowhere", "--report=json=a.json"]).status == 2)
      try #expect(folder.text("a.json") == "old")
    }
  }

  @Test func `paths are relative to the repository, whatever the root`() throws {
    let files = articles(below: "ios/App").merging([
      ".git/HEAD": "ref: x\n", "ios/.viperlint.yml": "preset: viper\n",
    ]) { $1 }
    let path = "ios/App/Articles/ArticlesInteractor.swift"
    try withFolder(files) { folder in
      for format in ["github", "sarif", "junit", "checkstyle", "gitlab"] {
        let printed = try folder.run(quiet + ["--format", format], in: "ios").output
        #expect(printed.contains(path), "\(format)")
      }
    }
  }
}

@Suite struct GitHubActionsTests {
  private let onGitHub = ["GITHUB_ACTIONS": "true"]

  @Test func `annotations and the last line are printed, and a table for the page of the run`()
    throws
  {
    try withArticles { folder in
      let summary = folder.path + "/summary.md"
      try folder.write("before\n", to: "summary.md")
      let variables = onGitHub.merging(["GITHUB_STEP_SUMMARY": summary]) { $1 }
      let outcome = try folder.run(["--only", "ui_import"], environment: variables)
      #expect(outcome.status == 1)
      #expect(outcome.errors == "")
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.first?.hasPrefix("::error file=Articles/ArticlesInteractor.swift,") == true)
      #expect(lines.dropFirst().allSatisfy { !$0.hasPrefix("::") })
      #expect(lines.last?.contains(": 1 error; ") == true)
      try #expect(
        folder.text("summary.md").hasPrefix("before\n### viperlint: 1 error\n\n3 files, "))
    }
  }

  @Test func `what was asked for holds`() throws {
    try withArticles { folder in
      let text = try folder.run(quiet + ["--format", "text"], environment: onGitHub)
      try #expect(folder.run(quiet) == text)
      let json = try folder.run(quiet + ["--report", "json=-"], environment: onGitHub)
      try #expect(folder.run(quiet + ["--format", "json"]) == json)
      let annotations = try folder.run(quiet + ["--format", "github"])
      try #expect(folder.run(quiet, environment: onGitHub) == annotations)
    }
  }

  @Test func `elsewhere the text stays`() throws {
    try withArticles { folder in
      let text = try folder.run(quiet)
      for variables in [["GITHUB_ACTIONS": "false"], ["GITLAB_CI": "true", "CI": "true"]] {
        try #expect(folder.run(quiet, environment: variables) == text)
      }
    }
  }

  @Test func `a page that cannot be written stops nothing`() throws {
    try withArticles { folder in
      let variables = onGitHub.merging(["GITHUB_STEP_SUMMARY": "no/such.md"]) { $1 }
      let outcome = try folder.run(quiet, environment: variables)
      #expect(outcome.status == 1)
      #expect(
        outcome.errors == "viperlint: cannot write the summary of the step into 'no/such.md': "
          + "No such file or directory\n")
    }
  }
}

@Suite struct `Reports for coding agents` {
  @Test func `each finding is a line, and the last line always counts`() throws {
    try withArticles { folder in
      let outcome = try folder.run(["--only", "ui_import", "--format", "agent"])
      #expect(outcome.status == 1)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(
        lines[0].hasPrefix("Articles/ArticlesInteractor.swift:1:8: error ui_import: UIKit is "))
      #expect(lines[0].contains(" -> do: "))
      #expect(lines[1] == "viperlint: 1 error in 3 files; 'viperlint --fix' mends 1")

      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      let clean = try folder.run(["--only", "ui_import", "--quiet", "--format", "agent"])
      #expect(clean.status == 0)
      #expect(clean.output == "viperlint: no error, no warning in 3 files\n")
    }
  }

  @Test func `an agent that has not chosen is told of it, and nothing is chosen for it`() throws {
    try withArticles { folder in
      let text = try folder.run(["--only", "ui_import"])
      #expect(text.errors == "")
      for name in ["AI_AGENT", "CLAUDECODE", "CURSOR_AGENT", "GEMINI_CLI"] {
        let outcome = try folder.run(["--only", "ui_import"], environment: [name: "1"])
        #expect(outcome.errors.hasPrefix("viperlint: '--format agent' tells each finding in one"))
        #expect(outcome.output.hasPrefix("error[ui_import]: UIKit is imported"))
      }
      for arguments in [["--format", "text"], ["--quiet"], ["--format", "json"]] {
        let outcome = try folder.run(arguments, environment: ["CLAUDECODE": "1"])
        #expect(!outcome.errors.contains("--format agent"))
      }
    }
  }
}

@Suite struct `Notes in reports` {
  private let files = [
    ".viperlint.yml": "preset: viper\n",
    "Home/HomeScreen.swift": "import UIKit\nclass HomeScreen: UIViewController {}\n",
    "Feed/FeedPresenter.swift": "final class FeedPresenter { var next: HomeScreen? }\n",
    "Feed/FeedInteractor.swift": "final class FeedInteractor {}\n",
  ]
  /// The rules that say them, which stand in every format.
  private let note = "weak_back_reference"
  private let error = "protocol_boundary"

  @Test(arguments: ["text", "xcode", "github", "sarif", "gitlab", "checkstyle", "junit"])
  func `are left out unless they are asked for`(format: String) throws {
    try withFolder(files) { folder in
      let plain = try folder.run(["--format", format]).output
      #expect(plain.contains(error))
      #expect(!plain.contains(note))
      try #expect(folder.run(["--format", format, "--notes"]).output.contains(note))
      _ = try folder.run(["--report", "\(format)=told"])
      let file = URL(fileURLWithPath: folder.path + "/told")
      #expect(try !String(contentsOf: file, encoding: .utf8).contains(note))
    }
  }

  @Test func `are in JSON, where their severity tells them`() throws {
    try withFolder(files) { folder in
      let output = try folder.run(["--format", "json"]).output
      #expect(output.contains(note))
    }
  }
}
