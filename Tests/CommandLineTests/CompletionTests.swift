import Configuration
import Rules
import Testing
import viperlint

@Suite struct CompletionTests {
  @Test(arguments: Command.completion.actions)
  func `each command, option and value of the table is in each script`(shell: String) throws {
    let script = try #require(completionScript(shell))
    for command in Command.allCases {
      #expect(script.contains(word: command.rawValue))
      for action in command.actions { #expect(script.contains(word: action)) }
    }
    for flag in Flag.all {
      let isNamed = script.contains(word: shell == "fish" ? "-l \(flag.long)" : "--\(flag.long)")
      #expect(isNamed, "\(flag.long)")
      if let short = flag.short {
        #expect(script.contains(word: shell == "fish" ? "-s \(short)" : "-\(short)"))
      }
      for choice in flag.choices { #expect(script.contains(word: choice)) }
      if shell != "bash" { #expect(script.contains(flag.summary)) }
    }
    for preset in Preset.shipped { #expect(script.contains(word: preset)) }
    for rule in Rule.all { #expect(script.contains(word: rule.id)) }
  }

  @Test func `the kind of a value follows from what the help calls it`() {
    for flag in Flag.all {
      switch (flag.long, flag.valueKind) {
      case ("config", let kind), ("stdin", let kind), ("files-from", let kind):
        #expect(kind == .path)
      case ("preset", let kind): #expect(kind == .oneOf(Preset.shipped))
      case ("only", let kind): #expect(kind == .listOf(Rule.all.map(\.id)))
      case ("color", let kind): #expect(kind == .oneOf(["auto", "always", "never"]))
      case ("jobs", let kind): #expect(kind == .text)
      case ("quiet", let kind): #expect(kind == nil)
      default: #expect((flag.valueKind == nil) == (flag.value == nil))
      }
    }
  }

  @Test func `a script is printed, and only for a shell that is known`() throws {
    try withFolder { folder in
      for shell in Command.completion.actions {
        try #expect(
          folder.run(["completion", shell])
            == Outcome(status: 0, output: completionScript(shell) ?? "", errors: ""))
      }
      let hint = "viperlint: 'viperlint completion --help' shows what is known\n"
      try #expect(
        folder.run(["completion"])
          == Outcome(
            status: 2, output: "",
            errors: "viperlint: error: 'viperlint completion' needs one shell: bash, zsh, fish\n"
              + hint))
      try #expect(
        folder.run(["completion", "bsh"])
          == Outcome(
            status: 2, output: "",
            errors: "viperlint: error: unknown shell 'bsh'; did you mean 'bash'?\n" + hint))
    }
  }
}

extension String {
  /// Whether a word stands there as a whole.
  func contains(word: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      if before.map(isInWord) != true, after.map(isInWord) != true { return true }
      rest = rest[rest.index(after: range.lowerBound)...]
    }
    return false
  }

  private func isInWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
