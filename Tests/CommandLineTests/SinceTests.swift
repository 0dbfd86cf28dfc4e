import Foundation
import Testing

@Suite struct SinceTests {
  @Test func `what was there before is not reported, and the summary counts it`() throws {
    try withRepository { folder in
      let outcome = try folder.run(["--since", "main"])
      let lines = outcome.output.split(separator: "\n").map(String.init)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      #expect(lines.count == 3)
      #expect(lines.dropLast().last == "--since main: nothing new; 2 were there before")
      #expect(lines.last?.contains(": no finding;") == true)
    }
  }

  @Test func `what the work tree brings is reported, tracked or not`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      #expect(try folder.compare("--since", "HEAD") == oneNew)
      try folder.git("add", "--all")
      #expect(try folder.compare("--since", "HEAD") == oneNew)
      try folder.commit()
      #expect(try folder.compare("--since", "HEAD~1") == oneNew)
      let text = try folder.run(["--since", "HEAD~1"])
      #expect(text.output.contains("\n--since HEAD~1: 1 new; 2 were there before\n"))
    }
  }

  @Test func `a finding in an untouched file is the change's that causes it`() throws {
    let files = [
      "Feed/FeedPresenter.swift": """
      final class FeedPresenter {
        weak var view: FeedView?
        var interactor: FeedInteractor?
      }

      """,
      "Feed/FeedView.swift": "protocol FeedView: AnyObject {}\n",
      "Feed/FeedViewController.swift":
        "final class FeedViewController: UIViewController, FeedView {}\n",
      "Feed/FeedInteractor.swift": """
      protocol FeedInteractor: AnyObject {}
      final class FeedDefaultInteractor: FeedInteractor {}

      """,
    ]
    try withRepository(files) { folder in
      #expect(try folder.compare("--since", "HEAD").findings == [])
      try folder.write("final class FeedInteractor {}\n", to: "Feed/FeedInteractor.swift")
      #expect(
        try folder.compare("--since", "HEAD")
          == Compared(
            findings: ["protocol_boundary Feed/FeedPresenter.swift"], new: 1, fixed: 0, before: 0,
            status: 1))
    }
  }

  @Test func `moved lines and renamed files bring nothing`() throws {
    try withRepository { folder in
      try folder.edit(
        "Articles/ArticlesPresenter.swift", "final class", "\n\n// moved\nfinal class")
      try folder.git("mv", "Articles/ArticlesInteractor.swift", "Articles/Load.swift")
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      try folder.git("mv", "Articles", "Scenes")
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
    }
  }

  @Test func `what is gone is fixed`() throws {
    try withRepository { folder in
      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      #expect(
        try folder.compare("--since", "HEAD")
          == Compared(findings: [], new: 0, fixed: 1, before: 1, status: 0))
      let text = try folder.run(["--since", "HEAD"])
      #expect(text.output.contains("\n--since HEAD: nothing new, 1 fixed; 1 was there before\n"))
    }
  }

  @Test func `a branch answers for what it brings, not for what main has brought since`() throws {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "-b", "branch")
      try folder.write(newInteractor, to: newFile)
      try folder.commit()
      try folder.git("checkout", "--quiet", "main")
      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      try folder.commit()
      try folder.git("checkout", "--quiet", "branch")
      #expect(try folder.compare("--since", "main") == oneNew)
    }
  }

  @Test func `histories that have nothing in common are compared as they are`() throws {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "--orphan", "other")
      try folder.write(newInteractor, to: newFile)
      #expect(try folder.compare("--since", "main") == oneNew)
      try folder.commit()
      #expect(try folder.compare("--since", "main") == oneNew)
    }
  }

  @Test func `a second finding of one key is new, in its own file`() throws {
    try withRepository { folder in
      let twin = try String(
        contentsOfFile: folder.path + "/Articles/ArticlesInteractor.swift", encoding: .utf8)
      try folder.write(twin, to: "Another/ArticlesInteractor.swift")
      let compared = try folder.compare("--since", "HEAD", "--only", "ui_import")
      #expect(compared.findings == ["ui_import Another/ArticlesInteractor.swift"])
      #expect(compared.before == 1)
    }
  }

  @Test func `a finding that is suppressed no more is new`() throws {
    let name = "Articles/ArticlesInteractor.swift"
    try withRepository { folder in
      try folder.edit(
        name, "import UIKit", "import UIKit  // viperlint:disable:this ui_import - old")
      try folder.commit()
      #expect(try folder.compare("--since", "HEAD").before == 1)
      try folder.edit(name, "  // viperlint:disable:this ui_import - old", "")
      #expect(
        try folder.compare("--since", "HEAD")
          == Compared(findings: ["ui_import \(name)"], new: 1, fixed: 0, before: 1, status: 1))
    }
  }

  @Test func `paths narrow what is reported and counted`() throws {
    try withRepository(articles.merging(articles(below: "Other")) { $1 }) { folder in
      try folder.write(newInteractor, to: newFile)
      #expect(try folder.compare("--since", "HEAD", "Articles").new == 1)
      let other = try folder.compare("--since", "HEAD", "Other")
      #expect(other.findings == [])
      #expect(other.new == 0)
      #expect(other.status == 0)
    }
  }

  @Test func `both sides are judged by the configuration as it is now`() throws {
    try withRepository { folder in
      try folder.write("preset: viper\nrules:\n  ui_import: off\n", to: ".viperlint.yml")
      let narrower = try folder.run(["--since", "HEAD"])
      #expect(narrower.status == 0)
      #expect(narrower.output.contains("--since HEAD: nothing new; 1 was there before"))
      #expect(narrower.output.contains(".viperlint.yml is not the one of HEAD: both sides"))
      try folder.commit()
      try folder.write("preset: viper\n", to: ".viperlint.yml")
      let wider = try folder.run(["--since", "HEAD"])
      #expect(wider.status == 0)
      #expect(wider.output.contains("--since HEAD: nothing new; 2 were there before"))
      try folder.commit()
      let same = try folder.run(["--since", "HEAD"])
      #expect(!same.output.contains("is not the one of"))
    }
  }

  @Test func `another preset that fits is said, for findings can be new by it`() throws {
    let output = try {
      var output = ""
      try withRepository(oddModule) { folder in
        for (name, text) in articles { try folder.write(text, to: name) }
        output = try folder.run(["--since", "HEAD"]).output
      }
      return output
    }()
    #expect(output.contains("the viper preset fits now, none did at HEAD, so findings can be new"))
  }

  @Test func `what is told mildly in all of the code is no matter of a change`() throws {
    let mild = "mvvm was found and not stated, so only what all who teach it agree on is a finding"
    try withFixture("ContactsMVVMBroken") { folder in
      try folder.git("init", "--quiet")
      try folder.commit()
      try #expect(folder.run([]).output.contains(mild))
      for option in [["--since", "HEAD"], ["--staged"]] {
        let outcome = try folder.run(option)
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("judged by the mvvm preset"))
        #expect(!outcome.output.contains(mild))
      }
    }
  }

  @Test func `which files are read, each side says itself`() throws {
    try withRepository { folder in
      try folder.write("Generated/\n", to: ".gitignore")
      try folder.write(newInteractor, to: "Generated/ArticlesSearchInteractor.swift")
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      try folder.commit()
      try folder.remove(".gitignore")
      #expect(try folder.compare("--since", "HEAD").new == 1)
    }
  }

  @Test func `JSON says what was compared`() throws {
    try withRepository { folder in
      let base = try folder.git("rev-parse", "HEAD")
      let since = try folder.run(["--format", "json", "--since", "main"]).output
      let end =
        #","change":{"since":"main","staged":false,"base":"\#(base)","new":0,"fixed":0,"before":2}}}"#
      #expect(since.contains(end))
      let staged = try folder.run(["--format", "json", "--staged"]).output
      #expect(staged.contains(#","change":{"since":null,"staged":true,"base":"\#(base)","new":0,"#))
      let plain = try folder.run(["--format", "json"]).output
      #expect(!plain.contains("staged"))
    }
  }

  @Test func `formats without a summary say it on standard error`() throws {
    try withRepository { folder in
      let outcome = try folder.run(["--format", "github", "--since", "main"])
      #expect(outcome.output == "")
      #expect(outcome.errors == "viperlint: --since main: nothing new; 2 were there before\n")
    }
  }

  @Test func `several roots are compared one by one`() throws {
    let files = ["App/.viperlint.yml": "preset: viper\nexclude: [Old, Older]\n"]
      .merging(articles(below: "App/Old")) { $1 }.merging(articles(below: "App/Older")) { $1 }
    try withRepository(files) { folder in
      try folder.write(newInteractor, to: "App/Old/\(newFile)")
      #expect(
        try folder.compare("--since", "HEAD", "App/Old", "App/Older")
          == Compared(
            findings: ["ui_import Old/\(newFile)"], new: 1, fixed: 0, before: 4, status: 1))
    }
  }
}

@Suite struct SinceRefusalTests {
  @Test func `a revision that is none is refused`() throws {
    try withRepository { folder in
      try folder.checkRefused(
        ["--since", "nowhere"], "'nowhere' names no commit in the repository")
      try folder.checkRefused(["--since", ""], "'--since' needs a revision")
      try folder.checkRefused(["--since", "HEAD:Articles"], "'HEAD:Articles' names no commit")
      try folder.checkRefused(["--since", "main..HEAD"], "'main..HEAD' names no commit")
      let absent = String(repeating: "1", count: 40)
      try folder.checkRefused(["--since", absent], "'\(absent)' names no commit")
    }
  }

  @Test func `a revision that looks like an option is none`() throws {
    try withRepository { folder in
      for revision in ["-1", "--all", "--git-dir=/", "--show-toplevel", "--"] {
        try folder.checkRefused(["--since=" + revision], "'\(revision)' names no commit")
      }
    }
  }

  @Test func `a revision can be searched for by its message`() throws {
    try withRepository { folder in
      let compared = try folder.compare("--since", ":/first")
      #expect(compared == nothingNew)
    }
  }

  @Test func `a branch that only the server has is proposed`() throws {
    try withRepository { folder in
      try folder.git("update-ref", "refs/remotes/origin/develop", "HEAD")
      try folder.checkRefused(["--since", "develop"], "did you mean 'origin/develop'?")
      #expect(try folder.compare("--since", "origin/develop") == nothingNew)
    }
  }

  @Test func `the options contradict each other`() throws {
    try withRepository { folder in
      try folder.checkRefused(
        ["--since", "main", "--staged"], "'--since' and '--staged' contradict each other")
    }
  }

  @Test func `a folder in no repository is refused`() throws {
    try withFolder(articles) { folder in
      try folder.checkRefused(["--since", "main"], "lies in no git work tree, and '--since main' ")
      try folder.checkRefused(["--staged"], "lies in no git work tree, and '--staged' needs one")
    }
  }

  @Test func `git that is missing, too old or refuses is said`() throws {
    try withRepository { folder in
      func refused(_ part: String, _ script: String?) throws {
        try folder.makeFolder("tools")
        if let script { try folder.writeScript(script, to: "tools/git") }
        try folder.checkRefused(["--staged"], part, environment: ["PATH": folder.path + "/tools"])
      }
      try refused("git was not found in PATH, and '--staged' needs it", nil)
      try refused(
        "git version 2.17.1 is too old for '--staged': it needs git 2.30",
        "echo git version 2.17.1\n")
      try refused(
        "say so by 'git config --global --add safe.directory /srv/app'",
        """
        case "$*" in
        *version) echo git version 2.50.1;;
        *) echo "fatal: detected dubious ownership in repository at '/srv/app'" >&2; exit 128;;
        esac

        """)
    }
  }
}
