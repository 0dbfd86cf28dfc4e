package import Foundation

/// A small code base to try the linter on: files by path, with expectations in their comments.
package struct Fixture: Sendable {
  /// What a failure calls it: a path below `Fixtures`, or a page and the number of its block.
  package var name: String
  /// In bytewise order of path, as discovery gives them.
  package var files: [FixtureFile]

  package init(name: String, files: [FixtureFile]) {
    self.name = name
    self.files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  /// The text of the configuration, where the fixture has one.
  package var configuration: FixtureFile? { files.first { $0.path == Fixture.configurationPath } }

  /// The baseline, where the fixture has one; what stands behind `//` is not JSON, but a mark.
  package var baseline: FixtureFile? {
    guard var file = files.first(where: { $0.path == Fixture.baselinePath }) else { return nil }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    file.text = lines.map { $0.components(separatedBy: "  // ~")[0] }.joined(separator: "\n")
    return file
  }

  package var swiftFiles: [FixtureFile] { files.filter { $0.path.hasSuffix(".swift") } }

  /// Whether it stands for a large code base, which a file `large.txt` says: it is filled up with empty
  /// files.
  package var isLarge: Bool { files.contains { $0.path == "large.txt" } }

  /// The files that no target compiles, a line each of `left-out.txt`.
  package var leftOutPaths: Set<String> {
    let list = files.first { $0.path == "left-out.txt" }?.text ?? ""
    return Set(list.split(separator: "\n").map(String.init))
  }

  package static let configurationPath = ".viperlint.yml"
  package static let baselinePath = ".viperlint-baseline.json"
  package static let countsPath = "expected-counts.txt"
}

/// One file of a fixture.
package struct FixtureFile: Sendable, Equatable {
  /// Relative to the fixture's root, with `/`.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

extension Fixture {
  /// Reads several files from one text.
  ///
  /// A line `//- path/File.swift` begins a file; its line 1 is the line below the header. What
  /// stands before the first header is a file of its own, at `firstPath`, if it is more than
  /// comments.
  package init(name: String, text: String, firstPath: String = "Example/Example.swift") {
    var files: [FixtureFile] = []
    var path = firstPath
    var lines: [Substring] = []
    func finish() {
      let holdsCode = lines.contains { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("//") }
      guard !files.isEmpty || path != firstPath || holdsCode else { return }
      files.append(FixtureFile(path: path, text: lines.joined(separator: "\n") + "\n"))
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("//- ") {
        finish()
        path = line.dropFirst(4).trimmingCharacters(in: .whitespaces)
        lines = []
      } else {
        lines.append(line)
      }
    }
    finish()
    self.init(name: name, files: files)
  }

  /// Reads all Swift files below a folder, its configuration and its expected counts.
  ///
  /// Throws what the file system says.
  package init(name: String, folder: URL) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let kept = paths.filter {
      $0.hasSuffix(".swift") || $0 == Fixture.configurationPath || $0 == Fixture.countsPath
    }
    let files = try kept.map { path in
      let data = try Data(contentsOf: folder.appendingPathComponent(path))
      return FixtureFile(path: path, text: String(decoding: data, as: UTF8.self))
    }
    self.init(name: name, files: files)
  }
}

/// The repository's `Fixtures` folder, found from where this file was compiled.
package let fixturesFolder: URL =
  URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Fixtures")

/// The names of the entries of a folder, sorted; empty where there is no such folder.
package func entries(of folder: URL) -> [String] {
  let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
  return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
}

/// Whether a folder stands at the place.
package func isFolder(_ url: URL) -> Bool {
  (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
}
