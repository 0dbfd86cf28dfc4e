import Configuration
import Rules

/// Words of other linters that mean what viperlint calls otherwise. They are understood, and no help
/// lists them: one name is enough for who looks it up.
package enum Synonyms {
  /// Options by their spelling, each with the long name of the flag that it means.
  package static let options = [
    "--rule": "only", "--rules": "only", "--only-rule": "only", "--only-rules": "only",
    "--select": "only", "--disable-rule": "disable", "--disable-rules": "disable",
    "--skip-rule": "disable", "--reporter": "format", "--output-format": "format", "-f": "format",
    "--output-file": "output", "--out": "output", "--configuration": "config", "-c": "config",
    "-v": "version", "-V": "version", "--no-colour": "no-color", "--colour": "color",
    "--silent": "quiet", "--silence": "quiet", "--threads": "jobs", "--no-fail": "exit-zero",
    "--warnings-as-errors": "strict", "--werror": "strict", "--new-from-rev": "since",
    "--autocorrect": "fix",
  ]

  package static let commands: [String: Command] = ["check": .lint, "explain": .rules]

  /// What is no command of viperlint's but an option, by its spelling.
  static let optionsAsCommands = ["version": "version"]

  /// What cannot be had under this name, or not yet, and what to do instead.
  package static let remedies = [
    "--write-baseline": "'viperlint baseline create' writes the baseline",
    "--update-baseline": "'viperlint baseline update' takes away what is fixed",
    "--enable": "give the rule a severity under 'rules:' in .viperlint.yml, or run it by '--only'",
    "--force-exclude": "what the configuration excludes is left out of a list anyway",
    "--use-script-input-files": "'--files-from' takes a list of files",
    "--lenient": "'--fail-on never' lets a run pass whatever it finds",
    "--list-rules": "'viperlint rules' lists the rules",
    "--verbose": statistics, "-vv": statistics, "--debug": statistics,
    "--ignore": "'--exclude GLOB' leaves out paths, '--disable RULE' a rule",
    "--skip": "'--exclude GLOB' leaves out paths, '--disable RULE' a rule",
    "--ignore-path": "'--exclude GLOB' leaves out paths",
    "--path": pathsAlone, "--paths": pathsAlone, "--include": pathsAlone,
    "--project": noBuild, "--workspace": noBuild, "--scheme": noBuild,
    "--cache": noCache, "--no-cache": noCache, "--cache-path": noCache,
    "--changed": changedOnly, "--changed-only": changedOnly,
    "--use-stdin": "'--stdin PATH' takes standard input for the text of that file",
    "--stdin-filename": "'--stdin PATH' takes standard input for the text of that file",
    "--severity": "'--fail-on' says what fails a run, 'rules:' in .viperlint.yml what a finding is",
    "--init": "'viperlint init' writes a configuration",
    "--explain": "'viperlint rules RULE' explains a rule, 'viperlint why TYPE' a type",
    "--dry-run": "'viperlint lint --diff' shows what '--fix' would change",
  ]

  /// What is no command, and which one does it.
  package static let remediesOfCommands = [
    "list": "'viperlint rules' lists the rules, 'viperlint modules' the modules",
    "rule": "'viperlint rules RULE' explains a rule",
    "analyze": "'viperlint lint' does it", "analyse": "'viperlint lint' does it",
    "run": "'viperlint lint' does it", "scan": "'viperlint lint' does it",
    "test": "'viperlint lint' does it",
    "validate": "'viperlint config validate' reads the configuration and says what is wrong",
    "print": "'viperlint config print' prints what is in force",
    "schema": "'viperlint config schema' prints the schema of .viperlint.yml",
    "install": "'viperlint hook install' makes git lint each commit",
    "fix": fixes, "autocorrect": fixes, "format": fixes,
    "create": "'viperlint baseline create' writes the baseline",
    "show": "'viperlint baseline show' shows what the baseline permits",
    "types": "'viperlint graph' prints the types, 'viperlint why TYPE' one of them",
    "deps": "'viperlint graph' prints who refers to whom",
    "presets": "'viperlint lint --help' names the presets under '--preset'",
    "roles": "'viperlint rules --evidence' lists what tells a role, 'viperlint why TYPE' tells one",
    "summary": "'viperlint --summary' prints where the findings are",
    "status": "'viperlint baseline show' tells what is permitted, '--stats' what was understood",
    "doctor": "'viperlint --stats' tells what was read, and what was not understood",
  ]

  private static let fixes = "'viperlint lint --fix' mends what it can, '--diff' shows it"
  private static let pathsAlone = "paths stand by themselves: viperlint lint App Packages/Core"
  private static let noBuild =
    "viperlint needs no project and no build: name the folder of the sources"
  private static let statistics =
    "'--stats' prints times, what was not read, and what was not understood"
  private static let noCache = "viperlint keeps no cache"
  private static let changedOnly =
    "'--since REV' reports only what is new since a commit, '--staged' what a commit would bring"

  /// What to write in place of an option that is not known; nil where nobody knows.
  static func remedy(forOption spelling: String, of command: Command) -> String? {
    if let remedy = remedies[spelling] { return remedy }
    let flag = Flag.all.first { $0.long == "format" && $0.commands.contains(command) }
    guard let format = flag?.choices.first(where: { "--" + $0 == spelling }) else { return nil }
    return "write '--format \(format)'"
  }

  /// What a first operand was meant for that is neither a path nor a command.
  package static func remark(onFirstOperand word: String) -> String {
    if let remedy = remediesOfCommands[word] { return "unknown command '\(word)': \(remedy)" }
    if Rule.all.contains(where: { $0.id == word }) {
      return "'\(word)' is a rule: 'viperlint rules \(word)' explains it"
    }
    let commands = Command.allCases.map(\.rawValue)
    if nearest(to: word, in: commands) == nil, word.first?.isUppercase == true {
      return "'viperlint why \(word)' tells of a type of that name"
    }
    return unknown(called: "command", word, among: commands)
  }
}
