import Foundation
import Testing
import ViperLintKit
import Workspace

private let presenter = "App/Articles/ArticlesPresenter.swift"
private let interactor = "App/Articles/ArticlesInteractor.swift"

private let governed = articles(below: "App")
  .merging([".viperlint.yml": "preset: viper\nexclude: [Generated]\n"]) { $1 }

/// Asserts the files of the findings for a list on standard input, and what is said beside them.
private func checkListed(
  _ list: String, _ reported: [String], said: [String] = [], status: Int32 = 1,
  in files: [String: String] = governed, arguments: [String] = [], from place: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(files) { folder in
    let outcome = try folder.run(
      ["--format", "json", "--files-from", "-"] + arguments, in: place, input: Data(list.utf8))
    let object = try? JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let diagnostics = (object as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
    #expect(
      diagnostics.compactMap { $0["file"] as? String } == reported, sourceLocation: sourceLocation)
    let lines = outcome.errors.replacingOccurrences(of: folder.path, with: "$FOLDER")
      .split(separator: "\n").map(String.init)
    #expect(lines == said.map { "viperlint: " + $0 }, sourceLocation: sourceLocation)
    #expect(outcome.status == status, sourceLocation: sourceLocation)
  }
}

@Suite struct FilesFromTests {
  @Test func `a list narrows as paths do, and adds to them`() throws {
    try checkListed("\(presenter)\n", [presenter])
    try checkListed("\(presenter)\n\(interactor)\n", [interactor, presenter])
    try checkListed("\(presenter)\n", [interactor, presenter], arguments: [interactor])
    try checkListed("App\n", [interactor, presenter])
    try checkListed("ArticlesPresenter.swift", [presenter], from: "App/Articles")
    try checkListed("App/Articles/ArticlesViewController.swift", [], status: 0)
  }

  @Test func `lines may end in any way, and a NUL separates where there is one`() throws {
    try checkListed("\(presenter)\r\n\r\n\(interactor)", [interactor, presenter])
    try checkListed("\(presenter)\0\(interactor)\0", [interactor, presenter])
    try checkListed("\(presenter)\0", [presenter])
    try checkListed("\u{FEFF}\(presenter)\n", [presenter])
  }

  @Test func `what git puts in quotes is read as git means it`() throws {
    var files = governed
    files["App/Articles/Ä \"1\"\n.swift"] = files.removeValue(forKey: interactor)
    try checkListed(
      #""App/Articles/\303\204 \"1\"\n.swift""# + "\n", ["App/Articles/Ä \"1\"\n.swift"], in: files)
    #expect(paths(inList: Array(#""a\q.swift""#.utf8)) == [#""a\q.swift""#])
    #expect(paths(inList: Array(#""a\40.swift""#.utf8)) == [#""a\40.swift""#])
    #expect(paths(inList: Array(#""a\"#.utf8)) == [#""a\"#])
    #expect(paths(inList: Array("\"a.swift\n".utf8)) == ["\"a.swift"])
    #expect(paths(inList: [0, 0, 65, 0, 10, 0]) == ["A", "\n"])
  }

  @Test func `a list from git itself is read, with -z and without`() throws {
    try withFolder(governed) { folder in
      try folder.write("class Ö {}\n", to: "App/Ö.swift")
      for arguments in [["init", "-q"], ["add", "."]] {
        let outcome = try folder.run(arguments, program: "/usr/bin/git")
        #expect(outcome.status == 0)
      }
      for option in [["-z"], []] {
        let list = try folder.run(
          ["ls-files"] + option, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"],
          program: "/usr/bin/git")
        let outcome = try folder.run(
          ["--format", "xcode", "--files-from", "-"], input: Data(list.output.utf8))
        #expect(outcome.output.split(separator: "\n").count == 2)
        #expect(
          outcome.errors
            == "viperlint: 1 of the 5 paths of --files-from is left out: 1 no Swift file\n")
      }
    }
  }

  @Test func `what has no part in a run is left out, and said once`() throws {
    var files = governed
    for number in 1...4 { files["Generated/G\(number).swift"] = "class G\(number) {}\n" }
    files["Package.swift"] = "// swift-tools-version: 6.0\n"
    files["README.md"] = ""
    let generated = (1...4).map { "Generated/G\($0).swift\n" }.joined()
    try checkListed(
      "README.md\n\(presenter)\nOld.swift\nnone/Old.swift\n.viperlint.yml\nPackage.swift\n"
        + generated,
      [presenter],
      said: [
        "9 of the 10 paths of --files-from are left out: 2 no Swift file, 2 not there "
          + "('Old.swift', 'none/Old.swift'), 1 a package manifest ('Package.swift'), 4 excluded by "
          + "the configuration ('Generated/G1.swift', 'Generated/G2.swift', 'Generated/G3.swift' "
          + "and 1 more)"
      ], in: files)
  }

  @Test func `a list without a file to report on is status 0, and says so`() throws {
    let nothing = "nothing to lint"
    try checkListed("", [], said: ["the list of --files-from names no path", nothing], status: 0)
    try checkListed(
      "README.md\n", [],
      said: ["the only path of --files-from is left out: 1 not there ('README.md')", nothing],
      status: 0)
    try checkListed(
      "", [presenter], said: ["the list of --files-from names no path"], arguments: [presenter])
    try withFolder(governed) { folder in
      // A program gets its report all the same.
      let json = try folder.run(["--files-from", "-", "--format", "json", "--quiet"])
      #expect(json.output.contains(#""diagnostics":[]"#))
      try #expect(
        folder.run(["--files-from", "-", "--quiet"])
          == Outcome(status: 0, output: "", errors: ""))
    }
  }

  @Test func `an excluded folder in a list is no root of its own`() throws {
    let files = governed.merging(["Generated/G.swift": "class G {}\n"]) { $1 }
    try checkListed(
      "Generated\n", [],
      said: [
        "the only path of --files-from is left out: 1 excluded by the configuration ('Generated')",
        "nothing to lint",
      ], status: 0, in: files)
  }

  @Test func `the root of a list without configuration is the working folder`() throws {
    let files = articles.merging(["Other/A.swift": "class A {}\n"]) { $1 }
    try checkListed(
      "Other/A.swift\nArticles/ArticlesPresenter.swift\n", ["Articles/ArticlesPresenter.swift"],
      in: files)
  }

  @Test func `a listed file that cannot be read is a finding`() throws {
    let files = governed.merging(["App/Folder.swift/README": ""]) { $1 }
    try checkListed("App/Folder.swift\n", ["App/Folder.swift"], status: 0, in: files)
  }

  @Test func `a file of another root is an error`() throws {
    try withFolder(articles(below: "One")) { folder in
      try folder.write("preset: viper\n", to: "One/.viperlint.yml")
      try folder.write("class A {}\n", to: "Two/A.swift")
      let outcome = try folder.run(
        ["--files-from", "-"],
        input: Data("One/Articles/ArticlesPresenter.swift\nTwo/A.swift\n".utf8))
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.hasPrefix(
          "viperlint: error: 'Two/A.swift' lies outside the root '\(folder.path)/One'"))
    }
  }

  @Test func `a list that cannot be read is an error`() throws {
    try withFolder(governed) { folder in
      try folder.write(presenter + "\n", to: "changed.txt")
      try #expect(folder.run(["--files-from", "changed.txt"]).status == 1)
      for (name, reason) in [
        ("none", "No such file or directory"), ("App", "Is a directory"),
        ("", "No such file or directory"),
      ] {
        try #expect(
          folder.run(["--files-from", name])
            == Outcome(
              status: 2, output: "",
              errors: "viperlint: error: cannot read the list '\(name)': \(reason)\n"))
      }
    }
  }
}
