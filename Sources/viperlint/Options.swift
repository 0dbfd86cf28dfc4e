import Configuration
import Rules
import ViperLintKit

/// The options of a command line, as values.
package struct Options: Hashable, Sendable {
  package var configuration: String?
  package var preset: String?
  package var format = "text"
  package var only: [String] = []
  /// The list of `--files-from`: a file, or `-`.
  package var pathList: String?
  /// The file whose text is on standard input.
  package var unsaved: String?
  package var isStrict = false
  package var showsNotes = false
  package var showsStatistics = false
  package var isQuiet = false
  package var color = "auto"
  /// nil: one for each processor.
  package var jobs: Int?
  package var list: String?
  package var isDigest = false
  package var isForced = false
  package var baseline: String?
  package var ignoresBaseline = false
  package var isBaselineStrict = false
  package var growing: [String] = []
  package var wantsHelp = false
  package var wantsVersion = false

  /// Reads the values of an invocation; of an option given twice the last holds, but for `--only`,
  /// which adds up.
  package init(_ invocation: Invocation) throws(UsageError) {
    var problems: [String] = []
    for option in invocation.options {
      let value = option.value ?? ""
      switch option.name {
      case "config": configuration = value
      case "preset":
        preset = value
        if !Preset.shipped.contains(value) {
          problems.append(unknown(called: "preset", value, among: Preset.shipped))
        }
      case "format": format = value
      case "only": Self.addRules(value, to: &only, &problems)
      case "baseline": baseline = value
      case "no-baseline": ignoresBaseline = true
      case "strict-baseline": isBaselineStrict = true
      case "allow-growth": Self.addRules(value, to: &growing, &problems)
      case "files-from": pathList = value
      case "stdin": unsaved = value
      case "strict": isStrict = true
      case "notes": showsNotes = true
      case "stats": showsStatistics = true
      case "quiet": isQuiet = true
      case "color": color = value
      case "list": list = value
      case "digest": isDigest = true
      case "force": isForced = true
      case "jobs":
        jobs = Int(value)
        if jobs.map({ !(1...1024).contains($0) }) ?? true {
          problems.append("'--jobs' takes a whole number from 1 to 1024, not '\(value)'")
        }
      case "help": wantsHelp = true
      case "version": wantsVersion = true
      default: problems.append("unknown option '--\(option.name)'")
      }
    }
    if isQuiet, showsStatistics {
      problems.append("'--quiet' and '--stats' contradict each other: leave out one")
    }
    if unsaved != nil, pathList != nil {
      problems.append(
        "'--stdin' and '--files-from' contradict each other: the one reports on its own file only")
    }
    if ignoresBaseline, baseline != nil || isBaselineStrict {
      problems.append("'--no-baseline' contradicts what is said of one: leave out either")
    }
    guard problems.isEmpty else { throw UsageError(problems, invocation.command) }
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
    request.only = only
    request.baseline = baseline
    request.ignoresBaseline = ignoresBaseline
    request.isBaselineStrict = isBaselineStrict
    request.jobs = jobs ?? processorCount()
    request.wantsStatistics = showsStatistics
    request.ruleIDs = Rule.all.map(\.id)
    return request
  }
}
