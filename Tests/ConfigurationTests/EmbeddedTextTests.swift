import Foundation
import Testing

@testable import Configuration

private let sources = URL(filePath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources/Configuration")

@Suite struct EmbeddedTextTests {
  @Test func `what is in the program is what the presets' files say`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: sources.appendingPathComponent("Presets"), includingPropertiesForKeys: nil)
    #expect(files.count == PresetTexts.texts.count, "Scripts/embed-texts writes it")
    for file in files {
      let name = file.deletingPathExtension().lastPathComponent
      #expect(
        try String(contentsOf: file, encoding: .utf8) == PresetTexts.texts[name],
        "Scripts/embed-texts writes \(name)")
    }
  }

  @Test func `each preset that ships has its text`() {
    #expect(Set(Preset.shipped) == Set(PresetTexts.texts.keys))
  }
}
