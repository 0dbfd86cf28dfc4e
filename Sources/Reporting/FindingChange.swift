import Configuration
package import Diagnostics

/// What a change did to the findings.
package struct FindingChange: Sendable {
  /// Those that the change brings, in order.
  package var new: [Diagnostic] = []
  /// Those that were there before.
  package var old: [Diagnostic] = []
  /// Those that are no more, as they were.
  package var fixed: [Diagnostic] = []

  package init(new: [Diagnostic] = [], old: [Diagnostic] = [], fixed: [Diagnostic] = []) {
    (self.new, self.old, self.fixed) = (new, old, fixed)
  }
}

/// Tells the findings that a change brings from those that were there before.
///
/// A finding was there before if one of its key was, as often as there are several; those in the same
/// file are paired first. It must have weighed no less: what was a note or suppressed and is an error
/// now is new, because the change made it fail a build.
///
/// A finding that tells several is compared one by one, and told in two parts where some are new.
package func change(from before: [Diagnostic], to now: [Diagnostic]) -> FindingChange {
  let (base, head) = (before.flatMap(\.alone), now.flatMap(\.alone))
  var open: [FindingKey: [Int]] = [:]
  for (index, diagnostic) in base.enumerated() {
    open[FindingKey(diagnostic), default: []].append(index)
  }
  let keys = head.map { FindingKey($0) }
  var isOld = Array(repeating: false, count: head.count)
  // A finding that only weighs more now is neither fixed nor old.
  var isPaired = isOld

  /// Pairs each finding that is left with the lightest one before it that fits: a heavier one may be
  /// needed by the next.
  func pair(_ fits: (_ head: Diagnostic, _ base: Diagnostic) -> Bool, asOld: Bool) {
    for index in head.indices where !isPaired[index] {
      let candidates = open[keys[index]] ?? []
      let fitting = candidates.indices.filter { fits(head[index], base[candidates[$0]]) }
      guard
        let place = fitting.min(by: { base[candidates[$0]].weight < base[candidates[$1]].weight })
      else { continue }
      open[keys[index]]?.remove(at: place)
      isPaired[index] = true
      isOld[index] = asOld
    }
  }
  pair({ $0.place.file == $1.place.file && $0.weight <= $1.weight }, asOld: true)
  pair({ $0.weight <= $1.weight }, asOld: true)
  pair({ _, _ in true }, asOld: false)

  let left = Set(open.values.joined())
  let parts = parted(now, isOld)
  return FindingChange(
    new: parts.compactMap(\.new), old: parts.compactMap(\.old),
    fixed: parted(before, base.indices.map { !left.contains($0) }).compactMap(\.new))
}

/// The parts of findings, by what is said of each that they tell.
private func parted(
  _ findings: [Diagnostic], _ isOld: [Bool]
) -> [(old: Diagnostic?, new: Diagnostic?)] {
  var start = 0
  return findings.map { finding in
    let count = finding.alone.count
    defer { start += count }
    return finding.parted(Array(isOld[start..<start + count]))
  }
}

extension Diagnostic {
  /// How much a finding says to a build, from nothing to failing it.
  fileprivate var weight: Int {
    if isSuppressed { return 0 }
    return switch severity {
    case .off: 0
    case .note: 1
    case .warning: 2
    case .error: 3
    }
  }

  /// Whether a report counts it without being asked for notes.
  package var isErrorOrWarning: Bool { weight >= 2 }

  /// Whether it is asked to be mended: what a comment or the baseline silences is not.
  package var isTold: Bool { isErrorOrWarning && !isBaselined }
}
