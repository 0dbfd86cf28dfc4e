import Configuration
import Foundation
import Testing
import viperlint

@Suite struct ManualPageTests {
  private let page = manualPage(day: "2026-01-31").split(separator: "\n").map(String.init)

  @Test func `every command has a section with its summary`() {
    for command in Command.allCases {
      for line in helpText(command).split(separator: "\n") where line.hasPrefix("usage: ") {
        #expect(page.contains(manualText(String(line.dropFirst("usage: ".count)))), "\(line)")
      }
      #expect(page.contains(".SS \(command.rawValue)"))
    }
  }

  @Test func `every option is listed with its value and what it does`() {
    for flag in Flag.all {
      let short = flag.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
      let value = flag.value.map { " \\fI\($0)\\fR" } ?? ""
      let name = "\(short)\\fB\(manualText("--" + flag.long))\\fR\(value)"
      let entries = page.indices.filter { page[$0] == name }
      #expect(entries.count == Flag.all.filter { $0.long == flag.long }.count, "\(name)")
      let texts = entries.map { formatted(page[($0 + 1)...].prefix { !$0.hasPrefix(".TP") }) }
      let summary = flag.summary.dropFirst() + (flag.choices.isEmpty ? "." : " (")
      #expect(texts.contains { $0.dropFirst().hasPrefix(summary) }, "\(flag.summary)")
    }
  }

  @Test func `the section of a command has the words of its help, in other lines`() throws {
    func words(_ text: String) -> [Substring] { text.split { " ,\n".contains($0) } }
    for command in Command.allCases {
      let title = try #require(page.firstIndex(of: ".SS \(command.rawValue)"))
      let section = page[(title + 1)...].prefix { !$0.hasPrefix(".S") }
      let lines = helpText(command).components(separatedBy: "\noptions:\n")[0]
        .split(separator: "\n").filter { !$0.hasPrefix("usage: ") }
      #expect(words(formatted(section)) == words(lines.joined(separator: "\n")))
    }
  }

  @Test func `paragraphs and rows are told from each other`() {
    let blocks = helpBlocks([
      "A paragraph", "of two lines.", "", "one  the first", "     row", "two  here  or there",
      "Another.", "", "And one.",
    ])
    #expect(
      blocks == [
        HelpBlock(name: nil, text: "A paragraph of two lines."),
        HelpBlock(name: "one", text: "the first row"),
        HelpBlock(name: "two", text: "here, or there"), HelpBlock(name: nil, text: "Another."),
        HelpBlock(name: nil, text: "And one."),
      ])
  }

  @Test func `every exit status, and every variable that the program asks for, is told`() throws {
    for status in 0...2 { #expect(page.contains("\\fB\(status)\\fR")) }
    let text = formatted(page[...])
    let variables = try variablesOfSources()
    #expect(variables.count > 8)
    for name in variables { #expect(text.contains(word: name), "\(name)") }
  }

  @Test func `no text speaks to the formatter`() {
    #expect(
      manualText(#".x \fB it's --a "b" `c` ~/^"#)
        == #"\&.x \efB it\(aqs \-\-a \(dqb\(dq \(gac\(ga \(ti/\(ha"#)
    #expect(manualText("PATH…") == #"PATH\[u2026]"#)
    #expect(manualText("a.b") == "a.b")
    let macros = ["TH", "nh", "ad", "SH", "SS", "PP", "TP", "nf", "fi"]
    for line in page {
      #expect(line.utf8.allSatisfy { (0x20..<0x7F).contains($0) }, "\(line)")
      #expect(line.utf8.count <= 100, "\(line)")
      #expect(!line.hasPrefix("'"))
      if line.hasPrefix(".") {
        #expect(macros.contains { line == ".\($0)" || line.hasPrefix(".\($0) ") }, "\(line)")
      }
    }
  }

  @Test func `the day of a release heads the page, and nothing that is none`() {
    #expect(page[0] == ".TH VIPERLINT 1 \"2026-01-31\" \"viperlint \(version)\" viperlint")
    #expect(manualPage(day: "$Format:%cs$").hasPrefix(".TH VIPERLINT 1 \"\" \"viperlint"))
  }

  @Test func `it is printed by help, and by nothing else`() throws {
    try withFolder { folder in
      let outcome = try folder.run(["help", "--man"])
      #expect(outcome.output.hasPrefix(".TH VIPERLINT 1 "))
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      try #expect(folder.run(["help", "--man", "lint"]).status == 2)
      try #expect(
        folder.run(["lint", "--man"]).errors.contains("is an option of 'viperlint help'"))
    }
  }

  /// The words of lines as a reader sees them, with one space between.
  private func formatted(_ lines: ArraySlice<String>) -> String {
    let text = lines.filter { !$0.hasPrefix(".") }.joined(separator: " ")
    let escapes = [
      "\\fB": "", "\\fI": "", "\\fR": "", "\\&": "", "\\-": "-", "\\(aq": "'", "\\(dq": "\"",
      "\\(ga": "`", "\\(ha": "^", "\\(ti": "~", "\\[u2026]": "…", "\\e": "\\",
    ]
    return escapes.sorted { $0.key < $1.key }.reduce(text) { text, escape in
      text.replacing(escape.key, with: escape.value)
    }
  }

  /// The names behind `environmentValue("…")` and the like, and those that are constants.
  private func variablesOfSources() throws -> Set<String> {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: /environment(?:Value)?\("([A-Z_]+)"\)/) {
        names.insert(String(match.1))
      }
      for match in text.matches(of: /\blet \w+ = "([A-Z]+(?:_[A-Z]+)+)"/) {
        names.insert(String(match.1))
      }
    }
    // Asked for together with those that it counts.
    names.remove("GIT_CONFIG_COUNT")
    return names
  }
}

@Suite struct VersionTests {
  @Test func `a release says its commit, and whether its sources were changed`() {
    let commit = "cd473d2e5fb3f9f0c9f3a4f1a2b3c4d5e6f70819"
    #expect(versionText(commit: commit) == "viperlint \(version) (cd473d2)")
    #expect(versionText(commit: commit + " dirty") == "viperlint \(version) (cd473d2 dirty)")
  }

  @Test(arguments: ["$Format:%H$", "", "main", "cd473d", "ghijklmnop"])
  func `what is no commit is not said`(commit: String) {
    #expect(versionText(commit: commit) == "viperlint \(version)")
  }

  @Test(arguments: [["--version"], ["-v"], ["version"], ["help", "--version"]])
  func `the version is one line, and alone`(arguments: [String]) throws {
    try withFolder { folder in
      let outcome = try folder.run(arguments)
      let line = try /viperlint [0-9]+\.[0-9]+\.[0-9]+( \([0-9a-f]{7}( dirty)?\))?\n/
        .wholeMatch(in: outcome.output)
      #expect(line != nil, "\(outcome.output)")
      #expect(outcome.errors == "")
      #expect(outcome.status == 0)
    }
  }

  @Test func `reports state the version as programs compare it`() throws {
    try withFolder(articles) { folder in
      let report = try folder.run(["--format", "sarif"]).output
      #expect(report.contains("\"semanticVersion\":\"\(version)\""))
    }
  }
}
