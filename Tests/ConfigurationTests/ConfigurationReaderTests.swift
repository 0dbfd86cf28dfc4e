import Configuration
import Testing

@Suite struct ConfigurationReaderTests {
  @Test func `the example of the design is read whole`() throws {
    let file = try read(
      """
      preset: viper                     # the architecture
      required_version: "0.1"
      include: [App, Packages/*/Sources]
      exclude: ["**/Generated/**"]
      modules:
        - path: App/Scenes/*            # each match is a module
        - name: Core
          path: App/Core
          shared: true
      roles:
        presenter:
          suffix: [Presenter, EventHandler]
          path: "**/Presentation/**"
          types: [LegacyBrain]
          inherits: [RxPresenter]
      dependencies:                     # cells that differ from the preset
        presenter:
          service: protocol
          entity: {allow: any, as: [parameter, result], because: "Presenters format; see docs"}
      frameworks:
        ui: [UIKit, SwiftUI, DesignSystem]
      rules:
        naming: warning
        ui_import:
          severity: error
          allow: ["App/Legacy/**"]
      """)
    #expect(file.presetChoice == .named("viper"))
    #expect(file.requiredVersion == VersionNumber("0.1.0"))
    #expect(file.include.map(\.pattern) == ["App", "Packages/*/Sources"])
    #expect(file.exclude.map(\.pattern) == ["**/Generated/**"])
    #expect(file.modules.map(\.path.pattern) == ["App/Scenes/*", "App/Core"])
    #expect(file.modules.map(\.name) == [nil, "Core"])
    #expect(file.modules.map(\.isShared) == [false, true])
    #expect(file.modules.map(\.origin.line) == [6, 7])
    #expect(file.roles.map(\.role) == [.presenter])
    #expect(file.roles.map(\.suffixes) == [["Presenter", "EventHandler"]])
    #expect(file.roles.map { $0.paths.map(\.pattern) } == [["**/Presentation/**"]])
    #expect(file.roles.map(\.types) == [["LegacyBrain"]])
    #expect(file.roles.map(\.inherits) == [["RxPresenter"]])
    #expect(file.declaredRoles == [])
    #expect(file.dependencies.map(\.to) == [.service, .entity])
    #expect(
      file.dependencies.map(\.cell) == [
        Cell(.protocol),
        Cell(.any, kinds: [.parameter, .result], because: "Presenters format; see docs"),
      ])
    let origin = Origin(source: ".viperlint.yml", isPreset: false, line: 19, column: 5)
    #expect(file.dependencies.map(\.origin).last == origin)
    #expect(file.uiFrameworks == ["UIKit", "SwiftUI", "DesignSystem"])
    #expect(file.dataAccess == nil)
    #expect(file.rules["naming"]?.severity == .warning)
    #expect(file.rules["ui_import"]?.severity == .error)
    #expect(file.rules["ui_import"]?.origin.line == 24)
    #expect(file.rules.count == 2)
  }

  @Test func `an empty file asks for a preset that fits`() throws {
    for text in ["", "# nothing yet\n", "---\n"] {
      #expect(try read(text).presetChoice == .deduced)
    }
  }

  // MARK: Presets

  @Test func `a table of roles of its own has no preset`() {
    let roles = "roles: {domain: {path: Domain}, data: {path: Data}, view: {path: UI}}\n"
    checkChoice(roles + "dependencies: {domain: {data: never}}", .none)
    checkChoice(roles + "dependencies: {domain: {\"*\": never}}", .none)
    checkChoice(roles + "dependencies: {domain: {data: never, view: never}}", .deduced)
    checkChoice(roles + "dependencies: {view: {data: never}}", .deduced)
    checkChoice(roles + "dependencies: {}", .deduced)
    checkChoice(roles + "dependencies: {domain: {data: never}}\npreset: viper", .named("viper"))
    checkChoice(roles, .deduced)
    checkChoice("dependencies: {view: {service: any}}", .deduced)
  }

  // MARK: Modules

  @Test func `modules are paths or mappings`() throws {
    let modules = try read("modules: [App/Scenes/*, {path: ./Core/, shared: true}]").modules
    #expect(modules.map(\.path.pattern) == ["App/Scenes/*", "Core"])
    #expect(modules.map(\.isShared) == [false, true])
    #expect(try read("modules: []").modules.isEmpty)
  }

  @Test func `modules are refused where they are something else`() {
    checkIssues(
      "modules: App/Scenes/*",
      "1:10: expected a list for 'modules': write 'modules: [\"App/Scenes/*\"]'")
    checkIssues(
      "modules:\n  - name: Core",
      "2:5: a module without a path: write 'path: App/Core' beside its other keys")
    checkIssues(
      "modules:\n  - path: A\n    shared: yes", "3:13: 'shared' is true or false: write true")
    checkIssues(
      "modules:\n  - path: A\n    shared: \"true\"", "3:13: 'shared' is true or false: write true")
    checkIssues(
      "modules:\n  - path: A\n    shared: maybe",
      "3:13: 'shared' is true or false: write one of them, without quotes, in place of 'maybe'")
    checkIssues("modules:\n  - path: A\n    pth: B", "3:5: unknown key 'pth': did you mean 'path'?")
    checkIssues(
      "modules: [[A]]",
      "1:11: expected a text for a module: write a path, or '{name: Core, path: App/Core}'")
    checkIssues(
      "modules:\n  -",
      "2:3: a module has no value: write a path, or '{name: Core, path: App/Core}', or leave it out"
    )
  }

  // MARK: Roles

  @Test func `every pattern of a role is a list or one word`() throws {
    let file = try read(
      """
      roles:
        view: {suffix: Screen, weak_suffix: Page, face_suffix: [Shows], path: UI, types: A.B}
        use_case: {inherits: Base}
        data-layer: {}
      """)
    #expect(file.roles.map(\.role.name) == ["view", "use_case", "data-layer"])
    #expect(file.declaredRoles.map(\.name) == ["use_case", "data-layer"])
    #expect(file.roles[0].suffixes == ["Screen"])
    #expect(file.roles[0].weakSuffixes == ["Page"])
    #expect(file.roles[0].faceSuffixes == ["Shows"])
    #expect(file.roles[0].paths == [Glob("UI")])
    #expect(file.roles[0].types == ["A.B"])
    #expect(file.roles[1].inherits == ["Base"])
  }

  @Test func `roles are refused where they are something else`() {
    checkIssues(
      "roles: {view: Screen}",
      "1:15: expected a mapping of keys to values for 'view': write 'view: {suffix: [Brain]}', or "
        + "'{}' for a role that only annotations give")
    checkIssues("roles: {view: {sufix: A}}", "1:16: unknown key 'sufix': did you mean 'suffix'?")
    checkIssues(
      "roles:\n  view:\n    suffix:",
      "3:5: 'suffix' has no value: write 'suffix: [Presenter]', or leave it out")
    checkIssues(
      "roles: {view: {suffix: \"*View\"}}",
      "1:24: '*View' cannot end a type's name: write its last letters alone, such as Presenter")
    checkIssues(
      "roles: {view: {types: \"Box<A>\"}}",
      "1:23: 'Box<A>' cannot name a type: write the name alone, as LegacyBrain or Legacy.Brain")
    checkIssues(
      "roles: {my role: {}}",
      "1:9: 'my role' cannot name a role: write a word of letters, digits, '_' and '-'")
    checkIssues(
      "roles: {module_interface: {suffix: A}}",
      "1:9: 'module_interface' is found by who names a protocol, and open to all: leave it out")
    checkIssues(
      "roles: {view: {suffix: true}}",
      "1:24: 'true' is no text in YAML: write the end of a type's name, or \"true\" in quotes if it "
        + "is one")
    checkIssues(
      "roles: {view: {path: ../A}}",
      "1:22: '../A' holds '..': write it relative to the folder of the configuration, and within it"
    )
  }

  // MARK: Cells

  @Test func `cells are read in both forms`() {
    checkCell("never", Cell(.never))
    checkCell("protocol", Cell(.protocol))
    checkCell("any", Cell(.any))
    checkCell("weak protocol", Cell(.protocol, isWeak: true))
    checkCell("weak  any", Cell(.any, isWeak: true))
    checkCell("any (own)", Cell(.never, own: .any))
    checkCell("protocol; any (own)", Cell(.protocol, own: .any))
    checkCell("weak any; any (other)", Cell(.any, other: .any, isWeak: true))
    checkCell("any (own); protocol (other)", Cell(.never, own: .any, other: .protocol))
    checkCell(
      "never; any (own); protocol (other)", Cell(.never, own: .any, other: .protocol))
    checkCell("{allow: any, other: protocol}", Cell(.any, other: .protocol))
    checkCell("any; never (own)", Cell(.any, own: .never))
    checkCell("weak protocol; any (own)", Cell(.protocol, own: .any, isWeak: true))
    checkCell("{allow: any}", Cell(.any))
    checkCell("{allow: protocol, own: any, weak: true}", Cell(.protocol, own: .any, isWeak: true))
    checkCell("{allow: any, as: local, weak: false}", Cell(.any, kinds: [.local]))
    checkCell(
      "{allow: any, as: [enumPayload, staticMember], because: 'so'}",
      Cell(.any, kinds: [.enumPayload, .staticMember], because: "so"))
    checkCell("\n      allow: any\n      because: so", Cell(.any, because: "so"))
  }

  @Test func `a role may open protocols to other modules, and put its own together`() throws {
    let file = try read("roles: {view: {open_suffix: [Passing], assembles: true}, router: {}}")
    let settings = settings(from: file, preset: nil)
    #expect(settings.openSuffixes == ["Passing"])
    #expect(settings.assemblingRoles == [.view])
    checkIssues(
      "roles: {view: {assembles: often}}",
      "1:27: 'assembles' is true or false: write one of them, without quotes, in place of 'often'")
  }

  @Test func `cells are refused where they are something else`() {
    let words =
      "write never, protocol, any, 'weak protocol' or 'weak any', or with the module's own types "
      + "apart 'protocol; any (own)'"
    checkCell("weak", refused: "unknown cell 'weak': \(words)")
    checkCell("sometimes", refused: "unknown cell 'sometimes': \(words)")
    checkCell("true", refused: "unknown cell 'true': \(words)")
    checkCell("nevr", refused: "unknown cell 'nevr': did you mean 'never'?")
    checkCell("week any", refused: "unknown cell 'week any': did you mean 'weak any'?")
    checkCell("any(own)", refused: "unknown cell 'any(own)': did you mean 'any (own)'?")
    checkCell("any; any; any", refused: "unknown cell 'any; any; any': \(words)")
    checkCell(
      "any; any (own); any (other); any",
      refused: "'any; any (own); any (other); any' has more than three parts: \(words)")
    checkCell(
      "weak never", refused: "'weak never' says nothing: write 'never', which no reference passes")
    checkCell(
      "[any]",
      refused: "expected a text for the cell 'service': write never, protocol, any, "
        + "'weak protocol' or 'weak any'")
    checkCell(
      "{own: any}",
      refused: "a cell without 'allow': write 'allow: any', 'protocol' or 'never' in it")
    checkIssues(
      "dependencies: {view: {service: {allow: weak any}}}",
      "1:40: 'weak any' is a whole cell: write one word for 'allow', and 'weak: true' beside it")
    checkIssues(
      "dependencies: {view: {service: {allow: any (own)}}}",
      "1:40: 'any (own)' is a whole cell: write one word for 'allow', and 'own:' beside it")
    checkIssues(
      "dependencies: {view: {service: {allow: some}}}",
      "1:40: unknown permission 'some': the words are any, protocol, never")
    checkIssues(
      "dependencies: {view: {service: {allow: any, as: [params]}}}",
      "1:50: unknown kind of reference 'params': the kinds are inherits, stores, parameter, result, "
        + "enumPayload, constraint, cast, constructs, staticMember, genericArgument, local")
    checkIssues(
      "dependencies: {view: {service: {allow: any, as: [store]}}}",
      "1:50: unknown kind of reference 'store': did you mean 'stores'?")
    checkIssues(
      "dependencies: {view: {service: {allow: any, as: [local, local]}}}",
      "1:57: 'local' stands in this list already: write it once")
    checkIssues(
      "dependencies: {view: {service: {allow: any, as: []}}}",
      "1:49: an empty 'as' allows nothing: leave it out, or write 'never' for the cell")
    checkIssues(
      "dependencies: {view: {service: {allow: never, weak: true}}}",
      "1:53: 'weak' in a cell that allows nothing: leave it out, or allow protocol or any")
    checkIssues(
      "dependencies: {view: {service: {allow: never, as: local}}}",
      "1:51: 'as' in a cell that allows nothing: leave it out, or allow protocol or any")
    checkIssues(
      "dependencies: {view: {service: {allow: any, becuase: x}}}",
      "1:45: unknown key 'becuase': did you mean 'because'?")
  }

  @Test func `rows and columns are roles`() {
    checkIssues(
      "dependencies: {presentor: {view: any}}",
      "1:16: unknown role 'presentor': did you mean 'presenter'?")
    checkIssues(
      "dependencies: {view: {servce: any}}", "1:23: unknown role 'servce': did you mean 'service'?")
    checkIssues(
      "roles: {domain: {}}\ndependencies: {domian: {domain: any}}",
      "2:16: unknown role 'domian': did you mean 'domain'?")
    checkIssues(
      "dependencies: {layout: {view: any}}",
      "1:16: unknown role 'layout': declare it under 'roles', as 'layout: {path: …}'")
    checkIssues(
      "dependencies: {\"*\": {view: any}}",
      "1:16: '*' is a column, not a row: write it within the row of a role")
    checkIssues(
      "dependencies:\n  view: never",
      "2:9: expected a mapping of keys to values for row 'view': write 'view: {\"*\": never}' for one "
        + "cell in all columns")
    checkIssues(
      "dependencies: [view]",
      "1:15: expected a mapping of keys to values for 'dependencies': write 'dependencies: "
        + "{presenter: {service: protocol}}'")
  }

  @Test func `roles may be declared below the table that names them`() throws {
    let file = try read("dependencies: {domain: {data: never}}\nroles: {domain: {}, data: {}}")
    #expect(file.dependencies.map(\.to) == [Role("data")])
  }

  // MARK: Frameworks

  @Test func `frameworks are names`() throws {
    let file = try read("frameworks: {ui: [A], data: [B, \"@C\", D.E, \"F(of:)\"]}")
    #expect(file.uiFrameworks == ["A"])
    #expect(file.dataAccess == ["B", "@C", "D.E", "F(of:)"])
    for name in ["F()", "F(of:in:)", "F(:)", "(of:)", "F(of)"] {
      checkIssues(
        "frameworks: {data: [\"\(name)\"]}",
        "1:21: '\(name)' cannot name data access: write the name of a type, a module or, with '@', an "
          + "attribute, or an initialiser by its first label: 'Data(contentsOf:)'")
    }
    checkIssues(
      "frameworks: {ui: UIKit}", "1:18: expected a list for 'ui': write 'ui: [UIKit, DesignSystem]'"
    )
    checkIssues("frameworks: {dat: [A]}", "1:14: unknown key 'dat': did you mean 'data'?")
    checkIssues(
      "frameworks: {ui: [import UIKit]}",
      "1:19: 'import UIKit' cannot be imported: write a module's name, such as DesignSystem")
    checkIssues(
      "frameworks: {data: [\"a b\"]}",
      "1:21: 'a b' cannot name data access: write the name of a type, a module or, with '@', an "
        + "attribute, or an initialiser by its first label: 'Data(contentsOf:)'")
  }

  // MARK: The whole file

  @Test func `unknown keys are refused with the nearest`() {
    checkIssues("presett: viper", "1:1: unknown key 'presett': did you mean 'preset'?")
    checkIssues("excluded: [A]", "1:1: unknown key 'excluded': write 'exclude: [A]'")
    let keys =
      "the keys are preset, required_version, extends, include, exclude, modules, roles, layers, "
      + "rings, dependencies, frameworks, folders, bases, devices, rules, overrides, baseline"
    checkIssues("swift_files: x", "1:1: unknown key 'swift_files': \(keys)")
  }

  @Test func `a baseline is a file below the root`() throws {
    #expect(try read("baseline: ./CI/old.json").baseline == "CI/old.json")
    checkIssues(
      "baseline: /tmp/old.json",
      "1:11: '/tmp/old.json' does not lie below the root: write the path as seen from there")
    checkIssues(
      "baseline: ../old.json",
      "1:11: '../old.json' does not lie below the root: write the path as seen from there")
    checkIssues("baseline: CI/", "1:11: 'CI/' is no file")
    checkIssues(
      "baseline: CI\\old.json",
      "1:11: 'CI\\old.json' holds a backslash: write '/' between folders")
  }

  @Test func `values of a wrong kind are refused`() {
    checkIssues("preset: vipr", "1:9: unknown preset 'vipr': did you mean 'viper'?")
    checkIssues(
      "preset: tca",
      "1:9: unknown preset 'tca': the presets are viper, viper-configurator, clean-swift, ribs, mvvm, "
        + "mvp, clean-architecture")
    checkIssues("preset: [viper]", "1:9: expected a text for 'preset': write 'preset: viper'")
    checkIssues("preset:", "1:1: 'preset' has no value: write 'preset: viper', or leave it out")
    checkIssues(
      "preset: null",
      "1:9: 'null' is no text in YAML: write 'preset: viper', or \"null\" in quotes if it is one")
    checkIssues("preset: ''", "1:9: 'preset' is empty: write 'preset: viper'")
    checkIssues("include: App", "1:10: expected a list for 'include': write 'include: [App]'")
    checkIssues(
      "include: []", "1:10: an empty 'include' leaves no file: leave the key out to include all")
    checkIssues(
      "exclude: {a: b}",
      "1:10: expected a list for 'exclude': write 'exclude: [\"**/Generated/**\"]'")
    checkIssues(
      "exclude: [on]",
      "1:11: 'on' is no text in YAML: write a path or a pattern, or \"on\" in quotes if it is one")
    checkIssues(
      "exclude: [\"{a,b}\"]",
      "1:11: '{a,b}' holds braces, which a pattern does not know: write one pattern for each choice"
    )
    checkIssues(
      "- a",
      "1:1: expected a mapping of keys to values for a configuration: write 'preset: viper'")
  }

  @Test func `all that is wrong is reported at once, in order`() {
    checkIssues(
      """
      rules: {naming: fatal}
      exclude: [*/Generated/**]
      presett: viper
      roles: *roles
      dependencies: {domain: {data: nevr}}
      """,
      "1:17: unknown severity 'fatal': the severities are error, warning, off",
      "2:11: a plain value cannot begin with '*', which is an alias in YAML: write \"*/Generated/**\"",
      "3:1: unknown key 'presett': did you mean 'preset'?",
      "4:8: a plain value cannot begin with '*', which is an alias in YAML: write \"*roles\"",
      "5:31: unknown cell 'nevr': did you mean 'never'?")
  }

  @Test func `lines that cannot be placed are reported alone`() {
    checkIssues(
      "presett: viper\n\tinclude: [A]", "2:1: a tab cannot indent in YAML: write spaces")
  }

  @Test func `an error names its file and all its places`() {
    let error = #expect(throws: ConfigurationError.self) {
      try read("rules: {naming: fatal}\npresett: viper")
    }
    #expect(
      error?.description == """
        .viperlint.yml:1:17: unknown severity 'fatal': the severities are error, warning, off
        .viperlint.yml:2:1: unknown key 'presett': did you mean 'preset'?
        """)
  }
}

private func checkChoice(
  _ text: String, _ expected: PresetChoice, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = try? read(text)
  #expect(file?.presetChoice == expected, sourceLocation: sourceLocation)
}

private func checkCell(
  _ text: String, _ expected: Cell, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = try? read("dependencies:\n  view:\n    service: \(text)")
  #expect(file?.dependencies.map(\.cell) == [expected], sourceLocation: sourceLocation)
}

private func checkCell(
  _ text: String, refused message: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  checkIssues(
    "dependencies:\n  view:\n    service: \(text)", "3:14: \(message)",
    sourceLocation: sourceLocation)
}
