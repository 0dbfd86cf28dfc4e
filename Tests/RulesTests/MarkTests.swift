import Architecture
import Configuration
import Diagnostics
import Reporting
import TestSupport
import Testing
import ViperLintKit

@Suite struct `Marks in fixtures` {
  @Test func `a finding is marked on its line`() {
    checkMark("let x: Y  // ~ some_rule", .finding(finding("some_rule")))
    checkMark(
      "let x: Y  // ~ some_rule: holds it", .finding(finding("some_rule", part: "holds it")))
    checkMark("let x: Y // ~ note some_rule", .finding(finding("some_rule", isNote: true)))
    checkMark("let x: Y  // ~ some_rule 13", .finding(finding("some_rule", column: 13)))
    checkMark(
      "let x: Y  // ~ 13 some_rule: a", .finding(finding("some_rule", column: 13, part: "a")))
  }

  @Test func `a mark may point up`() {
    let found = marks(
      in: FixtureFile(path: "A.swift", text: "a\nb\n// ~^ r\n// ~^^^ note s\n"))
    #expect(found.map(\.line) == [2, 1])
    #expect(found.map(\.ownLine) == [3, 4])
    #expect(found.map(\.claim) == [.finding(finding("r")), .finding(finding("s", isNote: true))])
  }

  @Test func `a repeat is marked with a plus`() {
    checkMark("f(x)  // ~+ some_rule", .repeated(rule: "some_rule"))
    var claim = finding("some_rule")
    claim.isPlaceUnlessStated = true
    checkMark("f(x)  // ~ also? some_rule", .finding(claim))
  }

  @Test func `a fact is marked with an equals sign`() {
    checkMark("class A {}  // = presenter by name in B", .fact(fact("presenter", "name", "B")))
    checkMark("class A {}  // = none", .fact(fact("none")))
    checkMark("protocol A {}  // = port", .fact(fact("port")))
    checkMark("protocol A {}  // = module_interface by use", .fact(fact("module_interface", "use")))
    checkMark("class A {}  // = composition root", .fact(fact("composition root")))
  }

  @Test func `a line may hold several marks`() {
    let found = marks(
      in: FixtureFile(path: "A.swift", text: "x  // = view by name  ~ a: b, c ~ note d\n"))
    #expect(found.map(\.text) == ["= view by name", "~ a: b, c", "~ note d"])
  }

  @Test func `a comment of another kind is no mark`() {
    let text = "x  // a ~ b\ny  // == z\nlet a = b  // c\nurl(\"https://~a\")\n"
    #expect(marks(in: FixtureFile(path: "A.swift", text: text)).map(\.text) == ["~a\")"])
  }

  @Test func `a mark that cannot be read fails`() {
    checkMark("x  // ~ two words", .unreadable)
    checkMark("x  // ~", .unreadable)
    checkMark("x  // = view by", .unreadable)
  }

  @Test func `a YAML file has marks in its own comments`() {
    let file = FixtureFile(
      path: ".viperlint.yml", text: "rules:\n  x: y  # ~ unused_configuration\n")
    #expect(marks(in: file).map(\.line) == [2])
  }

  @Test func `headers part a text into files`() {
    let fixture = Fixture(name: "f", text: "a\n//- B/C.swift\nb\nc\n//- .viperlint.yml\nd\n")
    #expect(fixture.files.map(\.path) == [".viperlint.yml", "B/C.swift", "Example/Example.swift"])
    #expect(fixture.configuration?.text == "d\n\n")
    #expect(fixture.swiftFiles.map(\.text) == ["b\nc\n", "a\n"])
  }
}

@Suite struct `Comparison with findings` {
  @Test func `what is marked and reported agrees`() {
    checkComparison("x  // ~ r: holds\n", [diagnostic("r", line: 1, "A holds B")], [])
  }

  @Test func `a surplus finding is printed as a mark`() {
    checkComparison(
      "let x: Y\n", [diagnostic("r", line: 1, "A holds B")],
      ["f: A.swift:1: reported at column 3, not marked: let x: Y  // ~ r: A holds B"])
    checkComparison(
      "let x: Y  // = view\n", [diagnostic("r", line: 1, "m", .deduced)],
      [
        "f: A.swift:1: reported at column 3, not marked: let x: Y  // = view  ~ note r: m",
        "f: A.swift:1: no type is declared here, but marked `= view`: let x: Y  ",
      ])
  }

  @Test func `an unmet mark is printed as the line without it`() {
    checkComparison(
      "let x: Y  // ~ r  ~ s\n", [diagnostic("s", line: 1, "m")],
      ["f: A.swift:1: marked, not reported `~ r`: let x: Y  // ~ s"])
  }

  @Test func `line, column, confidence and message all count`() {
    let found = [diagnostic("r", line: 1, "m")]
    for mark in ["~ r 4", "~ note r", "~ r: other"] {
      let fixture = Fixture(name: "f", text: "x  // \(mark)\n", firstPath: "A.swift")
      #expect(mismatches(in: fixture, analysis: analysis(found)).count == 2, "\(mark)")
    }
    checkComparison("x  // ~ r 3: m\n", found, [])
  }

  @Test func `a suppressed finding is none`() {
    var suppressed = diagnostic("r", line: 1, "m")
    suppressed.isSuppressed = true
    checkComparison("let x: Y\n", [suppressed], [])
  }

  @Test func `a mark without a part leaves the described finding to the other mark`() {
    let found = [diagnostic("r", line: 1, "first"), diagnostic("r", line: 1, "second")]
    checkComparison("x  // ~ r  ~ r: first\n", found, [])
  }

  @Test func `a repeat is looked for in the places of a finding`() {
    var folded = diagnostic("r", line: 1, "m")
    folded.places = [(diagnostic("r", line: 3, "").place, .local)]
    checkComparison("x  // ~ r\ny\nz  // ~+ r\n", [folded], [])
    checkComparison(
      "x  // ~ r\ny  // ~+ r\n", [folded],
      ["f: A.swift:2: marked, not reported `~+ r`: y"])
  }

  @Test func `counts are compared with the summary`() {
    let files = [FixtureFile(path: Fixture.countsPath, text: "files 2\ntypes 0\nfoo 3\n")]
    let lines = countMismatches(in: Fixture(name: "f", files: files), analysis: analysis([]))
    #expect(
      lines == [
        "f: expected-counts.txt: `files 2` should read `files 0`",
        "f: expected-counts.txt: cannot read `foo 3`",
      ])
  }
}

private func checkMark(
  _ line: String, _ claim: Mark.Claim, sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = marks(in: FixtureFile(path: "A.swift", text: line + "\n"))
  #expect(found.map(\.claim) == [claim], sourceLocation: sourceLocation)
}

private func checkComparison(
  _ text: String, _ diagnostics: [Diagnostic], _ lines: [String],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let fixture = Fixture(name: "f", text: text, firstPath: "A.swift")
  let found = mismatches(in: fixture, analysis: analysis(diagnostics))
  #expect(found == lines, sourceLocation: sourceLocation)
}

private func analysis(_ diagnostics: [Diagnostic]) -> Analysis {
  var report = Report()
  report.diagnostics = diagnostics
  return Analysis(
    architecture: buildArchitecture(assemble([]), settings: Settings()), report: report)
}

private func diagnostic(
  _ rule: String, line: Int, _ message: String, _ confidence: Diagnostic.Confidence = .certain
) -> Diagnostic {
  let place = Diagnostic.Place(
    file: "A.swift", line: line, column: 3, endLine: line, endColumn: 4, offset: 0, length: 1)
  return Diagnostic(
    rule: rule, severity: .error, confidence: confidence, place: place, message: message, why: "",
    help: "")
}

private func finding(
  _ rule: String, isNote: Bool = false, column: Int? = nil, part: String = ""
) -> FindingClaim {
  FindingClaim(rule: rule, isNote: isNote, column: column, part: part)
}

private func fact(
  _ verdict: String, _ evidence: String? = nil, _ module: String? = nil
) -> FactClaim {
  FactClaim(verdict: verdict, evidence: evidence, module: module)
}
