import Reporting
import Rules
import ViperLintKit
import Workspace

extension Options {
  /// The levels of the fixes that are wanted.
  var levels: Set<Fix.Level> { fixesUnsafely ? [.safe, .unsafe] : [.safe] }

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
      (isStaged, "--staged"), (isForPreCommit, "--pre-commit"), (unsaved != nil, "--stdin"),
      (isHook, "--hook"),
    ]
    problems += said.filter(\.0).map {
      "'\($0.1)' contradicts '\(option)', which changes files of the work tree: leave out one"
    }
    if printsDiff {
      let reports = [
        (chosenFormat != nil, "--format"), (!reports.isEmpty, "--report"),
        (isSummary, "--summary"), (printsCounts, "--statistics"),
      ]
      problems += reports.filter(\.0).map {
        "'\($0.1)' contradicts '--diff', which prints a diff in place of the findings"
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
        ? "there is nothing to fix" : "\(fixedWords(mended)) would be fixed: '--fix' writes it")
  }
  return files.isEmpty || options.failsNever ? 0 : 1
}

/// Writes what fixes change. A file that somebody has changed meanwhile stays as it is.
/// - Returns: whether all of it could be written.
func writeFixes(_ mended: [Mended], _ options: Options, in checkout: Checkout) -> Bool {
  var isWritten = true
  for file in mended.flatMap(\.files) {
    do throws(FileError) {
      guard try readFile(file.path) == file.before else {
        throw FileError("it was changed meanwhile; run '--fix' again")
      }
      try replaceFile(
        file.path, String(decoding: file.after, as: UTF8.self), in: checkout,
        permissions: try permissions(of: file.path))
    } catch {
      printProblem("cannot write '\(file.name)': \(error.reason)")
      isWritten = false
    }
  }
  sayLeft(mended, options)
  if !options.isQuiet, isWritten {
    printRemark(
      mended.allSatisfy(\.files.isEmpty)
        ? "there was nothing to fix" : "\(fixedWords(mended)) fixed")
  }
  return isWritten
}

private func sayLeft(_ mended: [Mended], _ options: Options) {
  guard !options.isQuiet else { return }
  for remark in mended.flatMap(\.remarks) { printRemark(remark) }
}

/// `3 findings in 2 files`
private func fixedWords(_ mended: [Mended]) -> String {
  let count = mended.reduce(0) { $0 + $1.count }
  let files = mended.reduce(0) { $0 + $1.files.count }
  return "\(counted(count, "finding")) in \(counted(files, "file"))"
}
