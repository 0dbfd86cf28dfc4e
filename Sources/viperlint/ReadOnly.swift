import Workspace

/// Refuses what would write a file where the environment forbids it, before anything is read.
///
/// SwiftPM lets a plugin write only by permission, but holds it to that on macOS alone.
func checkWriting(_ invocation: Invocation, _ options: Options) throws(UsageError) {
  guard let remedy = environmentValue("VIPERLINT_READ_ONLY"), !remedy.isEmpty else { return }
  let problems = writers(invocation, options).map {
    "'\($0)' writes, which VIPERLINT_READ_ONLY forbids: \(remedy)"
  }
  guard problems.isEmpty else { throw UsageError(problems, invocation.command) }
}

/// What of a command line writes files, as a person writes it.
private func writers(_ invocation: Invocation, _ options: Options) -> [String] {
  let action = invocation.operands.first ?? ""
  switch invocation.command {
  case .initialize: return ["init"]
  case .hook: return ["hook \(action)"]
  case .baseline: return action == "show" ? [] : ["baseline \(action)"]
  case .index: return ["index"]
  case .lint, .diff, .why, .may, .modules, .rules, .graph, .config, .completion, .dump, .lsp, .help:
    var found = options.fixes ? ["--fix"] : []
    if options.output != nil { found.append("--output") }
    if options.reports.contains(where: { !$0.isStandardOutput }) { found.append("--report") }
    return found
  }
}
