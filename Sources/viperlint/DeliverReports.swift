import Configuration
import Reporting
import ViperLintKit
import Workspace

/// Says before the work begins which folder of a report does not exist.
func checkFolders(of reports: [ReportFile]) throws(RunError) {
  let problems = reports.filter { !$0.isStandardOutput }.compactMap { report -> String? in
    let folder = parent(of: normalized(report.path))
    if folder.isEmpty || (try? fileStatus(folder))?.kind == .folder { return nil }
    return "cannot write '\(report.path)': there is no folder '\(folder)'"
  }
  guard problems.isEmpty else { throw .usage(problems) }
}

/// Writes every report that was asked for, then prints.
/// - Parameter checkout: where reports are not written through links that lead out of it.
/// - Returns: whether all of it could be written.
func deliver(_ report: Report, _ options: Options, in checkout: Checkout) -> Bool {
  var isWritten = true
  for file in options.reports {
    let text = rendered(
      told(report, file.format, options), as: file.format, textOptions(options))
    if file.isStandardOutput {
      printResult(text, .asItIs)
      continue
    }
    do throws(FileError) {
      try replaceFile(file.path, text, in: checkout)
    } catch {
      printProblem("cannot write '\(file.path)': \(error.reason)")
      isWritten = false
    }
  }
  let printed = printReport(report, options)
  sayWhatIsLeftOut(told(report, .sarif, options), options.reports.map(\.format) + [printed])
  return isWritten
}

/// Fills standard output, unless a report has it. What is rendered says itself how names are kept from
/// speaking.
/// - Returns: in which form.
private func printReport(_ report: Report, _ options: Options) -> ReportFormat {
  if options.output == nil, let file = options.reports.first(where: \.isStandardOutput) {
    printBeside(report, file.format, options)
    return file.format
  }
  let format = ReportFormat(rawValue: options.format) ?? .text
  if options.output != nil {
    printBeside(report, format, options)
    return format
  }
  if options.chosenFormat == nil, environmentValue("GITHUB_ACTIONS") == "true" {
    printForGitHub(report, options)
    return .github
  }
  var report = told(report, format, options)
  // There they are notices, where JSON has them among its data.
  if options.isQuiet, [.github, .xcode].contains(format) {
    report.misfits = []
    if !options.isStrict { report.unjudged = [] }
  }
  var text = textOptions(options)
  text.isColored = isColored(options.color)
  text.width = lineWidth()
  if options.printsCounts {
    var counts = ""
    renderCounts(report, showsNotes: options.showsNotes, into: &counts)
    printResult(counts)
    return format
  }
  if !format.isForPeople || report.summary.files > 0 {
    printResult(rendered(report, as: format, text), .asItIs)
  }
  printBeside(report, format, options)
  if options.chosenFormat == nil, format == .text, !options.isQuiet, isReadByAgent() {
    printRemark("'--format agent' tells each finding in one line, and always how many there are")
  }
  return format
}

/// Whether a coding agent runs the program, by the variables that they set for what they run. No form
/// is chosen by it, as a person reads along.
private func isReadByAgent() -> Bool {
  [
    "AI_AGENT", "CLAUDECODE", "CURSOR_AGENT", "GEMINI_CLI", "CODEX_SANDBOX", "AUGMENT_AGENT",
    "OPENCODE_CLIENT",
  ].contains { !(environmentValue($0) ?? "").isEmpty }
}

/// What a form tells: notes where they are asked for, but that JSON is the contract of programs, which
/// see by the severity what is one.
private func told(_ report: Report, _ format: ReportFormat, _ options: Options) -> Report {
  guard !options.showsNotes, format != .json else { return report }
  var told = report
  told.leaveOutNotes()
  return told
}

private func textOptions(_ options: Options) -> TextOptions {
  var text = TextOptions()
  text.showsNotes = options.showsNotes
  text.isQuiet = options.isQuiet
  text.limit = options.limit
  text.isSummary = options.isSummary
  text.grouping = options.grouping
  text.unfolds = options.unfolds
  text.showsStatistics = options.showsStatistics
  return text
}

/// What a form for programs has no room for goes to standard error.
private func printBeside(_ report: Report, _ format: ReportFormat, _ options: Options) {
  guard !format.isForPeople else { return }
  if options.showsStatistics {
    var statistics = ""
    renderStatistics(report, into: &statistics)
    printBesideResult(statistics)
  }
  guard !options.isQuiet else { return }
  if format != .github {
    for line in report.misfits.flatMap(\.lines) { printRemark(line) }
  }
  for remark in report.remarks { printRemark(remark) }
  if ![.github, .xcode, .agent].contains(format) {
    for line in report.unjudged { printRemark(line) }
  }
}

/// Annotations, which GitHub shows at the lines of a change, then the remarks and the last line of
/// the text, for who reads the log; and a table for the page of the run.
private func printForGitHub(_ report: Report, _ options: Options) {
  guard report.summary.files > 0 else { return }
  printResult(rendered(told(report, .github, options), as: .github, textOptions(options)), .asItIs)
  var rest = report
  (rest.diagnostics, rest.misfits, rest.unjudged) = ([], [], [])
  printResult(rendered(rest, as: .text, textOptions(options)))
  guard let file = environmentValue("GITHUB_STEP_SUMMARY"), !file.isEmpty else { return }
  var summary = ""
  renderGitHubSummary(report, into: &summary)
  do throws(FileError) {
    try appendToFile(file, summary)
  } catch {
    printRemark("cannot write the summary of the step into '\(file)': \(error.reason)")
  }
}

private func sayWhatIsLeftOut(_ report: Report, _ formats: [ReportFormat]) {
  let count = countLeftOutOfSARIF(report)
  guard count > 0, formats.contains(.sarif) else { return }
  printRemark(
    "GitHub takes 25,000 results of one run, so the SARIF report leaves out the \(count) least bad")
}
