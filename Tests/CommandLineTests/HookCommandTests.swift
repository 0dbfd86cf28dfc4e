import Foundation
import Testing

private let hook = ".git/hooks/pre-commit"

extension Folder {
  fileprivate func text(of name: String) throws -> String {
    try String(contentsOfFile: path + "/" + name, encoding: .utf8)
  }

  fileprivate func permissions(of name: String) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  /// Runs `viperlint hook`, by somebody who has configured nothing for git.
  fileprivate func hook(
    _ arguments: String..., in folder: String = "", program: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    var variables = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    variables.merge(environment) { $1 }
    return try run(["hook"] + arguments, environment: variables, in: folder, program: program)
  }

  /// Commits what is staged, and says whether git did it and what it printed.
  fileprivate func tryToCommit(
    _ options: String..., in folder: String = ""
  ) throws -> (isDone: Bool, errors: String) {
    let identity = ["-c", "user.name=T", "-c", "user.email=t@example.invalid"]
    let outcome = try run(
      identity + ["commit"] + options + ["-qm", "a change"],
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"], in: folder,
      program: try gitProgram())
    return (outcome.status == 0, outcome.errors)
  }

  fileprivate func checkHookRefused(
    _ arguments: [String], _ part: String, environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var variables = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
    variables.merge(environment) { $1 }
    try checkRefused(
      ["hook"] + arguments, part, environment: variables, sourceLocation: sourceLocation)
  }
}

/// Interactors that each know another view: findings that cannot be told as one.
private func interactors(_ count: Int) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: (1...count).flatMap { number in
      [
        (
          "Articles/Search\(number)Interactor.swift",
          """
          final class Search\(number)Interactor: ArticlesInteractorInput {
            var view: Search\(number)ViewController?
            func load() {}
          }

          """
        ),
        (
          "Articles/Search\(number)ViewController.swift",
          "final class Search\(number)ViewController: UIViewController {}\n"
        ),
      ]
    })
}

@Suite struct HookCommandTests {
  @Test func `a bad commit is stopped, a good one is not, and what is unstaged plays no part`()
    throws
  {
    try withRepository { folder in
      #expect(
        try folder.hook("install")
          == Outcome(
            status: 0,
            output:
              "wrote \(hook): it lints what a commit changes, and stops the commit for an error\n",
            errors: ""))
      #expect(try folder.permissions(of: hook) == 0o755)

      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      // What is on the disk is good, what is staged is not.
      try folder.edit(newFile, "import UIKit\n", "")
      let bad = try folder.tryToCommit()
      #expect(!bad.isDone)
      #expect(bad.errors.contains("error[ui_import]: UIKit is imported beside ArticlesSearch"))
      #expect(bad.errors.contains("viperlint stopped this commit: "))

      try folder.git("add", "--all")
      // And the other way round.
      try folder.write(newInteractor, to: newFile)
      let good = try folder.tryToCommit()
      #expect(good.isDone)
      #expect(good.errors == "")
    }
  }

  @Test func `whoever was stopped is told a command that still finds it`() throws {
    try withRepository { folder in
      _ = try folder.hook("install")
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      #expect(try folder.tryToCommit().errors.contains(" lint --staged' shows all of it,"))
      try folder.git("commit", "--quiet", "--no-verify", "--message", "a change")
      // 'git commit -a' stages in an index of its own, which is gone when one looks.
      try folder.write("import SwiftUI\n" + newInteractor, to: newFile)
      let outcome = try folder.tryToCommit("-a")
      #expect(!outcome.isDone)
      #expect(outcome.errors.contains(" lint --since HEAD' shows all of it,"))
      try #expect(folder.run(["lint", "--since", "HEAD"]).status == 1)
      try #expect(folder.run(["lint", "--staged"]).status == 0)
    }
  }

  @Test func `what a bad commit prints fits a screen`() throws {
    try withRepository { folder in
      _ = try folder.hook("install")
      for (name, text) in interactors(30) { try folder.write(text, to: name) }
      try folder.write("preset: viper\n", to: ".viperlint.yml")
      try folder.git("add", "--all")
      let outcome = try folder.tryToCommit()
      #expect(!outcome.isDone)
      let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 36, "\(outcome.errors)")
      #expect(lines.contains("and 27 more findings"))
    }
  }

  @Test func `a commit without any Swift is let through unread`() throws {
    try withRepository(["README.md": "text\n"]) { folder in
      _ = try folder.hook("install")
      try folder.write("more\n", to: "README.md")
      try folder.git("add", "--all")
      let outcome = try folder.tryToCommit()
      #expect(outcome.isDone)
      #expect(outcome.errors == "")
    }
  }

  @Test func `the first commit of a repository is linted`() throws {
    try withFolder(articles) { folder in
      try folder.git("init", "--quiet")
      _ = try folder.hook("install")
      try folder.git("add", "--all")
      #expect(try !folder.tryToCommit().isDone)
    }
  }

  @Test func `installing twice changes nothing, uninstalling leaves nothing`() throws {
    try withRepository { folder in
      _ = try folder.hook("install")
      let first = try folder.text(of: hook)
      let again = try folder.hook("install")
      #expect(again.output == "nothing to change: \(hook) lints what a commit changes\n")
      #expect(try folder.text(of: hook) == first)
      #expect(try folder.hook("uninstall").output == "deleted \(hook)\n")
      #expect(!folder.exists(hook))
      let nothing = try folder.hook("uninstall")
      #expect(nothing.output == "nothing to take away: viperlint is not in \(hook)\n")
      #expect(nothing.status == 0)
    }
  }

  @Test func `a hook that is there runs after the block, and stays as it was`() throws {
    try withRepository { folder in
      let own = "#!/bin/sh -e\necho formatted >&2\nexec true\nexit 0"
      try folder.write(own, to: hook)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o750], ofItemAtPath: folder.path + "/" + hook)
      #expect(try folder.hook("install").output.hasPrefix("added a block to \(hook): "))
      #expect(try folder.permissions(of: hook).map { $0 & 0o777 } == 0o751)
      #expect(try folder.text(of: hook).hasPrefix("#!/bin/sh -e\n# viperlint: begin"))
      #expect(try folder.hook("install").output.hasPrefix("nothing to change: "))

      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      let bad = try folder.tryToCommit()
      #expect(!bad.isDone)
      #expect(!bad.errors.contains("formatted"))
      try folder.edit(newFile, "import UIKit\n", "")
      try folder.git("add", "--all")
      let good = try folder.tryToCommit()
      #expect(good.isDone)
      #expect(good.errors == "formatted\n")

      #expect(try folder.hook("uninstall").output.hasPrefix("took the block"))
      #expect(try folder.text(of: hook) == own)
    }
  }

  @Test func `what is no shell script, or not ours to change, is refused untouched`() throws {
    let cases = [
      ("#!/usr/bin/env python3\nimport sys\n", "is no script for a POSIX shell"),
      ("#!/usr/bin/fish\necho\n", "is no script for a POSIX shell"),
      ("echo no shebang\n", "is no script for a POSIX shell"),
      (
        "#!/usr/bin/env bash\n# File generated by pre-commit: https://pre-commit.com\n",
        "under 'repos:' in .pre-commit-config.yaml"
      ),
      ("#!/bin/sh\nif [ \"$LEFTHOOK\" = \"0\" ]; then\n  exit 0\nfi\n", "in lefthook.yml"),
      ("#!/bin/sh\n# viperlint: begin\necho\n", "was changed by hand"),
    ]
    for (text, part) in cases {
      try withRepository { folder in
        try folder.write(text, to: hook)
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + hook)
        try folder.checkHookRefused(["install"], part)
        #expect(try folder.text(of: hook) == text)
      }
    }
  }

  @Test func `a hook that git does not run, or that is a link, is not changed`() throws {
    try withRepository { folder in
      try folder.write("#!/bin/sh\nexit 1\n", to: hook)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/" + hook)
      try folder.checkHookRefused(["install"], "so git does not run it")
      try folder.remove(hook)
      try folder.writeScript("exit 0\n", to: "Scripts/hook.sh")
      try folder.link(hook, to: "../../Scripts/hook.sh")
      try folder.checkHookRefused(["install"], "is a symbolic link")
      #expect(try folder.text(of: "Scripts/hook.sh") == "#!/bin/sh\nexit 0\n")
    }
  }

  @Test func `core.hooksPath decides, and one outside of the repository is not written to`() throws
  {
    try withRepository { folder in
      try folder.git("config", "core.hooksPath", "Tools/git hooks")
      let outcome = try folder.hook("install", "Articles")
      #expect(outcome.output.hasPrefix("wrote Tools/git hooks/pre-commit: "))
      #expect(outcome.errors.contains("lies in the work tree, for 'core.hooksPath' says so"))
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      #expect(try !folder.tryToCommit().isDone)
      #expect(try folder.hook("uninstall").output == "deleted Tools/git hooks/pre-commit\n")

      try folder.git("config", "core.hooksPath", ".husky/_")
      try folder.checkHookRefused(["install"], "to .husky/pre-commit")

      try folder.git("config", "core.hooksPath", "")
      try folder.checkHookRefused(["install"], "'core.hooksPath' is empty")

      try folder.git("config", "--unset", "core.hooksPath")
      try withFolder { home in
        try home.write("[core]\n\thooksPath = ~/hooks\n", to: "gitconfig")
        let environment = ["GIT_CONFIG_GLOBAL": home.path + "/gitconfig", "HOME": home.path]
        let part =
          "names '\(home.path)/hooks', outside of this repository, and other repositories may"
        try folder.checkHookRefused(["install"], part, environment: environment)
        #expect(!home.exists("hooks"))
      }
    }
  }

  @Test func `linked work trees share the hook of their repository`() throws {
    try withRepository { folder in
      try folder.git(
        "worktree", "add", "--quiet", "../\(folder.path.split(separator: "/").last ?? "")-w")
      let tree = Folder(path: folder.path + "-w")
      defer { try? FileManager.default.removeItem(atPath: tree.path) }
      let outcome = try tree.hook("install", in: "Articles")
      #expect(outcome.output.hasPrefix("wrote \(folder.path)/\(hook): "))
      try tree.write(newInteractor, to: newFile)
      try tree.git("add", "--all")
      #expect(try !tree.tryToCommit().isDone)
    }
  }

  @Test func `a root below the top is what is linted`() throws {
    let files = articles(below: "App One's").merging(articles(below: "Other")) { $1 }
    try withRepository(files.merging(["App One's/.viperlint.yml": "preset: viper\n"]) { $1 }) {
      folder in
      #expect(
        try folder.hook("install", in: "App One's/Articles").output
          == "wrote \(hook): it lints what a commit changes in App One's, and stops the commit for "
          + "an error\n")
      try folder.write(newInteractor, to: "Other/" + newFile)
      try folder.git("add", "--all")
      #expect(try folder.tryToCommit().isDone)
      try folder.write(newInteractor, to: "App One's/" + newFile)
      try folder.git("add", "--all")
      #expect(try !folder.tryToCommit().isDone)
    }
  }

  @Test func `a program that is gone is looked for in PATH, and missed loudly`() throws {
    try withRepository { folder in
      let program = folder.path + "/Tools/it's here/viperlint"
      try folder.makeFolder("Tools/it's here")
      try FileManager.default.copyItem(atPath: try programURL().path, toPath: program)
      _ = try folder.hook("install", program: program)
      #expect(try folder.text(of: hook).contains("/Tools/it'\\''s here/viperlint'\n"))
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", newFile)
      #expect(try folder.tryToCommit().errors.contains("error[ui_import]"))

      try FileManager.default.removeItem(atPath: program)
      let missed = try folder.tryToCommit()
      #expect(!missed.isDone)
      #expect(missed.errors == "viperlint is neither at \(program) nor in PATH\n")
    }
  }

  @Test func `a command line that makes no sense is refused`() throws {
    try withFolder(articles) { folder in
      try folder.checkHookRefused([], "needs to know what")
      try folder.checkHookRefused(["instal"], "did you mean 'install'?")
      try folder.checkHookRefused(["install", "a", "b"], "takes one folder")
      try folder.checkHookRefused(["install", "Missing"], "cannot read 'Missing'")
      try folder.checkHookRefused(["install"], "lies in no git work tree")
    }
  }
}
