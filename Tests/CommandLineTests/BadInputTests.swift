import Foundation
import Testing

/// Asserts that the program refuses: exit status 2, nothing on standard output, and these lines on
/// standard error (`$FOLDER` stands for the test's folder).
private func checkRefused(
  _ arguments: [String], _ lines: [String], files: [String: String] = articles,
  sourceLocation: SourceLocation = #_sourceLocation, prepare: (Folder) throws -> Void = { _ in }
) throws {
  try withFolder(files) { folder in
    try prepare(folder)
    let outcome = try folder.run(arguments)
    let told = outcome.errors.replacingOccurrences(of: folder.path, with: "$FOLDER")
    let wanted = lines.map { $0 + "\n" }.joined()
    #expect(told == wanted, sourceLocation: sourceLocation)
    #expect(outcome.status == 2, sourceLocation: sourceLocation)
    #expect(outcome.output == "", sourceLocation: sourceLocation)
  }
}

private func checkConfigurationRefused(
  _ text: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try checkRefused(
    [], lines, files: articles.merging([".viperlint.yml": text]) { $1 },
    sourceLocation: sourceLocation)
}

@Suite struct BadPathTests {
  @Test func `a path that does not exist`() throws {
    try checkRefused(
      ["./Nowhere"], ["viperlint: error: cannot read './Nowhere': No such file or directory"])
  }

  @Test func `every path that does not exist is told at once`() throws {
    try checkRefused(
      ["./x", "Articles", "y.swift"],
      [
        "viperlint: error: cannot read './x': No such file or directory",
        "viperlint: error: cannot read 'y.swift': No such file or directory",
      ])
  }

  @Test func `of many such paths the first ten are told`() throws {
    let paths = (0..<25).map { "./\($0).swift" }
    let told = paths.prefix(10).map {
      "viperlint: error: cannot read '\($0)': No such file or directory"
    }
    try checkRefused(paths, told + ["viperlint: and 15 more"])
  }

  @Test func `a misspelt command`() throws {
    try checkRefused(
      ["lnit"],
      [
        "viperlint: error: cannot read 'lnit': No such file or directory",
        "viperlint: unknown command 'lnit'; did you mean 'lint'?",
      ])
  }

  @Test func `an empty directory`() throws {
    let line =
      "viperlint: error: 'empty' holds no Swift file: "
      + "name the folder of an app's or package's sources"
    try checkRefused(["empty"], [line], files: [:]) { try $0.makeFolder("empty") }
    try checkRefused(["empty"], [line]) { try $0.makeFolder("empty") }
  }

  @Test func `a directory without Swift`() throws {
    try checkRefused(
      ["docs"],
      [
        "viperlint: error: 'docs' holds no Swift file: "
          + "name the folder of an app's or package's sources"
      ], files: ["docs/a.md": "x"])
    try checkRefused(
      [],
      [
        "viperlint: error: '.' holds no Swift file: "
          + "name the folder of an app's or package's sources"
      ], files: ["a.md": "x", "Pods/P.swift": "", "Package.swift": ""])
  }

  @Test func `a file that is not Swift`() throws {
    try checkRefused(
      ["README.md"],
      [
        "viperlint: error: 'README.md' is not a Swift file: "
          + "name folders, or files that end in .swift"
      ], files: ["README.md": "x"])
  }

  @Test func `a named file that cannot be read`() throws {
    try checkRefused(
      ["x.swift"], ["viperlint: error: cannot read 'x.swift': No such file or directory"]
    ) { try $0.link("x.swift", to: "nowhere") }
    try checkRefused(
      ["x.swift"], ["viperlint: error: cannot read 'x.swift': Too many levels of symbolic links"]
    ) { try $0.link("x.swift", to: "x.swift") }
  }

  @Test func `a path outside the root`() throws {
    try checkRefused(
      ["a", "b"],
      [
        "viperlint: error: 'b' lies outside the root '$FOLDER/a', which the first path decides: "
          + "lint it in a run of its own"
      ],
      files: articles(below: "a").merging(articles(below: "b")) { $1 }
        .merging(["a/.viperlint.yml": "preset: viper\n"]) { $1 })
  }
}

@Suite struct BadFileTests {
  /// Asserts the finding for a file among others, which are linted all the same.
  private func checkInvalid(
    _ name: String, _ heading: String, sourceLocation: SourceLocation = #_sourceLocation,
    prepare: (Folder) throws -> Void
  ) throws {
    try withFolder(articles) { folder in
      try prepare(folder)
      let outcome = try folder.run(["--quiet", "--preset", "viper"])
      #expect(outcome.errors == "", sourceLocation: sourceLocation)
      #expect(outcome.status == 1, sourceLocation: sourceLocation)
      let told = "warning[invalid_source]: \(heading)\n --> \(name):1:1\n"
      #expect(outcome.output.contains(told), sourceLocation: sourceLocation)
      #expect(outcome.output.contains("error[protocol_boundary]"), sourceLocation: sourceLocation)
    }
  }

  @Test func `a dangling link`() throws {
    try checkInvalid(
      "x.swift", "this file could not be read: No such file or directory (a symbolic link)"
    ) { try $0.link("x.swift", to: "nowhere.swift") }
  }

  @Test func `an empty directory named like a file`() throws {
    try checkInvalid("x.swift", "this file could not be read: Is a directory") {
      try $0.makeFolder("x.swift")
    }
  }

  @Test func `a binary named like Swift`() throws {
    try checkInvalid("x.swift", "this is not UTF-8 text") {
      try $0.write(
        Data((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 128) }), to: "x.swift")
    }
  }

  @Test func `files that git-crypt keeps, which are one finding`() throws {
    let encrypted = Data("\0GITCRYPT\0".utf8) + Data([7, 200, 0, 13])
    try withFolder(articles) { folder in
      for name in ["b.swift", "a.swift"] { try folder.write(encrypted, to: name) }
      let outcome = try folder.run(["--quiet", "--only", "invalid_source"])
      #expect(outcome.status == 0)
      #expect(outcome.output.components(separatedBy: "warning[").count == 2)
      #expect(
        outcome.output.hasPrefix(
          "warning[invalid_source]: the file is encrypted by git-crypt, and was not read\n"
            + " --> a.swift:1:1\n"))
      #expect(outcome.output.contains("= also: b.swift:1"))
    }
  }

  @Test func `a file of only opening braces`() throws {
    try checkInvalid("x.swift", "this bracket is never closed") {
      try $0.write(String(repeating: "{", count: 200_000), to: "x.swift")
    }
  }

  @Test func `a file alone that makes no sense leaves nothing to check, which is said`() throws {
    try withFolder(["x.swift": "{{{{"]) { folder in
      let outcome = try folder.run(["--quiet"])
      #expect(outcome.status == 2)
      #expect(outcome.output.hasPrefix("warning[invalid_source]: this bracket is never closed\n"))
      #expect(outcome.errors.hasPrefix("viperlint: error: no type in '\(folder.path)' has a role"))
    }
  }
}

@Suite struct BadOptionTests {
  private let hint = "viperlint: 'viperlint --help' shows what is known"

  @Test func `an unknown option, rule, preset or format`() throws {
    try checkRefused(
      ["--stat"], ["viperlint: error: unknown option '--stat'; did you mean '--stats'?", hint])
    try checkRefused(
      ["--only", "ui_imports"],
      ["viperlint: error: unknown rule 'ui_imports'; did you mean 'ui_import'?", hint])
    try checkRefused(
      ["--preset", "vipre"],
      ["viperlint: error: unknown preset 'vipre'; did you mean 'viper'?", hint])
    try checkRefused(
      ["--format", "jsno"],
      ["viperlint: error: unknown value 'jsno' of '--format'; did you mean 'json'?", hint])
  }

  @Test func `an unknown type, and a missing one`() throws {
    try checkRefused(
      ["why", "ArticlesPresentr"],
      [
        "viperlint: error: no type 'ArticlesPresentr' in '$FOLDER'; "
          + "did you mean 'ArticlesPresenter'?"
      ])
    try checkRefused(
      ["why", "UIViewController"],
      [
        "viperlint: error: 'UIViewController' is named in '$FOLDER', but declared elsewhere: "
          + "only own types have roles"
      ])
    try checkRefused(
      ["why"],
      [
        "viperlint: error: 'viperlint why' needs the name of a type, or two names: "
          + "viperlint why ArticlesPresenter"
      ])
  }

  @Test func `what there is to dump`() throws {
    let hint = "viperlint: 'viperlint dump --help' shows what is known"
    try checkRefused(
      ["dump"],
      ["viperlint: error: 'viperlint dump' needs to know what: tokens, outline or names", hint])
    try checkRefused(
      ["dump", "token", "A.swift"],
      ["viperlint: error: unknown kind of dump 'token'; did you mean 'tokens'?", hint])
    try checkRefused(
      ["dump", "tokens"],
      ["viperlint: error: 'viperlint dump tokens' needs a file, or '--list FILE'", hint])
    try checkRefused(
      ["dump", "tokens", "no.swift"],
      ["viperlint: error: cannot read 'no.swift': No such file or directory"])
    try checkRefused(
      ["dump", "names", "--digest"],
      ["viperlint: error: 'viperlint dump names' takes neither '--list' nor '--digest'"])
  }

  @Test func `hostile words are shown, not obeyed`() throws {
    try checkRefused(
      ["\u{1B}[2J\n"],
      [
        "viperlint: error: cannot read '\\u{1B}[2J\\u{A}': No such file or directory",
        "viperlint: unknown command '\\u{1B}[2J\\u{A}': it is one of lint, diff, why, may, "
          + "modules, rules, graph, index, baseline, init, hook, config, lsp, completion, dump, help",
      ])
  }
}

@Suite struct BadConfigurationTests {
  @Test func `an unknown key, role, preset, rule or severity has a place and a remedy`() throws {
    try checkConfigurationRefused(
      "exclud: [a]\n",
      [".viperlint.yml:1:1: error: unknown key 'exclud': did you mean 'exclude'?"])
    try checkConfigurationRefused(
      "preset: vipr\n",
      [".viperlint.yml:1:9: error: unknown preset 'vipr': did you mean 'viper'?"])
  }

  @Test(arguments: [
    "dependencies:\n  presentr: {view: any}\n", "rules:\n  ui_imprt: error\n",
    "rules:\n  ui_import: true\n", "a: [1\n", "a: &x 1\n", "\tpreset: viper\n", "include: |\n  x\n",
    "preset: viper\npreset: viper\n", "- a\n", "---\n---\n", "exclude: [*/x]\n", "\u{0}\u{1}\u{FF}",
  ])
  func `whatever is wrong is told at its line and column`(text: String) throws {
    try withFolder(articles.merging([".viperlint.yml": text]) { $1 }) { folder in
      let outcome = try folder.run([])
      #expect(outcome.status == 2)
      #expect(outcome.output == "")
      let lines = outcome.errors.split(separator: "\n")
      #expect(!lines.isEmpty)
      for line in lines {
        #expect(line.wholeMatch(of: /\.viperlint\.yml:[0-9]+:[0-9]+: error: .+/) != nil, "\(line)")
      }
    }
  }

  @Test func `a configuration that is not there`() throws {
    try checkRefused(
      ["--config", "no.yml"],
      ["viperlint: error: cannot read the configuration 'no.yml': No such file or directory"])
    try checkRefused(
      ["--config", "."],
      ["viperlint: error: cannot read the configuration '$FOLDER': Is a directory"])
  }

  @Test func `a configuration under a name that is not read`() throws {
    try checkRefused(
      [],
      [
        "viperlint: error: '$FOLDER/.viperlint.yaml' is not read under this name: "
          + "call it '.viperlint.yml'"
      ], files: articles.merging([".viperlint.yaml": "preset: viper\n"]) { $1 })
  }
}
