import Configuration
import Testing

@Suite struct OverrideTests {
  @Test func `another preset is in force below a path`() throws {
    let joined = try join(
      """
      preset: viper
      dependencies: {view: {view_model: never}}
      overrides:
        - path: App/Settings/**
          preset: mvvm
      """)
    let there = joined.inForce(at: "App/Settings/View/SettingsView.swift")
    #expect(there.preset == "mvvm")
    #expect(there.table.cell(from: .viewModel, to: .service) == Cell(.any))
    // What differs from viper says nothing of another preset.
    #expect(there.table.cell(from: .view, to: .viewModel) == Cell(.any))
    #expect(there.presetRoles.contains { $0.faceSuffixes.contains("ViewModeling") })
    let elsewhere = joined.inForce(at: "App/Feed/FeedView.swift")
    #expect(elsewhere.preset == "viper")
    #expect(elsewhere.table.cell(from: .view, to: .viewModel) == Cell(.never))
  }

  @Test func `cells, frameworks and rules differ below a path`() throws {
    let joined = try join(
      """
      preset: viper
      rules: {naming: {severity: warning, allow: [Old]}}
      overrides:
        - path: [App/Legacy, App/Old]
          dependencies: {presenter: {service: any, ui: any}}
          rules: {naming: {allow: [Older]}, ui_import: off}
      """)
    let there = joined.inForce(at: "App/Old/A.swift")
    #expect(there.preset == "viper")
    #expect(there.table.cell(from: .presenter, to: .service) == Cell(.any))
    #expect(there.table.entry(from: .presenter, to: .service)?.origin.line == 5)
    #expect(there.table.cell(from: .presenter, to: .builder) == Cell(.never))
    #expect(there.frameworkTable.entry(from: .presenter, group: "ui")?.isAllowed == true)
    #expect(there.rules["naming"]?.severity == .warning)
    #expect(there.rules["naming"]?.allow.count == 2)
    #expect(there.rules["ui_import"]?.severity == .off)
    #expect(joined.rules["ui_import"] == nil)
  }

  @Test func `of several that match the last wins`() throws {
    let joined = try join(
      """
      preset: viper
      overrides:
        - {path: App, preset: mvvm, dependencies: {view: {service: any}}}
        - {path: App/Chat, dependencies: {view: {service: protocol}}}
        - {path: App/Chat/Old, preset: ribs}
      """)
    #expect(joined.overrides(at: "App/Chat/Old/A.swift") == [0, 1, 2])
    let chat = joined.applying([0, 1])
    #expect(chat.preset == "mvvm")
    #expect(chat.table.cell(from: .view, to: .service) == Cell(.protocol))
    let old = joined.inForce(at: "App/Chat/Old/A.swift")
    #expect(old.preset == "ribs")
    #expect(old.table.cell(from: .view, to: .service) == Cell(.never))
    #expect(
      joined.inForce(at: "Core/A.swift").table.cell(from: .view, to: .service) == Cell(.never))
  }

  @Test func `a part may have layers of its own beside an app`() throws {
    let joined = try join(
      """
      preset: viper
      roles: {web: {path: Server/Web}, store: {path: Server/Store}}
      overrides:
        - path: Server
          layers: [web, store]
      """)
    let server = joined.inForce(at: "Server/Store/A.swift").table
    #expect(server.cell(from: Role("store"), to: Role("web")) == Cell(.never))
    #expect(joined.table.cell(from: Role("store"), to: Role("web")) == Cell(.any))
  }

  @Test func `overrides are refused where they say nothing or something else`() {
    checkIssues(
      "overrides: [App]",
      "1:13: expected a mapping of keys to values for an override: write '{path: App/Settings, "
        + "preset: mvvm}'")
    checkIssues(
      "overrides: [{preset: mvvm}]",
      "1:13: an override without a path: write 'path: App/Settings' beside its other keys")
    checkIssues(
      "overrides: [{path: App}]",
      "1:13: an override that changes nothing: write a preset, cells or rules beside its path")
    checkIssues(
      "overrides: [{path: [], preset: mvvm}]",
      "1:20: an empty 'path' matches nothing: write 'path: App/Settings'")
    checkIssues(
      "overrides: [{path: ../A, preset: mvm}]",
      "1:20: '../A' holds '..': write it relative to the folder of the configuration, and within it",
      "1:34: unknown preset 'mvm': did you mean 'mvvm'?")
    checkIssues(
      "overrides: [{path: App, rules: {namin: off}, exclude: [A]}]",
      "1:33: unknown rule 'namin': did you mean 'naming'?",
      "1:46: unknown key 'exclude': the keys are path, preset, layers, rings, dependencies, rules")
  }

  private func join(_ text: String) throws -> Settings {
    let file = try read(text)
    guard case .named(let name) = file.presetChoice else {
      return settings(from: file, preset: nil)
    }
    return settings(from: file, preset: try preset(named: name))
  }
}
