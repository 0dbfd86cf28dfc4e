import Architecture
import Reporting
import ViperLintKit
import Workspace

/// The name that coding agents look for.
private let agentsName = "AGENTS.md"

/// `viperlint init --agents [PATH]`: writes its block into AGENTS.md, and nothing else.
func runInitForAgents(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard !options.isForced, !options.unfolds else {
    throw .usage([
      "'\(options.isForced ? "--force" : "--all")' is of the configuration, which '--agents' does not "
        + "write: its own block it renews anyway"
    ])
  }
  let root = try initialRoot(options.request(operands))
  guard let result = try await singleResult([root.root.folder], options, called: "AGENTS.md") else {
    return 2
  }
  let problem = problem(result)
  if let problem {
    printProblem(problem)
    return 2
  }
  let file = join(root.root.folder, agentsName)
  let old = try agentsText(file)
  let new: String
  do throws(AgentsBlock.BrokenMarks) {
    new = try AgentsBlock(result.architecture.settings).text(in: old ?? "")
  } catch {
    throw .usage(["'\(file)', \(error.message)"])
  }
  if new == old {
    printResult("nothing to change: " + escaped(file) + " tells what holds\n")
    return 0
  }
  do throws(FileError) {
    if old == nil {
      try createFile(file, new, in: root.checkout)
    } else {
      try replaceFile(file, new, in: root.checkout, permissions: try permissions(of: file))
    }
  } catch {
    throw .usage(["cannot write '\(file)': \(error.reason)"])
  }
  printResult("wrote \(escaped(file)): the table in words and the commands, for coding agents\n")
  return 0
}

/// What is wrong with the block in the AGENTS.md of a root; nil where there is none, or where it holds.
func problemOfAgentsFile(
  in folder: String, _ request: RunRequest
) async throws(RunError) -> String? {
  let file = join(folder, agentsName)
  guard let text = try agentsText(file) else { return nil }
  do throws(AgentsBlock.BrokenMarks) {
    guard try AgentsBlock.isIn(text) else { return nil }
  } catch {
    return "\(agentsName), \(error.message)"
  }
  var whole = request
  whole.paths = [folder]
  let plan = try plan(whole)
  guard let result = try await run(plan, whole).first,
    (try? AgentsBlock(result.architecture.settings).text(in: text)) != text
  else { return nil }
  return
    "\(agentsName) tells coding agents what no longer holds: 'viperlint init --agents' renews it"
}

private func agentsText(_ file: String) throws(RunError) -> String? {
  guard (try? fileStatus(file, followingLinks: false)) != nil else { return nil }
  do throws(FileError) {
    try Checkout(around: [parent(of: file)]).checkReading(file)
    return try readText(file)
  } catch {
    throw .usage(["cannot read '\(file)': \(error.reason)"])
  }
}
