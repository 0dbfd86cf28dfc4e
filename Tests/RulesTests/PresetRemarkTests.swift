import Architecture
import Testing

@testable import Rules
@testable import ViperLintKit

@Suite struct PresetRemarkTests {
  @Test func `who found a preset is told how to have all of its findings`() {
    #expect(
      remarks(on: [UncertainNotes(preset: "mvvm", counts: [("ui_type", 2), ("data_access", 1)])])
        == [
          "mvvm was found and not stated: what in code of this size was seldom worth its line, "
            + "3 findings (2 of ui_type, 1 of data_access), is told as notes (--notes shows them); "
            + "'preset: mvvm' in .viperlint.yml makes them findings"
        ])
  }

  @Test func `what holds in all presets is none to state`() {
    #expect(
      remarks(on: [UncertainNotes(preset: commonPreset, counts: [("ui_type", 1)])]) == [
        "no preset fits this code: what in code of this size was seldom worth its line, "
          + "1 finding (1 of ui_type), is told as notes (--notes shows them)"
      ])
  }
}
