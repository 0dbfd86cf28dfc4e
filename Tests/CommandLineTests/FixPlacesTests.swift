import Foundation
import Testing

private let presenter = "import UIKit\n\nfinal class HomePresenter {\n  var title = \"Home\"\n}\n"
private let fixed = "final class HomePresenter {\n  var title = \"Home\"\n}\n"

private let app = [
  ".viperlint.yml": "preset: viper\n",
  "Home/HomePresenter.swift": presenter,
  "Home/HomeInteractor.swift": presenter.replacing("Presenter", with: "Interactor"),
  "Home/HomeViewController.swift":
    "import UIKit\n\nfinal class HomeViewController: UIViewController {}\n",
]

/// A weak reference to a view that a protocol of another file stands for, which so has to be bound to
/// classes.
private let twoFiles = [
  ".viperlint.yml": "preset: viper\n",
  "Home/HomeContract.swift": "protocol HomeViewInput {}\n",
  "Home/HomePresenter.swift": "final class HomePresenter {\n  var view: HomeViewInput?\n}\n",
  "Home/HomeViewController.swift":
    "import UIKit\n\nfinal class HomeViewController: UIViewController, HomeViewInput {\n"
    + "  var presenter: HomePresenter?\n}\n",
]

@Suite struct `Where fixes are written` {
  // MARK: An unsaved text

  @Test func `an unsaved text is printed as it is fixed, and no file is touched`() throws {
    try withFolder(app) { folder in
      let text = presenter.replacing("Home\"", with: "New\"")
      let arguments = ["--fix", "--stdin", "Home/HomePresenter.swift"]
      let outcome = try folder.run(arguments, input: Data(text.utf8))
      #expect(outcome.output == fixed.replacing("Home\"", with: "New\""))
      #expect(outcome.errors == "viperlint: 1 finding in 1 file fixed\n")
      #expect(outcome.status == 0)
      try #expect(folder.read("Home/HomePresenter.swift") == presenter)
      try #expect(folder.read("Home/HomeInteractor.swift").contains("UIKit"))
      let again = try folder.run(arguments, input: Data(outcome.output.utf8))
      #expect(
        again
          == Outcome(
            status: 0, output: outcome.output, errors: "viperlint: there was nothing to fix\n"))
    }
  }

  @Test func `what is left of an unsaved text decides the exit status`() throws {
    try withFolder(app) { folder in
      let text = presenter.replacing("title = \"Home\"", with: "view: UIView?")
      let outcome = try folder.run(
        ["--fix", "--stdin", "Home/HomePresenter.swift"], input: Data(text.utf8))
      #expect(outcome.output == text)
      #expect(outcome.errors == "viperlint: there was nothing to fix; 2 findings left\n")
      #expect(outcome.status == 1)
    }
  }

  @Test func `a fix that needs another file is not made in an unsaved text`() throws {
    try withFolder(twoFiles) { folder in
      let text = twoFiles["Home/HomePresenter.swift"] ?? ""
      let arguments = ["--stdin", "Home/HomePresenter.swift", "--unsafe-fixes"]
      let outcome = try folder.run(["--fix"] + arguments, input: Data(text.utf8))
      #expect(outcome.output == text)
      let diff = try folder.run(["--diff"] + arguments, input: Data(text.utf8))
      #expect(
        diff == Outcome(status: 0, output: "", errors: "viperlint: there is nothing to fix\n"))
    }
  }

  @Test func `a diff of an unsaved text is of that text`() throws {
    try withFolder(app) { folder in
      let outcome = try folder.run(
        ["--diff", "--stdin", "Home/HomePresenter.swift"],
        input: Data(presenter.replacing("Home\"", with: "New\"").utf8))
      #expect(outcome.output.contains("-import UIKit\n-\n"))
      #expect(outcome.output.contains(" = \"New\""))
      #expect(!outcome.output.contains("Interactor"))
    }
  }

  // MARK: The index

  private func withStaged(_ files: [String: String], _ body: (Folder) throws -> Void) throws {
    try withFolder(files) { folder in
      try folder.git("init", "--quiet")
      try folder.commit()
      try body(folder)
    }
  }

  private func staged(_ name: String, _ folder: Folder) throws -> String {
    try folder.git("show", ":" + name) + "\n"
  }

  @Test func `what is staged is fixed in the index and in the work tree`() throws {
    var files = app
    files["Home/HomePresenter.swift"] = fixed
    try withStaged(files) { folder in
      let name = "Home/HomePresenter.swift"
      try folder.write(presenter, to: name)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path + "/" + name)
      try folder.git("add", name)
      let diff = try folder.run(["--diff", "--staged"])
      #expect(diff.output.contains("-import UIKit"))
      try #expect(staged(name, folder) == presenter)

      let outcome = try folder.run(["--fix", "--staged"])
      #expect(outcome.status == 0)
      #expect(outcome.errors.contains("1 finding in 1 file fixed"))
      try #expect(folder.read(name) == fixed)
      try #expect(staged(name, folder) == fixed)
      try #expect(folder.git("ls-files", "--stage", name).hasPrefix("100755 "))
      try #expect(folder.git("status", "--porcelain") == "M  \(name)")
      // What was there before is no matter of this commit.
      try #expect(folder.read("Home/HomeInteractor.swift").contains("UIKit"))
    }
  }

  @Test func `a file that is staged in part stays as it is`() throws {
    var files = app
    files["Home/HomePresenter.swift"] = fixed
    try withStaged(files) { folder in
      let name = "Home/HomePresenter.swift"
      try folder.write(presenter, to: name)
      try folder.git("add", name)
      try folder.write(presenter + "// more\n", to: name)
      let outcome = try folder.run(["--fix", "--staged"])
      #expect(outcome.status == 2)
      #expect(
        outcome.errors.contains(
          "cannot write 'Home/HomePresenter.swift': it is staged otherwise than it stands in the work "
            + "tree; stage all of it, or put the rest aside, and run '--fix --staged' again"),
        "\(outcome.errors)")
      try #expect(folder.read(name) == presenter + "// more\n")
      try #expect(staged(name, folder) == presenter)
    }
  }

  @Test func `of files that one fix changes all are written, or none`() throws {
    try withFolder(twoFiles) { folder in
      try folder.git("init", "--quiet")
      try folder.git("add", "--all")
      try folder.write("// not staged\nprotocol HomeViewInput {}\n", to: "Home/HomeContract.swift")
      let refused = try folder.run(["--fix", "--unsafe-fixes", "--staged"])
      #expect(refused.status == 2)
      #expect(
        refused.errors.contains(
          "cannot write 'Home/HomeContract.swift', 'Home/HomePresenter.swift': "
            + "'Home/HomeContract.swift' is staged otherwise"), "\(refused.errors)")
      try #expect(!folder.read("Home/HomePresenter.swift").contains("weak"))
      try folder.git("add", "--all")
      let outcome = try folder.run(["--fix", "--unsafe-fixes", "--staged"])
      #expect(outcome.errors.contains("1 finding in 2 files fixed"), "\(outcome.errors)")
      try #expect(folder.read("Home/HomePresenter.swift").contains("weak var view"))
      try #expect(staged("Home/HomeContract.swift", folder).contains(": AnyObject"))
      try #expect(folder.git("diff") == "")
    }
  }
}

@Suite struct `Fixes in a comment on a change` {
  private let interactor = "final class HomeInteractor {}\n"

  private func comment(_ before: String, _ after: String) throws -> String {
    var comment = ""
    var files = twoFiles
    files["Home/HomeInteractor.swift"] = interactor
    files["Home/HomeContract.swift"] = "protocol HomeViewInput: AnyObject {}\n"
    files["Home/HomePresenter.swift"] = before
    try withFolder(files) { folder in
      try folder.git("init", "--quiet")
      try folder.commit()
      try folder.write(after, to: "Home/HomePresenter.swift")
      comment = try folder.run(["diff", "HEAD", "--format", "markdown"]).output
    }
    return comment
  }

  @Test func `are suggestions on lines that the change wrote`() throws {
    let before = "final class HomePresenter {\n}\n"
    let text = try comment(
      before,
      "import UIKit\n\nfinal class HomePresenter {\n  var view: HomeViewInput? // ``` here\n}\n")
    #expect(text.contains("\n  A safe fix of lines 1 to 2:\n\n  ```suggestion\n  ```\n"))
    #expect(
      text.contains(
        "\n  An unsafe fix of line 4:\n\n  ````suggestion\n    weak var view: HomeViewInput? // ``` here\n"
          + "  ````\n"), "\(text)")
  }

  @Test func `are none on other lines, nor where a letter could not stand there`() throws {
    let view = "final class HomePresenter {\n  var view: HomeViewInput?\n}\n"
    // The finding is new by the view's reference back alone.
    let silent = try comment(
      view.replacing("HomeViewInput?", with: "HomeViewInput? // here"),
      view.replacing("HomeViewInput?", with: "HomeViewInput? // \u{202E}here"))
    #expect(!silent.contains("suggestion"))
  }
}
