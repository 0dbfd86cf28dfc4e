import Foundation
import TestSupport
import Testing

@Suite struct `Reference apps` {
  @Test(arguments: appNames())
  func `an app holds without a word of configuration`(name: String) throws {
    checkFixture(try app(name), preset: nil)
  }

  @Test(arguments: appNames()) func `an app holds under the preset of its dialect`(name: String)
    throws
  {
    for preset in presets(of: name) { checkFixture(try app(name), preset: preset) }
  }

  @Test(arguments: appNames()) func `an app says what is expected of it`(name: String) throws {
    let app = try app(name)
    #expect(!marks(of: app).isEmpty)
    #expect(app.files.contains { $0.path == Fixture.countsPath })
  }

  @Test func `each app as written has a broken twin`() {
    let names = appNames()
    #expect(!names.isEmpty)
    for name in names where !name.hasSuffix("Broken") { #expect(names.contains("\(name)Broken")) }
  }
}

/// The folders that are no apps.
private let otherFolders = [
  "Rules", "Exemptions", "Evidence", "Lexing", "Outlining", "Configuration",
]

func appNames() -> [String] {
  entries(of: fixturesFolder).filter { name in
    !otherFolders.contains(name) && isFolder(fixturesFolder.appendingPathComponent(name))
  }
}

private func app(_ name: String) throws -> Fixture {
  try Fixture(name: name, folder: fixturesFolder.appendingPathComponent(name))
}

/// The presets that explain an app: an app and its broken twin are one dialect.
private func presets(of name: String) -> [String] {
  switch name.replacingOccurrences(of: "Broken", with: "") {
  case "Currency": ["viper-configurator"]
  case "Rambler": ["viper", "viper-configurator"]
  case "ContactsMVVM": ["mvvm"]
  case "ContactsBook", "Lessons": ["clean-swift"]
  case "Workouts": ["ribs"]
  default: ["viper"]
  }
}
