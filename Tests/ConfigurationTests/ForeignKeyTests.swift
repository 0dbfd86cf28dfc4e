import Configuration
import Testing

/// Keys that other linters have are answered by what is written here for them, at their place.
@Suite struct ForeignKeyTests {
  @Test func `SwiftLint's paths are written with the keys that mean the same`() {
    checkIssues(
      "included: [App, \"Core/**\"]\nexcluded:\n  - Pods\n",
      "1:1: unknown key 'included': write 'include: [App, Core/**]'",
      "2:1: unknown key 'excluded': write 'exclude: [Pods]'")
    checkIssues("excluded: Pods", "1:1: unknown key 'excluded': write 'exclude: [Pods]'")
    checkIssues("excluded:", "1:1: unknown key 'excluded': write 'exclude: [Pods]'")
    checkIssues(
      "excluded: [\"*.generated.swift\"]",
      "1:1: unknown key 'excluded': write 'exclude: [\"*.generated.swift\"]'")
  }

  @Test func `its rules are severities here, and only viperlint's`() {
    checkIssues(
      "preset: viper\ndisabled_rules:\n  - ui_import\n  - line_length\n  - ui_type\n",
      "2:1: unknown key 'disabled_rules': write 'rules: {ui_import: off, ui_type: off}'")
    checkIssues(
      "disabled_rules: [line_length]",
      "1:1: unknown key 'disabled_rules': 'line_length' is no rule of viperlint ('viperlint rules' lists "
        + "them): leave it out")
    checkIssues(
      "opt_in_rules: [ui_type]",
      "1:1: unknown key 'opt_in_rules': every rule is on that is not off by itself; write 'rules: "
        + "{ui_type: error}'")
    checkIssues(
      "only_rules: [ui_type]",
      "1:1: unknown key 'only_rules': write '<rule>: off' below 'rules:' for the others; 'viperlint "
        + "--only ui_type' runs one rule alone")
    checkIssues(
      "analyzer_rules: []",
      "1:1: unknown key 'analyzer_rules': every rule sees all of the code here: leave it out")
    checkIssues(
      "custom_rules: {no_uikit: {regex: UIKit}}",
      "1:1: unknown key 'custom_rules': who may know whom is said in a table: write 'dependencies: {view: "
        + "{entity: never}}'")
  }

  @Test func `what a run is told is no setting of the code`() {
    checkIssues(
      "reporter: github-actions-logging\nstrict: true\nlenient: false\nquiet: true",
      "1:1: unknown key 'reporter': a run is told: 'viperlint --format github'",
      "2:1: unknown key 'strict': a run is told: 'viperlint --strict'",
      "3:1: unknown key 'lenient': a run is told: 'viperlint --fail-on never'",
      "4:1: unknown key 'quiet': a run is told: 'viperlint --quiet'")
    checkIssues(
      "write_baseline: a.json\nwarning_threshold: 20",
      "1:1: unknown key 'write_baseline': 'viperlint baseline create' writes one, and 'baseline:' names it",
      "2:1: unknown key 'warning_threshold': no number is permitted, but what is there now: 'viperlint "
        + "baseline create' writes it down")
  }

  @Test func `what extends and what is extended are told from each other`() {
    checkIssues(
      "parent_config: ../base.yml\nchild_config: App/.viperlint.yml",
      "1:1: unknown key 'parent_config': write 'extends: \"../base.yml\"'",
      "2:1: unknown key 'child_config': write 'extends: <this file>' in the other one, which is nearer"
    )
  }

  @Test(arguments: [
    "swiftlint_version", "allow_zero_lintable_files", "check_for_updates", "indentation",
    "line_length", "cyclomatic_complexity", "force_cast", "identifier_name", "type_name",
  ])
  func `what is SwiftLint's alone stays in its file`(_ key: String) {
    checkIssues(
      "\(key): 1",
      "1:1: unknown key '\(key)': a setting of SwiftLint, which goes on reading it in .swiftlint.yml: "
        + "leave it out here")
  }

  @Test func `guesses are answered`() {
    checkIssues("ignore: [Pods]", "1:1: unknown key 'ignore': write 'exclude: [Pods]'")
    checkIssues("paths: App", "1:1: unknown key 'paths': write 'include: [App]'")
    checkIssues(
      "targets: [App]",
      "1:1: unknown key 'targets': targets are found by themselves: write the folders to read, 'include: "
        + "[App]'")
    checkIssues(
      "severity: error",
      "1:1: unknown key 'severity': a severity is a rule's: write 'rules: {ui_import: warning}'")
    checkIssues(
      "layer: view",
      "1:1: unknown key 'layer': write 'layers: [view, presenter, interactor, entity]', from top to bottom"
    )
    checkIssues("rule: ui_type", "1:1: unknown key 'rule': write 'rules: {ui_import: warning}'")
    checkIssues("architecture: viper", "1:1: unknown key 'architecture': write 'preset: viper'")
    // Nobody's key is answered by the nearest one, or by all.
    checkIssues("exclud: [Pods]", "1:1: unknown key 'exclud': did you mean 'exclude'?")
  }

  @Test func `so are those below a rule, and words for a severity`() {
    checkIssues(
      "rules:\n  ui_import:\n    enabled: false\n    excluded: [App/Old]\n    included: [App]\n",
      "3:5: unknown key 'enabled': write 'ui_import: off', or leave the rule out",
      "4:5: unknown key 'excluded': write 'allow: [App/Old]'",
      "5:5: unknown key 'included': where it holds is said once for several rules: write 'overrides: "
        + "[{path: App, rules: {ui_import: warning}}]'")
    checkIssues(
      "rules: {ui_import: disabled, ui_type: warn, naming: critical}",
      "1:20: unknown severity 'disabled': write off",
      "1:39: unknown severity 'warn': write warning",
      "1:53: unknown severity 'critical': write error")
  }

  @Test func `what is told to write is read`() throws {
    for text in [
      "rules: {ui_import: off, ui_type: off}", "rules: {ui_type: error}",
      "exclude: [\"*.generated.swift\"]", "include: [App, Core/**]",
      "dependencies: {view: {entity: never}}", "dependencies: {presenter: {ui: never}}",
      "layers: [view, presenter, interactor, entity]",
      "overrides: [{path: App, rules: {ui_import: warning}}]",
    ] {
      _ = try read(text)
    }
  }
}
