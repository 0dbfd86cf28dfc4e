import Foundation
import Testing

/// Asserts the whole of what the program prints and its exit status.
private func checkLint(
  _ arguments: [String], _ output: String, status: Int32, files: [String: String] = articles,
  errors: String = "", sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(files) { folder in
    let outcome = try folder.run(arguments)
    let told = outcome.output.replacingOccurrences(of: folder.path, with: "$FOLDER")
    #expect(told == output, sourceLocation: sourceLocation)
    #expect(outcome.errors == errors, sourceLocation: sourceLocation)
    #expect(outcome.status == status, sourceLocation: sourceLocation)
  }
}

/// Asserts the files of the findings, in order.
private func checkReported(
  _ arguments: [String], in files: [String: String], from place: String = "",
  _ reported: [String], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(files) { folder in
    let outcome = try folder.run(["--format", "json"] + arguments, in: place)
    #expect(outcome.errors == "", sourceLocation: sourceLocation)
    try #expect(reportedFiles(outcome) == reported, sourceLocation: sourceLocation)
  }
}

/// The files of the findings of a report in JSON, in its order.
private func reportedFiles(_ outcome: Outcome) throws -> [String] {
  let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
  let diagnostics = (object as? [String: Any])?["diagnostics"] as? [[String: Any]] ?? []
  return diagnostics.compactMap { $0["file"] as? String }
}

private let importFinding = """
  error[ui_import]: UIKit is imported beside ArticlesInteractor, and nothing of it is used
   --> Articles/ArticlesInteractor.swift:1:8
    |
  1 | import UIKit
    |        ^^^^^ imported in a file of an interactor
    = why:  an interactor knows no UI framework: it must work, and be tested, without one
    = help: delete the line


  """
private let boundaryFinding = """
  error[protocol_boundary]: ArticlesPresenter holds ArticlesInteractor as a concrete class
   --> Articles/ArticlesPresenter.swift:7:19
    |
  7 |   var interactor: ArticlesInteractor?
    |                   ^^^^^^^^^^^^^^^^^^ stored; presenter -> interactor
   ::: Articles/ArticlesInteractor.swift:7:13  declared here (interactor: name ends in Interactor)
    = why:  the viper table lets a presenter know an interactor through a protocol only
    = help: hold it as ArticlesInteractorInput, which ArticlesInteractor already conforms to


  """
private let bothFiles = [
  "Articles/ArticlesInteractor.swift", "Articles/ArticlesPresenter.swift",
]

@Suite struct LintCommandTests {
  @Test func `findings are printed, and the status is 1`() throws {
    try checkLint(["--quiet"], importFinding + boundaryFinding, status: 1)
    try checkLint(["lint", "--quiet", "."], importFinding + boundaryFinding, status: 1)
  }

  @Test func `the last line says what was understood, the one before it by which preset`() throws {
    try withFolder(articles) { folder in
      let lines = try folder.run([]).output.split(separator: "\n")
      let preset =
        "judged by the viper preset, which explains 100 % of the types in modules "
        + "(state it in .viperlint.yml: 'preset: viper')"
      #expect(lines.dropLast().last.map(String.init) == preset)
      let last = try #require(lines.last)
      let pattern =
        /3 files, 6 types in 1 module, [0-9]+ references, [0-9]+ external names: 2 errors; [0-9]+\.[0-9]{2} s/
      #expect(last.wholeMatch(of: pattern) != nil)
    }
  }

  @Test func `one rule alone can be run`() throws {
    try checkLint(["--quiet", "--only", "ui_import"], importFinding, status: 1)
    try checkLint(["--quiet", "--only", "interface_leak,reach_through"], "", status: 0)
  }

  @Test func `the machine formats`() throws {
    try checkLint(
      ["--format", "xcode"],
      """
      $FOLDER/Articles/ArticlesInteractor.swift:1:8: error: UIKit is imported beside \
      ArticlesInteractor, and nothing of it is used [ui_import]
      $FOLDER/Articles/ArticlesPresenter.swift:7:19: error: ArticlesPresenter holds \
      ArticlesInteractor as a concrete class [protocol_boundary]

      """, status: 1)
    try checkLint(
      ["--format=github", "--only=ui_import"],
      """
      ::error file=Articles/ArticlesInteractor.swift,line=1,col=8,endLine=1,endColumn=13,\
      title=ui_import::UIKit is imported beside ArticlesInteractor, and nothing of it is used\
      %0Awhy: an interactor knows no UI framework: it must work, and be tested, without one\
      %0Ahelp: delete the line

      """, status: 1)
  }

  @Test func `a hostile file name breaks no format`() throws {
    let name = "Articles/a,line=9::x%\n::error::\u{1B}[2J\u{202E}\"\\Presenter.swift"
    var files = articles
    files[name] = files.removeValue(forKey: "Articles/ArticlesInteractor.swift")
    try withFolder(files) { folder in
      for format in ["text", "xcode", "github"] {
        let arguments = ["--format", format, "--only", "ui_import"]
        let output = try folder.run(arguments + (format == "text" ? ["--quiet"] : [])).output
        #expect(output.split(separator: "\n").count == (format == "text" ? 7 : 1))
        #expect(!output.contains("\u{1B}"))
        #expect(!output.contains("\u{202E}"))
      }
      let json = try folder.run(["--format", "json", "--only", "ui_import"]).output
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
      let diagnostics = object?["diagnostics"] as? [[String: Any]]
      #expect(diagnostics?.first?["file"] as? String == name)
    }
  }

  @Test func `strict makes warnings count`() throws {
    let warned = articles.merging([".viperlint.yml": "rules:\n  ui_import: warning\n"]) { $1 }
    let arguments = ["--quiet", "--only", "ui_import", "--format", "xcode"]
    try withFolder(warned) { folder in
      try #expect(folder.run(arguments).status == 0)
      try #expect(folder.run(arguments + ["--strict"]).status == 1)
    }
  }

  @Test func `a tree without a finding is status 0, and says so`() throws {
    let files = articles.filter { $0.key.hasSuffix("ViewController.swift") }
    try withFolder(files) { folder in
      let outcome = try folder.run([])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains(": no finding; "))
    }
  }

  @Test func `a tree without a role was not checked, which is status 2`() throws {
    try withFolder(["A.swift": "struct Point { var x = 0 }\n"]) { folder in
      let outcome = try folder.run(["--quiet"])
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("viperlint: error: no type in '\(folder.path)' has a role"))
    }
  }

  @Test func `statistics go beside a machine format, not into it`() throws {
    try withFolder(articles) { folder in
      let outcome = try folder.run(["--format", "json", "--stats"])
      _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
      #expect(outcome.errors.contains("types by role\n"))
    }
  }

  @Test func `a name that two declarations could mean is counted and listed, and breaks nothing`()
    throws
  {
    let screen = "import UIKit\nclass HomeScreen: UIViewController {}\n"
    var files = [
      ".viperlint.yml": "preset: viper\n", "Old/Home.swift": screen, "New/Home.swift": screen,
      "Feed/FeedInteractor.swift": "final class FeedInteractor { var next: HomeScreen? }\n",
      "Feed/FeedPresenter.swift": "final class FeedPresenter { var next: HomeScreen? }\n",
    ]
    try withFolder(files) { folder in
      let output = try folder.run(["--stats", "--notes"]).output
      #expect(output.contains("(1 ambiguous name), 4 references, 1 external name: no finding"))
      #expect(output.contains("\nambiguous names (1)\n  HomeScreen (2)\n"))
      try #expect(
        folder.run(["graph", "--format", "json"]).output.contains(#","ambiguous":["HomeScreen"],"#))
    }
    files["New/Home.swift"] = nil
    try checkReported(
      [], in: files,
      ["Feed/FeedInteractor.swift", "Feed/FeedPresenter.swift", "Feed/FeedPresenter.swift"])
  }

  @Test func `colour is for terminals, or when asked for`() throws {
    try withFolder(articles) { folder in
      let escape = "\u{1B}["
      try #expect(!folder.run([]).output.contains(escape))
      try #expect(folder.run(["--color", "always"]).output.contains(escape))
      try #expect(!folder.run(["--color", "never"]).output.contains(escape))
    }
  }
}

@Suite struct RootTests {
  private func governed(_ configuration: String = "preset: viper\n") -> [String: String] {
    articles(below: "App").merging([".viperlint.yml": configuration]) { $1 }
  }

  private let below = bothFiles.map { "App/" + $0 }

  @Test func `the nearest configuration upwards is the root`() throws {
    try checkReported([], in: governed(), below)
    try checkReported([], in: governed(), from: "App/Articles", below)
    try checkReported(["."], in: governed(), from: "App/Articles", below)
  }

  @Test func `without one the top of the git work tree is`() throws {
    let files = articles(below: "App").merging([".git/HEAD": "ref: x\n"]) { $1 }
    try checkReported(["App/Articles"], in: files, below)
    let submodule = articles(below: "App").merging([".git": "gitdir: x\n"]) { $1 }
    try checkReported(["App/Articles"], in: submodule, below)
  }

  @Test func `else the working folder is, where it holds all paths`() throws {
    let files = articles(below: "App")
    try checkReported(["App"], in: files, below)
    // A part of a module gets the verdict of the whole.
    try checkReported(["App/Articles"], in: files, below)
    try checkReported([below[1]], in: files, [below[1]])
    try checkReported(["App/Articles", "App"], in: files, below)
  }

  @Test func `else their common folder is`() throws {
    let files = articles(below: "App/One").merging(articles(below: "App/Two")) { $1 }
      .merging(["Elsewhere/a.txt": ""]) { $1 }
    try checkReported(["../App/One"], in: files, from: "Elsewhere", bothFiles)
    try checkReported(
      ["../App/One", "../App/Two"], in: files, from: "Elsewhere",
      bothFiles.map { "One/" + $0 } + bothFiles.map { "Two/" + $0 })
  }

  @Test func `a module's own folder is a module`() throws {
    let named = ["ViewController": "View", "Presenter": "Presenter", "Interactor": "Interactor"]
    let files = named.map {
      ("\($1)/Articles\($0).swift", articles["Articles/Articles\($0).swift"])
    }
    try withFolder(Dictionary(uniqueKeysWithValues: files).compactMapValues { $0 }) { folder in
      let outcome = try folder.run([])
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(" types in 1 module, "))
      #expect(outcome.output.contains("error[protocol_boundary]"))
    }
  }

  @Test func `where no module is judged, the last line says so`() throws {
    let line = "no module was judged: no preset fits this code"
    try withFolder(["Screen.swift": "import UIKit\nfinal class Screen: UIViewController {}\n"]) {
      folder in
      let outcome = try folder.run([])
      #expect(outcome.status == 0)
      #expect(outcome.output.split(separator: "\n").last?.hasPrefix(line) == true)
      let strict = try folder.run(["--strict", "--quiet"])
      #expect(strict.status == 1)
      #expect(strict.errors.hasPrefix("viperlint: error: " + line))
      let json = try folder.run(["--format", "json"])
      #expect(json.errors.hasPrefix("viperlint: " + line))
      try folder.write(
        "preset: none\nroles: [{role: view, suffix: [Screen]}]\n", to: ".viperlint.yml")
      let own = try folder.run(["--strict"])
      #expect(!own.output.contains("no module was judged"))
    }
  }

  @Test func `a person's home is none, unless it is named`() throws {
    try withFolder(articles(below: "App").merging(articles(below: "Other")) { $1 }) { folder in
      let home = ["HOME": folder.path]
      func reported(_ path: String) throws -> [String] {
        try reportedFiles(folder.run([path, "--format", "json"], environment: home))
      }
      try #expect(reported("App") == bothFiles)
      try #expect(reported(".").count == 4)
    }
  }

  @Test func `a project among others is its own root, a part of one is the project's`() throws {
    let apps = articles(below: "One").merging(articles(below: "Two")) { $1 }
    let project = ["One/Podfile": "", "Two/x/Package.swift": ""]
    try checkReported(["One"], in: apps.merging(project) { $1 }, bothFiles)
    try checkReported(["Two"], in: apps.merging(project) { $1 }, bothFiles)
    let whole = project.merging(["All.xcworkspace/contents.xcworkspacedata": ""]) { $1 }
    try checkReported(["One"], in: apps.merging(whole) { $1 }, bothFiles.map { "One/" + $0 })
  }

  @Test func `an app without a project file is its own root among others`() throws {
    let apps = articles(below: "One").merging(articles(below: "Two")) { $1 }
    let ofWhole = bothFiles.map { "One/" + $0 }
    try checkReported(["One"], in: apps, ofWhole)
    try checkReported(["One"], in: apps.merging(["One/README.md": ""]) { $1 }, bothFiles)
    try checkReported(["One"], in: apps.merging(["One/project.yml": ""]) { $1 }, bothFiles)
    let projects = ["Three/Podfile": "", "Four/Package.swift": ""]
    try checkReported(["One"], in: apps.merging(projects) { $1 }, bothFiles)
    // Where the working folder looks like the top of a repository, it is what is read.
    let top = projects.merging(["README.md": "", "One/README.md": ""]) { $1 }
    try checkReported(["One"], in: apps.merging(top) { $1 }, ofWhole)
  }

  @Test func `a part of an app among others is the app's`() throws {
    let apps = articles(below: "One").merging(articles(below: "Two")) { $1 }
    let readme = apps.merging(["One/LICENSE": ""]) { $1 }
    try checkReported(["One/Articles"], in: readme, bothFiles)
    try checkReported(["One/Articles"], in: apps, bothFiles.map { "One/" + $0 })
  }

  @Test func `a list and an unsaved text have the same root`() throws {
    let files = articles(below: "App")
    let path = below[1]
    try withFolder(files) { folder in
      let whole = try folder.run([path, "--quiet"]).output
      #expect(whole.contains(path))
      let text = Data((files[path] ?? "").utf8)
      try #expect(folder.run(["--quiet", "--stdin", path], input: text).output == whole)
      let list = Data("\(path)\n".utf8)
      try #expect(folder.run(["--quiet", "--files-from", "-"], input: list).output == whole)
    }
  }

  @Test func `paths narrow what is reported, not what is read`() throws {
    try checkReported(["App/Articles/ArticlesPresenter.swift"], in: governed(), [below[1]])
    try checkReported(
      ["App/Articles/ArticlesPresenter.swift", "App/Articles/ArticlesInteractor.swift"],
      in: governed(), below)
    try checkReported(["App/Articles/ArticlesViewController.swift"], in: governed(), [])
    try checkReported(["App", "App/Articles"], in: governed(), below)
  }

  @Test func `a folder that the configuration excludes is a root of its own`() throws {
    let files = governed("preset: viper\nexclude: [Fixtures]\n")
      .merging(articles(below: "Fixtures/One")) { $1 }
      .merging(articles(below: "Fixtures/Two")) { $1 }
    try checkReported([], in: files, below)
    try checkReported(["Fixtures/One"], in: files, bothFiles)
    try checkReported(
      ["Fixtures/Two", "Fixtures/One"], in: files,
      bothFiles.map { "Fixtures/One/" + $0 } + bothFiles.map { "Fixtures/Two/" + $0 })
    try checkReported(
      ["Fixtures/One", "App"], in: files, below + bothFiles.map { "Fixtures/One/" + $0 })
  }

  @Test func `so are a folder that is not included, and a vendored one`() throws {
    let files = governed("preset: viper\ninclude: [App]\n")
      .merging(articles(below: "Other")) { $1 }.merging(articles(below: "Pods/One")) { $1 }
    try checkReported(["Other"], in: files, bothFiles)
    try checkReported(["Pods/One"], in: files, bothFiles)
  }

  @Test func `an excluded file is left out, and said`() throws {
    let files = governed("preset: viper\nexclude: [\"**/*Interactor.swift\"]\n")
    try withFolder(files) { folder in
      let path = "App/Articles/ArticlesInteractor.swift"
      let outcome = try folder.run([path])
      #expect(outcome.status == 0)
      #expect(
        outcome.errors
          == "viperlint: '\(path)' is left out: the configuration excludes it\n"
          + "viperlint: nothing to lint\n")
    }
  }

  @Test func `a named configuration replaces the found one`() throws {
    let files = governed().merging(["ci/strict.yml": "rules: {ui_import: off}\n"]) { $1 }
    try checkReported(["--config", "ci/strict.yml"], in: files, [below[1]])
    try checkReported(["--config", "ci/strict.yml", "App"], in: files, [below[1]])
    let named = articles(below: "App").merging([
      "my.yml": "preset: viper\nexclude: [\"**/*Presenter.swift\"]\n"
    ]) {
      $1
    }
    try checkReported(["--config", "my.yml", "App"], in: named, [below[0]])
  }

  @Test func `a link to a path is the path`() throws {
    try withFolder(governed()) { folder in
      try folder.link("link", to: "App/Articles")
      let outcome = try folder.run(["--quiet", "--format", "xcode", "link"])
      #expect(outcome.status == 1)
      #expect(outcome.output.hasPrefix(folder.path + "/App/Articles/ArticlesInteractor.swift:1:8:"))
    }
  }
}

@Suite struct DeterminismTests {
  @Test func `threads, locale, time zone and creation order change no byte`() throws {
    var files = articles
    for number in 0..<150 {
      files["Scene\(number)/Scene\(number)Presenter.swift"] = """
        import UIKit
        final class Scene\(number)Presenter {
          var view: Scene\(number)ViewController?
        }
        final class Scene\(number)ViewController: UIViewController {
          var presenter: Scene\(number)Presenter?
        }
        """
    }
    try withFolder { one in
      try withFolder { other in
        for (name, text) in files.sorted(by: { $0.key < $1.key }) { try one.write(text, to: name) }
        for (name, text) in files.sorted(by: { $0.key > $1.key }) {
          try other.write(text, to: name)
        }
        for format in ["json", "github", "text"] {
          let arguments = ["--format", format] + (format == "text" ? ["--quiet"] : [])
          let first = try one.run(arguments + ["--jobs", "1"])
          let second = try other.run(
            arguments + ["--jobs", "7"],
            environment: ["LC_ALL": "tr_TR.UTF-8", "LANG": "C", "TZ": "Asia/Kathmandu"])
          #expect(first == second)
          #expect(first.output.count > 10_000)
        }
        let graph = try one.run(["graph", "-j1"])
        try #expect(graph == other.run(["graph", "-j8"], environment: ["LC_ALL": "C"]))
      }
    }
  }

  @Test func `a class that a storyboard shows is a view`() throws {
    let files = [
      "App/Base.lproj/Main.storyboard": """
      <document><scenes><scene sceneID="a"><objects>
      <viewController id="b" customClass="FeedScreen" customModule="App" sceneMemberID="v"/>
      <customObject id="c" customClass="FeedInitializer" customModule="App"/>
      <placeholder placeholderIdentifier="IBFirstResponder" customClass="FeedThing"/>
      </objects></scene></scenes></document>
      """,
      "App/FeedScreen.swift": "class FeedScreen: LibraryScreen {}",
      "App/FeedInitializer.swift": "class FeedInitializer: LibraryObject {}",
      "App/FeedThing.swift": "class FeedThing: LibraryObject {}",
    ]
    try withFolder(files) { folder in
      let screen = try folder.run(["why", "FeedScreen"]).output
      #expect(screen.contains("view"))
      #expect(screen.contains("shown by Main.storyboard"))
      #expect(try !folder.run(["why", "FeedInitializer"]).output.contains("Main.storyboard"))
      #expect(try !folder.run(["why", "FeedThing"]).output.contains("Main.storyboard"))
    }
  }
}

@Suite struct `Options for one run` {
  @Test func `rules are left out, with what is said of them`() throws {
    let stated = ".viperlint.yml"
    let rules = "preset: viper\nrules: {ui_import: {allow: [\"Articles/**\"]}}\n"
    try withFolder(articles.merging([stated: rules]) { $1 }) { folder in
      let outcome = try folder.run(["--disable", "protocol_boundary,ui_import"])
      #expect(outcome.status == 0)
      #expect(outcome.output.contains("no finding"))
    }
  }

  @Test func `paths are left out, beside those of the configuration`() throws {
    let stated = [".viperlint.yml": "preset: viper\nexclude: [Gone]\n", "Gone/a.swift": ""]
    try withFolder(articles.merging(stated) { $1 }) { folder in
      let outcome = try folder.run(["--exclude", "**/*Interactor.swift", "--format", "json"])
      try #expect(reportedFiles(outcome) == [])
      let whole = try folder.run(["--exclude", "Articles"])
      #expect(whole.status == 2)
    }
  }

  @Test func `a baseline is not stale for what one run leaves out`() throws {
    try withFolder(articles) { folder in
      _ = try folder.run(["baseline", "create"])
      for option in [["--disable", "ui_import"], ["--exclude", "**/*Interactor.swift"]] {
        let outcome = try folder.run(option + ["--strict", "--strict-baseline"])
        #expect(outcome.status == 0, "\(option): \(outcome.output)")
        #expect(!outcome.output.contains("stale_baseline"))
      }
    }
  }

  @Test func `what fails the run is chosen`() throws {
    try withFolder(articles) { folder in
      try #expect(folder.run(["--exit-zero"]).status == 0)
      try #expect(folder.run(["--fail-on", "never"]).status == 0)
      try #expect(folder.run(["--fail-on", "error"]).status == 1)
    }
  }

  @Test func `a report goes to a file and not to the terminal`() throws {
    try withFolder(articles) { folder in
      let printed = try folder.run(["--format", "xcode"])
      let outcome = try folder.run(["--format", "xcode", "-o", "told.txt"])
      #expect(outcome.status == 1)
      #expect(outcome.output == "")
      let file = URL(fileURLWithPath: folder.path + "/told.txt")
      #expect(try String(contentsOf: file, encoding: .utf8) == printed.output)
    }
  }
}
