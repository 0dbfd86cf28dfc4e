import Diagnostics
import Reporting
import ViperLintKit
import Workspace

extension Options {
  /// The levels of the fixes that are wanted.
  var levels: Set<Fix.Level> {
    guard fixesUnsafely else { return [.safe] }
    return printsDiff ? [.safe, .unsafe, .shown] : [.safe, .unsafe]
  }

  /// Whether fixes are asked for at all, to be written or shown.
  var mends: Bool { fixes || printsDiff }

  /// What a fix cannot be asked for together with.
  func clashesOfFixes() -> [String] {
    if fixesUnsafely, !mends {
      return ["'--unsafe-fixes' says which fixes are made: add '--fix', or '--diff'"]
    }
    guard mends else { return [] }
    var problems: [String] = []
    if fixes, printsDiff {
      problems.append("'--fix' and '--diff' contradict each other: the one writes, the other shows")
    }
    let option = fixes ? "--fix" : "--diff"
    let said = [
      (isForPreCommit, "--pre-commit"), (isHook, "--hook"),
    ]
    problems += said.filter(\.0).map {
      "'\($0.1)' contradicts '\(option)', which changes files of the work tree: leave out one"
    }
    if printsDiff || unsaved != nil {
      let what = printsDiff ? "a diff" : "the text"
      let way = printsDiff ? "--diff" : "--fix --stdin"
      let reports = [
        (chosenFormat != nil, "--format"), (!reports.isEmpty, "--report"),
        (isSummary, "--summary"), (printsCounts, "--statistics"),
      ]
      problems += reports.filter(\.0).map {
        "'\($0.1)' contradicts '\(way)', which prints \(what) in place of the findings"
      }
    }
    return problems
  }
}

/// Applies the fixes of each root in memory.
func mended(
  _ results: [RootResult], _ request: RunRequest, _ options: Options
) async throws(RunError) -> [Mended] {
  var mended: [Mended] = []
  for result in results { mended.append(try await mend(result, request, levels: options.levels)) }
  return mended
}

/// Prints what fixes would change, and nothing else.
/// - Returns: 1 where there is anything, as for findings.
func printDiff(_ mended: [Mended], _ options: Options) -> Int32 {
  let files = mended.flatMap(\.files)
  for file in files {
    let (before, after) = (
      String(decoding: file.before, as: UTF8.self), String(decoding: file.after, as: UTF8.self)
    )
    printResult(unifiedDiff(before, after, name: file.name), .asItIs)
  }
  sayLeft(mended, options)
  if !options.isQuiet {
    printRemark(
      files.isEmpty
        ? "there is nothing to fix"
        : "\(fixedWords(mended)) would be fixed: \(wayToWrite(mended, options))")
  }
  return files.isEmpty || options.failsNever ? 0 : 1
}

private func wayToWrite(_ mended: [Mended], _ options: Options) -> String {
  let all = mended.reduce(0) { $0 + $1.count }
  let shown = mended.reduce(0) { $0 + $1.shown }
  if shown == all { return "nothing writes it, as a person has to see what else must follow" }
  let writes = options.fixesUnsafely ? "'--fix --unsafe-fixes' writes it" : "'--fix' writes it"
  return shown == 0
    ? writes
    : "\(writes), but for \(counted(shown, "finding")), of which a person has to see what else must follow"
}

/// Prints the unsaved text as fixes leave it, whether they change it or not.
func printFixed(_ mended: [Mended], _ before: [UInt8], _ options: Options) {
  let file = mended.flatMap(\.files).first
  printResult(String(decoding: file?.after ?? before, as: UTF8.self), .asItIs)
  sayLeft(mended, options)
  guard !options.isQuiet else { return }
  let left = joined(mended.map(\.result)).summary
  let fixed = file == nil ? "there was nothing to fix" : "\(fixedWords(mended)) fixed"
  let rest = left.errors + left.warnings
  printRemark(rest == 0 ? fixed : "\(fixed); \(counted(rest, "finding")) left")
}

func sayLeft(_ mended: [Mended], _ options: Options) {
  guard !options.isQuiet else { return }
  for remark in mended.flatMap(\.remarks) { printRemark(remark) }
}

/// `3 findings in 2 files`
func fixedWords(_ mended: [Mended]) -> String {
  let count = mended.reduce(0) { $0 + $1.count }
  let files = mended.reduce(0) { $0 + $1.files.count }
  return "\(counted(count, "finding")) in \(counted(files, "file"))"
}
