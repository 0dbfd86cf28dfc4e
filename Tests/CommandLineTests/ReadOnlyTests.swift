import Foundation
import Testing

private let remedy = "ask whoever runs it"

/// A presenter with an import that `--fix` takes away.
private let app = [
  ".viperlint.yml": "preset: viper\n",
  "Home/HomePresenter.swift": """
  import UIKit

  final class HomePresenter {}

  """,
  "Home/HomeInteractor.swift": "final class HomeInteractor {}\n",
  "Home/HomeViewController.swift":
    "import UIKit\nfinal class HomeViewController: UIViewController { weak var home: HomeInput? }\n",
]

/// Asserts that a command line is refused before it has written anything.
private func checkRefused(
  _ arguments: [String], _ named: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(app) { folder in
    let outcome = try folder.run(arguments, environment: ["VIPERLINT_READ_ONLY": remedy])
    #expect(outcome.status == 2, sourceLocation: sourceLocation)
    #expect(
      outcome.errors.hasPrefix(
        "viperlint: error: '\(named)' writes, which VIPERLINT_READ_ONLY forbids: \(remedy)\n"),
      "\(outcome.errors)", sourceLocation: sourceLocation)
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    #expect(Set(left) == Set(app.keys).union(["Home"]), sourceLocation: sourceLocation)
    let text = try String(
      contentsOfFile: folder.path + "/Home/HomePresenter.swift", encoding: .utf8)
    #expect(text == app["Home/HomePresenter.swift"], sourceLocation: sourceLocation)
  }
}

@Suite("VIPERLINT_READ_ONLY")
struct ReadOnlyTests {
  @Test(arguments: [
    (["--fix"], "--fix"), (["--autocorrect"], "--fix"), (["--format", "json", "--fix"], "--fix"),
    (["init", "--force"], "init"), (["--preset", "viper", "init"], "init"),
    (["init", "--agents"], "init"),
    (["baseline", "create"], "baseline create"), (["baseline", "update"], "baseline update"),
    (["hook", "install"], "hook install"), (["hook", "uninstall"], "hook uninstall"),
    (["--report", "json=found.json"], "--report"), (["-o", "found.txt"], "--output"),
    (["diff", "HEAD", "-o", "found.txt"], "--output"),
  ])
  func `what would write a file is refused`(_ arguments: [String], _ named: String) throws {
    try checkRefused(arguments, named)
  }

  @Test(arguments: [
    [], ["--diff"], ["--report", "json=-"], ["modules"], ["config", "print"], ["baseline", "show"],
    ["help", "init"], ["init", "--help"],
  ])
  func `what only reads goes on as ever`(_ arguments: [String]) throws {
    try withFolder(app) { folder in
      let free = try folder.run(arguments)
      let bound = try folder.run(arguments, environment: ["VIPERLINT_READ_ONLY": remedy])
      #expect(bound.status == free.status)
      #expect(!bound.errors.contains("READ_ONLY"))
      #expect(
        bound.output.split(separator: "\n").count == free.output.split(separator: "\n").count)
    }
  }

  @Test func `an empty text forbids nothing`() throws {
    try withFolder(app) { folder in
      let outcome = try folder.run(["--fix"], environment: ["VIPERLINT_READ_ONLY": ""])
      #expect(outcome.errors.contains("1 finding in 1 file fixed"), "\(outcome.errors)")
    }
  }
}
