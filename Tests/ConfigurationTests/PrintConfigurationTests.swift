import Configuration
import Foundation
import Testing

@Suite struct PrintConfigurationTests {
  @Test func `every line says where it comes from`() throws {
    let printed = try printed(
      """
      exclude: ["**/Generated/**"]
      roles:
        handler: {path: [Sources/Web, Sources/API]}
        storage: {suffix: Store}
      modules: [{name: Core, path: Core, shared: true}]
      layers:
        - handler
        - storage
      frameworks: {web: [Vapor]}
      dependencies:
        storage:
          web: {allow: never, because: "it's a store: no web"}
      rules:
        naming: warning
        ui_type: {allow: [Old, A -> B]}
      overrides:
        - {path: Legacy, preset: mvvm, rules: {naming: off}}
      """, nil, comment: "the table is its own")
    let parts = printed.components(separatedBy: "\n# The words that hold whatever the preset")
    #expect(parts.count == 2)
    #expect(
      parts[0] == """
        # What is in force, and where each line comes from. It reads back as a configuration;
        # keep what you mean to state, as the rest holds without it.
        # no preset: the table is its own

        exclude:
          - "**/Generated/**"  # .viperlint.yml:1

        modules:
          - path: Core  # .viperlint.yml:5
            name: Core  # .viperlint.yml:5
            shared: true  # .viperlint.yml:5

        roles:
          handler:  # .viperlint.yml:3
            path:
              - Sources/Web  # .viperlint.yml:3
              - Sources/API  # .viperlint.yml:3
          storage:  # .viperlint.yml:4
            suffix:
              - Store  # .viperlint.yml:4

        dependencies:
          handler:
            handler: any  # .viperlint.yml:7
            storage: any  # .viperlint.yml:7
          storage:
            handler: never  # .viperlint.yml:8
            storage: any  # .viperlint.yml:8
            web: {allow: never, because: "it's a store: no web"}  # .viperlint.yml:12

        frameworks:
          web:
            - Vapor  # .viperlint.yml:9

        rules:
          naming: warning  # .viperlint.yml:14
          ui_type:
            allow:
              - Old  # .viperlint.yml:15
              - "A -> B"  # .viperlint.yml:15

        # Rules with their own severity:
        #   ui_import: error  # default
        #   ui_type: off  # default

        overrides:
          - path: [Legacy]  # .viperlint.yml:17
            preset: mvvm  # .viperlint.yml:17
            rules:
              naming: off  # .viperlint.yml:17

        """)
  }

  @Test func `a preset's cells, words and frameworks say which line of it they are`() throws {
    let lines = try printed("dependencies: {presenter: {service: protocol}}", "mvvm")
      .split(separator: "\n").map(String.init)
    #expect(lines.contains("preset: mvvm  # here"))
    #expect(lines.contains("    service: protocol  # .viperlint.yml:1"))
    #expect(lines.contains { $0.wholeMatch(of: /\s+interactor: protocol  # mvvm:\d+/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /\s+ui: never  # mvvm:\d+/) != nil })
    #expect(lines.contains { $0.wholeMatch(of: /\s+- UIKit  # viper:\d+/) != nil })
    let words = /\#   view_model suffix: ViewModel, Viewmodel, ViewModelController, VM  # mvvm:\d+/
    #expect(lines.contains { $0.wholeMatch(of: words) != nil })
  }

  @Test(arguments: Preset.shipped)
  func `what is printed of a preset reads back with the same table`(name: String) throws {
    let before = settings(from: nil, preset: try preset(named: name))
    let text = try printed("", name)
    try checkSame(before, as: text, name)
    #expect(text.split(separator: "\n").allSatisfy { $0.utf8.count < 120 })
  }

  @Test func `what is printed of a configuration reads back with the same meaning`() throws {
    let texts = [
      ServerArchitectureTests.server,
      """
      preset: ribs
      include: [App, "Überbau/**", "a b", "#x"]
      roles: {"on": {suffix: [A1], types: [A.B]}, null-role: {}, view: {inherits: Größe}}
      dependencies:
        view: {"*": never, "on": "weak protocol; any (own)"}
        "on": {view: {allow: any, as: [local], weak: true, because: "tab\\there # \\"x\\" \\\\ \\u0007"}}
      frameworks: {ui: [], "off": ["@Query", Box]}
      overrides: [{path: "**/Old*", rings: [entity, [view, "on"]]}, {path: B, dependencies: {}}]
      rules: {naming: {}, ui_import: {severity: off, allow: ["*.swift"]}}
      """,
    ]
    for text in texts {
      let file = try read(text)
      var name: String?
      if case .named(let named) = file.presetChoice { name = named }
      let before = settings(from: file, preset: try name.map { try preset(named: $0) })
      try checkSame(before, as: try printed(text, name), name)
    }
  }

  @Test func `a role that has the name of a group leaves the group's cells in force`() throws {
    let text = try printed(
      "roles: {data: {path: Data}}\ndependencies: {view: {data: any}}", "viper")
    #expect(text.contains("    data: any  # .viperlint.yml:2\n"))
    #expect(text.contains("    # the frameworks data: never  # viper:"))
    try #expect(read(text).dependencies.contains { $0.from == .view && $0.to == Role("data") })
  }

  @Test func `a file's name cannot break out of a comment`() throws {
    let name = "a\nrules: {naming: off}.yml"
    let file = try readConfiguration(file: name, bytes: Array("exclude: [A]".utf8), rules: [])
    let text = printedConfiguration(
      settings(from: file, preset: nil), from: file,
      preset: PrintedPreset(name: nil, comment: name), rules: [])
    #expect(try read(text).rules.isEmpty)
    #expect(text.contains("  - A  # \"a\\nrules: {naming: off}.yml\":1\n"))
  }

  private func printed(
    _ text: String, _ name: String?, comment: String = "here"
  ) throws -> String {
    let file = try read(text)
    let joined = settings(from: file, preset: try name.map { try preset(named: $0) })
    return printedConfiguration(
      joined, from: file, preset: PrintedPreset(name: name, comment: comment),
      rules: [
        "naming", RuleDeclaration(id: "ui_import", summary: "", severity: .error),
        RuleDeclaration(id: "ui_type", summary: "", severity: .off),
      ])
  }

  private func checkSame(_ before: Settings, as text: String, _ name: String?) throws {
    let file = try read(text)
    #expect(file.presetChoice == name.map { .named($0) } ?? PresetChoice.none)
    let after = settings(from: file, preset: try name.map { try preset(named: $0) })
    #expect(after.preset == before.preset)
    #expect(after.include == before.include)
    #expect(after.exclude == before.exclude)
    #expect(after.modules.map(\.path) == before.modules.map(\.path))
    #expect(after.knownRoles == before.knownRoles)
    #expect(words(after.configuredRoles) == words(before.configuredRoles))
    #expect(words(after.presetRoles) == words(before.presetRoles))
    #expect(cells(after) == cells(before))
    #expect(after.frameworks.ui == before.frameworks.ui)
    #expect(after.frameworks.data == before.frameworks.data)
    #expect(after.frameworks.groups.map(\.members) == before.frameworks.groups.map(\.members))
    #expect(rules(after.rules) == rules(before.rules))
    #expect(after.overrides.map(\.paths) == before.overrides.map(\.paths))
    for index in before.overrides.indices {
      #expect(cells(after.applying([index])) == cells(before.applying([index])))
      #expect(rules(after.overrides[index].rules) == rules(before.overrides[index].rules))
    }
  }

  private func words(_ patterns: [RolePattern]) -> [String] {
    patterns.map { role in
      "\(role.role) \(role.suffixes) \(role.weakSuffixes) \(role.faceSuffixes) \(role.types) "
        + "\(role.inherits) \(role.paths)"
    }
  }

  private func cells(_ settings: Settings) -> [String] {
    let table = settings.table.entries.map { "\($0.from) \($0.to?.name ?? "*") \($0.cell)" }
    let frameworks = settings.frameworkTable.entries.map {
      "\($0.from) \($0.group) \($0.isAllowed)"
    }
    return table.sorted() + frameworks.sorted()
  }

  private func rules(_ rules: [String: RuleSettings]) -> [String] {
    rules.map { "\($0.key) \(String(describing: $0.value.severity)) \($0.value.allow)" }.sorted()
  }
}
