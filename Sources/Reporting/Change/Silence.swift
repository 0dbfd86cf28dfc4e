import Architecture
import Configuration
import Diagnostics
import Outlining

/// Something that a change adds so that less is reported: who silences must be seen doing it.
package struct Silence: Sendable {
  package enum Kind: String, Sendable {
    /// A comment in the code.
    case comment
    /// An exception, a severity, a cell of the table or a path of the configuration.
    case configuration
    /// An entry of the baseline.
    case baseline
  }

  package var kind: Kind
  /// What is silenced: as it stands there, or in a few words.
  package var text: String
  /// Relative to the root; empty where nothing tells it.
  package var file: String
  /// From 1; 0 for none.
  package var line: Int
}

/// What the later state has of it and the earlier had not, in the order of files, the comments first.
/// A comment counts where its file is wanted; the configuration and the baseline are everybody's.
func silences(
  from before: ArchitectureState, to now: ArchitectureState, rules: [RuleDeclaration],
  isInScope: (String) -> Bool
) -> [Silence] {
  let comments = added(comments(in: now.model), to: comments(in: before.model))
  let configuration = configurationSilences(
    from: before.configuration, to: now.configuration, rules: rules,
    preset: now.model.settings.preset)
  return comments.filter { isInScope($0.file) } + configuration
    + baselineGrowth(
      from: before.baseline, to: now.baseline, called: now.baselineName)
}

/// Those that are there more often than before, told by their text: one that moved to another file is
/// none. Of several the ones in files that had fewer of them are named first.
func added(_ now: [Silence], to before: [Silence]) -> [Silence] {
  var surplus: [String: Int] = [:]
  var inFile: [[String]: Int] = [:]
  for silence in now { surplus[silence.text, default: 0] += 1 }
  for silence in before {
    surplus[silence.text, default: 0] -= 1
    inFile[[silence.file, silence.text], default: 0] += 1
  }
  var isNew = now.map { _ in false }
  for (index, silence) in now.enumerated() {
    let known = inFile[[silence.file, silence.text], default: 0]
    inFile[[silence.file, silence.text]] = known - 1
    guard known <= 0, let left = surplus[silence.text], left > 0 else { continue }
    surplus[silence.text] = left - 1
    isNew[index] = true
  }
  return now.indices.filter { isNew[$0] }.map { now[$0] }
}

private func comments(in model: ArchitectureModel) -> [Silence] {
  model.files.indices.flatMap { file in
    model.files[file].outline.directives.filter { $0.text.hasPrefix("disable") }.map { directive in
      let place = model.place(file, directive.range)
      return Silence(
        kind: .comment, text: "viperlint:\(directive.text)", file: place.file, line: place.line)
    }
  }
}

// MARK: The baseline

private func baselineGrowth(
  from before: Baseline?, to now: Baseline?, called name: String
) -> [Silence] {
  guard let now else { return [] }
  let old = before ?? Baseline()
  return old.growth(in: now).map { key, count in
    Silence(
      kind: .baseline, text: key.description + (count > 1 ? " (\(count) times)" : ""),
      file: name, line: now.places[key]?.line ?? 0)
  }
}
