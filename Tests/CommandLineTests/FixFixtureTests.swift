import Foundation
import TestSupport
import Testing

/// `Fixtures/Fixes/<topic>.swift` holds a small code base, and below it what each kind of fix makes of it
/// as a diff: of `--diff`, of `--diff --unsafe-fixes`, and of the latter once `--fix --unsafe-fixes` has
/// written what it writes. `Tests/Fixes/run` shows that the compiler takes what comes of them.
@Suite struct `Fixtures of fixes` {
  @Test(arguments: entries(of: folder))
  func `a fixture's fixes are those that it says`(name: String) throws {
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let parts = text.components(separatedBy: "\n//= ")
    let files = Fixture(name: name, text: parts[0]).files
    var expected: [String: String] = [:]
    for part in parts.dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      expected[String(lines[0])] = lines.count > 1 ? trimmed(String(lines[1])) : ""
    }
    #expect(expected.keys.sorted() == headings.sorted())
    try withFolder(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })) { folder in
      for options in [["--diff"], ["--diff", "--unsafe-fixes"]] {
        try check(options, in: folder, expected[options.joined(separator: " ")])
      }
      #expect(try folder.run(["--fix"]).status != 2)
      try check(["--diff"], in: folder, "")
      #expect(try folder.run(["--fix", "--unsafe-fixes"]).status != 2)
      try check(["--diff", "--unsafe-fixes"], in: folder, expected["left to a person"])
    }
  }
}

private let headings = ["--diff", "--diff --unsafe-fixes", "left to a person"]

private let folder = fixturesFolder.appendingPathComponent("Fixes")

private func check(_ options: [String], in folder: Folder, _ expected: String?) throws {
  let outcome = try folder.run(options)
  #expect(trimmed(outcome.output) == expected, "\(options): \(outcome.errors)")
  #expect(outcome.status == (outcome.output.isEmpty ? 0 : 1), "\(options): \(outcome.errors)")
}

private func trimmed(_ text: String) -> String {
  text.trimmingCharacters(in: .newlines)
}
