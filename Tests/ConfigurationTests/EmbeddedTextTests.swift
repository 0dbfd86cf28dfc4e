import Foundation
import Testing

@testable import Configuration

private let sources = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/Configuration")

@Suite struct EmbeddedTextTests {
  @Test(arguments: [("Presets", PresetTexts.texts), ("Words", WordTexts.texts)])
  func `what is in the program is what the files say`(
    _ folder: String, _ texts: [String: String]
  ) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: sources.appendingPathComponent(folder), includingPropertiesForKeys: nil)
    #expect(files.count == texts.count && !files.isEmpty, "Scripts/embed-texts writes it")
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(
        try String(contentsOf: file, encoding: .utf8) == texts[name],
        "Scripts/embed-texts writes \(name)")
    }
  }

  @Test func `each preset that ships has its text`() {
    #expect(Set(Preset.shipped) == Set(PresetTexts.texts.keys))
  }
}
