package import Configuration
package import Reporting
import Rules
package import ViperLintKit
import Workspace

/// The options of a command line, as values.
package struct Options: Hashable, Sendable {
  package var configuration: String?
  package var preset: String?
  /// What `--format` names; nil where nobody chose.
  package var chosenFormat: String?
  package var reports: [ReportFile] = []
  package var only: [String] = []
  /// The revision of `--since`.
  package var since: String?
  package var isStaged = false
  /// Whether the environment says what is compared; see ``PreCommit``.
  package var isForPreCommit = false
  /// The list of `--files-from`: a file, or `-`.
  package var pathList: String?
  /// The file whose text is on standard input.
  package var unsaved: String?
  /// The file of `may --file`.
  package var file: String?
  /// Whether standard input tells of an agent's edit.
  package var isHook = false
  /// Whether `init` writes for agents.
  package var isForAgents = false
  /// Whether safe fixes are written.
  package var fixes = false
  /// Whether those are made, too, that may change what the code does.
  package var fixesUnsafely = false
  /// Whether what fixes would change is printed in place of the findings.
  package var printsDiff = false
  package var isStrict = false
  /// Whether nothing that is found fails the run.
  package var failsNever = false
  /// Rules that do not run.
  package var disabled: [String] = []
  /// Patterns of paths that are left out beside those of the configuration.
  package var excluded: [Glob] = []
  /// Where standard output is written instead.
  package var output: String?
  package var showsNotes = false
  package var showsStatistics = false
  package var isQuiet = false
  /// nil: all findings are printed.
  package var limit: Int?
  /// The table in place of the findings.
  package var isSummary = false
  /// Counts in place of the findings.
  package var printsCounts = false
  package var grouping: EntryGrouping?
  package var unfolds = false
  package var color = "auto"
  /// nil: one for each processor.
  package var jobs: Int?
  package var list: String?
  /// What an index is called.
  package var target: String?
  package var indexes = IndexNames()
  package var baseIndexes = IndexNames()
  package var isDigest = false
  package var isForced = false
  package var listsEvidence = false
  package var baseline: String?
  package var ignoresBaseline = false
  package var isBaselineStrict = false
  package var growing: [String] = []
  package var graph = GraphOptions()
  /// Where lines are linked; nil for what the build server says.
  package var linkBase: String?
  package var commentKey: String?
  package var wantsHelp = false
  package var wantsVersion = false
  package var wantsManual = false

  /// Reads the values of an invocation; of an option given twice the last holds, but for `--only`
  /// and `--report`, which add up.
  package init(_ invocation: Invocation) throws(UsageError) {
    var problems: [String] = []
    var failsOn: String?
    for option in invocation.options {
      let value = option.value ?? ""
      switch option.name {
      case "config": configuration = value
      case "preset":
        preset = value
        if !Preset.shipped.contains(value) {
          problems.append(unknown(called: "preset", value, among: Preset.shipped))
        }
      case "format": chosenFormat = value
      case "report": addReport(value, &problems)
      case "only": Self.addRules(value, to: &only, &problems)
      case "since":
        since = value
        if value.isEmpty {
          problems.append("'--since' needs a revision: a branch, a tag or a commit")
        }
      case "staged": isStaged = true
      case "pre-commit": isForPreCommit = true
      case "baseline": baseline = value
      case "no-baseline": ignoresBaseline = true
      case "strict-baseline": isBaselineStrict = true
      case "allow-growth": Self.addRules(value, to: &growing, &problems)
      case "files-from": pathList = value
      case "stdin": unsaved = value
      case "file": file = value
      case "hook": isHook = true
      // There is no other way to speak to the server.
      case "stdio": break
      case "agents": isForAgents = true
      case "fix": fixes = true
      case "unsafe-fixes": fixesUnsafely = true
      case "diff": printsDiff = true
      case "strict": isStrict = true
      case "fail-on":
        (failsOn, failsNever) = (value, value == "never")
        isStrict = isStrict || value == "warning"
      case "exit-zero": failsNever = true
      case "disable": Self.addRules(value, to: &disabled, &problems)
      case "exclude": excluded.append(Glob(value))
      case "output": output = value
      case "notes": showsNotes = true
      case "stats": showsStatistics = true
      case "evidence": listsEvidence = true
      case "quiet": isQuiet = true
      case "limit":
        limit = Int(value)
        if limit.map({ $0 < 1 }) ?? true {
          problems.append("'--limit' takes a whole number from 1, not '\(value)'")
        }
      case "summary": isSummary = true
      case "statistics": printsCounts = true
      case "group": grouping = EntryGrouping(rawValue: value)
      case "all": unfolds = true
      case "color": color = value
      case "no-color": color = "never"
      case "list": list = value
      case "target": target = value
      case "index": indexes.files.append(value)
      case "index-list": indexes.lists.append(value)
      case "base-index": baseIndexes.files.append(value)
      case "base-index-list": baseIndexes.lists.append(value)
      case "digest": isDigest = true
      case "force": isForced = true
      case "link-base": linkBase = value
      case "comment-key": commentKey = value
      case "by": graph.level = ReferenceGraph.Level(rawValue: value)
      case "focus": graph.focus = value
      case "depth":
        graph.depth = Int(value)
        if graph.depth.map({ $0 < 0 }) ?? true {
          problems.append("'--depth' takes a whole number from 0, not '\(value)'")
        }
      case "from": graph.from = value
      case "to": graph.to = value
      case "collapse": graph.collapsed.append(Glob(value))
      case "only-violations": graph.onlyViolations = true
      case "cycles": graph.listsCycles = true
      case "jobs":
        jobs = Int(value)
        if jobs.map({ !(1...1024).contains($0) }) ?? true {
          problems.append("'--jobs' takes a whole number from 1 to 1024, not '\(value)'")
        }
      case "help": wantsHelp = true
      case "version": wantsVersion = true
      case "man": wantsManual = true
      default: problems.append("unknown option '--\(option.name)'")
      }
    }
    if isQuiet, showsStatistics {
      problems.append("'--quiet' and '--stats' contradict each other: leave out one")
    }
    if wantsManual, chosenFormat != nil {
      problems.append("'--man' and '--format' contradict each other: leave out one")
    }
    if isStrict, failsNever || failsOn == "error" {
      problems.append(
        "'--strict' and '\(failsNever ? "--fail-on never" : "--fail-on error")' contradict each other: "
          + "leave out one")
    }
    if let rule = disabled.first(where: only.contains) {
      problems.append("'--only' and '--disable' both name '\(rule)': leave out one")
    }
    if unsaved != nil, pathList != nil {
      problems.append(
        "'--stdin' and '--files-from' contradict each other: the one reports on its own file only")
    }
    if ignoresBaseline, baseline != nil || isBaselineStrict {
      problems.append("'--no-baseline' contradicts what is said of one: leave out either")
    }
    if let output {
      if output.isEmpty || output == "-" {
        problems.append("'--output' needs a file; without it the report is printed")
      }
      if printsCounts {
        problems.append(
          "'--output' and '--statistics' contradict each other: the counts are printed")
      }
      // A diff is no report of findings, and is written by itself.
      if invocation.command == .lint {
        reports.append(ReportFile(ReportFormat(rawValue: format) ?? .text, path: output))
      }
    }
    problems += clashes(of: reports, format: output == nil ? chosenFormat : nil)
    if unsaved != nil, since != nil || isStaged || isForPreCommit {
      problems.append(
        "'--stdin' contradicts '--since', '--staged' and '--pre-commit': a text that is not saved is in "
          + "no commit")
    }
    if isForPreCommit, since != nil || isStaged {
      problems.append(
        "'--pre-commit' finds out by itself what is compared: leave out "
          + "'\(isStaged ? "--staged" : "--since")'")
    }
    if since != nil, isStaged {
      problems.append(
        "'--since' and '--staged' contradict each other: the one is about the work tree, the other "
          + "about the index")
    }
    problems += clashesOfFixes()
    if isHook { problems += clashesOfHook() }
    problems += clashesOfIndexes(isDiff: invocation.command == .diff)
    switch invocation.command {
    case .graph:
      problems += graph.problems(format: chosenFormat, isComparison: since != nil)
    case .diff: problems += uselessForComments()
    case .lint: problems += clashesOfText() + clashesOfMarkdown() + uselessForComments()
    default: problems += clashesOfText()
    }
    guard problems.isEmpty else { throw UsageError(problems, invocation.command) }
  }

  /// What arranges the text and is said of another form, and what cannot be arranged in two ways.
  private func clashesOfText() -> [String] {
    let said = [
      (limit != nil, "--limit"), (isSummary, "--summary"), (printsCounts, "--statistics"),
      (grouping != nil, "--group"), (unfolds, "--all"),
    ].filter(\.0).map(\.1)
    if format != "text" {
      return said.map { "'\($0)' is of the text only: who reads '\(format)' wants all findings" }
    }
    // Counts and tables have no findings to arrange.
    guard isSummary || printsCounts, said.count > 1 else { return [] }
    return ["'\(said[0])' and '\(said[1])' contradict each other: leave out one"]
  }

  /// A hook finds out by itself what is linted, and what is printed is for the agent.
  private func clashesOfHook() -> [String] {
    let said = [
      (since != nil, "--since"), (isStaged, "--staged"), (isForPreCommit, "--pre-commit"),
      (unsaved != nil, "--stdin"), (pathList != nil, "--files-from"),
      (chosenFormat != nil, "--format"), (!reports.isEmpty, "--report"),
      (showsStatistics, "--stats"), (showsNotes, "--notes"), (failsNever, "--fail-on never"),
    ]
    return said.filter(\.0).map {
      "'\($0.1)' contradicts '--hook', which tells the agent what its edit brings: leave out one"
    }
  }

  /// Markdown tells of a change.
  private func clashesOfMarkdown() -> [String] {
    guard writesMarkdown, since == nil, !isStaged, !isForPreCommit else { return [] }
    return [
      "Markdown tells what a change does to the architecture: add '--since REV', '--staged' or "
        + "'--pre-commit'"
    ]
  }

  /// What is said of a comment or a page where none is written.
  private func uselessForComments() -> [String] {
    var problems: [String] = []
    if linkBase != nil, !writesMarkdown, !writesPage {
      problems.append("'--link-base' links lines in Markdown and on a page, and neither is written")
    }
    if commentKey != nil, !writesMarkdown {
      problems.append("'--comment-key' is for a comment in Markdown, and none is written")
    }
    return problems
  }

  /// Whether a comment on the change is wanted.
  package var writesMarkdown: Bool {
    format == "markdown" || reports.contains { $0.format == .markdown }
  }

  /// Whether a page is wanted.
  package var writesPage: Bool {
    format == "html" || reports.contains { $0.format == .html }
  }

  /// The form of standard output.
  package var format: String { chosenFormat ?? "text" }

  private mutating func addReport(_ value: String, _ problems: inout [String]) {
    do {
      reports.append(try ReportFile(value))
    } catch {
      problems += error.problems
    }
  }

  private static func addRules(
    _ value: String, to rules: inout [String], _ problems: inout [String]
  ) {
    let known = Rule.all.map(\.id)
    for name in value.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(name.drop { $0 == " " })
      if !known.contains(name) {
        problems.append(unknown(called: "rule", name, among: known))
      } else if !rules.contains(name) {
        rules.append(name)
      }
    }
  }

  /// What the library is asked to do.
  func request(_ paths: [String]) -> RunRequest {
    var request = RunRequest()
    request.paths = paths
    request.configuration = configuration
    request.preset = preset
    request.indexes = indexes
    request.baseIndexes = baseIndexes
    request.only = only
    request.disabled = disabled
    request.excluded = excluded
    request.baseline = baseline
    request.ignoresBaseline = ignoresBaseline
    request.isBaselineStrict = isBaselineStrict
    request.jobs = jobs ?? processorCount()
    request.wantsStatistics = showsStatistics
    request.rules = Rule.declarations
    request.comparison = isStaged ? .staged : since.map { .since($0) }
    return request
  }
}
