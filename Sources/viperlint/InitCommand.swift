import Configuration
import Reporting
import Rules
import ViperLintKit

/// `viperlint init [PATH]`
func runInit(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  let request = options.request(operands)
  let initial = try initialRoot(request)
  if initial.isThere, !options.isForced {
    throw .usage([
      "'\(initial.file)' is there already: '--force' overwrites it, and 'viperlint config print' "
        + "shows what it states"
    ])
  }
  let result = try await withProgress(options, request) { request throws(RunError) in
    try await run(initial, configuration: nil, request)
  }
  guard let studied = result else { return 2 }
  let configuration = InitialConfiguration(
    studied.architecture, findings: studied.allFindings, practices: studied.report.practices,
    writesAll: options.unfolds)
  let statesPreset = try await changesNothing(configuration, initial, studied, options)
  let text = configuration.text(statesPreset: statesPreset)
  do {
    try writeFile(initial.file, text, mayReplace: options.isForced)
  } catch {
    throw .usage(["cannot write '\(initial.file)': \(error.reason)"])
  }
  let written = "wrote \(initial.file): \(configuration.summary(statesPreset: statesPreset))"
  printResult(escaped(written) + "\n" + configuration.nextStep(studied.report.summary) + "\n")
  return 0
}

/// Whether stating the preset, and those of modules in others, gives the findings that were there. Where
/// it does not, each module is left to be judged as it was studied.
private func changesNothing(
  _ configuration: InitialConfiguration, _ initial: InitialRoot, _ studied: RootResult,
  _ options: Options
) async throws(RunError) -> Bool {
  if options.preset != nil { return true }
  do throws(RunError) {
    let text = configuration.text(statesPreset: true)
    let checked = try await withProgress(options, options.request([])) {
      request throws(RunError) in
      try await run(initial, configuration: text, request)
    }
    return checked.map { marks($0.allFindings) == marks(studied.allFindings) } ?? false
  } catch .configuration {
    // A module's path may hold what a pattern cannot say.
    return false
  } catch {
    throw error
  }
}

/// What makes a finding the same. Notes are none: what all of the code does is stated in place of them.
private func marks(_ findings: [Diagnostic]) -> [String] {
  findings.filter { $0.severity != .note }.map {
    "\($0.rule) \($0.severity) \($0.place.file):\($0.place.line):\($0.place.column) \($0.message)"
  }
}
