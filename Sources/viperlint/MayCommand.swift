import Architecture
import Reporting
import ViperLintKit
import Workspace

/// `viperlint may FROM TO [PATH…]`
func runMay(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard operands.count >= 2 else {
    throw .usage([
      "'viperlint may' needs two names, of types or roles: viperlint may ArticlesPresenter router"
    ])
  }
  let paths = Array(operands.dropFirst(2))
  guard let result = try await singleResult(paths, options, called: "an answer") else { return 2 }
  let architecture = result.architecture
  let scope = Scope(result.root.scope)
  let found: Answer
  do throws(LookupError) {
    found = answer(
      try party(named: operands[0], in: architecture, isInScope: scope.contains),
      try party(named: operands[1], in: architecture, isInScope: scope.contains),
      in: architecture)
  } catch {
    throw .usage(error.problems)
  }
  var output = ""
  if options.format == "json" {
    renderAnswerJSON(found, in: architecture, into: &output)
  } else {
    renderAnswer(found, in: architecture, into: &output)
  }
  printResult(output, PrintedForm(format: options.format))
  return found.isAllowed ? 0 : 1
}
