import Configuration
import Testing

@Suite struct FrameworkTableTests {
  @Test func `a row names groups of frameworks beside roles`() throws {
    let joined = settings(
      from: try read(
        """
        frameworks:
          crypto: [CryptoKit, CommonCrypto, SecKey, "@Encrypted"]
        dependencies:
          interactor:
            service: any
            ui: never
            crypto: {allow: never, because: "keys stay in KeyStore"}
          service: {crypto: any}
        """), preset: nil)
    let table = joined.frameworkTable
    #expect(table.entries.map(\.group) == ["ui", "crypto", "crypto"])
    #expect(table.entry(from: .interactor, group: "crypto")?.isAllowed == false)
    #expect(table.entry(from: .interactor, group: "crypto")?.because == "keys stay in KeyStore")
    #expect(table.entry(from: .interactor, group: "crypto")?.origin.line == 7)
    #expect(table.entry(from: .service, group: "crypto")?.isAllowed == true)
    #expect(table.entry(from: .view, group: "crypto") == nil)
    #expect(table.closedGroups(to: .interactor).map(\.group) == ["ui", "crypto"])
    let members = ["CryptoKit", "CommonCrypto", "SecKey", "@Encrypted"]
    #expect(joined.frameworks.members(of: "crypto") == members)
    #expect(joined.frameworks.members(of: "cryptography") == nil)
    #expect(joined.table.entries.map(\.to) == [.service])
  }

  @Test func `a cell of the configuration replaces the preset's`() throws {
    let file = try read("dependencies: {presenter: {ui: any}, view: {ui: never, \"*\": any}}")
    let joined = settings(from: file, preset: try preset(named: "viper"))
    let table = joined.frameworkTable
    #expect(table.entry(from: .presenter, group: "ui")?.isAllowed == true)
    #expect(table.entry(from: .presenter, group: "data")?.isAllowed == false)
    #expect(table.entry(from: .presenter, group: "data")?.origin.source == "viper")
    // A star stands for roles only.
    #expect(table.entry(from: .view, group: "data")?.isAllowed == false)
  }

  @Test func `ui and data stand for the same without a preset`() throws {
    let roles = "roles: {domain: {path: Domain}, web: {path: Web}}\n"
    let named = settings(
      from: try read(roles + "dependencies: {domain: {ui: never, web: never}}"), preset: nil)
    #expect(named.frameworks.ui.contains("UIKit"))
    #expect(named.frameworks.data.isEmpty)
    let stated = settings(
      from: try read(roles + "frameworks: {ui: [Web]}\ndependencies: {domain: {ui: never}}"),
      preset: nil)
    #expect(stated.frameworks.ui == ["Web"])
  }

  @Test func `a role goes before a group of the same name`() throws {
    let file = try read("roles: {data: {path: Data}}\ndependencies: {view: {data: never}}")
    #expect(file.dependencies.map(\.to) == [Role("data")])
    #expect(file.frameworkCells.isEmpty)
  }

  @Test func `a framework is known or not`() {
    for cell in ["protocol", "weak any", "any (own)", "{allow: any, as: local}"] {
      checkIssues(
        "dependencies:\n  view:\n    data: \(cell)",
        "3:11: 'data' is a group of frameworks, which a row may know or not: write any or never, or "
          + "'{allow: never, because: …}'")
    }
    checkIssues(
      "dependencies: {data: {view: any}}",
      "1:16: 'data' is a group of frameworks, which is a column: write it within the row of a role")
  }

  @Test func `groups have names and members`() {
    checkIssues("frameworks: {dta: [A]}", "1:14: unknown key 'dta': did you mean 'data'?")
    checkIssues(
      "frameworks: {crypto: []}",
      "1:22: an empty group stands for nothing: name its frameworks, or leave it out")
    checkIssues(
      "frameworks: {my group: [A]}",
      "1:14: 'my group' cannot name a group of frameworks: write a word of letters, digits, '_' and "
        + "'-'")
    checkIssues(
      "frameworks: {view: [A]}",
      "1:14: 'view' is a role, so that its column stands for types: give the group another name")
    checkIssues(
      "frameworks: {crypto: CryptoKit}",
      "1:22: expected a list for 'crypto': write 'crypto: [CryptoKit]'")
    checkIssues(
      "frameworks: {crypto: [\"Data(contentsOf:)\"]}",
      "1:23: 'Data(contentsOf:)' cannot be of a group: write the name of a type, a module or, with '@', "
        + "an attribute")
    checkIssues(
      "frameworks: {crypto: [A]}\ndependencies: {view: {crpyto: never}}",
      "2:23: unknown role 'crpyto': did you mean 'crypto'?")
    checkIssues(
      "dependencies: {view: {layout: never}}",
      "1:23: unknown role 'layout': declare it under 'roles', as 'layout: {path: …}', or under "
        + "'frameworks', as 'layout: [SomeModule]'")
  }
}
