import Foundation
import Testing

/// What pre-commit says in the environment.
private func range(_ from: String, _ to: String) -> [String: String] {
  ["PRE_COMMIT": "1", "PRE_COMMIT_FROM_REF": from, "PRE_COMMIT_TO_REF": to]
}

private let sentence =
  "viperlint: nothing was checked, as nothing is staged and pre-commit names no commits; the hook "
  + "'viperlint-all' lints everything\n"

@Suite struct `Linting for pre-commit` {
  @Test func `what is staged is linted, where pre-commit names no commits`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", newFile)
      try folder.remove(newFile)
      #expect(try folder.compare("--pre-commit") == oneNew)
      #expect(try folder.compare("--pre-commit", environment: ["PRE_COMMIT": "1"]) == oneNew)
      // An empty variable says nothing.
      #expect(try folder.compare("--pre-commit", environment: range("", "")) == oneNew)
    }
  }

  @Test func `where nothing is staged, nothing is checked, and a line says so`() throws {
    try withRepository { folder in
      // What is not staged does not count, nor does how old a file is.
      try folder.write(newInteractor, to: newFile)
      for options in [[], ["--quiet", "--limit", "3"], ["--strict"]] {
        #expect(
          try folder.run(["lint", "--pre-commit"] + options)
            == Outcome(status: 0, output: "", errors: sentence))
      }
      // A report that was asked for is there, and empty.
      let report = try folder.run(["--pre-commit", "--quiet", "--format", "json"])
      #expect(report.output.hasPrefix(#"{"version":1,"preset":null,"diagnostics":[],"#))
      #expect(report.errors == sentence)
    }
  }

  @Test func `before the first commit all that is staged is new`() throws {
    try withFolder(articles) { folder in
      try folder.git("init", "--quiet")
      #expect(try folder.run(["--pre-commit"]).errors == sentence)
      try folder.git("add", "--all")
      #expect(try folder.compare("--pre-commit").new == 2)
    }
  }

  @Test func `the commits that pre-commit names are linted, whatever is checked out or staged`()
    throws
  {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "-b", "feature")
      try folder.write(newInteractor, to: newFile)
      try folder.commit()
      let bad = try folder.git("rev-parse", "HEAD")
      try folder.edit(newFile, "import UIKit\n", "")
      try folder.commit()
      #expect(try folder.compare("--pre-commit", environment: range("main", "HEAD")) == nothingNew)
      #expect(try folder.compare("--pre-commit", environment: range("main", "HEAD~1")) == oneNew)
      // Neither the work tree nor the index is what the commit holds.
      try folder.git("checkout", "--quiet", "main")
      #expect(try folder.compare("--pre-commit", environment: range("main", bad)) == oneNew)
      try folder.write(newInteractor, to: "Articles/ArticlesStagedInteractor.swift")
      try folder.git("add", "--all")
      #expect(
        try folder.compare("--pre-commit", environment: range("main", "feature")) == nothingNew)
      let text = try folder.run(["--pre-commit"], environment: range("main", bad))
      #expect(text.output.contains("\nmain...\(bad.prefix(10)): 1 new; 2 were there before\n"))
      #expect(text.output.contains("1 | import UIKit\n"))
    }
  }

  @Test func `what the other side has done since they parted is not the range's`() throws {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "-b", "feature")
      try folder.write("struct Clock {}\n", to: "Articles/Clock.swift")
      try folder.commit()
      try folder.git("checkout", "--quiet", "main")
      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit\n", "")
      try folder.commit()
      #expect(
        try folder.compare("--pre-commit", environment: range("main", "feature")) == nothingNew)
    }
  }

  @Test func `the configuration is that of the commit`() throws {
    try withRepository { folder in
      try folder.write("rules:\n  ui_import: off\n", to: ".viperlint.yml")
      try folder.write(newInteractor, to: newFile)
      try folder.commit()
      try folder.write("rules:\n  ui_import: error\n", to: ".viperlint.yml")
      let compared = try folder.compare("--pre-commit", environment: range("HEAD~1", "HEAD"))
      #expect(compared.findings == [])
      #expect(compared.before == 1)
    }
  }

  @Test func `a clone that does not reach back far enough is refused`() throws {
    try withRepository { server in
      try server.git("checkout", "--quiet", "-b", "feature")
      for text in ["struct A {}\n", "struct B {}\n"] {
        try server.write(text, to: "Articles/New.swift")
        try server.commit()
      }
      try withFolder { folder in
        try folder.git(
          "clone", "--quiet", "--depth=1", "--no-single-branch", "file://" + server.path, "App")
        let ends = range("origin/main", "origin/feature")
        try folder.checkRefused(
          ["--pre-commit"],
          "'origin/feature' left 'origin/main': fetch it by 'git fetch --unshallow'",
          in: "App", environment: ends)
        try folder.git("fetch", "--quiet", "--unshallow", in: "App")
        #expect(try folder.compare("--pre-commit", in: "App", environment: ends) == nothingNew)
      }
    }
  }

  @Test func `half a range, an unknown commit and a folder without git are refused`() throws {
    try withRepository { folder in
      try folder.checkRefused(
        ["--pre-commit"], "PRE_COMMIT_FROM_REF is set and PRE_COMMIT_TO_REF is not",
        environment: ["PRE_COMMIT_FROM_REF": "main"])
      try folder.checkRefused(
        ["--pre-commit"], "'gone' names no commit in the repository",
        environment: range("main", "gone"))
      try folder.checkRefused(
        ["--pre-commit"], "'gone' names no commit in the repository",
        environment: range("gone", "main"))
      try folder.checkRefused(
        ["--pre-commit", "--staged"], "'--pre-commit' finds out by itself what is compared")
    }
    try withFolder(articles) { folder in
      try folder.checkRefused(["--pre-commit"], "lies in no git work tree")
    }
  }
}
