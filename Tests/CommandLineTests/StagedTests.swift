import Foundation
import Testing

@Suite struct StagedTests {
  @Test func `the index is read, not the work tree`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      #expect(try folder.compare("--staged") == nothingNew)
      try folder.git("add", newFile)
      #expect(try folder.compare("--staged") == oneNew)
      // What is edited after staging is not what would be committed.
      try folder.edit(newFile, "import UIKit", "import Foundation")
      #expect(try folder.compare("--staged") == oneNew)
      let text = try folder.run(["--staged"]).output
      #expect(text.contains("1 | import UIKit\n"))
      #expect(text.contains("\n--staged: 1 new; 2 were there before\n"))
      try folder.remove(newFile)
      #expect(try folder.compare("--staged") == oneNew)
      try folder.git("add", "--all")
      #expect(try folder.compare("--staged") == nothingNew)
    }
  }

  @Test func `before the first commit all is new`() throws {
    try withFolder(articles) { folder in
      try folder.git("init", "--quiet")
      try folder.git("add", "--all")
      let compared = try folder.compare("--staged")
      #expect(compared.new == 2)
      #expect(compared.before == 0)
      #expect(compared.status == 1)
      try folder.checkRefused(["--since", "HEAD"], "it has no commit yet ('--staged' needs none)")
    }
  }

  @Test func `the configuration is the staged one, where it is staged`() throws {
    try withRepository { folder in
      try folder.write("rules:\n  ui_import: off\n", to: ".viperlint.yml")
      // Not staged yet, and found nevertheless.
      #expect(try folder.compare("--staged").before == 1)
      try folder.git("add", ".viperlint.yml")
      try folder.write("rules:\n  ui_import: warning\n", to: ".viperlint.yml")
      #expect(try folder.compare("--staged").before == 1)
      try folder.git("add", ".viperlint.yml")
      #expect(try folder.compare("--staged").before == 2)
    }
  }

  @Test func `in a hook, what is about to be committed is read`() throws {
    try withRepository { folder in
      let program = try programURL().path
      try folder.writeScript(
        "'\(program)' --staged --quiet --format xcode >told 2>/dev/null\n",
        to: ".git/hooks/pre-commit")
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", newFile)
      try folder.write("// more\n", to: "Articles/More.swift")
      try folder.git("add", "Articles/More.swift")
      // The index of a commit of named files is one of its own.
      try folder.git("commit", "--quiet", "--message", "one file", "--", "Articles/More.swift")
      #expect(try String(contentsOfFile: folder.path + "/told", encoding: .utf8) == "")
      try folder.git("commit", "--quiet", "--message", "the rest", mayFail: true)
      let told = try String(contentsOfFile: folder.path + "/told", encoding: .utf8)
      #expect(told.hasPrefix("\(folder.path)/\(newFile):1:8: error: UIKit is imported"))
    }
  }

  @Test func `an index of another repository is not read`() throws {
    try withRepository { folder in
      try withRepository { other in
        let environment = [
          "GIT_DIR": other.path + "/.git", "GIT_WORK_TREE": other.path,
          "GIT_INDEX_FILE": other.path + "/.git/index", "GIT_OBJECT_DIRECTORY": "/nowhere",
          "GIT_PREFIX": "Elsewhere/", "GIT_NAMESPACE": "other",
        ]
        try folder.write(newInteractor, to: newFile)
        try folder.git("add", newFile)
        #expect(try folder.compare("--staged", environment: environment) == oneNew)
        #expect(try folder.compare("--since", "main", environment: environment) == oneNew)
      }
    }
  }

  @Test func `an index with conflicts is refused`() throws {
    try withRepository { folder in
      let name = "Articles/ArticlesInteractor.swift"
      try folder.git("checkout", "--quiet", "-b", "branch")
      try folder.edit(name, "import UIKit", "import Foundation")
      try folder.commit()
      try folder.git("checkout", "--quiet", "main")
      try folder.edit(name, "import UIKit", "import Darwin")
      try folder.commit()
      try folder.git("merge", "branch", mayFail: true)
      try folder.checkRefused(["--staged"], "the index holds several versions of '\(name)'")
      // The work tree can be compared; the conflict's own lines are new.
      #expect(try folder.compare("--since", "HEAD").findings.contains("invalid_source \(name)"))
    }
  }

  @Test func `a submodule's files are those of the work tree on both sides`() throws {
    try withRepository(articles(below: "Library")) { library in
      try withRepository { folder in
        try folder.git("submodule", "--quiet", "add", library.path, "Library")
        #expect(try folder.compare("--staged").new == 2)
        try folder.commit()
        #expect(try folder.compare("--staged").before == 4)
        #expect(try folder.compare("--since", "HEAD").before == 4)
        try folder.git("submodule", "--quiet", "deinit", "--force", "Library")
        #expect(try folder.compare("--staged") == nothingNew)
        #expect(try folder.compare("--since", "HEAD") == nothingNew)
      }
    }
  }
}
