import Configuration
import Reporting
import ViperLintKit
import Workspace

/// `viperlint lint --hook`: an agent has edited files, and is told on standard error what is new there.
///
/// Exit status 2 is what agents are shown; 1 is what a person is shown, so it is that of a hook which
/// cannot do its work.
func runAgentHook(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  guard operands.isEmpty else {
    throw .usage([
      "'--hook' is told by the agent which files it edited: leave out '\(operands[0])'"
    ])
  }
  let edit: AgentEdit
  do throws(AgentEdit.FormatError) {
    edit = try AgentEdit(try standardInput())
  } catch {
    printProblem(error.message)
    return 1
  }
  var status: Int32 = 0
  for files in byWorkTree(existingSwiftFiles(of: edit)) {
    do throws(RunError) {
      status = max(status, try await report(on: files, options))
    } catch {
      printRunError(error)
      // An agent can mend a configuration, which it may have edited itself.
      let isConfiguration = if case .configuration = error { true } else { false }
      status = max(status, isConfiguration ? 2 : 1)
    }
  }
  return status
}

/// One edit may touch several checkouts, each with a HEAD of its own: submodules, folders of a workspace.
private func byWorkTree(_ files: [String]) -> [[String]] {
  var places: [String: Int] = [:]
  var groups: [[String]] = []
  for file in files {
    let tree = workTree(around: parent(of: file)) ?? ""
    if let place = places[tree] {
      groups[place].append(file)
    } else {
      places[tree] = groups.count
      groups.append([file])
    }
  }
  return groups
}

private func report(
  on files: [String], _ options: Options
) async throws(RunError) -> Int32 {
  guard let first = files.first else { return 0 }
  var request = options.request([])
  request.list = files
  request.comparison = try comparisonWithHead(around: parent(of: first), for: "--hook")
  let results = try await run(try plan(request), request)
  for line in results.compactMap(problem) { printRemark(line) }
  var report = joined(results)
  report.leaveOutNotes()
  // What an edit has not brought is nothing that the agent can mend.
  (report.unjudged, report.remarks, report.misfits) = ([], [], [])
  guard report.summary.errors + report.summary.warnings > 0 else { return 0 }
  var text = ""
  renderAgent(report, TextOptions(), into: &text)
  printBesideResult(text)
  return 2
}

private func standardInput() throws(AgentEdit.FormatError) -> [UInt8] {
  do {
    return try readStandardInput()
  } catch {
    throw AgentEdit.FormatError(message: "cannot read standard input: \(error.reason)")
  }
}

/// Absolute paths. What the agent deleted, and what is no Swift, is nothing to lint.
private func existingSwiftFiles(of edit: AgentEdit) -> [String] {
  guard let working = try? workingFolder() else { return [] }
  let folder = edit.folder.map { normalized(join(working, $0)) } ?? working
  return edit.files.filter { isSwiftFile(String(lastLevel(of: $0))) }
    .map { normalized(join(folder, $0)) }
    .filter { (try? fileStatus($0))?.kind == .file }
}
