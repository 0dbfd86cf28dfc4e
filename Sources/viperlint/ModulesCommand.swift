import Architecture
import Reporting
import ViperLintKit
import Workspace

/// `viperlint modules [PATH…]`
func runModules(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard let result = try await singleResult(paths, options, called: "a list of modules") else {
    return 0
  }
  let scope = Scope(result.root.scope)
  let overview = ModuleOverview(result.architecture, isInScope: scope.contains)
  var output = ""
  if options.format == "json" {
    renderModulesJSON(overview, of: result.architecture, into: &output)
  } else {
    renderModules(overview, of: result.architecture, into: &output)
  }
  printResult(output, PrintedForm(format: options.format))
  return 0
}
