import Architecture
import Configuration
import Diagnostics
import Outlining

// What is named beside what a finding tells already, for the same purpose.
extension Repetition {
  /// A class and the interface that it is known by: who gives up the one gives up the other.
  static let faceBesideClass = Repetition(
    rules: [Rule.layerDependency.id], isOfFoundPresets: true,
    scopes: { finding, _ in ownType(finding) },
    // Of a fact's findings always the same one, wherever they stand.
    weight: { finding, facts in
      let isProtocol = finding.to?.type.map { facts.model[$0].kind == .protocol } ?? false
      return (
        isProtocol ? 1 : 0, -(finding.reference?.strength ?? 0), finding.to?.name ?? "", 0
      )
    },
    holds: { finding, teller, facts in
      guard finding.to?.role == teller.to?.role, let one = finding.to?.type,
        let other = teller.to?.type
      else { return false }
      return facts.isInterface(one, of: other) || facts.isInterface(other, of: one)
    })

  /// What fills a property that the type's protocol gives away: who closes the property fills it no more.
  static let fillingOfExposed = Repetition(
    rules: [Rule.layerDependency.id], isOfFoundPresets: true,
    scopes: { finding, facts in facts.typeAndInterfaces(finding) },
    weight: { finding, facts in
      (facts.isOfInterface(finding) ? 0 : 1, 0, finding.from?.name ?? "", 0)
    },
    holds: { finding, teller, facts in
      guard finding.to?.type == teller.to?.type, !facts.isOfInterface(finding) else { return false }
      return facts.isOfInterface(teller) && teller.reference == .result
        && (finding.reference == .constructs || finding.reference == .genericArgument)
        && teller.places.contains { $0.1 == .stores }
    })

  /// A framework's name in a class, and in the protocols that it alone meets: who shows the class by
  /// several protocols decided it once. The class's own finding tells it, else the first protocol's. What
  /// both conform to goes with the same move, whatever it is called. So it is with a message.
  static let protocolsOfOneClass = Repetition(
    rules: [Rule.uiType.id, Rule.modelFlow.id], isOfFoundPresets: true,
    scopes: { finding, facts in facts.onlyTypeMeeting(finding).map { [.type($0)] } ?? [] },
    weight: { finding, facts in
      (facts.isOfInterface(finding) ? 1 : 0, 0, finding.from?.name ?? "", 0)
    },
    holds: { finding, teller, facts in
      facts.isOfInterface(finding)
        && (finding.to?.name == teller.to?.name
          || finding.reference == .inherits && teller.reference == .inherits)
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

  /// A message or view model, and the types within it that it is made of.
  static let partOfMessage = Repetition(
    rules: [Rule.modelFlow.id, Rule.layerDependency.id], isOfFoundPresets: true,
    scopes: { finding, facts in facts.typeAndInterfaces(finding) },
    weight: { finding, _ in (finding.to?.name.utf8.count ?? 0, 0, finding.to?.name ?? "", 0) },
    holds: { finding, teller, _ in
      guard let whole = teller.to?.name, let part = finding.to?.name else { return false }
      return finding.to?.role == teller.to?.role && part.hasPrefix(whole + ".")
    })

  /// The entities that one view model keeps: who copies what is shown of the one copies that of the others.
  static let entitiesOfViewModel = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: true,
    scopes: { finding, _ in
      finding.from?.role == Role.viewModel.name && finding.reference == .stores
        ? ownType(finding) : []
    },
    weight: { finding, _ in (0, 0, finding.to?.name ?? "", 0) }, holds: { _, _, _ in true })

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
  /// Where a finding is told, and where the protocols of its type are.
  func typeAndInterfaces(_ finding: Diagnostic) -> [Repetition.Scope] {
    guard let type = finding.from?.type else { return [] }
    let interfaces = model.ancestors(of: type).filter {
      $0 != type && model[$0].kind == .protocol
    }
    return ([type] + interfaces).map { .type($0) }
  }

  /// The type that a finding is about, of a protocol the only one that meets it.
  fileprivate func onlyTypeMeeting(_ finding: Diagnostic) -> TypeID? {
    guard let type = finding.from?.type, model[type].kind == .protocol else {
      return finding.from?.type
    }
    let meeting = model.concreteTypes(of: type).filter { model[$0].isChecked }
    return meeting.count == 1 ? meeting[0] : nil
  }

  fileprivate func isInterface(_ face: TypeID, of type: TypeID) -> Bool {
    face != type && model[face].kind == .protocol && model[type].kind != .protocol
      && model.ancestors(of: type).contains(face)
  }
}

let coreDataNames = Words.shipped[.coreDataNames]

/// SwiftUI's property wrappers over it, as findings name them.
private let coreDataWrappers: Set<String> = ["@FetchRequest", "@SectionedFetchRequest"]
