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
  guard let studied = try await run(initial, configuration: nil, request) else { return 2 }
  let configuration = InitialConfiguration(
    studied.architecture, findings: studied.allFindings)
  let text = try await faithfulText(configuration, initial, studied, options)
  do {
    try writeFile(initial.file, text, mayReplace: options.isForced)
  } catch {
    throw .usage(["cannot write '\(initial.file)': \(error.reason)"])
  }
  let written = "wrote \(initial.file): \(configuration.summary)"
  printResult(escaped(written) + "\n" + configuration.nextStep(studied.report.summary) + "\n")
  return 0
}

/// The text that states the preset if it changes no finding, else one that leaves each module to be
/// judged as it was studied.
private func faithfulText(
  _ configuration: InitialConfiguration, _ initial: InitialRoot, _ studied: RootResult,
  _ options: Options
) async throws(RunError) -> String {
  let stated = configuration.text(statesPreset: true)
  var request = options.request([])
  request.preset = nil
  let checked: RootResult?
  do {
    checked = try await run(initial, configuration: stated, request)
  } catch {
    // A path may hold what a pattern cannot say.
    checked = nil
  }
  let isSame = checked.map { marks($0.allFindings) == marks(studied.allFindings) } ?? false
  return isSame || options.preset != nil ? stated : configuration.text(statesPreset: false)
}

/// What makes a finding the same.
private func marks(_ findings: [Diagnostic]) -> [String] {
  findings.map {
    "\($0.rule) \($0.severity) \($0.place.file):\($0.place.line):\($0.place.column) \($0.message)"
  }
}
