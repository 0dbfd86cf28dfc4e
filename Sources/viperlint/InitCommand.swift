import Architecture
import Configuration
import Reporting
import ViperLintKit
import Workspace

/// `viperlint init [PATH]`; of `--agents` see `AgentsFile`.
func runInit(_ operands: [String], _ options: Options) async throws(RunError) -> Int32 {
  if options.isForAgents { return try await runInitForAgents(operands, options) }
  let initial = try initialRoot(options.request(operands))
  if initial.text != nil, !options.isForced {
    throw .usage([
      "'\(initial.file)' is there already: '--force' keeps what it states and renews what init wrote, "
        + "and 'viperlint config print' shows what it states"
    ])
  }
  guard let study = try await Study(initial, options) else { return 2 }
  let configuration = study.configuration(writesAll: options.unfolds)
  let statement = try await study.statement(configuration)
  let text = study.block.text(with: configuration.text(statement))
  // What a person wrote may leave no place for more, not even for comments.
  _ = try initial.configuration(text, options.request([]))
  do throws(FileError) {
    if initial.text == nil {
      try createFile(initial.file, text, in: initial.checkout)
    } else if text != initial.text {
      try replaceFile(initial.file, text, in: initial.checkout)
    }
  } catch {
    throw .usage(["cannot write '\(initial.file)': \(error.reason)"])
  }
  let lines =
    ["wrote \(initial.file): \(configuration.summary(statement))"]
    + configuration.doubts(study.result.report.misfits)
    + [configuration.caution(statement)].compactMap { $0 }
    + [configuration.nextStep(study.result.report.summary)]
  printResult(lines.map { escaped($0) + "\n" }.joined())
  return 0
}

/// What the code is under what a person has stated, without what init itself wrote before.
private struct Study {
  var initial: InitialRoot
  var options: Options
  var block: InitialBlock
  /// What a person has stated; nil for nothing.
  var kept: ConfigurationFile?
  var result: RootResult
  /// The same code without the preset that they stated; nil where they stated none.
  var unstated: RootResult?

  /// - Returns: nil where there is nothing to study.
  init?(_ initial: InitialRoot, _ options: Options) async throws(RunError) {
    var block = InitialBlock(around: "")
    var kept: ConfigurationFile?
    if let text = initial.text {
      // An error of the file as it stands is told with its own lines.
      let whole = try initial.configuration(text, options.request([]))
      block = InitialBlock(around: text)
      kept = try? initial.configuration(block.rest, options.request([]))
      if kept == nil {
        // A person goes on with what the block begins.
        (block, kept) = (InitialBlock(adopting: text), whole)
      }
      if block.isEmpty { kept = nil }
    }
    if let other = options.preset, case .named(let stated) = kept?.presetChoice, other != stated {
      throw .usage([
        "'--preset \(other)' contradicts 'preset: \(stated)' in '\(initial.file)': change it there, or "
          + "leave the option out"
      ])
    }
    guard let result = try await linted(initial, kept, options) else { return nil }
    if let kept, case .named = kept.presetChoice {
      var unstatedFile = kept
      unstatedFile.presetChoice = .deduced
      unstated = try await linted(initial, unstatedFile, options)
    }
    (self.initial, self.options, self.block) = (initial, options, block)
    (self.kept, self.result) = (kept, result)
  }

  func configuration(writesAll: Bool) -> InitialConfiguration {
    let stated: StatedArchitecture? =
      switch kept?.presetChoice {
      case .named(let name):
        StatedArchitecture(preset: name, unstated: unstated?.architecture)
      case .some(.none): StatedArchitecture(preset: nil, unstated: nil)
      case .deduced, nil: nil
      }
    return InitialConfiguration(
      result.architecture, findings: result.allFindings, practices: result.report.practices,
      rules: result.report.rules, stated: stated, writesAll: writesAll)
  }

  /// Whether the preset is stated, with those of modules in others. Where that would change anything,
  /// each module is left to be judged as it was studied.
  func statement(_ configuration: InitialConfiguration) async throws(RunError) -> PresetStatement {
    if options.preset != nil, kept == nil { return .stated }
    do throws(RunError) {
      let text = block.text(with: configuration.text(.stated))
      let file = try initial.configuration(text, options.request([]))
      let checked = try await linted(initial, file, options)
      return checked.map { PresetStatement(stating: $0, inPlaceOf: result) } ?? .stated
    } catch .configuration {
      // A module's path may hold what a pattern cannot say, and a key may be stated already.
      return kept == nil ? .namesNoFolder : .contradictsFile
    } catch {
      throw error
    }
  }
}

private func linted(
  _ initial: InitialRoot, _ configuration: ConfigurationFile?, _ options: Options
) async throws(RunError) -> RootResult? {
  try await withProgress(options, options.request([])) { request throws(RunError) in
    try await run(initial, configuration: configuration, request)
  }
}
