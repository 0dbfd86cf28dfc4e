import Architecture
import Reporting
import ViperLintKit

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
  printResult(output)
  return 0
}

/// What a run over the one root of some paths understood; nil where every path is left out.
/// - Throws: for paths of several roots, which have nothing to do with each other.
func singleResult(
  _ paths: [String], _ options: Options, called noun: String
) async throws(RunError) -> RootResult? {
  let request = options.request(paths)
  let plan = try plan(request)
  for sentence in plan.leftOut { printRemark(sentence) }
  guard plan.roots.count <= 1 else {
    let folders = plan.roots.map { "'\($0.folder)'" }.joined(separator: ", ")
    throw .usage(["\(noun) is one root's, and these are several: \(folders)"])
  }
  guard let result = try await run(plan, request).first else {
    printRemark("nothing to print")
    return nil
  }
  return result
}
