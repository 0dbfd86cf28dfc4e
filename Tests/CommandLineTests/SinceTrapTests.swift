import Foundation
import Testing

/// A repository is material to judge: nothing that its own configuration names may run.
@Suite struct SinceTrapTests {
  /// Every way known by which git runs a program that a repository names, each leaving a file of its
  /// name where it ran.
  private func plantTraps(in folder: Folder) throws -> String {
    let trap = folder.path + "/.git/trap"
    try folder.writeScript("echo ran >'\(folder.path)/.git/ran-'$1\n", to: ".git/trap")
    let settings = [
      "core.fsmonitor": "fsmonitor", "core.pager": "pager", "pager.ls-tree": "pager",
      "pager.rev-parse": "pager", "core.editor": "editor", "core.askPass": "askpass",
      "core.sshCommand": "ssh", "core.gitProxy": "proxy", "core.alternateRefsCommand": "refs",
      "filter.trap.clean": "clean", "filter.trap.smudge": "smudge", "diff.external": "external",
      "diff.trap.textconv": "textconv", "diff.trap.command": "command",
      "merge.trap.driver": "driver", "credential.helper": "credential", "gpg.program": "gpg",
      "sequence.editor": "editor", "interactive.diffFilter": "filter",
      "uploadpack.packObjectsHook": "pack", "remote.origin.uploadpack": "uploadpack",
    ]
    for (key, name) in settings { try folder.git("config", key, "\(trap) \(name)") }
    for alias in [
      "rev-parse", "ls-tree", "ls-files", "cat-file", "merge-base", "version", "hash-object",
      "update-index",
    ] {
      try folder.git("config", "alias.\(alias)", "!\(trap) alias")
    }
    try folder.git("config", "filter.trap.process", "\(trap) process")
    try folder.git("config", "filter.trap.required", "true")
    try folder.git("config", "core.hooksPath", folder.path + "/.git/traps")
    for hook in [
      "post-index-change", "post-checkout", "pre-commit", "reference-transaction",
      "fsmonitor-watchman", "sendemail-validate",
    ] {
      try folder.writeScript("\(trap) hook\n", to: ".git/traps/\(hook)")
      try folder.writeScript("\(trap) hook\n", to: ".git/hooks/\(hook)")
    }
    try folder.write("* filter=trap diff=trap merge=trap\n", to: ".git/info/attributes")
    return trap
  }

  private func checkNothingRan(
    _ folder: Folder, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ran = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.git")
      .filter { $0.hasPrefix("ran-") }
    #expect(ran == [], sourceLocation: sourceLocation)
  }

  @Test func `nothing that a repository's configuration names runs`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      let trap = try plantTraps(in: folder)
      for name in articles.keys {
        // Git would ask the filter whether content of another time is the same.
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
          ofItemAtPath: folder.path + "/" + name)
      }
      #expect(try folder.compare("--staged") == oneNew)
      #expect(try folder.compare("--since", "main") == oneNew)
      let environment = [
        "GIT_PAGER": "\(trap) environment", "GIT_EXTERNAL_DIFF": "\(trap) environment",
        "GIT_SSH_COMMAND": "\(trap) environment", "GIT_TRACE": folder.path + "/.git/ran-trace",
        "GIT_EDITOR": "\(trap) environment", "PAGER": "\(trap) environment",
      ]
      #expect(try folder.compare("--staged", environment: environment) == oneNew)
      #expect(try folder.compare("--since", "main", environment: environment) == oneNew)
      #expect(try folder.compare("--pre-commit", environment: environment) == oneNew)
      let range = ["PRE_COMMIT_FROM_REF": "main", "PRE_COMMIT_TO_REF": "main"]
      #expect(
        try folder.compare("--pre-commit", environment: environment.merging(range) { $1 })
          == nothingNew)
      let fixed = try folder.run(["--fix", "--staged"], environment: environment)
      #expect(fixed.errors.contains("1 finding in 1 file fixed"), "\(fixed.errors)")
      try checkNothingRan(folder)
      // The traps do work.
      try folder.git("status", mayFail: true)
      #expect(folder.exists(".git/ran-fsmonitor") || folder.exists(".git/ran-clean"))
    }
  }

  @Test func `what a partial clone lacks is not fetched`() throws {
    try withRepository { server in
      try server.git("config", "uploadpack.allowFilter", "true")
      try server.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      try server.commit()
      try withFolder { other in
        let url = "file://" + server.path
        try other.git("clone", "--quiet", "--filter=blob:none", url, "clone")
        let clone = Folder(path: other.path + "/clone")
        #expect(try clone.compare("--since", "HEAD").before == 1)
        _ = try plantTraps(in: clone)
        for address in ["ssh://localhost/none", "ext::\(clone.path)/.git/trap ext", url] {
          try clone.git("config", "remote.origin.url", address)
          try clone.git("config", "protocol.allow", "always")
          try clone.checkRefused(
            ["--since", "HEAD~1"],
            "'Articles/ArticlesInteractor.swift' of HEAD~1 is not in this clone, and nothing is fetched "
              + "for '--since HEAD~1': clone it anew, without '--filter'")
        }
        try checkNothingRan(clone)
      }
      // What the message says helps.
      try withFolder { other in
        try other.git("clone", "--quiet", "file://" + server.path, "clone")
        let clone = Folder(path: other.path + "/clone")
        #expect(try clone.compare("--since", "HEAD~1").fixed == 1)
      }
    }
  }

  @Test func `a damaged object is no partial clone`() throws {
    try withRepository { folder in
      let name = try folder.git("rev-parse", "HEAD:Articles/ArticlesInteractor.swift")
      let file = ".git/objects/\(name.prefix(2))/\(name.dropFirst(2))"
      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      try folder.commit()
      try folder.remove(file)
      try folder.write("no object", to: file)
      let outcome = try folder.run(["--since", "HEAD~1"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("where the repository is damaged, clone it anew"))
      #expect(!outcome.errors.contains("'git "))
    }
  }

  @Test func `a damaged HEAD is no repository without commits`() throws {
    let damages: [(Folder, String) throws -> Void] = [
      { folder, commit in
        try folder.remove(".git/objects/\(commit.prefix(2))/\(commit.dropFirst(2))")
      },
      { folder, _ in try folder.write("no name\n", to: ".git/refs/heads/main") },
      { folder, _ in try folder.write("", to: ".git/refs/heads/main") },
      { folder, _ in
        try folder.write(String(repeating: "0", count: 40) + "\n", to: ".git/refs/heads/main")
      },
      { folder, _ in try folder.write("no line\n", to: ".git/packed-refs") },
    ]
    for damage in damages {
      try withRepository { folder in
        #expect(try folder.compare("--staged") == nothingNew)
        try damage(folder, try folder.git("rev-parse", "HEAD"))
        for arguments in [["--staged"], ["--since", "HEAD"], ["diff", "--staged"]] {
          let outcome = try folder.run(arguments)
          #expect(outcome.status == 2)
          #expect(outcome.output == "")
          #expect(outcome.errors.contains("where the repository is damaged, clone it anew"))
        }
      }
    }
  }

  @Test func `objects that were replaced are what they were`() throws {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "-b", "clean")
      try folder.edit("Articles/ArticlesInteractor.swift", "import UIKit", "import Foundation")
      try folder.commit()
      try folder.git("checkout", "--quiet", "main")
      try folder.git("replace", "main", "clean")
      #expect(try folder.compare("--since", "main") == nothingNew)
    }
  }

  @Test func `no program of the folder is run`() throws {
    try withRepository { folder in
      try folder.writeScript("echo ran >'\(folder.path)/.git/ran-git'\n", to: "git")
      try folder.writeScript("echo ran >'\(folder.path)/.git/ran-git'\n", to: "bin/git")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let outcome = try folder.run(["--staged"], environment: ["PATH": ".:bin::\(path)"])
      #expect(outcome.status == 0)
      try checkNothingRan(folder)
    }
  }

  @Test func `a repository that lies in the tree as files is none`() throws {
    try withRepository { folder in
      let trap = try plantTraps(in: folder)
      try folder.git("init", "--quiet", "--bare", "Articles/App")
      try folder.git("config", "core.fsmonitor", "\(trap) bare", in: "Articles/App")
      for (name, text) in articles { try folder.write(text, to: "Articles/App/\(name)") }
      // To viperlint it is a folder of the repository around it, until it is made a root.
      #expect(try folder.compare("--since", "HEAD", in: "Articles/App").status == 1)
      try folder.write("preset: viper\n", to: "Articles/App/.viperlint.yml")
      try folder.checkRefused(["--since", "HEAD"], "lies in no git work tree", in: "Articles/App")
      try checkNothingRan(folder)
    }
  }

  @Test func `a submodule that became a link is not followed`() throws {
    try withRepository(articles(below: "Library")) { library in
      try withRepository { folder in
        try folder.git("submodule", "--quiet", "add", library.path, "Library")
        try folder.commit()
        try folder.git("rm", "--quiet", "--force", "Library")
        try folder.link("Library", to: library.path)
        #expect(try folder.compare("--since", "HEAD") == nothingNew)
        try folder.commit()
        #expect(try folder.compare("--since", "HEAD~1") == nothingNew)
        #expect(try folder.compare("--staged") == nothingNew)
      }
    }
  }

  @Test func `a work tree that is said to lie elsewhere is refused`() throws {
    try withRepository { folder in
      try withFolder { other in
        try folder.git("config", "core.worktree", other.path)
        try folder.checkRefused(["--since", "HEAD"], "git")
      }
    }
  }
}
