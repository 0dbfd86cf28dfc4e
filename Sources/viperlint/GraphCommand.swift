import Reporting
import ViperLintKit

/// `viperlint graph --format json [PATH…]`
func runGraph(_ paths: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard let result = try await singleResult(paths, options, called: "a graph") else { return 0 }
  var output = ""
  let scope = Scope(result.root.scope)
  renderGraph(result.architecture, isInScope: scope.contains, into: &output)
  printResult(output)
  return 0
}
