import Reporting
import ViperLintKit

/// `viperlint [lint] [PATH…]`
func runLint(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  let request = options.request(paths)
  let plan = try plan(request)
  for sentence in plan.leftOut { printRemark(sentence) }
  guard !plan.roots.isEmpty else {
    printRemark("nothing to lint")
    return 0
  }
  let results = try await run(plan, request)
  let report = joined(results)
  printResult(rendered(report, options))
  if options.format != "text" {
    for remark in report.remarks { printRemark(remark) }
    if let line = changeLine(report) { printRemark(line) }
  }
  let isUnderstood = results.map(saysWhetherUnderstood).allSatisfy { $0 }
  if !isUnderstood { return 2 }
  if report.summary.errors > 0 { return 1 }
  return options.isStrict && report.summary.warnings > 0 ? 1 : 0
}

private func rendered(_ report: Report, _ options: Options) -> String {
  var output = ""
  switch options.format {
  case "json": renderJSON(report, into: &output)
  case "xcode": renderXcode(report, into: &output)
  case "github": renderGitHub(report, into: &output)
  default:
    var text = TextOptions()
    text.showsNotes = options.showsNotes
    text.isQuiet = options.isQuiet
    text.limit = options.limit
    text.showsStatistics = options.showsStatistics
    text.isColored = isColored(options.color)
    renderText(report, text, into: &output)
    return output
  }
  if options.showsStatistics {
    var statistics = ""
    renderStatistics(report, into: &statistics)
    write(statistics, to: 2)
  }
  return output
}

/// A root in which no type has a role was not checked at all, which must not look like health.
private func saysWhetherUnderstood(_ result: RootResult) -> Bool {
  if result.hasRoles { return true }
  printProblem(
    "no type in '\(result.root.folder)' has a role, so nothing was checked: name the folder of the "
      + "app's sources, or tell the roles under 'roles:' in .viperlint.yml")
  return false
}
