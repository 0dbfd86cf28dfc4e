import Configuration

/// The manual page in the macros of `man`, which groff and mandoc read: made of the same tables as the
/// help, so that nothing is missing in either.
/// - Parameter day: when it was released, as `2026-01-31`; what is no day is left out.
package func manualPage(day: String) -> String {
  var page = ManualPage()
  let isDay = day.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") }
  // A day whose hyphens are escaped is no day to mandoc.
  page.line(".TH VIPERLINT 1 \"\(isDay ? day : "")\" \"viperlint \(version)\" viperlint")
  // Names and options stay whole, and no gaps are torn between words.
  page.macro("nh")
  page.macro("ad", ["l"])
  page.title("SH", "NAME")
  page.line("viperlint \\- find what an architecture forbids in Swift code")
  page.title("SH", "SYNOPSIS")
  page.literal(Command.allCases.flatMap { commandHelp($0).usage })
  page.title("SH", "DESCRIPTION")
  page.paragraph(manualDescription)
  page.title("SH", "COMMANDS")
  for command in Command.allCases {
    let help = commandHelp(command)
    page.title("SS", command.rawValue)
    page.paragraph(help.summary)
    page.details(help.details)
  }
  page.title("SH", "OPTIONS")
  for flag in Flag.all { page.option(flag) }
  for (title, entries) in manualTables {
    page.title("SH", title)
    for (name, meaning) in entries { page.entry(name, meaning) }
  }
  page.title("SH", "SEE ALSO")
  page.paragraph(repository)
  return page.text
}

private let manualDescription =
  "viperlint reads the Swift sources below a folder, finds the modules and the role that each type "
  + "plays in its module, and reports every reference that the architecture forbids: VIPER, Clean "
  + "Swift, RIBs, MVVM, MVP, Clean Architecture, or one of your own. It needs no compiler and no "
  + "build. Without a command it lints."

/// What no table of the program says.
private let manualTables: [(title: String, entries: [(name: String, meaning: String)])] = [
  (
    "EXIT STATUS",
    [
      ("0", "Nothing was found that fails the run, or the answer is yes."),
      ("1", "Errors were found (with --strict warnings, too), or the answer is no."),
      ("2", "The command line or the configuration is wrong, or a named path cannot be read."),
    ]
  ),
  (
    "FILES",
    [
      (
        ".viperlint.yml",
        "The configuration of the folder that it lies in. 'viperlint config schema' prints its "
          + "JSON Schema."
      ),
      (
        ".viperlint-baseline.json",
        "Old findings, which are not reported again, at the root, where the configuration names "
          + "no other file."
      ),
      (".gitignore", "What it names is not read."),
    ]
  ),
  (
    "ENVIRONMENT",
    [
      ("NO_COLOR", "Where it is not empty, text is not coloured."),
      ("CLICOLOR_FORCE, FORCE_COLOR", "Where one is neither empty nor 0, text is coloured."),
      ("CLICOLOR", "Where it is 0, text is not coloured."),
      ("TERM", "Where it is dumb, there is neither colour nor a line of progress."),
      ("COLUMNS", "How many cells a line of text has, instead of the terminal's."),
      (
        "VIPERLINT_READ_ONLY",
        "Where it is not empty, what would write a file is refused, with this text as the remedy."
      ),
      ("CI", "Where it is set, but for 0 and false, there is no line of progress."),
      ("GITHUB_ACTIONS", "Where it is true, findings are printed as annotations."),
      ("GITHUB_STEP_SUMMARY", "The file of the run's page, which gets a table."),
      (
        "GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_SHA",
        "Where a comment in Markdown links its lines, on GitHub."
      ),
      (
        "CI_PROJECT_URL, CI_MERGE_REQUEST_SOURCE_BRANCH_SHA, CI_COMMIT_SHA",
        "The same on GitLab."
      ),
      ("BITBUCKET_GIT_HTTP_ORIGIN, BITBUCKET_COMMIT", "The same on Bitbucket."),
      ("GITLAB_CI", "Where it is true, the picture in a comment is as small as GitLab draws it."),
      (
        "PRE_COMMIT_FROM_REF, PRE_COMMIT_TO_REF",
        "The commits that --pre-commit compares, where both are set."
      ),
      ("PATH", "Where git is looked for, by --since, --staged and hook."),
      ("HOME", "This folder is no project because one works in it."),
      ("GIT_INDEX_FILE", "The index that --staged reads, where git's hook names another."),
      ("GIT_CONFIG_*", "Handed to git, like XDG_CONFIG_HOME and TMPDIR."),
    ]
  ),
]

/// Collects lines. What stands in a text is never read as a macro or an escape.
struct ManualPage {
  private(set) var text = ""
  /// Whether a title stands before what follows, and a paragraph is none of its own.
  private var isBelowTitle = false

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func title(_ macro: String, _ title: String) {
    self.macro(macro, [title])
    isBelowTitle = true
  }

  private mutating func beginEntry() {
    macro("TP")
    isBelowTitle = false
  }

  private mutating func beginParagraph() {
    if !isBelowTitle { macro("PP") }
    isBelowTitle = false
  }

  mutating func macro(_ name: String, _ arguments: [String] = []) {
    let words = arguments.map {
      $0.contains(" ") || $0.isEmpty ? "\"\(manualText($0))\"" : manualText($0)
    }
    line(([".\(name)"] + words).joined(separator: " "))
  }

  mutating func paragraph(_ text: String) {
    beginParagraph()
    fill(text)
  }

  /// Lines as they are, in letters of one width.
  mutating func literal(_ lines: [String]) {
    beginParagraph()
    macro("nf")
    for text in lines { line(manualText(text)) }
    macro("fi")
  }

  mutating func entry(_ name: String, _ meaning: String) {
    beginEntry()
    line("\\fB\(manualText(name))\\fR")
    fill(meaning)
  }

  mutating func option(_ flag: Flag) {
    beginEntry()
    let value = flag.value.map { " \\fI\(manualText($0))\\fR" } ?? ""
    let names = flag.spellings.reversed().map { "\\fB\(manualText($0))\\fR" }
    line(names.joined(separator: ", ") + value)
    let choices = flag.choices.isEmpty ? "" : " (\(flag.choices.joined(separator: ", ")))"
    let isOfAll = flag.commands.count == Command.allCases.count
    let commands = isOfAll ? "all commands" : flag.commands.map(\.rawValue).joined(separator: ", ")
    fill(sentence(flag.summary + choices) + " Of \(commands).")
  }

  /// The lines of a help: paragraphs, and rows of a name and what it is, told from each other by the
  /// two spaces between.
  mutating func details(_ lines: [String]) {
    for block in helpBlocks(lines) {
      if let name = block.name { entry(name, block.text) } else { paragraph(block.text) }
    }
  }

  /// Short lines, broken between words.
  private mutating func fill(_ text: String) {
    var current = ""
    for word in text.split(separator: " ").map({ manualText(String($0)) }) {
      if !current.isEmpty, current.utf8.count + word.utf8.count >= 78 {
        line(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + word
    }
    if !current.isEmpty { line(current) }
  }
}

/// A paragraph of a help, or a row with its name.
package struct HelpBlock: Hashable {
  package var name: String?
  package var text: String

  package init(name: String?, text: String) {
    self.name = name
    self.text = text
  }
}

/// Puts together the lines that a help is broken into. A row's further gaps are commas.
package func helpBlocks(_ lines: [String]) -> [HelpBlock] {
  var blocks: [HelpBlock] = []
  var isOver = true
  for line in lines {
    let words = line.split(separator: " ").joined(separator: " ")
    let columns = line.split(separator: "  ").map { $0.drop { $0 == " " } }
    if words.isEmpty {
      isOver = true
    } else if !line.hasPrefix(" "), columns.count > 1 {
      let text = columns.dropFirst().joined(separator: ", ")
      blocks.append(HelpBlock(name: String(columns[0]), text: text))
      isOver = false
    } else if isOver || (blocks.last?.name != nil && !line.hasPrefix(" ")) {
      blocks.append(HelpBlock(name: nil, text: words))
      isOver = false
    } else {
      blocks[blocks.count - 1].text += " " + words
    }
  }
  return blocks
}

private func sentence(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst() + "."
}

/// A text in which nothing speaks to the formatter, and what is ASCII stays so: a hyphen can be copied
/// into a shell.
package func manualText(_ text: String) -> String {
  var result = text.hasPrefix(".") ? "\\&" : ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\e"
    case "-": result += "\\-"
    case "'": result += "\\(aq"
    case "\"": result += "\\(dq"
    case "`": result += "\\(ga"
    case "^": result += "\\(ha"
    case "~": result += "\\(ti"
    case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
    default:
      let code = String(scalar.value, radix: 16, uppercase: true)
      result += "\\[u" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code + "]"
    }
  }
  return result
}
