import Architecture
package import Configuration

// A fact that several findings say is told once. Whoever compares two states of the code compares them
// one by one, so that a new one is not hidden by the old ones that it would be told with.

extension Diagnostic {
  /// The findings that it tells, each as it would be told alone; itself where it tells no other.
  package var alone: [Diagnostic] { told.isEmpty ? [self] : told }

  /// Tells what others say, by their places.
  package mutating func tell(_ others: [Diagnostic]) {
    guard !others.isEmpty else { return }
    told = alone + others.flatMap(\.alone)
    add(others.flatMap(\.asFurtherPlaces))
  }

  /// Adds further places, each once. It is then told as loudly as the loudest of them.
  package mutating func add(_ further: [FurtherPlace]) {
    guard !further.isEmpty else { return }
    if further.contains(where: \.isError) { severity = .error }
    var seen = Set(places.map(\.0) + [place])
    for other in further where seen.insert(other.place).inserted {
      places.append((other.place, other.kind))
    }
    places.putInOrder { ($0.0.file, $0.0.line, $0.0.column) < ($1.0.file, $1.0.line, $1.0.column) }
  }

  /// Gives what it tells the severity in force, each suppressed or not where it stands.
  package mutating func spread(_ severity: Severity, isSuppressed: (Place) -> Bool) {
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

/// Where the same fact shows elsewhere, which so is no finding of its own.
package struct FurtherPlace {
  package var place: Diagnostic.Place
  package var kind: ReferenceKind
  /// What would be told of it alone is an error.
  package var isError = false

  package init(place: Diagnostic.Place, kind: ReferenceKind, isError: Bool = false) {
    self.place = place
    self.kind = kind
    self.isError = isError
  }
}

extension Diagnostic {
  /// Its own place and all others, as those of the finding that tells it, too.
  package var asFurtherPlaces: [FurtherPlace] {
    ([(place, reference ?? .local)] + places).map { FurtherPlace(place: $0.0, kind: $0.1) }
  }
}
