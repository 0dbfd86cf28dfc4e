import Architecture
import Configuration
import Reporting
import ViperLintKit

/// `viperlint why TYPE [PATH…]`
func runWhy(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard let name = operands.first else {
    throw .usage(["'viperlint why' needs the name of a type: viperlint why ArticlesPresenter"])
  }
  let request = options.request(Array(operands.dropFirst()))
  let plan = try plan(request)
  let results = try await run(plan, request)
  var output = ""
  for result in results {
    let all = types(named: name, in: result.architecture)
    let scope = Scope(result.root.scope)
    let inScope = all.filter { type in
      scope.contains(result.architecture.files[result.architecture[type].file].path)
    }
    for type in inScope.isEmpty ? all : inScope {
      if !output.isEmpty { output += "\n" }
      renderWhy(type, in: result.architecture, into: &output)
    }
  }
  guard output.isEmpty else {
    printResult(output)
    return 0
  }
  throw .usage([unknownType(name, results)])
}

private func unknownType(_ name: String, _ results: [RootResult]) -> String {
  let types = results.flatMap { $0.architecture.types }
  let folders = results.map { "'\($0.root.folder)'" }.joined(separator: ", ")
  if results.contains(where: { $0.architecture.externalNames.contains { $0.name == name } }) {
    return "'\(name)' is named in \(folders), but declared elsewhere: only own types have roles"
  }
  let head = "no type '\(name)' in \(folders)"
  let names = types.map(\.name) + types.map { $0.simpleName }
  if let near = nearest(to: name, in: names) { return "\(head); did you mean '\(near)'?" }
  return "\(head): the first operand is the type, the paths come after it"
}
