import Reporting
import ViperLintKit

/// `viperlint graph --format json [PATH…]`
func runGraph(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  let request = options.request(paths)
  let plan = try plan(request)
  for sentence in plan.leftOut { printRemark(sentence) }
  guard plan.roots.count <= 1 else {
    let folders = plan.roots.map { "'\($0.folder)'" }.joined(separator: ", ")
    throw .usage(["a graph is one root's, and these are several: \(folders)"])
  }
  guard let result = try await run(plan, request).first else {
    printRemark("nothing to print")
    return 0
  }
  var output = ""
  let scope = Scope(result.root.scope)
  renderGraph(result.architecture, isInScope: scope.contains, into: &output)
  printResult(output)
  return 0
}
