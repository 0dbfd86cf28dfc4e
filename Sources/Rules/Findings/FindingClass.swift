import Architecture
import Configuration
import Diagnostics

/// What findings are counted together as, in measuring how often they are right: the rule, the roles at
/// both ends, the kind of reference, and the weaker of the ends' leading evidence. A class that is held
/// although it has a protocol with all that is used of it is told from one that has none, as `stores.face`.
package struct FindingClass: Hashable, Sendable, CustomStringConvertible {
  /// As a line of `Tests/Calibration/ledger.tsv` begins: five words, parted by tabs; `-` for none.
  package let description: String

  init(_ words: String) { description = words.replacing(" ", with: "\t") }

  init(_ diagnostic: Diagnostic) {
    let ends = [diagnostic.from, diagnostic.to]
    let evidence = ends.compactMap { $0?.leadingEvidence }
    let weakest = evidence.max { (strength($0), $0) < (strength($1), $1) }
    let words =
      [diagnostic.rule] + ends.map { $0?.role ?? "-" }
      + [diagnostic.isDespiteFace ? "stores.face" : diagnostic.reference?.rawValue ?? "-"]
      + [weakest ?? "-"]
    description = words.joined(separator: "\t")
  }

  /// The rule, the roles and the kind of reference.
  package var kind: String { words([0, 1, 2, 3]) }
  /// The rule and the kind of reference.
  package var ruleAndReference: String { words([0, 3]) }

  private func words(_ positions: [Int]) -> String {
    let all = description.split(separator: "\t")
    return positions.map { String(all[$0]) }.joined(separator: " ")
  }
}

/// From the strongest to the weakest family of evidence; what is not listed is weaker than all.
private let families = ["annotation", "configured", "base", "name", "interface", "protocol"]

private func strength(_ evidence: String) -> Int {
  let family = evidence.prefix { $0 != "." }
  return families.firstIndex { $0 == family } ?? families.count
}
