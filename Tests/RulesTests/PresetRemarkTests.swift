import Architecture
import Testing

@testable import Diagnostics
@testable import Rules
@testable import ViperLintKit

@Suite struct PresetRemarkTests {
  @Test func `who found a preset is told how to have all of its findings`() {
    #expect(
      remarks(on: [UncertainNotes(preset: "mvvm", counts: [("ui_type", 2), ("data_access", 1)])])
        == [
          "mvvm was found and not stated, so 3 findings are only notes (2 of ui_type, 1 of "
            + "data_access): in code of this size such are often not worth their line. --notes shows "
            + "them, and 'preset: mvvm' in .viperlint.yml makes them findings"
        ])
  }

  @Test func `what holds in all presets is none to state`() {
    #expect(
      remarks(on: [UncertainNotes(preset: commonPreset, counts: [("ui_type", 1)])]) == [
        "no preset fits this code, so 1 finding is only a note (1 of ui_type): in code of this size "
          + "such are often not worth their line. --notes shows them"
      ])
  }
}
