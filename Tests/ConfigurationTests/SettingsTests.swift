import Configuration
import Testing

@Suite struct SettingsTests {
  @Test func `without a file the preset is in force`() throws {
    let joined = settings(from: nil, preset: try preset(named: "viper"))
    #expect(joined.preset == "viper")
    #expect(joined.file == nil)
    #expect(joined.knownRoles == Role.builtIn)
    #expect(joined.configuredRoles.isEmpty)
    #expect(!joined.presetRoles.isEmpty)
    #expect(joined.table.cell(from: .view, to: .entity) == Cell(.never))
  }

  @Test func `without a preset all that is not stated is any`() throws {
    let joined = try join(
      "roles: {domain: {}, data: {}}\ndependencies: {domain: {data: never}}", nil)
    #expect(joined.preset == nil)
    #expect(joined.file == ".viperlint.yml")
    #expect(joined.knownRoles == Role.builtIn + [Role("domain"), Role("data")])
    #expect(joined.table.cell(from: Role("domain"), to: Role("data")) == Cell(.never))
    #expect(joined.table.cell(from: Role("data"), to: Role("domain")) == Cell(.any))
    #expect(joined.table.cell(from: .view, to: .entity) == Cell(.any))
    #expect(joined.frameworks.ui.isEmpty)
  }

  @Test func `a cell of the configuration replaces the preset's`() throws {
    let joined = try join("\ndependencies: {presenter: {service: protocol}}", "viper")
    let entry = try #require(joined.table.entry(from: .presenter, to: .service))
    #expect(entry.cell == Cell(.protocol))
    #expect(entry.origin == Origin(source: ".viperlint.yml", isPreset: false, line: 2, column: 28))
    let other = try #require(joined.table.entry(from: .presenter, to: .builder))
    #expect(other.cell == Cell(.never))
    #expect(other.origin.source == "viper")
    #expect(other.origin.isPreset)
  }

  @Test func `a star replaces the preset's row but for the columns named beside it`() throws {
    let joined = try join(
      "roles: {domain: {}}\ndependencies: {presenter: {entity: any, \"*\": never}}", "viper")
    #expect(joined.table.cell(from: .presenter, to: .entity) == Cell(.any))
    #expect(joined.table.cell(from: .presenter, to: .view) == Cell(.never))
    #expect(joined.table.cell(from: .presenter, to: Role("domain")) == Cell(.never))
    #expect(joined.table.cell(from: .view, to: Role("domain")) == Cell(.any))
    #expect(joined.table.cell(from: .interactor, to: .presenter) == Cell(.protocol, isWeak: true))
  }

  @Test func `patterns of both are kept apart`() throws {
    let joined = try join(
      "roles: {view: {suffix: Screen}}\ninclude: [A]\nexclude: [B]\nmodules: [C]\n"
        + "rules: {naming: off}", "viper")
    #expect(joined.configuredRoles.map(\.suffixes) == [["Screen"]])
    #expect(joined.presetRoles.first { $0.role == .view }?.suffixes.contains("View") == true)
    #expect(joined.include == [Glob("A")])
    #expect(joined.exclude == [Glob("B")])
    #expect(joined.modules.map(\.path) == [Glob("C")])
    #expect(joined.rules["naming"]?.severity == .off)
  }

  @Test func `a list of frameworks replaces the preset's`() throws {
    let joined = try join("frameworks: {ui: [UIKit, DesignSystem]}", "viper")
    #expect(joined.frameworks.ui == ["UIKit", "DesignSystem"])
    #expect(joined.frameworks.data.contains("URLSession"))
    let other = try join("frameworks: {data: []}", "viper")
    #expect(other.frameworks.data == [])
    #expect(other.frameworks.ui.contains("SwiftUI"))
  }

  private func join(_ text: String, _ name: String?) throws -> Settings {
    let file = try readConfiguration(
      file: ".viperlint.yml", bytes: Array(text.utf8), rules: ["naming"])
    return settings(from: file, preset: try name.map { try preset(named: $0) })
  }
}
