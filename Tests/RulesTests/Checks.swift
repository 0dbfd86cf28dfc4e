import TestSupport
import Testing

/// Asserts that a fixture's marks and the linter's findings are the same, both ways.
func checkFixture(
  _ fixture: Fixture, preset: String? = "viper",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let lines = mismatches(in: fixture, preset: preset)
  guard !lines.isEmpty else { return }
  Issue.record(
    Comment(rawValue: "\n" + lines.joined(separator: "\n")), sourceLocation: sourceLocation)
}

/// The same for a fixture written in the test itself; it must claim something, or it proves nothing.
func check(
  _ text: String, preset: String? = "viper", sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(name: "fixture", text: text)
  #expect(!marks(of: fixture).isEmpty, "no mark", sourceLocation: sourceLocation)
  checkFixture(fixture, preset: preset, sourceLocation: sourceLocation)
}
