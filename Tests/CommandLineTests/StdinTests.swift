import Foundation
import Testing

private let presenter = "Articles/ArticlesPresenter.swift"
private let governed = articles.merging([".viperlint.yml": "preset: viper\n"]) { $1 }

/// A presenter that breaks what the saved one does not.
private let edited = """
  import UIKit

  final class ArticlesPresenter {
    var view: ArticlesViewController?
  }

  """

/// Asserts that a text on standard input gets the verdict that the saved file gets.
private func checkAsSaved(
  _ text: Data, at path: String, in files: [String: String] = governed, status: Int32 = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(files) { folder in
    for format in ["json", "xcode", "text"] {
      let arguments = ["--format", format] + (format == "text" ? ["--quiet"] : [])
      let old = try? Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + path))
      let unsaved = try folder.run(arguments + ["--stdin", path], input: text)
      #expect(unsaved.status == status, sourceLocation: sourceLocation)
      try folder.write(text, to: path)
      let saved = try folder.run(arguments + [path])
      #expect(unsaved == saved, sourceLocation: sourceLocation)
      if format == "xcode" {
        #expect(unsaved.output.isEmpty == (status == 0), sourceLocation: sourceLocation)
      }
      if let old {
        try folder.write(old, to: path)
      } else {
        try FileManager.default.removeItem(atPath: folder.path + "/" + path)
      }
    }
  }
}

/// Asserts what is said where no text is taken.
private func checkRefused(
  _ arguments: [String], _ errors: String, status: Int32 = 2, in files: [String: String] = governed,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  try withFolder(files) { folder in
    try #expect(
      folder.run(arguments, input: Data(edited.utf8))
        == Outcome(status: status, output: "", errors: errors), sourceLocation: sourceLocation)
  }
}

@Suite struct StdinTests {
  @Test func `an unsaved text gets the verdict of the saved one`() throws {
    try checkAsSaved(Data(edited.utf8), at: presenter)
    try checkAsSaved(Data(edited.utf8), at: "./Articles/../" + presenter)
    try checkAsSaved(Data(), at: "Articles/ArticlesInteractor.swift", status: 0)
  }

  @Test func `a file that is not there yet, in a folder that is, gets it too`() throws {
    let text = edited.replacingOccurrences(of: "class Articles", with: "class Other")
    try checkAsSaved(Data(text.utf8), at: "Articles/OtherPresenter.swift")
    let files = articles.filter { $0.key != presenter }
    try checkAsSaved(Data(edited.utf8), at: presenter, in: files.merging([".git/HEAD": ""]) { $1 })
  }

  @Test func `a file in folders that are not there yet gets it too`() throws {
    try withFolder(governed) { folder in
      let path = "Articles/Other/Presentation/OtherPresenter.swift"
      let text = Data(
        edited.replacingOccurrences(of: "class Articles", with: "class Other").utf8)
      let unsaved = try folder.run(["--format", "json", "--stdin", path], input: text)
      try folder.write(text, to: path)
      try #expect(unsaved == folder.run(["--format", "json", path]))
      #expect(
        unsaved.output.contains(#""file":"Articles/Other/Presentation/OtherPresenter.swift""#))
    }
  }

  @Test func `any bytes are a text`() throws {
    var bytes = Data("final class ArticlesPresenter { var view: ArticlesViewController? }\n".utf8)
    bytes += Data([0xFF, 0xFE, 0x00, 0xC3])
    try checkAsSaved(bytes, at: presenter)
    try checkAsSaved(Data("\u{FEFF}\r\n".utf8) + Data(edited.utf8), at: presenter)
    let large = String(repeating: "// a line of a comment that fills a pipe\n", count: 50_000)
    try checkAsSaved(Data((large + edited).utf8), at: presenter)
  }

  @Test func `what changed in it is judged with all other files`() throws {
    try withFolder(governed) { folder in
      // The excerpt is the unsaved text's.
      let outcome = try folder.run(["--stdin", presenter], input: Data(edited.utf8))
      #expect(outcome.output.contains("4 |   var view: ArticlesViewController?"))
      #expect(outcome.output.contains("3 files, "))
      #expect(!outcome.output.contains(" --> Articles/ArticlesInteractor.swift"))
      try #expect(
        String(contentsOfFile: folder.path + "/" + presenter, encoding: .utf8)
          == governed[presenter])
    }
  }

  @Test func `a link to a file is the file`() throws {
    try withFolder(governed) { folder in
      try folder.link("link.swift", to: presenter)
      let one = try folder.run(
        ["--format", "json", "--stdin", "link.swift"], input: Data(edited.utf8))
      let other = try folder.run(
        ["--format", "json", "--stdin", presenter], input: Data(edited.utf8))
      #expect(one == other)
      #expect(one.status == 1)
    }
  }

  @Test func `a file that is left out is status 0, and said`() throws {
    let files = governed.merging([
      ".viperlint.yml": "preset: viper\nexclude: [Generated]\n", ".gitignore": "*.g.swift\n",
    ]) { $1 }
    try withFolder(files) { folder in
      for (path, reason) in [
        ("Generated/A.swift", "the configuration excludes it"),
        ("Articles/A.g.swift", "it is in .gitignore"),
        ("Pods/A.swift", "'Pods' holds vendored or built code"),
        ("Package.swift", "a package manifest has no architecture"),
      ] {
        try #expect(
          folder.run(["--stdin", path], input: Data(edited.utf8))
            == Outcome(
              status: 0, output: "",
              errors: "viperlint: '\(path)' is left out: \(reason)\nviperlint: nothing to lint\n"))
        try #expect(
          folder.run(["--quiet", "--stdin", path]) == Outcome(status: 0, output: "", errors: ""))
      }
    }
  }

  @Test func `a path at which no Swift file can be saved is an error`() throws {
    for path in ["Articles", "A.txt", "-", ""] {
      try checkRefused(
        ["--stdin", path],
        "viperlint: error: '\(path)' is no Swift file: '--stdin' needs the path that the text will "
          + "have, which ends in .swift\n")
    }
    try checkRefused(
      ["--stdin", presenter + "/A.swift"],
      "viperlint: error: no file can be saved as '\(presenter)/A.swift': Not a directory\n")
    try checkRefused(
      ["--stdin", "A.swift"],
      "viperlint: error: no file can be saved as 'A.swift': Is a directory\n",
      in: ["A.swift/B.swift": ""])
    try checkRefused(
      ["--stdin", presenter, "."],
      "viperlint: error: '--stdin' reports on '\(presenter)' only: leave out '.', or '--stdin'\n")
  }
}
