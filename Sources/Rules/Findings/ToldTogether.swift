import Configuration

// A fact that several findings say is told once. Whoever compares two states of the code compares them
// one by one, so that a new one is not hidden by the old ones that it would be told with.

extension Diagnostic {
  /// The findings that it tells, each as it would be told alone; itself where it tells no other.
  package var alone: [Diagnostic] { told.isEmpty ? [self] : told }

  /// Tells what others say, by their places.
  mutating func tell(_ others: [Diagnostic]) {
    guard !others.isEmpty else { return }
    told = alone + others.flatMap(\.alone)
    add(others.flatMap(\.asFurtherPlaces))
  }

  /// Gives what it tells the severity in force, each suppressed or not where it stands.
  mutating func spread(_ severity: Severity, isSuppressed: (Place) -> Bool) {
    for index in told.indices {
      told[index].severity = severity
      told[index].isSuppressed = isSuppressed(told[index].place)
    }
  }

  /// The findings that it tells in two parts, each told by the first of its own; nil for a part that is
  /// empty, and the finding itself for one that is whole.
  ///
  /// - Parameter isOld: of each of ``alone``.
  package func parted(_ isOld: [Bool]) -> (old: Diagnostic?, new: Diagnostic?) {
    if isOld.allSatisfy({ $0 }) { return (self, nil) }
    if !isOld.contains(true) { return (nil, self) }
    func part(_ wanted: Bool) -> Diagnostic? {
      let findings = zip(alone, isOld).filter { $0.1 == wanted }.map(\.0)
      var first = findings.first
      first?.tell(Array(findings.dropFirst()))
      return first
    }
    return (part(true), part(false))
  }
}
