import Configuration
import Testing

@Suite struct RuleSettingsTests {
  @Test func `severities are words`() throws {
    let rules = try read("rules: {naming: off, ui_import: 'error', ui_type: warning}").rules
    #expect(rules["naming"]?.severity == .off)
    #expect(rules["ui_import"]?.severity == .error)
    #expect(rules["ui_type"]?.severity == .warning)
    let other = try read("rules: {naming: {allow: [A]}}").rules
    #expect(other["naming"]?.severity == nil)
  }

  @Test func `other severities are refused`() {
    checkIssues(
      "rules: {naming: false}", "1:17: a severity is a word, not a boolean: write off")
    checkIssues("rules: {naming: no}", "1:17: a severity is a word, not a boolean: write off")
    checkIssues(
      "rules: {naming: true}",
      "1:17: a severity is a word, not a boolean: write error or warning, or leave the rule out for "
        + "its default")
    checkIssues(
      "rules: {naming: warn}",
      "1:17: unknown severity 'warn': write warning")
    checkIssues("rules: {naming: eror}", "1:17: unknown severity 'eror': did you mean 'error'?")
    checkIssues(
      "rules: {naming: note}",
      "1:17: unknown severity 'note': write warning or off, as notes are viperlint's own"
    )
    checkIssues(
      "rules:\n  naming:",
      "2:3: 'naming' has no value: write error, warning or off, or leave it out")
    checkIssues(
      "rules: {naming: [error]}",
      "1:17: expected a text for 'naming': write error, warning or off")
    checkIssues("rules: {namings: off}", "1:9: unknown rule 'namings': did you mean 'naming'?")
    checkIssues(
      "rules: {force_cast: off}",
      "1:9: unknown rule 'force_cast': the rules are naming, ui_import, ui_type")
    checkIssues(
      "rules: {naming: {level: off}}", "1:18: unknown key 'level': write 'severity: warning'")
  }

  @Test func `exceptions are paths, types and pairs`() {
    checkAllowance("\"App/Legacy/**\"", "path App/Legacy/**")
    checkAllowance("App/", "path App")
    checkAllowance("Legacy*", "path Legacy*")
    checkAllowance("AppDelegate.swift", "path AppDelegate.swift")
    checkAllowance("App", "type App")
    checkAllowance("Outer.Inner", "type Outer.Inner")
    checkAllowance("A -> B", "pair A, B")
    checkAllowance("A.B->C", "pair A.B, C")
    checkIssues(
      "rules: {naming: {allow: [A ->]}}",
      "1:26: 'A ->' is no pair of types: write 'From -> To' with the name of each")
    checkIssues(
      "rules: {naming: {allow: [A -> B -> C]}}",
      "1:26: 'A -> B -> C' is no pair of types: write 'From -> To' with the name of each")
    checkIssues(
      "rules: {naming: {allow: [a b]}}",
      "1:26: 'a b' is no exception: write a path, a type or 'From -> To'")
    checkIssues(
      "rules: {naming: {allow: [/App]}}",
      "1:26: '/App' is absolute: write it relative to the folder of the configuration")
    checkIssues(
      "rules: {naming: {allow: A}}",
      "1:25: expected a list for 'allow': write 'allow: [\"App/Legacy/**\"]'")
  }
}

private func checkAllowance(
  _ text: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let file = try? read("rules: {naming: {allow: [\(text)]}}")
  let found = file?.rules["naming"]?.allow.map { allowance in
    switch allowance {
    case .path(let glob): "path \(glob)"
    case .type(let name): "type \(name)"
    case .pair(let from, let to): "pair \(from), \(to)"
    }
  }
  #expect(found == [expected], sourceLocation: sourceLocation)
}
