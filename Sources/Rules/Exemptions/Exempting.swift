package import Diagnostics

/// An exemption with its function: whether it holds of a subject that a rule would report.
struct Exempting<Subject>: Sendable {
  let exemption: Exemption
  let holds: @Sendable (Subject, CheckedArchitecture) -> Bool

  init(
    _ id: String, _ meaning: String, effect: Exemption.Effect = .open,
    by basis: Exemption.Basis = .place,
    holds: @escaping @Sendable (Subject, CheckedArchitecture) -> Bool
  ) {
    exemption = Exemption(id: id, meaning: meaning, effect: effect, basis: basis)
    self.holds = holds
  }
}

extension [Exempting<Reference>] {
  func first(for subject: Reference, in checked: CheckedArchitecture) -> Exemption? {
    // By place: to take out each that is asked would copy its sentence.
    for index in indices where self[index].holds(subject, checked) { return self[index].exemption }
    return nil
  }
}

/// How often each exemption let something pass.
package struct ExemptionTally: Sendable {
  private var counts: [String: Int] = [:]

  mutating func add(_ exemption: Exemption) { counts[exemption.id, default: 0] += 1 }

  mutating func add(_ other: ExemptionTally) { counts.merge(other.counts, uniquingKeysWith: +) }

  /// Those that let something pass, in the order of ``Exemption/all``.
  package var counted: [ExemptionCount] {
    Exemption.all.compactMap { exemption in
      counts[exemption.id].map { ExemptionCount(exemption: exemption, count: $0) }
    }
  }
}

/// What a rule would report, parted by its exemptions.
struct Sifted<Subject> {
  var found: [Subject] = []
  var left = ExemptionTally()

  init() {}

  /// Asks a list about each subject; the first that holds lets it pass.
  init(
    _ subjects: some Sequence<Subject>, by list: [Exempting<Subject>],
    in checked: CheckedArchitecture
  ) {
    for subject in subjects { sift(subject, by: list, in: checked) }
  }

  mutating func sift(
    _ subject: Subject, by list: [Exempting<Subject>], in checked: CheckedArchitecture
  ) {
    if let exempting = list.first(where: { $0.holds(subject, checked) }) {
      left.add(exempting.exemption)
    } else {
      found.append(subject)
    }
  }
}

extension Sifted: Sendable where Subject: Sendable {}
