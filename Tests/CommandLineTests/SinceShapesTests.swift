import Foundation
import Testing

/// Repositories of all shapes: what differs is git's business, and no finding's.
@Suite struct SinceShapesTests {
  @Test func `from a subdirectory, and with a root below the top`() throws {
    let files = articles(below: "ios").merging(["server/main.swift": "print(1)\n"]) { $1 }
    try withRepository(files) { folder in
      try folder.write(newInteractor, to: "ios/" + newFile)
      #expect(try folder.compare("--since", "HEAD", in: "ios/Articles").new == 1)
      try folder.write("preset: viper\n", to: "ios/.viperlint.yml")
      #expect(try folder.compare("--since", "HEAD", in: "ios/Articles") == oneNew)
      #expect(try folder.compare("--since", "HEAD", "ios") == oneNew)
      try folder.git("add", "--all")
      #expect(try folder.compare("--staged", in: "ios/Articles") == oneNew)
    }
  }

  @Test func `a root that the base does not have`() throws {
    try withRepository(["README": "nothing yet"]) { folder in
      for (name, text) in articles(below: "ios") { try folder.write(text, to: name) }
      #expect(try folder.compare("--since", "HEAD", "ios").new == 2)
    }
  }

  @Test func `a linked worktree, and a detached HEAD`() throws {
    try withRepository { folder in
      try withFolder { other in
        let place = other.path + "/linked"
        try folder.git("worktree", "add", "--quiet", "--detach", place)
        let linked = Folder(path: place)
        try linked.write(newInteractor, to: newFile)
        #expect(try linked.compare("--since", "main") == oneNew)
        #expect(try linked.compare("--staged") == nothingNew)
        try linked.git("add", "--all")
        #expect(try linked.compare("--staged") == oneNew)
        #expect(try folder.compare("--since", "main") == nothingNew)
        // A hook in a linked worktree is told of its index by an absolute path.
        let index = folder.path + "/.git/worktrees/linked/index"
        #expect(try linked.compare("--staged", environment: ["GIT_INDEX_FILE": index]) == oneNew)
      }
    }
  }

  @Test func `a shallow clone that does not reach the base says how to fetch it`() throws {
    try withRepository { folder in
      try folder.git("checkout", "--quiet", "-b", "branch")
      try folder.write(newInteractor, to: newFile)
      try folder.commit("on the branch")
      try folder.git("checkout", "--quiet", "main")
      try folder.commit("on main")
      try folder.git("checkout", "--quiet", "branch")
      try withFolder { other in
        let url = "file://" + folder.path
        try other.git("clone", "--quiet", "--depth", "1", "--no-single-branch", url, "clone")
        let clone = Folder(path: other.path + "/clone")
        try clone.checkRefused(
          ["--since", "origin/main"],
          "does not reach the commit at which HEAD left 'origin/main': fetch it by "
            + "'git fetch --unshallow' ('fetch-depth: 0' for actions/checkout)")
        try clone.checkRefused(
          ["--since", "HEAD~1"], "which is a shallow clone: fetch the history by 'git fetch")
        try clone.git("fetch", "--quiet", "--unshallow")
        #expect(try clone.compare("--since", "origin/main") == oneNew)
      }
    }
  }

  @Test func `a repository of SHA-256 names`() throws {
    try withFolder(articles) { folder in
      try folder.git("init", "--quiet", "--object-format=sha256")
      try folder.commit()
      try folder.write(newInteractor, to: newFile)
      #expect(try folder.compare("--since", "HEAD") == oneNew)
      try folder.git("add", "--all")
      #expect(try folder.compare("--staged") == oneNew)
    }
  }

  @Test func `names with spaces, newlines and other scripts`() throws {
    let odd = "Модуль \"a\"\n b/Ünï\tc'ödé 文件.swift"
    try withRepository(articles.merging([odd: newInteractor]) { $1 }) { folder in
      #expect(try folder.compare("--since", "HEAD").before == 3)
      #expect(try folder.compare("--staged").before == 3)
      try folder.write(newInteractor + "\n// edited\n", to: odd)
      #expect(try folder.compare("--since", "HEAD").before == 3)
      try folder.git("add", "--all")
      #expect(try folder.compare("--staged").before == 3)
    }
  }

  @Test func `symbolic links are not followed`() throws {
    try withRepository { folder in
      try folder.link("Twin.swift", to: "Articles/ArticlesInteractor.swift")
      try folder.link("Folder", to: "Articles")
      try folder.link("Around", to: ".")
      try folder.link("Out", to: "/etc")
      try folder.link("Nowhere", to: "missing")
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      try folder.commit()
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      #expect(try folder.compare("--staged") == nothingNew)
      // A file in place of a link, and the other way around.
      try folder.remove("Twin.swift")
      try folder.write(newInteractor, to: "Twin.swift")
      #expect(try folder.compare("--since", "HEAD").new == 1)
    }
  }

  @Test func `a link that leads nowhere is as new as the change makes it`() throws {
    try withRepository { folder in
      try folder.link("Lost.swift", to: "missing.swift")
      #expect(try folder.compare("--since", "HEAD").findings == ["invalid_source Lost.swift"])
      try folder.commit()
      #expect(try folder.compare("--since", "HEAD").findings == [])
      #expect(try folder.compare("--staged").findings == [])
    }
  }

  @Test func `line ends that a filter changes`() throws {
    try withRepository { folder in
      try folder.write("*.swift text eol=crlf\n", to: ".gitattributes")
      try folder.commit()
      try folder.git("rm", "--quiet", "--cached", "-r", ".")
      try folder.git("reset", "--quiet", "--hard")
      let text = try Data(
        contentsOf: URL(fileURLWithPath: folder.path + "/Articles/ArticlesInteractor.swift"))
      #expect(text.contains(13))
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      #expect(try folder.compare("--staged") == nothingNew)
    }
  }

  @Test func `a pointer of Git LFS is what it points to`() throws {
    let name = "Articles/ArticlesInteractor.swift"
    try withFolder(articles) { folder in
      let content = try #require(articles[name])
      try folder.git("init", "--quiet")
      let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:\(try sha256(content, in: folder))
        size \(content.utf8.count)

        """
      try folder.write(pointer, to: name)
      try folder.commit()
      try folder.write(content, to: name)
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      #expect(try folder.compare("--staged") == nothingNew)
    }
  }

  @Test func `a sparse checkout is compared with as much of the base`() throws {
    try withRepository(articles.merging(articles(below: "Other")) { $1 }) { folder in
      #expect(try folder.compare("--since", "HEAD").before == 4)
      try folder.git("sparse-checkout", "set", "Articles")
      #expect(!folder.exists("Other"))
      #expect(try folder.compare("--since", "HEAD") == nothingNew)
      // The index is whole.
      #expect(try folder.compare("--staged").before == 4)
    }
  }

  @Test func `a bare repository has nothing to compare`() throws {
    try withRepository { folder in
      try withFolder { other in
        try other.git("clone", "--quiet", "--bare", folder.path, ".")
        for (name, text) in articles { try other.write(text, to: name) }
        try other.checkRefused(["--since", "main"], "lies in no git work tree")
      }
    }
  }

  @Test func `the index and the work tree stay as they are`() throws {
    try withRepository { folder in
      try folder.write(newInteractor, to: newFile)
      try folder.git("add", "--all")
      try folder.edit(newFile, "UIKit", "AppKit")
      let index = URL(fileURLWithPath: folder.path + "/.git/index")
      let before = try Data(contentsOf: index)
      // Times that git would write down anew.
      for name in articles.keys {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_000_000_000)],
          ofItemAtPath: folder.path + "/" + name)
      }
      _ = try folder.compare("--staged")
      _ = try folder.compare("--since", "HEAD")
      #expect(try Data(contentsOf: index) == before)
      #expect(!folder.exists(".git/index.lock"))
    }
  }
}

private func sha256(_ text: String, in folder: Folder) throws -> String {
  try folder.write(text, to: "content")
  let programs = ["/usr/bin/sha256sum", "/usr/bin/shasum"]
  let program = try #require(programs.first { FileManager.default.isExecutableFile(atPath: $0) })
  let arguments = program.hasSuffix("shasum") ? ["-a", "256", "content"] : ["content"]
  let outcome = try folder.run(arguments, program: program)
  try folder.remove("content")
  return String(outcome.output.prefix(64))
}
