import ViperLintKit
import Workspace

/// What `--pre-commit` compares: the commits that pre-commit names in the environment
/// (`--from-ref`, `--to-ref`, a push), else what is staged.
/// - Returns: nil where there is neither, as for `pre-commit run --all-files`.
func preCommitComparison(_ paths: [String]) throws(RunError) -> Comparison? {
  let from = environmentValue(rangeStart) ?? ""
  let to = environmentValue(rangeEnd) ?? ""
  if from.isEmpty != to.isEmpty {
    let names = from.isEmpty ? (rangeEnd, rangeStart) : (rangeStart, rangeEnd)
    throw .usage(["\(names.0) is set and \(names.1) is not: '--pre-commit' needs both, or neither"])
  }
  if !from.isEmpty { return .range(from: from, to: to) }
  return try isAnythingStaged(around: paths.first ?? ".", for: "--pre-commit") ? .staged : nil
}

/// pre-commit prints it, as the hook is `verbose`: a run that looked at nothing must not look like
/// health.
let nothingForPreCommit =
  "nothing was checked, as nothing is staged and pre-commit names no commits; the hook "
  + "'viperlint-all' lints everything"

private let rangeStart = "PRE_COMMIT_FROM_REF"
private let rangeEnd = "PRE_COMMIT_TO_REF"
