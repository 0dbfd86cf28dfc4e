import Foundation
import Testing

@Suite struct DiffCommandTests {
  @Test func `what changes nothing of the architecture is one line`() throws {
    try withRepository { folder in
      try folder.edit("Articles/ArticlesPresenter.swift", "func open() {}", "func open() { }\n")
      let outcome = try folder.run(["diff", "main"])
      #expect(outcome.status == 0)
      #expect(outcome.output == "Architecture unchanged: no reference between types changed\n")
    }
  }

  @Test func `a new error is told and fails, unless nothing shall`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      let outcome = try folder.run(["diff", "HEAD"])
      #expect(outcome.status == 1)
      #expect(outcome.output.contains("\nNew\n  error["))
      try #expect(folder.run(["diff", "HEAD", "--exit-zero"]).status == 0)
      try #expect(folder.run(["diff", "HEAD", "--fail-on", "never"]).status == 0)
      try folder.git("add", "--all")
      try #expect(folder.run(["diff", "--staged"]).output == outcome.output)
      try folder.commit()
      try #expect(folder.run(["diff", "HEAD~1"]).output == outcome.output)
    }
  }

  @Test func `lint writes the same comment beside other reports`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      let comment = try folder.run(["diff", "HEAD", "--format", "markdown"]).output
      #expect(comment.hasPrefix("<!-- viperlint:diff key=default -->\n### viperlint: 1 new error"))
      let outcome = try folder.run([
        "--since", "HEAD", "--report", "markdown=comment.md", "--report", "json=all.json",
      ])
      #expect(outcome.status == 1)
      try #expect(folder.text(of: "comment.md") == comment)
      _ = try folder.run(["diff", "HEAD", "--format", "markdown", "--output", "other.md"])
      try #expect(folder.text(of: "other.md") == comment)
    }
  }

  @Test func `programs read it as JSON`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      let output = try folder.run(["diff", "HEAD", "--format", "json"]).output
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
      #expect(
        object.keys.sorted() == [
          "base", "fixed", "moduleReferences", "modules", "new", "ownership", "references",
          "roleReferences", "roles", "silences", "unchanged", "unjudged", "verdict", "version",
        ])
      #expect(object["base"] as? String == "HEAD")
      #expect((object["new"] as? [[String: Any]])?.count == 1)
    }
  }

  @Test func `the build server says where lines are shown`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      func comment(_ environment: [String: String], _ options: [String] = []) throws -> String {
        try folder.run(
          ["diff", "HEAD", "--format", "markdown"] + options, environment: environment
        )
        .output
      }
      try #expect(
        comment([
          "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "o/r",
          "GITHUB_SHA": "0123abc",
        ]).contains("](https://github.com/o/r/blob/0123abc/Articles/"))
      try #expect(
        comment(["CI_PROJECT_URL": "https://gitlab.com/o/r", "CI_COMMIT_SHA": "0123abc"])
          .contains("](https://gitlab.com/o/r/-/blob/0123abc/Articles/"))
      try #expect(
        comment([
          "BITBUCKET_GIT_HTTP_ORIGIN": "https://bitbucket.org/o/r", "BITBUCKET_COMMIT": "0123abc",
        ]).contains("](https://bitbucket.org/o/r/src/0123abc/Articles/"))
      // What is no address and no commit makes no link.
      let hostile = try comment([
        "CI_PROJECT_URL": "https://x)](http://evil", "CI_COMMIT_SHA": "0123abc",
      ])
      #expect(!hostile.contains("evil"))
      try #expect(comment(["CI_PROJECT_URL": "https://x", "CI_COMMIT_SHA": "a b"]) == comment([:]))
      try #expect(
        comment([:], ["--link-base", "https://code/{path}?line={line}"])
          .contains("](https://code/Articles/"))
    }
  }

  @Test func `owners are named from CODEOWNERS`() throws {
    let owned = articles.merging([".github/CODEOWNERS": "*.swift @ios\n"]) { $1 }
    try withRepository(owned) { folder in
      try folder.write(newInteractor, to: newFile)
      let comment = try folder.run(["diff", "HEAD", "--format", "markdown"]).output
      #expect(comment.contains("(`@ios`)"))
    }
  }

  @Test func `an exception and an entry of the baseline that a change adds are told`() throws {
    let stated = articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }
    try withRepository(stated) { folder in
      try folder.write(
        "preset: viper\nrules: {ui_import: {allow: [ArticlesInteractor]}}\n", to: ".viperlint.yml")
      _ = try folder.run(["baseline", "create"])
      let outcome = try folder.run(["diff", "HEAD"])
      #expect(outcome.output.contains("the configuration  ui_import allows ArticlesInteractor"))
      #expect(outcome.output.contains("the baseline       ArticlesPresenter -> ArticlesInteractor"))
      try folder.commit()
      try #expect(folder.run(["diff", "HEAD"]).output.hasPrefix("Architecture unchanged"))
    }
  }

  @Test func `a baseline that is called otherwise adds nothing`() throws {
    let stated = articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }
    try withRepository(stated) { folder in
      _ = try folder.run(["baseline", "create"])
      try folder.commit()
      try folder.git("mv", ".viperlint-baseline.json", "known.json")
      try folder.write("preset: viper\nbaseline: known.json\n", to: ".viperlint.yml")
      try #expect(folder.run(["diff", "HEAD"]).output.hasPrefix("Architecture unchanged"))
    }
  }

  @Test func `a configuration that is taken away silences what it was strict about`() throws {
    let stated = articles.merging([
      ".viperlint.yml": "preset: viper\nrules: {module_boundary: error}\n"
    ]) { $1 }
    try withRepository(stated) { folder in
      try folder.git("rm", "--quiet", ".viperlint.yml")
      try #expect(
        folder.run(["diff", "HEAD"]).output.contains("module_boundary: warning, was error"))
    }
  }

  @Test func `what silences elsewhere is no matter of the paths that are asked about`() throws {
    try withRepository { folder in
      try folder.write("// viperlint:disable ui_import\n" + newInteractor, to: newFile)
      try folder.write("final class ArticlesCell: UIView {}\n", to: "Other/ArticlesCell.swift")
      try #expect(folder.run(["diff", "HEAD"]).output.contains("Silenced by this change"))
      try #expect(!folder.run(["diff", "HEAD", "Other"]).output.contains("Silenced"))
    }
  }

  @Test func `code in which nothing has a role is not said to be unchanged`() throws {
    try withRepository(["Sources/Odd.swift": "struct Odd {}\n"]) { folder in
      let outcome = try folder.run(["diff", "HEAD"])
      #expect(outcome.status == 2)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.contains("so nothing was checked"))
    }
  }

  @Test func `what is wrong is told with what to write instead`() throws {
    try withRepository { folder in
      func problem(_ arguments: [String]) throws -> String {
        let outcome = try folder.run(arguments)
        #expect(outcome.status == 2)
        return outcome.errors
      }
      try #expect(problem(["diff"]).contains("needs what to compare with"))
      try #expect(problem(["diff", "nowhere"]).contains("nowhere"))
      try #expect(
        problem(["--report", "markdown=x.md"]).contains("add '--since REV', '--staged' or"))
      try #expect(problem(["--format", "markdown"]).contains("add '--since REV'"))
      try #expect(problem(["diff", "HEAD", "--comment-key", "a"]).contains("none is written"))
      try #expect(problem(["--link-base", "https://x"]).contains("neither is written"))
      try #expect(
        problem(["diff", "HEAD", "--format", "markdown", "--link-base", "github.com/o/r"])
          .contains("write one that begins with 'https://'"))
      try #expect(
        problem(["diff", "HEAD", "--format", "markdown", "--link-base", "https://x/{line}"])
          .contains("add '{path}'"))
      try #expect(problem(["diff", "HEAD", "--output", "no/such/file"]).contains("cannot write"))
    }
  }
}

extension Folder {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }
}
