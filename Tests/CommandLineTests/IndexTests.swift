import Foundation
import Testing

/// The names of all files in a folder that an index takes, relative to it.
private func indexable(_ folder: Folder) -> [String] {
  let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
  return names.compactMap { $0 as? String }.filter { name in
    let last = name.split(separator: "/").last ?? ""
    return [".swift", ".storyboard", ".xib"].contains { last.hasSuffix($0) }
      || last == ".gitignore" || last == "project.pbxproj"
  }.sorted()
}

extension Folder {
  /// Indexes what lies in it, an index for each folder, and writes the list of them.
  fileprivate func indexAll(list: String = "all.list", into name: String = "index") throws {
    let byFolder = Dictionary(grouping: indexable(self)) { path in
      path.split(separator: "/").dropLast().joined(separator: "-")
    }
    var lines = ""
    try makeFolder(name)
    for (target, files) in byFolder.sorted(by: { $0.key < $1.key }) {
      let path = "\(name)/\(target.isEmpty ? "top" : target).vidx"
      let made = try run(["index", "--target", target, "-o", path] + files)
      #expect(made == Outcome(status: 0, output: "", errors: ""))
      lines += path + "\n"
    }
    try write(lines, to: list)
  }

  fileprivate func remove(_ names: [String]) throws {
    for name in names { try FileManager.default.removeItem(atPath: path + "/" + name) }
  }

  fileprivate func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
  }
}

private let formats = [
  "text", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "xcode", "agent", "html",
]

/// A report in each form.
private func reports(_ folder: Folder, _ arguments: [String]) throws -> [String] {
  let reports = formats.flatMap { ["--report", "\($0)=report.\($0)"] }
  let printed = try folder.run(["lint", "--summary", "--quiet"] + arguments + reports)
  #expect(printed.status < 2, "\(printed.errors)")
  return try ["\(printed.status) \(printed.output)\(printed.errors)"]
    + formats.map { format in
      // How long it took is another each time.
      try folder.text("report.\(format)")
        .replacing(#/[0-9.]+ s\b/#, with: "TIME").replacing(
          #/"seconds":\s*[0-9.e-]+/#, with: "TIME")
    }
}

private let apps: [String] = {
  let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")
  let names = (try? FileManager.default.contentsOfDirectory(atPath: fixtures.path)) ?? []
  // That folder holds configurations and no app.
  return names.sorted().filter { $0 != "Configuration" }.map { fixtures.path + "/" + $0 }
}()

private let governed = articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }

@Suite struct IndexTests {
  @Test(arguments: apps)
  func `the verdict on indexes is that on the sources, in every form`(app: String) throws {
    try withFolder { folder in
      let copy = folder.path + "/App"
      try FileManager.default.copyItem(atPath: app, toPath: copy)
      let folder = Folder(path: copy)
      let direct = try reports(folder, [])
      try folder.indexAll()
      let joined = try reports(folder, ["--index-list", "all.list"])
      for (one, other) in zip(direct, joined) { #expect(one == other) }
    }
  }

  @Test func `without the sources only what is shown of them is missing`() throws {
    try withFolder(governed) { folder in
      let direct = try folder.run(["--format", "xcode"])
      #expect(direct.status == 1)
      try folder.indexAll()
      try folder.remove(["Articles"])
      try #expect(folder.run(["--format", "xcode", "--index-list", "all.list"]) == direct)
      let text = try folder.run(["--quiet", "--index-list", "all.list"])
      #expect(text.output.contains("Articles/ArticlesInteractor.swift:1:8"))
      #expect(!text.output.contains("import UIKit\n"))
    }
  }

  @Test func `paths narrow what is reported of indexes`() throws {
    try withFolder(governed) { folder in
      let paths = ["Articles/ArticlesInteractor.swift", "Articles", "."]
      let direct = try paths.map { try folder.run(["--format", "xcode", $0]) }
      let listed = try folder.run(
        ["--format", "xcode", "--files-from", "-"], input: Data("\(paths[0])\nNone.swift\n".utf8))
      try folder.indexAll()
      try folder.remove(["Articles"])
      for (path, direct) in zip(paths, direct) {
        try #expect(folder.run(["--format", "xcode", "--index-list", "all.list", path]) == direct)
      }
      try #expect(
        folder.run(
          ["--format", "xcode", "--index-list", "all.list", "--files-from", "-"],
          input: Data("\(paths[0])\nNone.swift\n".utf8)) == listed)
      try #expect(
        folder.run(["--index-list", "all.list", "No.swift"])
          == Outcome(
            status: 2, output: "",
            errors:
              "viperlint: error: no index tells of 'No.swift': name what is below the working folder\n"
          ))
    }
  }

  @Test func `other commands answer from indexes as from sources`() throws {
    try withFolder(governed) { folder in
      let questions = [
        ["why", "ArticlesPresenter"], ["why", "ArticlesPresenter", "ArticlesInteractor"],
        ["why", "Articles/ArticlesInteractor.swift:1"], ["why", "./Articles"],
        ["may", "ArticlesPresenter", "router"], ["may", "--file", "Articles/ArticlesRouter.swift"],
        ["may", "--file", "Articles/ArticlesPresenter.swift"], ["modules"],
        ["modules", "--format", "json"], ["graph"], ["graph", "--by", "type"],
        ["graph", "--cycles"], ["graph", "--format", "mermaid"], ["baseline", "show"],
        ["baseline", "create", "--force"],
      ]
      _ = try folder.run(["baseline", "create"])
      let direct = try questions.map { try folder.run($0) }
      try folder.indexAll()
      // An excerpt comes from the source.
      for (question, direct) in zip(questions, direct) {
        try #expect(folder.run(question + ["--index-list", "all.list"]) == direct, "\(question)")
      }
      try folder.remove(["Articles"])
      for (question, direct) in zip(questions, direct) where question.last?.hasSuffix(":1") != true
      {
        try #expect(folder.run(question + ["--index-list", "all.list"]) == direct, "\(question)")
      }
    }
  }

  @Test func `a text that is not saved stands in the place of the indexed one`() throws {
    try withFolder(governed) { folder in
      let edited = Data("import UIKit\nfinal class ArticlesPresenter {}\n".utf8)
      let arguments = ["--format", "json", "--stdin", "Articles/ArticlesPresenter.swift"]
      let direct = try folder.run(arguments, input: edited)
      #expect(direct.output.contains("ui_import"))
      try folder.indexAll()
      try #expect(folder.run(arguments + ["--index-list", "all.list"], input: edited) == direct)
    }
  }

  @Test func `a change is told from two sets of indexes as from two commits`() throws {
    try withFolder(governed) { folder in
      try folder.indexAll(list: "base.list", into: "base")
      try folder.write(
        "import UIKit\nfinal class ArticlesPresenter { var view: ArticlesViewController? }\n",
        to: "Articles/ArticlesPresenter.swift")
      try folder.indexAll()
      let sets = ["--index-list", "all.list", "--base-index-list", "base.list"]
      let since = try folder.run(["--format", "xcode", "--since", "main"] + sets)
      #expect(since.status == 1)
      #expect(since.output.contains("ArticlesPresenter.swift:1:8"))
      // What was there before is not new.
      #expect(!since.output.contains("ArticlesInteractor"))
      #expect(since.errors.contains("--since main: "))
      let change = try folder.run(["diff", "main", "--format", "json"] + sets)
      #expect(change.status == 1)
      #expect(change.output.contains("ArticlesPresenter"))
      let same = try folder.run(
        ["diff", "main", "--index-list", "all.list", "--base-index-list", "all.list"])
      #expect(same.status == 0)
    }
  }

  @Test func `an index is the same in every folder and says nothing of the machine`() throws {
    func bytes(_ order: [String]) throws -> Data {
      var made = Data()
      try withFolder(governed) { folder in
        try #expect(
          folder.run(["index", "--target", "Articles", "-o", "A.vidx"] + order).status == 0)
        made = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/A.vidx"))
        #expect(made.range(of: Data(folder.path.utf8)) == nil)
      }
      return made
    }
    let files = articles.keys.sorted()
    try #expect(bytes(files) == bytes(files.reversed() + ["./" + files[0]]))
  }

  @Test func `a file that two targets compile is in both indexes, where they agree`() throws {
    try withFolder(governed) { folder in
      let file = "Articles/ArticlesInteractor.swift"
      _ = try folder.run(["index", "--target", "One", "-o", "one.vidx"] + articles.keys.sorted())
      _ = try folder.run(["index", "--target", "Two", "-o", "two.vidx", file])
      let sets = ["--index", "one.vidx", "--index", "two.vidx", "--format", "xcode"]
      try #expect(folder.run(sets) == folder.run(["--format", "xcode"]))
      try folder.write("class ArticlesInteractor {}\n", to: file)
      _ = try folder.run(["index", "--target", "Two", "-o", "two.vidx", file])
      try #expect(
        folder.run(sets)
          == Outcome(
            status: 2, output: "",
            errors:
              "viperlint: error: 'one.vidx' and 'two.vidx' tell differently of '\(file)': make both anew\n"
          ))
    }
  }

  @Test func `a sandbox's links are read as the files that they lead to`() throws {
    try withFolder(governed) { folder in
      try folder.makeFolder("box")
      try folder.link("box/Articles", to: folder.path + "/Articles")
      let file = "Articles/ArticlesInteractor.swift"
      _ = try folder.run(["index", "--target", "A", "-o", "a.vidx", file])
      let made = try folder.run(["index", "--target", "A", "-o", "a.vidx", file], in: "box")
      #expect(made == Outcome(status: 0, output: "", errors: ""))
      try #expect(folder.text("a.vidx") == folder.text("box/a.vidx"))
    }
  }
}

@Suite struct IndexRefusalTests {
  @Test func `what is no index is an error with the file's name`() throws {
    try withFolder(governed) { folder in
      _ = try folder.run(["index", "--target", "A", "-o", "a.vidx"] + articles.keys.sorted())
      var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/a.vidx"))
      try folder.write(bytes.dropLast(), to: "short.vidx")
      bytes[bytes.count / 2] ^= 4
      try folder.write(bytes, to: "flipped.vidx")
      let damaged = "it is damaged: its checksum is not that of its bytes; make it anew"
      try #expect(
        folder.run(["--index", "short.vidx", "--index", "none.vidx", "--index", ".viperlint.yml"])
          == Outcome(
            status: 2, output: "",
            errors: """
              viperlint: error: cannot read the index 'short.vidx': it is damaged: it is cut short
              viperlint: error: cannot read the index 'none.vidx': No such file or directory
              viperlint: error: cannot read the index '.viperlint.yml': it is no index: 'viperlint index' makes one

              """))
      try #expect(
        folder.run(["modules", "--index", "flipped.vidx"])
          == Outcome(
            status: 2, output: "",
            errors: "viperlint: error: cannot read the index 'flipped.vidx': \(damaged)\n"))
    }
  }

  @Test(
    arguments: [
      (["index"], "'viperlint index' needs the name of the target: add '--target NAME'"),
      (["index", "--target", "A", "A.swift"], "'viperlint index' needs a place for the index"),
      (
        ["index", "--target", "A", "-o", "a"],
        "needs the files of the target, or '--files-from FILE'"
      ),
      (
        ["index", "--target", "A", "-o", "a", "../A.swift"],
        "cannot index '../A.swift': An index names"
      ),
      (
        ["index", "--target", "A", "-o", "a", "/etc/A.swift"],
        "cannot index '/etc/A.swift': An index"
      ),
      (["index", "--target", "A", "-o", "a", "A.m"], "cannot index 'A.m': Name Swift files"),
      (
        ["index", "--target", "A", "-o", "a", "None.swift"],
        "cannot index 'None.swift': No such file"
      ),
      (
        ["index", "--target", "A", "-o", "no/a", "Articles/ArticlesPresenter.swift"],
        "cannot write 'no/a'"
      ),
      (["--index", "a", "--fix"], "'--fix' and '--index' contradict each other"),
      (["--index", "a", "--staged"], "'--staged' and '--index' contradict each other"),
      (["--index", "a", "--since", "main"], "'--since' needs those of the state before"),
      (["diff", "main", "--index", "a"], "'diff' needs those of the state before"),
      (["--index", "a", "--base-index", "a"], "'--base-index' needs '--since REV'"),
      (["--since", "main", "--base-index", "a"], "give the indexes of the code as it is, too"),
      (
        ["--index-list", "-", "--base-index-list", "-", "--since", "m"],
        "standard input can be read once"
      ),
      (["--index-list", "empty.list"], "the list 'empty.list' names no index"),
      (["--index-list", "none.list"], "cannot read the list of indexes 'none.list': No such file"),
    ] as [([String], String)])
  func `what cannot be done is refused with what to write instead`(
    arguments: [String], message: String
  ) throws {
    try withFolder(governed.merging(["empty.list": ""]) { $1 }) { folder in
      let outcome = try folder.run(arguments)
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
    }
  }
}
