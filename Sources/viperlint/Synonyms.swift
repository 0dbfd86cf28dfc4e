/// Words of other linters that mean what viperlint calls otherwise. They are understood, and no help
/// lists them: one name is enough for who looks it up.
enum Synonyms {
  /// Options by their spelling, each with the long name of the flag that it means.
  static let options = [
    "--rule": "only", "--rules": "only", "--reporter": "format", "-v": "version",
    "--no-colour": "no-color", "--colour": "color",
  ]

  static let commands: [String: Command] = ["check": .lint, "explain": .rules]

  /// What is no command of viperlint's but an option, by its spelling.
  static let optionsAsCommands = ["version": "version"]

  /// What cannot be had under this name, or not yet, and what to do instead.
  static let remedies = [
    "--write-baseline": "'viperlint baseline create' writes the baseline",
    "--update-baseline": "'viperlint baseline update' takes away what is fixed",
    "--fix": "viperlint changes no code: each finding's help says what to do",
    "--autocorrect": "viperlint changes no code: each finding's help says what to do",
    "--enable": "give the rule a severity under 'rules:' in .viperlint.yml, or run it by '--only'",
    "--force-exclude": "what the configuration excludes is left out of a list anyway",
    "--use-script-input-files": "'--files-from' takes a list of files",
    "--lenient": "'--fail-on never' lets a run pass whatever it finds",
  ]
}
