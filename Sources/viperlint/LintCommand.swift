import Reporting
import ViperLintKit
import Workspace

/// `viperlint [lint] [PATH…]`
func runLint(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  if options.isHook { return try await runAgentHook(paths, options) }
  try checkFolders(of: options.reports)
  var request = try options.requestWithInput(paths)
  if options.isForPreCommit {
    guard let comparison = try preCommitComparison(paths) else {
      printRemark(nothingForPreCommit)
      return deliver(Report(), options, in: Checkout(around: paths)) ? 0 : 2
    }
    request.comparison = comparison
  }
  let plan = try plan(request)
  tell(plan.leftOut, options)
  try checkOneRoot(plan, options)
  guard !plan.roots.isEmpty else {
    tell(["nothing to lint"], options)
    return deliver(Report(), options, in: Checkout(around: paths)) ? 0 : 2
  }
  var results = try await withProgress(options, request) { request throws(RunError) in
    try await run(plan, request)
  }
  var isFixed = true
  if options.mends {
    let mended = try await mended(results, request, options)
    if options.printsDiff { return printDiff(mended, options) }
    if let unsaved = request.unsaved {
      printFixed(mended, unsaved.bytes, options)
      return status(of: joined(mended.map(\.result)), options)
    }
    isFixed = writeFixes(mended, options, in: plan.checkout)
    if isFixed { results = mended.map(\.result) }
  }
  var report = joined(results)
  report.problems = results.compactMap(problem)
  report.isStrict = options.isStrict
  if options.writesMarkdown { report.review = try review(results, options, request) }
  if options.writesPage { report.page = try page(of: results, options) }
  // What no change has brought is nothing that one can mend.
  if request.comparison != nil { report.unjudged = [] }
  // These tell it themselves.
  if !["text", "agent"].contains(options.format), let line = changeLine(report) {
    tell([line], options)
  }
  let isWritten = deliver(report, options, in: plan.checkout)
  for problem in report.problems { printProblem(problem) }
  let isDone = isFixed && isWritten && report.problems.isEmpty
  // To give back all that was understood takes a fiftieth of a run, and it goes with the process anyway.
  withExtendedLifetime((results, report, plan)) {
    endProgram(isDone ? status(of: report, options) : 2)
  }
}

/// What a report exits with that could be made and written.
private func status(of report: Report, _ options: Options) -> Int32 {
  if options.failsNever { return 0 }
  if report.summary.errors > 0 { return 1 }
  guard options.isStrict else { return 0 }
  if options.isQuiet { for line in report.unjudged { printProblem(line) } }
  return report.summary.warnings > 0 || !report.unjudged.isEmpty ? 1 : 0
}

/// Says before the work begins what can be made of one root only.
private func checkOneRoot(_ plan: RunPlan, _ options: Options) throws(RunError) {
  guard plan.roots.count > 1, options.writesMarkdown || options.writesPage else { return }
  let noun = options.writesPage ? "a page" : "a comment in Markdown"
  let folders = plan.roots.map { "'\($0.folder)'" }.joined(separator: ", ")
  throw .usage([
    "\(noun) is on one root, and these are several: \(folders); run once for each"
  ])
}

/// What the page of the one root that was linted is made of.
func page(of results: [RootResult], _ options: Options) throws(RunError) -> PageSource? {
  guard let result = results.first else { return nil }
  var page = PageSource(
    model: result.architecture, findings: result.allFindings,
    title: String(lastLevel(of: result.root.folder)))
  let comment = try commentOptions(options, result)
  page.links = comment.links
  page.repositoryPrefix = comment.repositoryPrefix
  return page
}

/// What the change does to the one root that was linted.
private func review(
  _ results: [RootResult], _ options: Options, _ request: RunRequest
) throws(RunError) -> (change: ArchitectureChange, comment: CommentOptions)? {
  guard let result = results.first, let change = try architectureChange(of: result, request) else {
    return nil
  }
  return (change, try commentOptions(options, result))
}

/// Says what is no finding.
private func tell(_ remarks: [String], _ options: Options) {
  if options.isQuiet { return }
  for remark in remarks { printRemark(remark) }
}

/// A root in which no type has a role was not checked at all, which must not look like health.
func problem(_ result: RootResult) -> String? {
  result.hasRoles ? nil : noRoleSentence(in: "'\(result.root.folder)'")
}
