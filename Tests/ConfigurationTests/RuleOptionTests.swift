import Configuration
import Testing

/// Options of rules, as a rule declares them.
@Suite struct RuleOptionTests {
  static let rules = [
    "naming",
    RuleDeclaration(
      id: "size", summary: "a size", severity: .off,
      options: [
        RuleOption("members", default: .number(12), "the most"),
        RuleOption("strict", default: .flag(false), "whether"),
      ]),
  ]

  @Test func `an option is read beside the severity, with its place`() throws {
    let size = try #require(
      try read("rules:\n  size: {severity: warning, members: 3}").rules["size"])
    #expect(size.severity == .warning)
    #expect(size.options == ["members": .number(3)])
    #expect(size.optionOrigins["members"]?.line == 2)
    #expect(size.optionOrigins["members"]?.column == 29)
    try #expect(read("rules: {size: warning}").rules["size"]?.options == [:])
    try #expect(
      read("rules: {size: {strict: true}}").rules["size"]?.options["strict"] == .flag(true))
  }

  @Test(arguments: [
    ("size: {membrs: 3}", "1:16: unknown key 'membrs': did you mean 'members'?"),
    ("naming: {members: 3}", "1:18: unknown key 'members': the keys are severity, allow"),
    (
      "size: {members: many}",
      "1:25: 'members' is a whole number: write 'members: 12' in place of 'many'"
    ),
    (
      "size: {members: -1}",
      "1:25: 'members' is a whole number: write 'members: 12' in place of '-1'"
    ),
    (
      "size: {members: 99999999999999999999}",
      "1:25: 'members' is a whole number: write 'members: 12' in place of '99999999999999999999'"
    ),
    (
      "size: {members: \"3\"}",
      "1:25: 'members' is a whole number: write 'members: 12' in place of '3'"
    ),
    ("size: {members: [3]}", "1:25: expected a whole number for 'members': write 'members: 12'"),
    ("size: {strict: yes}", "1:24: 'strict' is true or false: write true"),
  ])
  func `what is no value of an option is refused`(text: String, issue: String) {
    let error = #expect(throws: ConfigurationError.self) { try read("rules: {\(text)}") }
    #expect(error?.issues.map(\.description) == [issue])
  }

  @Test func `what is stated later replaces, below a path as well`() throws {
    var chain = ConfigurationChain(
      file: "app.yml",
      bytes: Array(
        """
        extends: base.yml
        rules: {size: {members: 5}}
        overrides: [{path: Old, rules: {size: {members: 9}}}]
        """.utf8))
    chain.add(Array("rules: {size: {severity: error, members: 3, strict: true}}".utf8))
    let all = settings(from: try chain.read(rules: Self.rules), preset: nil)
    #expect(all.rules["size"]?.severity == .error)
    #expect(all.rules["size"]?.options == ["members": .number(5), "strict": .flag(true)])
    #expect(all.rules["size"]?.optionOrigins["strict"]?.source == "base.yml")
    let old = all.inForce(at: "Old/A.swift")
    #expect(old.rules["size"]?.options == ["members": .number(9), "strict": .flag(true)])
  }

  @Test func `what is printed reads back`() throws {
    let file = try read(
      """
      rules: {size: {members: 3}, naming: off}
      overrides: [{path: Old, rules: {size: {severity: error, strict: true, allow: [A]}}}]
      """)
    let text = printed(file)
    #expect(text.contains("  size:\n    members: 3  # .viperlint.yml:1\n"))
    #expect(text.contains("        strict: true  # .viperlint.yml:2\n"))
    #expect(text.contains("#   size strict: false  # default\n"))
    #expect(!text.contains("#   size members"))
    let again = try read(text)
    #expect(again.rules["size"]?.options == file.rules["size"]?.options)
    #expect(again.overrides[0].rules["size"]?.options == ["strict": .flag(true)])
    #expect(printed(try read("exclude: [A]")).contains("#   size members: 12  # default\n"))
  }

  private func printed(_ file: ConfigurationFile) -> String {
    printedConfiguration(
      settings(from: file, preset: nil), from: file,
      preset: PrintedPreset(name: nil, comment: "none"), rules: Self.rules)
  }

  private func read(_ text: String) throws(ConfigurationError) -> ConfigurationFile {
    try readConfiguration(file: ".viperlint.yml", bytes: Array(text.utf8), rules: Self.rules)
  }
}
