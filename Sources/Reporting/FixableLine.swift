import Configuration
import Diagnostics

/// How far the fixes of findings that are told are to be trusted, for each that has any.
func levelsOfFixes(_ report: Report) -> [Fix.Level] {
  report.diagnostics.compactMap { $0.isTold ? Fix.Level.common(of: $0.fixes) : nil }
}

/// How many findings fixes would mend; nil for none.
func fixableLine(_ report: Report) -> String? {
  let levels = levelsOfFixes(report)
  let safe = levels.count { $0 == .safe }
  let unsafe = levels.count { $0 == .unsafe }
  switch (safe, unsafe) {
  case (0, 0):
    if levels.isEmpty { return nil }
    return
      "'--diff --unsafe-fixes' shows how to mend \(counted(levels.count, "finding")) of these"
  case (_, 0): return "'--fix' mends \(counted(safe, "finding")) of these ('--diff' shows how)"
  case (0, _):
    return "'--fix --unsafe-fixes' mends \(counted(unsafe, "finding")) of these ('--diff "
      + "--unsafe-fixes' shows how)"
  default:
    return "'--fix' mends \(counted(safe, "finding")) of these, and \(grouped(unsafe)) more with "
      + "'--unsafe-fixes' ('--diff' shows how)"
  }
}
