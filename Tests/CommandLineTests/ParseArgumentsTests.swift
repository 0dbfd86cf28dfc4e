import Reporting
import Testing
import viperlint

/// Asserts what a command line is taken apart to: command, operands and options as written out.
private func checkParse(
  _ line: String, _ command: Command, _ operands: [String] = [], options: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let arguments = line.split(separator: " ").map(String.init)
  let invocation = try parseArguments(arguments)
  #expect(invocation.command == command, sourceLocation: sourceLocation)
  #expect(invocation.operands == operands, sourceLocation: sourceLocation)
  let written = invocation.options.map { $0.name + ($0.value.map { "=" + $0 } ?? "") }
  #expect(written == options, sourceLocation: sourceLocation)
}

/// Asserts everything that is wrong with a command line.
private func checkProblems(
  _ line: String, _ problems: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
  let arguments = line.split(separator: " ").map(String.init)
  let error = #expect(throws: UsageError.self, sourceLocation: sourceLocation) {
    _ = try Options(try parseArguments(arguments))
  }
  #expect(error?.problems == problems, sourceLocation: sourceLocation)
}

@Suite struct ParseArgumentsTests {
  @Test func `lint is what is done where no command is written`() throws {
    try checkParse("", .lint)
    try checkParse("App Core", .lint, ["App", "Core"])
    try checkParse("lint App", .lint, ["App"])
    try checkParse("--stats lint App", .lint, ["App"], options: ["stats"])
  }

  @Test func `the first operand that is a command is the command`() throws {
    try checkParse("why Foo", .why, ["Foo"])
    try checkParse("rules", .rules)
    try checkParse("dump tokens A.swift", .dump, ["tokens", "A.swift"])
    try checkParse("App why", .lint, ["App", "why"])
    try checkParse("-- why", .lint, ["why"])
  }

  @Test func `a value follows or is written with its option`() throws {
    try checkParse("--format json App", .lint, ["App"], options: ["format=json"])
    try checkParse("--format=json App", .lint, ["App"], options: ["format=json"])
    try checkParse(
      "-j4 -j 2 -j=3 --jobs=", .lint, options: ["jobs=4", "jobs=2", "jobs=3", "jobs="])
    try checkParse("--config=a=b", .lint, options: ["config=a=b"])
  }

  @Test func `two dashes end the options`() throws {
    try checkParse("--stats -- --stats -x", .lint, ["--stats", "-x"], options: ["stats"])
    try checkParse("-", .lint, ["-"])
  }

  @Test func `a limit is a number, and of the text`() {
    checkProblems("--limit 0", ["'--limit' takes a whole number from 1, not '0'"])
    checkProblems(
      "--limit 3 --format json",
      ["'--limit' is of the text only: who reads 'json' wants all findings"])
  }

  @Test func `an unknown option names the nearest one`() {
    checkProblems("--stat", ["unknown option '--stat'; did you mean '--stats'?"])
    checkProblems("--fromat=json", ["unknown option '--fromat'; did you mean '--format'?"])
    checkProblems("--zzzzzz", ["unknown option '--zzzzzz'"])
    checkProblems("-x", ["unknown option '-x'"])
    checkProblems("-qx", ["'-q' takes no value"])
  }

  @Test(arguments: ["--sinze", "--unfold"])
  func `an option of a later version is unknown`(name: String) {
    let error = #expect(throws: UsageError.self) { _ = try parseArguments([name]) }
    #expect(error?.problems.first?.hasPrefix("unknown option '\(name)'") == true)
  }

  @Test func `an option of another command is told from an unknown one`() {
    checkProblems(
      "lint --digest", ["'--digest' is an option of 'viperlint dump', not of 'viperlint lint'"])
    checkProblems(
      "rules --preset viper",
      [
        "'--preset' is an option of 'viperlint lint', 'viperlint diff', 'viperlint why', "
          + "'viperlint may', 'viperlint modules', 'viperlint graph', 'viperlint baseline', 'viperlint config', 'viperlint lsp', 'viperlint init', "
          + "not of 'viperlint rules'"
      ])
  }

  @Test func `a value that is none of the known ones names the nearest`() {
    checkProblems("--format jsn", ["unknown value 'jsn' of '--format'; did you mean 'json'?"])
    checkProblems(
      "--format dot",
      [
        "unknown value 'dot' of '--format': it is one of text, xcode, github, json, sarif, "
          + "junit, checkstyle, gitlab, markdown, html, agent"
      ])
    checkProblems(
      "graph --format png",
      ["unknown value 'png' of '--format': it is one of json, mermaid, dot, html"])
    checkProblems(
      "--color sometimes",
      ["unknown value 'sometimes' of '--color': it is one of auto, always, never"])
    checkProblems("--preset vipr", ["unknown preset 'vipr'; did you mean 'viper'?"])
    checkProblems("--only ui_imprt", ["unknown rule 'ui_imprt'; did you mean 'ui_import'?"])
  }

  @Test func `reports add up, each a format and a file`() throws {
    let line = ["--report", "sarif=out/a=b.sarif", "--report=junit=x.xml", "--report=json=-"]
    let reports = try Options(try parseArguments(line)).reports
    #expect(reports.map(\.format) == [.sarif, .junit, .json])
    #expect(reports.map(\.path) == ["out/a=b.sarif", "x.xml", "-"])
  }

  @Test func `a report without format or file, or of an unknown format, is told`() {
    for value in ["sarif", "sarif=", "=x", "x.sarif"] {
      checkProblems(
        "--report \(value)",
        ["'--report' takes FORMAT=FILE, as in 'sarif=viperlint.sarif', not '\(value)'"])
    }
    checkProblems(
      "--report sarf=x", ["unknown format 'sarf' of '--report'; did you mean 'sarif'?"])
    checkProblems(
      "--report pdf=x",
      [
        "unknown format 'pdf' of '--report': it is one of text, xcode, github, json, sarif, junit, "
          + "checkstyle, gitlab, markdown, html, agent"
      ])
  }

  @Test func `two reports cannot have one place`() {
    checkProblems(
      "--report json=x --report sarif=x",
      [
        "'--report json=x' and '--report sarif=x' both write to 'x': give each a file of its own"
      ])
    checkProblems(
      "--report json=- --report sarif=-",
      [
        "'--report json=-' and '--report sarif=-' both write to standard output: "
          + "give each a file of its own"
      ])
    checkProblems(
      "--format text --report sarif=-",
      [
        "'--format text' and '--report sarif=-' both write to standard output: leave out one"
      ])
  }

  @Test func `jobs are a number of threads`() {
    for value in ["0", "-1", "x", "1.5", "1025", "99999999999999999999"] {
      checkProblems(
        "--jobs=\(value)", ["'--jobs' takes a whole number from 1 to 1024, not '\(value)'"])
    }
  }

  @Test func `a value that is missing or too much is told`() {
    checkProblems("--config", ["'--config' needs a value: --config FILE"])
    checkProblems("-j", ["'-j' needs a value: -j N"])
    checkProblems("--quiet=yes", ["'--quiet' takes no value"])
  }

  @Test func `everything wrong is told at once`() {
    checkProblems(
      "--stat -x --quiet=1",
      [
        "unknown option '--stat'; did you mean '--stats'?", "unknown option '-x'",
        "'--quiet' takes no value",
      ])
    checkProblems(
      "--stdin A.swift --files-from -",
      [
        "'--stdin' and '--files-from' contradict each other: the one reports on its own file only"
      ])
    checkProblems(
      "--quiet --stats", ["'--quiet' and '--stats' contradict each other: leave out one"])
    checkProblems(
      "help --man --format markdown",
      ["'--man' and '--format' contradict each other: leave out one"])
  }

  @Test func `rules add up, of other options the last holds`() throws {
    let line = ["--only", "ui_import,ui_type", "--only=ui_import", "--jobs=2", "--jobs=3"]
    let options = try Options(try parseArguments(line))
    #expect(options.only == ["ui_import", "ui_type"])
    #expect(options.jobs == 3)
  }
}

@Suite struct FlagTests {
  @Test(arguments: Command.allCases) func `help names every option of a command`(command: Command) {
    let help = helpText(command)
    for flag in Flag.all {
      let isNamed = help.contains(word: "--\(flag.long)")
      #expect(
        isNamed == Flag.all.contains { $0.long == flag.long && $0.commands.contains(command) })
    }
  }

  @Test func `a summary is one line, lower case, without full stop`() {
    for flag in Flag.all {
      #expect(flag.summary.count < 72)
      #expect(!flag.summary.hasSuffix("."))
      #expect(flag.summary.first?.isLowercase == true)
    }
  }

  @Test func `flags of one name are all switches or all take a value`() {
    for flag in Flag.all {
      #expect(
        Flag.all.allSatisfy { $0.long != flag.long || ($0.value == nil) == (flag.value == nil) })
    }
  }
}

@Suite struct `Words of other linters` {
  private func options(_ line: String) throws -> Options {
    try Options(try parseArguments(line.split(separator: " ").map(String.init)))
  }

  private func problem(_ line: String) -> String? {
    let error = #expect(throws: UsageError.self) {
      _ = try Options(try parseArguments(line.split(separator: " ").map(String.init)))
    }
    return error?.problems.first
  }

  @Test func `are understood`() throws {
    try #expect(options("--rule ui_import").only == ["ui_import"])
    try #expect(options("--reporter json").format == "json")
    try #expect(options("-v").wantsVersion)
    try #expect(options("version").wantsVersion)
    try #expect(options("--exit-zero").failsNever)
    try #expect(options("--fail-on warning").isStrict)
    try #expect(parseArguments(["check", "App"]).operands == ["App"])
    try #expect(parseArguments(["explain", "ui_import"]).command == .rules)
    try #expect(options("lint --no-color").color == "never")
    try #expect(options("--only-rule ui_type --skip-rule ui_import").disabled == ["ui_import"])
    try #expect(options("-f json -c other.yml --silent").isQuiet)
    try #expect(options("-c other.yml").configuration == "other.yml")
    try #expect(options("-V").wantsVersion)
    try #expect(options("--new-from-rev main").since == "main")
  }

  /// A word that means no flag of the table would crash nothing and do nothing.
  @Test func `each means something that there is`() {
    for name in Synonyms.options.values {
      #expect(Flag.all.contains { $0.long == name }, "\(name)")
    }
    for spelling in Synonyms.options.keys {
      #expect(!Flag.all.contains { "--\($0.long)" == spelling }, "\(spelling)")
      #expect(Synonyms.remedies[spelling] == nil, "\(spelling)")
    }
    for word in Synonyms.remediesOfCommands.keys {
      #expect(Command(rawValue: word) == nil && Synonyms.commands[word] == nil, "\(word)")
    }
  }

  @Test func `a first word that is no path is told for what it was meant`() {
    func remark(_ word: String) -> String { Synonyms.remark(onFirstOperand: word) }
    #expect(
      remark("list")
        == "unknown command 'list': 'viperlint rules' lists the rules, 'viperlint modules' the "
        + "modules")
    #expect(remark("ui_import") == "'ui_import' is a rule: 'viperlint rules ui_import' explains it")
    #expect(remark("FeedPresenter") == "'viperlint why FeedPresenter' tells of a type of that name")
    #expect(remark("modlues") == "unknown command 'modlues'; did you mean 'modules'?")
  }

  @Test func `or answered by what they mean`() {
    #expect(
      problem("--write-baseline")
        == "unknown option '--write-baseline': 'viperlint baseline create' writes the baseline")
    #expect(problem("--json") == "unknown option '--json': write '--format json'")
    #expect(problem("rules --json") == "unknown option '--json'")
    #expect(problem("why FeedView --json") == "unknown option '--json': write '--format json'")
    #expect(problem("-vv")?.hasPrefix("unknown option '-vv': '--stats' prints times") == true)
    #expect(
      problem("rules --list")
        == "'--list' is an option of 'viperlint dump', not of 'viperlint rules'")
    #expect(problem("lint --list-rules")?.hasSuffix("'viperlint rules' lists the rules") == true)
    #expect(
      problem("--rules")
        == "'--rules' needs a value: --rules RULE; 'viperlint rules' lists the rules")
    #expect(problem("-help") == "'-help' has one dash: did you mean '--help'?")
    #expect(problem("-format=json") == "'-format=json' has one dash: did you mean '--format=json'?")
    #expect(
      problem("--ignore X")
        == "unknown option '--ignore': '--exclude GLOB' leaves out paths, '--disable RULE' a rule")
    #expect(
      problem("--dry-run")
        == "unknown option '--dry-run': 'viperlint lint --diff' shows what '--fix' would change")
    #expect(
      problem("--strict --fail-on never")
        == "'--strict' and '--fail-on never' contradict each other: leave out one")
    #expect(
      problem("--only ui_type --disable ui_type")
        == "'--only' and '--disable' both name 'ui_type': leave out one")
    #expect(problem("--disable ui_typ") == "unknown rule 'ui_typ'; did you mean 'ui_type'?")
    #expect(problem("--output -")?.hasPrefix("'--output' needs a file") == true)
    #expect(problem("--all --summary")?.contains("contradict each other") == true)
    #expect(problem("--group rule --format sarif")?.contains("of the text only") == true)
  }
}
