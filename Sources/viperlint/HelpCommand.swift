import Configuration

/// What a command is for: the head of its help.
struct CommandHelp {
  var usage: [String]
  var summary: String
  var details: [String]
}

func commandHelp(_ command: Command) -> CommandHelp {
  switch command {
  case .lint:
    CommandHelp(
      usage: ["viperlint [lint] [PATH…] [options]"],
      summary: "Reports every reference between types that the architecture forbids.",
      details: [
        "The architecture is read from the whole root: the folder of the nearest",
        ".viperlint.yml above the first PATH, else the top of its git work tree, else the",
        "working folder around all PATHs, else the innermost folder that is. The paths, files",
        "or folders, only narrow what is reported.",
        "",
        "Of a report, the FILE - is standard output. Under GitHub Actions, where no --format is",
        "given, annotations are printed, and the page of the run gets a table.",
        "", "--since and --staged lint both sides in memory and report only what is new, also in",
        "files that the change does not touch; the exit status is that of the new findings.",
        "--pre-commit is for https://pre-commit.com: it does so for the commits that PRE_COMMIT_FROM_REF",
        "and PRE_COMMIT_TO_REF name, else for what is staged; where nothing is, nothing is checked,",
        "and a line says so.",
        "",
        "--hook is for coding agents: it reads the JSON that an agent gives to a hook after an edit,",
        "and lints the files of the edit against HEAD. It prints nothing and exits with 0, or prints",
        "what is new on standard error and exits with 2, which the agent is shown; 1 is for a hook",
        "that cannot do its work.",
        "",
        "--fix writes what can be mended without changing what the code does, lints the new text",
        "before it counts, and reports what is left. --diff prints it and writes nothing; exit status",
        "1 where there is anything. With --staged the index is mended as well, with --stdin the text",
        "is printed as it is after fixing.",
        "", "exit status: 0 no error, 1 at least one, 2 wrong usage or configuration",
      ])
  case .diff:
    CommandHelp(
      usage: ["viperlint diff REV [PATH…] [options]", "viperlint diff --staged [PATH…] [options]"],
      summary: "Tells what a change does to the architecture, for code review.",
      details: [
        "Both sides are linted in memory: the work tree, and the commit at which HEAD left REV.",
        "Where nothing of the architecture changed, that is one line. Else it tells new and fixed",
        "findings, modules and what they know of each other, roles, ownership, and what the change",
        "silences: comments, the configuration, the baseline. Moved and formatted code is no change.",
        "",
        "--format markdown is a comment for a pull or merge request, with a hidden first line by",
        "which a bot finds it again. 'viperlint lint' writes the same beside other reports. Lines are",
        "linked as the build server's variables say, or below --link-base: an address as",
        "'https://github.com/owner/name/blob/main', or one with {path} and {line} in it.",
        "", "exit status: 0, 1 for a new error, 2 wrong usage or configuration",
      ])
  case .why:
    CommandHelp(
      usage: [
        "viperlint why TYPE [PATH…] [options]", "viperlint why FROM TO [PATH…] [options]",
        "viperlint why FILE[:LINE] | FOLDER | RULE [options]",
      ],
      summary: "Tells how a type got its role and who names it, or what one type has of another.",
      details: [
        "TYPE       its role and module, the evidence that was taken and what was not, who names it,",
        "           what it names, and its findings",
        "FROM TO    the references between two types or modules, each with what the architecture",
        "           says of it; where there is none, the shortest way by other types",
        "FILE:LINE  what is found there, and the type around it; of a FILE all its types",
        "FOLDER     its modules",
        "RULE       what it is about, with examples",
        "", "A type is named whole or by its last levels: Articles.Request, Request. A second name",
        "that a folder has as well is the type's or module's: write ./Articles for the folder.",
      ])
  case .may:
    CommandHelp(
      usage: ["viperlint may FROM TO [PATH…] [options]", "viperlint may --file PATH [options]"],
      summary: "Asks the architecture whether one type may know another, before it is written.",
      details: [
        "FROM and TO are types, roles (presenter, view_model), or types that do not exist yet,",
        "whose names then tell their roles; TO may be a framework, too. What a role or a type to",
        "come may know through a protocol only is allowed; the concrete type that exists is not.",
        "",
        "--file tells what a file may import and know, in 30 lines at most; one that is not written",
        "yet is judged by its name and folder.", "",
        "exit status: 0 allowed, 1 not allowed, 2 wrong usage or configuration",
      ])
  case .modules:
    CommandHelp(
      usage: ["viperlint modules [PATH…] [options]"],
      summary: "Lists the modules: roles filled and by which evidence, what is missing.",
      details: [
        "Beneath them stand the screens in no module. A screen is undriven where it neither",
        "names nor is named by what tells views of its preset what to show.",
      ])
  case .initialize:
    CommandHelp(
      usage: ["viperlint init [PATH] [options]"],
      summary: "Studies the code and writes a commented .viperlint.yml.",
      details: [
        "It is written into PATH, else where it governs the working folder: the top of its git",
        "work tree, or the folder itself. It states the preset that fits, changes no finding,",
        "and proposes in comments what the code does everywhere.",
        "",
        "--force adds to a file that is there. All that a person wrote stays, and wins over what",
        "init would state; the block that init wrote is renewed, unless it was changed by hand.",
        "",
        "--agents writes AGENTS.md in its place: a block with the table in words and the commands,",
        "which coding agents read. What stands around the block is kept.",
      ])
  case .rules:
    CommandHelp(
      usage: ["viperlint rules [RULE] [options]", "viperlint rules --evidence [options]"],
      summary: "Lists the rules, or explains one.", details: [])
  case .graph:
    CommandHelp(
      usage: ["viperlint graph [PATH…] [options]"],
      summary: "Prints modules, types with their roles, and who refers to whom.",
      details: [
        "Without options it is JSON with all there is, for programs. With --by, or as a picture",
        "(--format mermaid for a page or comment, dot for Graphviz), it shows who refers to whom",
        "among modules, roles or types, with what is forbidden:",
        "",
        "viperlint graph --format mermaid                      the modules",
        "viperlint graph --format mermaid --focus Login        one, with those around it",
        "viperlint graph --format dot --from Login --to Home   what lies between two",
        "",
        "What is left out for the size of a picture is said in it.",
        "",
        "--cycles lists each knot of modules that all lead to each other: its shortest circle with",
        "the references that it is made of, and the fewest references to cut so that none is left.",
        "Among more than 14 modules these are few, and not known to be the fewest.",
      ])
  case .index:
    CommandHelp(
      usage: ["viperlint index --target NAME -o INDEX FILE… [options]"],
      summary: "Writes what was read of a target's files, so that no run has to read them again.",
      details: [
        "For Bazel, make and other builders that cache: each target is indexed by itself, and",
        "'viperlint lint' judges all indexes together as it would judge the sources, which need not",
        "be there. The same files give the same bytes on every machine; another version's index is",
        "refused.",
        "",
        "A FILE is Swift, a storyboard or a xib, or says which files are read and whose they are:",
        ".gitignore, Package.swift, project.pbxproj. Their paths are kept as seen from the working",
        "folder, in which the lint is to run, too.",
        "", "exit status: 0 written, 2 a file that cannot be read, or wrong usage",
      ])
  case .baseline:
    CommandHelp(
      usage: [
        "viperlint baseline create [PATH] [options]", "viperlint baseline update [PATH] [options]",
        "viperlint baseline prune [PATH] [options]", "viperlint baseline show [PATH] [options]",
      ],
      summary: "Writes down the findings that are there, so that only new ones are reported.",
      details: [
        "create    permits all errors and warnings that are there now",
        "prune     takes away what is fixed",
        "update    the same, and adds what is new of the rules that --allow-growth names",
        "show      how much is permitted, by rule and module",
        "",
        "The file is the configuration's 'baseline', else .viperlint-baseline.json at the root,",
        "which lint reads by itself. Its entries name types and members, never lines or paths.",
        "", "exit status: 0, 1 where update does not add what is new, 2 for wrong usage",
      ])
  case .hook:
    CommandHelp(
      usage: ["viperlint hook install [PATH]", "viperlint hook uninstall [PATH]"],
      summary: "Makes git lint each commit, or takes that away.",
      details: [
        "install    writes a block into the pre-commit hook of the repository around PATH, which",
        "           lints what is staged and stops a commit that brings an error",
        "uninstall  takes the block away, and the file where nothing else is in it",
        "",
        "The hook lies where git looks for it, 'core.hooksPath' included. What others wrote stays:",
        "the block stands before it, and only in a script for a POSIX shell.",
        "", "exit status: 0, or 2 where the hook cannot be changed",
      ])
  case .config:
    CommandHelp(
      usage: [
        "viperlint config print [PATH] [options]", "viperlint config validate [PATH] [options]",
        "viperlint config schema [options]",
      ],
      summary: "Prints what is in force and from where, validates, or prints the JSON Schema.",
      details: [
        "print     everything that is in force for the root of PATH, each line with the file",
        "          and line or the preset that it comes from, as a configuration",
        "validate  reads the configuration and all that it extends, and says what it states, and",
        "          whether viperlint's block in AGENTS.md still holds; exit status 1 where it does not",
        "schema    the JSON Schema of .viperlint.yml, for editors",
        "", "exit status: 0, 1 where that block is stale, 2 wrong usage or configuration",
      ])
  case .lsp:
    CommandHelp(
      usage: ["viperlint lsp [options]"],
      summary: "Shows findings, fixes and roles in an editor, by the Language Server Protocol.",
      details: [
        "An editor starts it and speaks to it over standard input and output; it stands beside",
        "sourcekit-lsp and takes nothing over from it. Each folder that the editor opens is linted as",
        "'viperlint lint FOLDER' would, from the texts as they are in the editor, saved or not.",
        "",
        "What it can: findings in all files, their fixes, comments that suppress with a reason, on a",
        "type its role and who knows it. Asked for by initialization options, which are written in the",
        "editor: {\"notes\": true} for notes, {\"codeLens\": true} for the role over each type.",
        "",
        "exit status: 0 after 'shutdown' and 'exit', 1 where the editor goes without a word, 2 wrong",
        "usage",
      ])
  case .completion:
    CommandHelp(
      usage: ["viperlint completion bash|zsh|fish"],
      summary: "Prints a script by which a shell completes commands, options and values.",
      details: [
        "bash  source <(viperlint completion bash)                    in ~/.bashrc",
        "zsh   viperlint completion zsh > FOLDER/_viperlint           a folder of $fpath",
        "fish  viperlint completion fish > ~/.config/fish/completions/viperlint.fish",
      ])
  case .dump:
    CommandHelp(
      usage: [
        "viperlint dump tokens|outline [--list FILE] [--digest] FILE…",
        "viperlint dump names [PATH…]",
      ],
      summary: "Prints what was read in files, or what their names mean, for comparing.",
      details: [
        "tokens   what the lexer found",
        "outline  declarations, imports, properties, the names of types, and what calls are handed:",
        "         'arg', owner, called name, position, label, line, column, length in bytes, value,",
        "         which is '-', or 'name' NAME, or 'chain', 'type', 'in-chain', 'in-type' with NAME,",
        "         line, column ('in-' where it is not the whole argument); an argument without",
        "         label and value has no line. 'base', owner, TYPE, line, column: the dot of a chain",
        "         goes on from what is cast to TYPE, as in '(x as? TYPE)?.close()'",
        "names    the declaration that each name of a type means, a line for each of its levels:",
        "         file, line, column, name, context, meaning (external, ambiguous, parameter, or",
        "         class, struct, typealias …), and of a declaration its name, file and line",
      ])
  case .help:
    CommandHelp(
      usage: ["viperlint help [COMMAND]", "viperlint help --man"],
      summary: "Prints the help of a command, or all of it as a manual page.", details: [])
  }
}

/// The help of a command: its usage, what it does, its options.
package func helpText(_ command: Command) -> String {
  let help = commandHelp(command)
  var text = help.usage.map { "usage: \($0)\n" }.joined() + "\n" + help.summary + "\n"
  if !help.details.isEmpty {
    text += "\n" + help.details.map { $0 + "\n" }.joined()
  }
  let flags = Flag.all.filter { $0.commands.contains(command) }
  text += "\noptions:\n"
  for flag in flags {
    let short = flag.short.map { "-\($0), " } ?? ""
    let name = short + flag.spelling
    let choices = flag.choices.isEmpty ? "" : " (\(flag.choices.joined(separator: ", ")))"
    text += row(name, flag.summary + choices)
  }
  return text
}

/// The help of the program: its commands, and the options of the main one.
package func overviewText() -> String {
  var text = "viperlint \(version): finds what an architecture forbids in Swift code\n\ncommands:\n"
  for command in Command.allCases {
    text += row(command.rawValue, commandHelp(command).summary)
  }
  return text + "\n" + helpText(.lint)
}

/// Two columns; a name that is too long has a line of its own.
private func row(_ name: String, _ text: String) -> String {
  let width = 18
  if name.count > width - 2 {
    return "  \(name)\n\(String(repeating: " ", count: width + 2))\(text)\n"
  }
  return "  \(name)\(String(repeating: " ", count: width - name.count))\(text)\n"
}

/// `viperlint help [COMMAND]`, `viperlint help --man`
func runHelp(_ operands: [String], _ options: Options) throws(UsageError) -> Int32 {
  if options.wantsManual {
    guard operands.isEmpty else {
      throw UsageError(["'viperlint help --man' takes no command: the page has all"], .help)
    }
    printResult(manualPage(day: archivedDay))
    return 0
  }
  guard let name = operands.first else {
    printResult(options.format == "markdown" ? commandsAsMarkdown() : overviewText())
    return 0
  }
  guard let command = Command(rawValue: name) ?? Synonyms.commands[name], operands.count == 1 else {
    let names = Command.allCases.map(\.rawValue)
    let problem =
      operands.count > 1
      ? "'viperlint help' takes one command" : unknown(called: "command", name, among: names)
    throw UsageError([problem], .help)
  }
  printResult(options.format == "markdown" ? commandAsMarkdown(command) : helpText(command))
  return 0
}
