import Configuration
import Diagnostics
import Reporting
import ViperLintKit
import Workspace

/// `viperlint baseline create|update|prune|show [PATH]`
func runBaseline(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  let known = Command.baseline.actions
  guard let action = operands.first else {
    throw .usage([
      "'viperlint baseline' needs to know what: create the file, update or prune it, or show what "
        + "it permits; as in 'viperlint baseline create'"
    ])
  }
  guard known.contains(action) else {
    throw .usage([unknown(called: "action of 'viperlint baseline'", action, among: known)])
  }
  if action != "update", !options.growing.isEmpty {
    throw .usage(["'--allow-growth' is an option of 'viperlint baseline update' only"])
  }
  if action != "create", options.isForced {
    throw .usage(["'--force' is an option of 'viperlint baseline create' only"])
  }
  let replaces = action == "create" && options.isForced
  let work = try await baselineWork(Array(operands.dropFirst()), options, replaces: replaces)
  switch action {
  case "create": return try create(work)
  case "show": return try show(work)
  default: return try update(work, growing: Set(options.growing))
  }
}

/// What all actions start from: the file, and the findings that are there now.
private struct BaselineWork {
  var located: LocatedBaseline
  var current: Baseline
  var findings: [Diagnostic]

  /// - Throws: where there is no file yet.
  func baseline() throws(RunError) -> Baseline {
    if let baseline = located.baseline { return baseline }
    throw .usage([
      "there is no baseline '\(located.name)': 'viperlint baseline create' writes it"
    ])
  }
}

/// - Parameter replaces: whether the file is written anew, whatever stands there.
private func baselineWork(
  _ paths: [String], _ options: Options, replaces: Bool
) async throws(RunError) -> BaselineWork {
  var request = options.request(paths)
  request.ignoresBaseline = true
  let plan = try plan(request)
  guard plan.roots.count == 1, let root = plan.roots.first, root.scope.isEmpty else {
    throw .usage(["a baseline is of one whole root: name its folder, or nothing from within it"])
  }
  // Before the work, so that what cannot be read is said at once.
  let located = try replaces ? baselinePlace(of: root, request) : locateBaseline(of: root, request)
  let results = try await withProgress(options, request) { request throws(RunError) in
    try await run(plan, request)
  }
  let findings = results.first?.allFindings ?? []
  return BaselineWork(
    located: located, current: Baseline(findings), findings: findings.filter(\.isForBaseline))
}

// MARK: create

private func create(_ work: BaselineWork) throws(RunError) -> Int32 {
  if work.located.baseline != nil {
    throw .usage([
      "'\(work.located.name)' is there already: 'viperlint baseline update' takes away what is "
        + "fixed, and '--force' writes it anew"
    ])
  }
  try write(work.current, to: work.located)
  let permits = amount(work.current, permitted(by: work.current, work))
  printResult(escaped("wrote \(work.located.name): \(permits); new ones are reported") + "\n")
  return 0
}

/// `2,013 findings of 9 rules are permitted`, and how many that is in a run, which tells some as one.
/// - Parameter old: what is still there of it.
private func amount(_ baseline: Baseline, _ old: [Diagnostic]) -> String {
  let rules = Set(baseline.counts.keys.map(\.rule)).count
  let are = baseline.total == 1 ? "is" : "are"
  let origin = baseline.isEmpty ? "" : " of \(counted(rules, "rule"))"
  let told =
    old.count < old.flatMap(\.alone).count
    ? " (\(grouped(old.count)) as 'viperlint' counts, which tells like ones together)" : ""
  return "\(counted(baseline.total, "finding"))\(origin) \(are) permitted\(told)"
}

/// What is still there of what the baseline permits.
private func permitted(by baseline: Baseline, _ work: BaselineWork) -> [Diagnostic] {
  var report = Report()
  report.diagnostics = work.findings
  report.mark(with: baseline)
  return report.diagnostics.filter(\.isBaselined)
}

private func write(_ baseline: Baseline, to located: LocatedBaseline) throws(RunError) {
  do {
    try replaceFile(located.path, baseline.text, in: located.checkout)
  } catch {
    throw .usage(["cannot write '\(located.name)': \(error.reason)"])
  }
}

// MARK: update and prune

private func update(_ work: BaselineWork, growing rules: Set<String>) throws(RunError) -> Int32 {
  let old = try work.baseline()
  let updated = old.updated(to: work.current, growing: rules) { _ in true }
  let added = old.growth(in: updated).map(\.count).reduce(0, +)
  let gone = updated.growth(in: old).map(\.count).reduce(0, +)
  if updated != old { try write(updated, to: work.located) }
  var parts: [String] = []
  if gone > 0 { parts.append("\(counted(gone, "finding")) taken away") }
  if added > 0 { parts.append("\(counted(added, "finding")) added") }
  let done = parts.isEmpty ? "nothing to change" : parts.joined(separator: ", ")
  let permits = amount(updated, permitted(by: updated, work))
  printResult(escaped("\(work.located.name): \(done); \(permits)") + "\n")
  return tellRefused(updated.growth(in: work.current)) ? 1 : 0
}

/// Says which findings are new and stay so.
/// - Returns: whether there are any.
private func tellRefused(_ refused: [(key: FindingKey, count: Int)]) -> Bool {
  guard !refused.isEmpty else { return false }
  let total = refused.map(\.count).reduce(0, +)
  let rules = Set(refused.map(\.key.rule)).sorted()
  printRemark(
    "\(counted(total, "new finding")) \(total == 1 ? "is" : "are") not added: fix "
      + "\(total == 1 ? "it" : "them"), or say 'viperlint baseline update "
      + "--allow-growth \(rules.joined(separator: ","))'")
  for entry in refused.prefix(newLimit) { printRemark("  \(entry.key.description)") }
  if refused.count > newLimit { printRemark("  and \(refused.count - newLimit) more") }
  return true
}

/// So many new findings are told; 'viperlint' tells all.
private let newLimit = 10

// MARK: show

private func show(_ work: BaselineWork) throws(RunError) -> Int32 {
  let old = try work.baseline()
  let still = permitted(by: old, work)
  var text = "\(escaped(work.located.name)): \(amount(old, still))\n"
  var byRule: [String: Int] = [:]
  for (key, count) in old.counts { byRule[key.rule, default: 0] += count }
  for rule in byRule.keys.sorted() { text += row(rule, byRule[rule] ?? 0) }
  let modules = modules(of: still)
  if !modules.isEmpty {
    text += "\nby module\n"
    for name in modules.keys.sorted() where !name.isEmpty { text += row(name, modules[name] ?? 0) }
    if let count = modules[""] { text += row("in no module", count) }
  }
  let stale = old.stale(against: work.current) { _ in true }
  if !stale.isEmpty {
    text += "\nfixed, which 'viperlint baseline prune' takes away\n"
    for entry in stale { text += "  \(escaped(entry.key.description))\n" }
  }
  printResult(text)
  return 0
}

/// How much of what is permitted and still there lies in each module; under the empty name what is in
/// none.
private func modules(of permitted: [Diagnostic]) -> [String: Int] {
  var counts: [String: Int] = [:]
  for finding in permitted.flatMap(\.alone) where finding.isForBaseline {
    counts[finding.from?.module ?? "", default: 0] += 1
  }
  return counts
}

private func row(_ name: String, _ count: Int) -> String {
  "  \(escaped(name))\(String(repeating: " ", count: max(2, 30 - name.count)))\(grouped(count))\n"
}
