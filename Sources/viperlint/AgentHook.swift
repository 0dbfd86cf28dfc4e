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
  let files = existingSwiftFiles(of: edit)
  guard let first = files.first else { return 0 }
  do throws(RunError) {
    return try await report(on: files, first, options)
  } catch {
    printRunError(error)
    // An agent can mend a configuration, which it may have edited itself.
    if case .configuration = error { return 2 }
    return 1
  }
}

private func report(
  on files: [String], _ first: String, _ options: Options
) async throws(RunError) -> Int32 {
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
