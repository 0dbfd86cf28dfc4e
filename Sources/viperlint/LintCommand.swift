import Reporting
import ViperLintKit

/// `viperlint [lint] [PATH…]`
func runLint(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  let request = try options.requestWithInput(paths)
  let plan = try plan(request)
  tell(plan.leftOut, options)
  if plan.roots.isEmpty { tell(["nothing to lint"], options) }
  let results = try await withProgress(options, request) { request throws(RunError) in
    try await run(plan, request)
  }
  let report = joined(results)
  // A program that reads the report gets one in any case; for a person that line says it.
  if !plan.roots.isEmpty || options.format != "text" { printResult(rendered(report, options)) }
  if options.format != "text" {
    if options.format != "github" { tell(report.misfits.flatMap(\.lines), options) }
    tell(report.remarks, options)
  }
  let isUnderstood = results.map(saysWhetherUnderstood).allSatisfy { $0 }
  if !isUnderstood { return 2 }
  if report.summary.errors > 0 { return 1 }
  return options.isStrict && report.summary.warnings > 0 ? 1 : 0
}

/// Says what is no finding.
private func tell(_ remarks: [String], _ options: Options) {
  if options.isQuiet { return }
  for remark in remarks { printRemark(remark) }
}

private func rendered(_ report: Report, _ options: Options) -> String {
  var output = ""
  var report = report
  // There they are notices, where JSON has them among its data.
  if options.isQuiet, options.format == "github" { report.misfits = [] }
  switch options.format {
  case "json": renderJSON(report, into: &output)
  case "xcode": renderXcode(report, into: &output)
  case "github": renderGitHub(report, into: &output)
  default:
    var text = TextOptions()
    text.showsNotes = options.showsNotes
    text.isQuiet = options.isQuiet
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
