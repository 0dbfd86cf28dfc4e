import Foundation
import Testing

/// How much of the code a preset explains is one number, whoever tells it.
@Suite struct ShareTests {
  /// Screens whose types viper has a place for, and some that it has none for.
  private func app(screens count: Int, odd: Int) -> [String: String] {
    var files = screens(count)
    for number in 0..<odd {
      let name = "Scene\(number + 1)"
      files["App/\(name)/\(name)Gadget.swift"] = "final class \(name)Gadget { var size = 0 }\n"
    }
    return files
  }

  @Test func `every command tells the same share, cut and never 100 % unless all are`() throws {
    // 68 of 69, 98.6 %, and 340 of 341, 99.7 %.
    for (count, odd, share) in [(17, 0, "100 %"), (17, 1, "98 %"), (85, 1, "99 %")] {
      try withFolder(app(screens: count, odd: odd)) { folder in
        let lint = try folder.run([]).output
        let state = try folder.run(["init"]).output
        let file = try String(contentsOfFile: folder.path + "/.viperlint.yml", encoding: .utf8)
        try folder.write("preset: mvvm\n", to: ".viperlint.yml")
        let misfit = try folder.run([]).output
        let texts = [lint, state, file, misfit].map { told(in: $0) }
        #expect(texts == [[share], [share], [share], [share]], "\(count) screens")
      }
    }
  }

  /// The shares of viper that a text tells.
  private func told(in text: String) -> [String] {
    ["viper preset, which explains ", "viper explains ", "preset viper, which explains "]
      .flatMap { mark in
        text.ranges(of: mark).map { String(text[$0.upperBound...].prefix { $0 != "%" }) + "%" }
      }
  }
}
