import Foundation
import TestSupport
import Testing

@Suite("What other packages see")
struct PublicTests {
  @Test func `nothing is public outside of its folder`() throws {
    let sources = fixturesFolder.deletingLastPathComponent().appendingPathComponent("Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
      .filter { $0.hasSuffix(".swift") }
    var places: [String: [String]] = [:]
    for path in paths {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      let lines = text.split(separator: "\n").filter { line in
        let words = line.split(separator: " ").prefix(2).map(String.init)
        guard let first = words.first, let second = words.last else { return false }
        return ["public", "open"].contains(first) && second.allSatisfy { $0.isLetter || $0 == "(" }
      }
      if !lines.isEmpty {
        places[path.hasPrefix("ViperLintKit/Public/") ? "Public" : path] = lines.map(String.init)
      }
    }
    #expect(places.keys.sorted() == ["Public"])
  }
}
