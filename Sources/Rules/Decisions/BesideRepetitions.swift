import Architecture
import Configuration
import Outlining

// What is named beside what a finding tells already, for the same purpose.
extension Repetition {
  /// A class and the interface that it is known by: who gives up the one gives up the other.
  static let faceBesideClass = Repetition(
    rules: [Rule.layerDependency.id], isOfFoundPresets: true,
    scopes: { finding, _ in ownType(finding) }, weight: { finding, _ in bodyWeight(finding) },
    holds: { finding, teller, facts in
      guard finding.to?.role == teller.to?.role, let one = finding.to?.type,
        let other = teller.to?.type
      else { return false }
      return facts.isInterface(one, of: other) || facts.isInterface(other, of: one)
    })

  /// Another module's screen, cast to what it is, and the part of its module that is reached through it in
  /// the same function.
  static let reachedBeyondCast = Repetition(
    rules: [Rule.moduleBoundary.id], isOfFoundPresets: false,
    scopes: { finding, _ in finding.to?.module == nil ? [] : ownType(finding) },
    weight: { finding, _ in
      (finding.reference == .cast ? 0 : 1, 0, finding.place.file, finding.place.offset)
    },
    holds: { finding, teller, _ in
      teller.reference == .cast && finding.reference == .local
        && finding.to?.module == teller.to?.module && teller.bodies.isSuperset(of: finding.bodies)
    })

  /// What Core Data has for one thing: a request, what runs it, and what it gives.
  static let sameStore = Repetition(
    rules: [Rule.dataAccess.id], isOfFoundPresets: true,
    scopes: { finding, _ in ownType(finding) }, weight: { finding, _ in bodyWeight(finding) },
    holds: { finding, teller, _ in isOfCoreData(finding) && isOfCoreData(teller) })

  private static func isOfCoreData(_ finding: Diagnostic) -> Bool {
    guard let name = finding.to?.name else { return false }
    return coreDataNames.contains(name) || coreDataWrappers.contains(name)
  }
}

extension RepeatedFindings {
  fileprivate func isInterface(_ face: TypeID, of type: TypeID) -> Bool {
    face != type && model[face].kind == .protocol && model[type].kind != .protocol
      && model.ancestors(of: type).contains(face)
  }
}

private let coreDataNames = Words.shipped[.coreDataNames]

/// SwiftUI's property wrappers over it, as findings name them.
private let coreDataWrappers: Set<String> = ["@FetchRequest", "@SectionedFetchRequest"]
