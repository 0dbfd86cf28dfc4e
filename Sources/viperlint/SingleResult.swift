import ViperLintKit
import Workspace

/// What a run over the one root of some paths understood; nil where every path is left out.
/// - Throws: for paths of several roots, which have nothing to do with each other.
func singleResult(
  _ paths: [String], _ options: Options, called noun: String
) async throws(RunError) -> RootResult? {
  try await singleResult(options.request(paths), options, called: noun)
}

/// The same of a request.
func singleResult(
  _ request: RunRequest, _ options: Options, called noun: String
) async throws(RunError) -> RootResult? {
  let plan = try singlePlan(request, called: noun)
  let results = try await withProgress(options, request) { request throws(RunError) in
    try await run(plan, request)
  }
  guard let result = results.first else {
    printRemark("nothing to print")
    return nil
  }
  return result
}

/// The plan of a run over one root, or none; what is left out is said.
func singlePlan(_ request: RunRequest, called noun: String) throws(RunError) -> RunPlan {
  let plan = try plan(request)
  for sentence in plan.leftOut { printRemark(sentence) }
  guard plan.roots.count <= 1 else {
    let folders = plan.roots.map { "'\($0.folder)'" }.joined(separator: ", ")
    throw .usage(["\(noun) is one root's, and these are several: \(folders)"])
  }
  return plan
}
