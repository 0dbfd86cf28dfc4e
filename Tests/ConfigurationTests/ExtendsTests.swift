import Configuration
import Testing

@Suite struct ExtendsTests {
  @Test func `a file is laid over the one that it extends`() throws {
    let file = try read([
      ".viperlint.yml": """
      extends: shared/ios.yml
      exclude: [Old]
      modules: [App/Scenes/*]
      roles: {presenter: {suffix: Brain}}
      frameworks: {ui: [UIKit]}
      dependencies:
        presenter: {service: any, domain: never}
      rules: {naming: {allow: [Other]}, ui_type: off}
      """,
      "shared/ios.yml": """
      preset: mvvm
      include: [App]
      exclude: ["**/Generated/**"]
      modules: [App/*]
      roles: {presenter: {suffix: EventHandler}, domain: {path: Domain}}
      frameworks: {ui: [SwiftUI], crypto: [CryptoKit]}
      dependencies:
        presenter: {service: protocol, entity: protocol, crypto: never}
      rules: {naming: {severity: warning, allow: [Legacy]}}
      """,
    ])
    #expect(file.file == ".viperlint.yml")
    #expect(file.presetChoice == .named("mvvm"))
    #expect(file.include == [Glob("App")])
    #expect(file.exclude == [Glob("**/Generated/**"), Glob("Old")])
    #expect(file.modules.map(\.path) == [Glob("App/Scenes/*"), Glob("App/*")])
    #expect(file.roles.map(\.suffixes) == [["Brain"], ["EventHandler"], []])
    #expect(file.declaredRoles == [Role("domain")])
    #expect(file.uiFrameworks == ["UIKit"])
    #expect(file.frameworkGroups.map(\.members) == [["CryptoKit"]])
    #expect(
      file.dependencies.map { "\($0.to?.name ?? "*") \($0.cell) \($0.origin.source)" } == [
        "entity protocol shared/ios.yml", "service any .viperlint.yml",
        "domain never .viperlint.yml",
      ])
    #expect(file.frameworkCells.map(\.origin.source) == ["shared/ios.yml"])
    #expect(file.rules["naming"]?.severity == .warning)
    #expect(file.rules["naming"]?.origin.source == "shared/ios.yml")
    #expect(
      file.rules["naming"]?.allowOrigins.map(\.source) == ["shared/ios.yml", ".viperlint.yml"])
    #expect(file.rules["ui_type"]?.severity == .off)
    #expect(file.places.exclude.map(\.source) == ["shared/ios.yml", ".viperlint.yml"])
    #expect(file.places.extends.map(\.path) == ["shared/ios.yml"])
  }

  @Test func `a path counts from the file that names it, any number of times`() throws {
    let file = try read([
      "App/.viperlint.yml": "extends: ../shared/./ios.yml",
      "shared/ios.yml": "extends: ../../company.yml\nexclude: [B]",
      "../company.yml": "preset: ribs\nexclude: [A]",
    ])
    #expect(file.presetChoice == .named("ribs"))
    #expect(file.exclude == [Glob("A"), Glob("B")])
    #expect(file.places.exclude.map(\.source) == ["../company.yml", "shared/ios.yml"])
  }

  @Test func `an architecture of one's own may be extended, and mixed with built-in roles`() throws
  {
    let base = "roles: {web: {}, store: {}}\nlayers: [web, store]"
    let own = try read([".viperlint.yml": "extends: a.yml", "a.yml": base])
    #expect(own.presetChoice == .none)
    let mixed = try read([
      ".viperlint.yml": "extends: a.yml\ndependencies: {web: {view: never}}", "a.yml": base,
    ])
    #expect(mixed.presetChoice == .deduced)
  }

  @Test func `an error names the file that it is in`() {
    checkError(
      [".viperlint.yml": "extends: shared/a.yml", "shared/a.yml": "\nlayer: [view, entity]"],
      "shared/a.yml:2:1: unknown key 'layer': write 'layers: [view, presenter, interactor, entity]', "
        + "from top to bottom")
    checkError(
      [".viperlint.yml": "extends: a.yml\npresett: viper", "a.yml": "preset: viper"],
      ".viperlint.yml:2:1: unknown key 'presett': did you mean 'preset'?")
  }

  @Test func `a role cannot take the name of a group that is extended`() {
    checkError(
      [
        ".viperlint.yml": "extends: a.yml\nroles: {crypto: {}}",
        "a.yml": "frameworks: {crypto: [CryptoKit]}",
      ],
      ".viperlint.yml:2:9: 'crypto' is a group of frameworks, by a.yml:1: give the role another name"
    )
  }

  @Test func `files that extend each other are refused with both places`() {
    checkError(
      [
        ".viperlint.yml": "preset: viper\nextends: shared/a.yml",
        "shared/a.yml": "extends: b.yml", "shared/b.yml": "\n\nextends: ../.viperlint.yml",
      ],
      "shared/b.yml:3:10: '../.viperlint.yml' extends this file in turn, at .viperlint.yml:2:10: "
        + "take what both need into a third file, and extend that")
    checkError(
      [".viperlint.yml": "extends: ./.viperlint.yml"],
      ".viperlint.yml:1:10: a file cannot extend itself: name another file, or leave 'extends' out")
  }

  @Test func `a chain of files has an end`() {
    var files = [".viperlint.yml": "extends: 1.yml"]
    for number in 1..<30 { files["\(number).yml"] = "extends: \(number + 1).yml" }
    checkError(files, "15.yml:1:10: more than 16 files extend each other: take some together")
  }

  @Test func `a file that cannot be read is told where it is named`() {
    checkError(
      [".viperlint.yml": "exclude: [A]\nextends: no.yml"],
      ".viperlint.yml:2:10: cannot read 'no.yml': No such file or directory")
    checkIssues("extends: a.yml", "1:10: cannot read 'a.yml': no other file is read here")
  }

  @Test func `what is extended is a path`() {
    checkIssues("extends: viper", "1:10: 'viper' is a preset: write 'preset: viper'")
    checkIssues(
      "extends: /etc/a.yml",
      "1:10: '/etc/a.yml' is not relative: write the path as seen from this file")
    checkIssues(
      "extends: https://a.b/c.yml",
      "1:10: 'https://a.b/c.yml' is an address: write the path of a file, relative to this one")
    checkIssues(
      "extends: \"a/*.yml\"", "1:10: 'a/*.yml' is a pattern: write the path of one file")
    checkIssues(
      "extends: \"a\\\\b.yml\"", "1:10: 'a\\b.yml' holds a backslash: write '/' between folders")
    checkIssues(
      "extends: [a.yml]",
      "1:10: expected a text for 'extends': write 'extends: ../shared/viperlint.yml'")
  }

  @Test func `paths are compared without detours`() {
    #expect(normalized("a/../b/./c//d") == "b/c/d")
    #expect(normalized("../../a/..") == "../..")
    #expect(normalized("/a/../../b") == "/b")
  }

  private func checkError(
    _ files: [String: String], _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      _ = try read(files)
      Issue.record("no error", sourceLocation: sourceLocation)
    } catch {
      #expect("\(error)" == expected, sourceLocation: sourceLocation)
    }
  }
}
