import Configuration
import Reporting
import ViperLintKit
import Workspace

/// Runs a command line and gives the exit status: 0, 1 for findings, 2 for wrong usage.
func runCommandLine(_ arguments: [String]) async -> Int32 {
  ignoreBrokenPipes()
  do throws(UsageError) {
    let invocation = try parseArguments(arguments)
    let options = try Options(invocation)
    return try await run(invocation, options)
  } catch {
    printUsageError(error)
    return 2
  }
}

private func run(_ invocation: Invocation, _ options: Options) async throws(UsageError) -> Int32 {
  let operands = invocation.operands
  if options.wantsHelp {
    let isOverview = invocation.command == .lint && !invocation.isCommandWritten
    printResult(isOverview ? overviewText() : helpText(invocation.command))
    return 0
  }
  if options.wantsVersion {
    printResult(versionText(commit: archivedCommit) + "\n")
    return 0
  }
  try checkWriting(invocation, options)
  switch invocation.command {
  case .help: return try runHelp(operands, options)
  case .rules: return try runRules(operands, options)
  case .completion: return try runCompletion(operands)
  case .dump where operands.first != "names": return try runDump(operands, options)
  case .lint, .diff, .why, .may, .modules, .graph, .index, .initialize, .baseline, .hook, .config,
    .lsp,
    .dump:
    break
  }
  do throws(RunError) {
    switch invocation.command {
    case .diff: return try await runDiff(operands, options)
    case .why: return try await runWhy(operands, options)
    case .may: return try await runMay(operands, options)
    case .modules: return try await runModules(operands, options)
    case .initialize: return try await runInit(operands, options)
    case .graph: return try await runGraph(operands, options)
    case .index: return try runIndex(operands, options)
    case .baseline: return try await runBaseline(operands, options)
    case .dump: return try await runNameDump(Array(operands.dropFirst()), options)
    case .hook: return try runHook(operands, program: CommandLine.arguments.first ?? "")
    case .config: return try await runConfig(operands, options)
    case .lsp: return try await runLanguageServer(operands, options)
    default: return try await runLint(operands, options)
    }
  } catch {
    printRunError(error)
    if !invocation.isCommandWritten { suggestCommand(operands) }
    return 2
  }
}

/// A first operand that is no path may be a command misspelt, or the place of a finding.
private func suggestCommand(_ operands: [String]) {
  guard let first = operands.first, (try? fileStatus(first)) == nil else { return }
  if let colon = first.lastIndex(of: ":"), Int(first[first.index(after: colon)...]) != nil {
    printRemark("'viperlint why \(escaped(first))' tells what is found there")
    return
  }
  guard !first.contains("/"), !first.contains(".") else { return }
  printRemark(Synonyms.remark(onFirstOperand: first))
}
