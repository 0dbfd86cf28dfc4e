import Reporting

/// What the program can be told to do.
package enum Command: String, CaseIterable, Sendable {
  case lint, diff, why, may, modules, rules, graph, index, baseline
  case initialize = "init"
  case hook, config, lsp, completion, dump, help
}

/// One option: its names, its value and what it does. Parsing and every help text derive from
/// ``all``; a new option is one entry there and one line in `Options`.
package struct Flag: Sendable {
  /// Without the dashes.
  package var long: String
  package var short: Character?
  /// What its value is called in the help; nil for a switch.
  package var value: String?
  /// The values that it takes; empty for any.
  package var choices: [String]
  /// One line, lower case, without full stop.
  package var summary: String
  package var commands: [Command]

  init(
    _ long: String, short: Character? = nil, value: String? = nil, choices: [String] = [],
    _ commands: [Command], _ summary: String
  ) {
    self.long = long
    self.short = short
    self.value = value
    self.choices = choices
    self.summary = summary
    self.commands = commands
  }

  /// The commands that read the architecture.
  private static let readers: [Command] = [
    .lint, .diff, .why, .may, .modules, .graph, .baseline, .config, .lsp,
  ]

  /// Those that take indexes for sources.
  private static let joiners: [Command] = [.lint, .diff, .why, .may, .modules, .graph, .baseline]

  /// In the order of the help.
  package static let all: [Flag] = [
    Flag(
      "config", value: "FILE", readers,
      "read this configuration instead of the nearest .viperlint.yml"),
    Flag(
      "preset", value: "NAME", readers + [.initialize],
      "judge by this preset, whatever the configuration says"),
    Flag(
      "format", value: "FORMAT", choices: ReportFormat.allCases.map(\.rawValue), [.lint],
      "print the findings in this form"),
    Flag(
      "report", value: "FORMAT=FILE", [.lint],
      "write them into a file as well, in any of these forms; repeatable"),
    Flag(
      "format", value: "FORMAT", choices: ["json", "mermaid", "dot", "html"], [.graph],
      "print the graph in this form"),
    Flag(
      "by", value: "LEVEL", choices: ReferenceGraph.Level.allCases.map(\.rawValue), [.graph],
      "show who refers to whom among modules, roles or types"),
    Flag(
      "focus", value: "NAME", [.graph],
      "show a type or module, those that know it and those that it knows"),
    Flag("depth", value: "N", [.graph], "show so many steps around the focus; 1 by default"),
    Flag("from", value: "NAME", [.graph], "show only what lies between this and --to"),
    Flag("to", value: "NAME", [.graph], "show only what lies between --from and this"),
    Flag(
      "collapse", value: "PATTERN", [.graph],
      "show those whose names fit a pattern as one; repeatable"),
    Flag("only-violations", [.graph], "show only what has an error or a warning"),
    Flag("cycles", [.graph], "list which modules know each other in circles, and what to cut"),
    Flag(
      "format", value: "FORMAT", choices: ["text", "markdown", "json"], [.diff],
      "print the change in this form; markdown is for a comment on it"),
    Flag(
      "format", value: "FORMAT", choices: ["text", "json"], [.modules, .may, .why],
      "print the answer in this form"),
    Flag(
      "format", value: "FORMAT", choices: ["text", "markdown"], [.rules, .help],
      "print the lists or the help in this form"),
    Flag(
      "format", value: "FORMAT", choices: ["json", "markdown"], [.config],
      "print the schema in this form, or its keys as tables"),
    Flag(
      "output", short: "o", value: "FILE", [.lint, .diff],
      "write into a file what would be printed"),
    Flag("output", short: "o", value: "FILE", [.index], "write the index into this file"),
    Flag("evidence", [.rules], "list what tells a role, and what rules leave alone"),
    Flag("force", [.baseline], "overwrite the file that is there"),
    Flag("force", [.initialize], "keep what the file states, and renew what init wrote in it"),
    Flag(
      "baseline", value: "FILE", [.lint, .baseline, .lsp],
      "the file of old findings, instead of the one that is stated"),
    Flag("no-baseline", [.lint, .diff, .lsp], "report old findings, too"),
    Flag("strict-baseline", [.lint], "exit with 1 where the baseline permits what is gone"),
    Flag(
      "allow-growth", value: "RULE", [.baseline],
      "let update add findings of this rule; several with commas"),
    Flag(
      "only", value: "RULE", [.lint, .lsp],
      "run this rule alone; several with commas, or by repeating the option"),
    Flag(
      "disable", value: "RULE", [.lint, .lsp],
      "leave out this rule; several with commas, or by repeating the option"),
    Flag(
      "exclude", value: "GLOB", [.lint, .lsp],
      "leave out the paths that match it, too; repeatable"),
    Flag(
      "since", value: "REV", [.lint],
      "report only what is new since the commit at which HEAD left REV"),
    Flag(
      "since", value: "REV", [.graph],
      "mark what is new and what is gone since HEAD left REV"),
    Flag("staged", [.lint], "report only what is new in the index, compared with HEAD"),
    Flag("staged", [.diff], "tell what the index does to the architecture of HEAD"),
    Flag(
      "link-base", value: "URL", [.lint, .diff],
      "link lines in Markdown to the code as this address shows it"),
    Flag(
      "comment-key", value: "KEY", [.lint, .diff],
      "tell a comment in Markdown from others of the same bot"),
    Flag(
      "pre-commit", [.lint],
      "report only what is new in the range of pre-commit, else in the index"),
    Flag(
      "files-from", value: "FILE", [.lint],
      "report on the paths in this list, too; - is standard input"),
    Flag(
      "files-from", value: "FILE", [.index],
      "index the files in this list, too; - is standard input"),
    Flag(
      "target", value: "NAME", [.index], "call the index so in messages"),
    Flag(
      "index", value: "FILE", joiners,
      "read this index of a target in place of sources; repeatable"),
    Flag(
      "index-list", value: "FILE", joiners,
      "read the indexes in this list, one a line; - is standard input"),
    Flag(
      "base-index", value: "FILE", [.lint, .diff, .graph],
      "compare with the state that this index tells of; repeatable"),
    Flag(
      "base-index-list", value: "FILE", [.lint, .diff, .graph],
      "compare with the state that the indexes in this list tell of"),
    Flag(
      "stdin", value: "PATH", [.lint],
      "take standard input for the text of this file, and report on it"),
    Flag(
      "file", value: "PATH", [.may],
      "tell what this file, written or not yet, may import and know"),
    Flag(
      "hook", [.lint],
      "read the edit of an agent from standard input, tell what it brings"),
    Flag(
      "agents", [.initialize],
      "write the table and the commands into AGENTS.md, and no configuration"),
    Flag("fix", [.lint], "mend what can be mended without changing what the code does"),
    Flag(
      "unsafe-fixes", [.lint],
      "make fixes, too, after which you must build; --diff also shows advice"),
    Flag("diff", [.lint], "print what --fix would change as a diff, and write nothing"),
    Flag("strict", [.lint], "exit with 1 for warnings, too, and where no module was judged"),
    Flag("strict", [.diff], "exit with 1 for new warnings, too"),
    Flag(
      "fail-on", value: "WHAT", choices: ["error", "warning", "never"], [.lint, .diff],
      "exit with 1 for errors, for warnings, too, or never for what is found"),
    Flag("exit-zero", [.lint, .diff], "exit with 0 whatever is found, like --fail-on never"),
    Flag(
      "stdio", [.lsp],
      "speak over standard input and output, as ever; editors add it"),
    Flag(
      "notes", [.lint, .lsp],
      "report notes, too, which rest on a single fact or on a found preset"),
    Flag("stats", [.lint], "print times, what was not read, and what was not understood"),
    Flag("summary", [.lint], "print where the findings are as a table, and none of them"),
    Flag("statistics", [.lint], "print how many there are of each rule, for scripts"),
    Flag(
      "group", value: "BY", choices: EntryGrouping.allCases.map(\.rawValue), [.lint],
      "arrange the text by rule, module or file, not the worst first"),
    Flag("all", [.lint], "print each finding by itself, however many there are"),
    Flag("all", [.diff], "print all that changed, however much"),
    Flag("all", [.graph], "draw all there is, however large the picture"),
    Flag("all", [.initialize], "list all modules and screens in the file, however many"),
    Flag(
      "limit", value: "N", [.lint],
      "print so many entries as text, the worst first, and count the others"),
    Flag("quiet", short: "q", [.lint, .diff], "print findings only, and errors that end the run"),
    Flag(
      "color", value: "WHEN", choices: ["auto", "always", "never"], [.lint, .diff],
      "colour the text; auto colours for terminals"),
    Flag("no-color", [.lint, .diff], "colour nothing, like --color never"),
    Flag(
      "list", value: "FILE", [.dump], "read the paths from this file, one a line"),
    Flag("digest", [.dump], "print a line for each file: path, number of lines, hash"),
    Flag(
      "jobs", short: "j", value: "N", readers + [.initialize, .index],
      "read files on so many threads; one for each processor by default"),
    Flag("help", short: "h", Command.allCases, "print this help"),
    Flag("version", [.lint, .help], "print the version, and of a release the commit"),
    Flag("man", [.help], "print all of the help as a manual page, for man"),
  ]
}
