import Architecture
import Configuration
import Diagnostics
import Outlining

/// A way in which one finding of a rule says what another says already: whoever mends that one mends it,
/// and so its places are the other's.
struct Repetition: Sendable {
  let rules: Set<String>
  /// A team that states its table wants each place.
  let isOfFoundPresets: Bool
  /// Where a finding stands, and where one that tells it may stand: its own first.
  let scopes: @Sendable (Diagnostic, RepeatedFindings) -> [Scope]
  /// The lightest is told; of a fact's findings always the same one, wherever the files lie.
  let weight: @Sendable (Diagnostic, RepeatedFindings) -> Weight
  /// Whether the heaviest that tells a finding has its places, and not the lightest.
  var isToldByHeaviest = false
  /// Whether a finding repeats what another of its scope tells.
  let holds: @Sendable (_ finding: Diagnostic, _ teller: Diagnostic, RepeatedFindings) -> Bool

  typealias Weight = (Int, Int, String, Int)

  enum Scope: Hashable {
    case type(TypeID)
    case module(ModuleID)
  }
}

/// The findings of one rule, each fact once.
struct RepeatedFindings {
  let model: ArchitectureModel
  let parts: EntityParts
  /// The views that another view of their module shows.
  let subviews: Set<TypeID>
  /// Per view: the modules whose views know it.
  let knowingModules: [TypeID: [ModuleID]]
  /// Per view: the other views that it keeps, makes or casts to.
  let shownBy: [TypeID: [TypeID]]
  /// The names of properties that somebody else than their type assigns.
  let assignedFromOutside: Set<String>

  init(_ model: ArchitectureModel, _ found: [Diagnostic], of rule: Rule) {
    self.model = model
    let isOfEntities = rule.id == Rule.entityInView.id && found.count > 1
    let entities = isOfEntities ? Set(found.compactMap(\.to?.type)) : []
    parts = EntityParts(of: entities, in: model)
    subviews = isOfEntities ? model.subviews() : []
    knowingModules = isOfEntities ? model.modulesKnowingViews() : [:]
    shownBy = isOfEntities ? model.viewsShownByViews() : [:]
    assignedFromOutside = isOfEntities ? model.namesAssignedFromOutside() : []
  }

  /// What several ways fold, the earlier first.
  func toldOnce(_ found: [Diagnostic], of rule: Rule) -> [Diagnostic] {
    Repetition.all.filter { $0.rules.contains(rule.id) }.reduce(found) { toldOnce($0, by: $1) }
  }

  private func toldOnce(_ found: [Diagnostic], by way: Repetition) -> [Diagnostic] {
    guard found.count > 1 else { return found }
    var kept: [Diagnostic?] = found
    var tellers: [Repetition.Scope: [Int]] = [:]
    let asked = found.indices.filter { !way.isOfFoundPresets || isOfFoundPreset(found[$0]) }
    let weights = found.map { (loudness: loudness($0), way: way.weight($0, self)) }
    let byWeight = asked.ordered { one, other in
      let (left, right) = (weights[one], weights[other])
      return left.loudness != right.loudness
        ? left.loudness < right.loudness
        : left.way != right.way ? left.way < right.way : one < other
    }
    for index in byWeight {
      let finding = found[index]
      let scopes = way.scopes(finding, self)
      func tells(_ teller: Int) -> Bool {
        mayTell(found[teller], finding) && way.holds(finding, found[teller], self)
      }
      let asked = scopes.lazy.flatMap { (tellers[$0] ?? []).prefix(tellerLimit) }
      if let teller = way.isToldByHeaviest ? asked.last(where: tells) : asked.first(where: tells) {
        kept[teller]?.tell([finding])
        kept[index] = nil
      } else if let own = scopes.first {
        tellers[own, default: []].append(index)
      }
    }
    return kept.compactMap { $0 }
  }

  /// Whether one finding is told as loudly as another. What a comment suppresses speaks for its own type.
  private func mayTell(_ teller: Diagnostic, _ finding: Diagnostic) -> Bool {
    loudness(teller) <= loudness(finding)
      && (teller.from?.type == finding.from?.type
        || !teller.isSuppressed && !finding.isSuppressed)
  }

  /// Whether what a finding rests on was found, and neither a preset nor the cell stated.
  private func isOfFoundPreset(_ finding: Diagnostic) -> Bool {
    guard let type = finding.from?.type, model.settings(for: type).presetIsFound else {
      return false
    }
    guard let row = finding.from?.role, let column = finding.to?.role else { return true }
    return model.entry(for: type, from: Role(row), to: Role(column))?.origin.isPreset ?? true
  }
}

/// So many findings of one scope are asked whether they tell another: no type has more that tell nothing
/// of each other, unless somebody wants a run not to end.
let tellerLimit = 256

/// 0 for what is told loudest.
func loudness(_ diagnostic: Diagnostic) -> Int {
  if diagnostic.confidence == .deduced { return 2 }
  return diagnostic.severity == .error ? 0 : 1
}

// MARK: One function

extension Repetition {
  /// In this order, so that what is one for another reason first is not asked again.
  static let all = [
    sameBodies, looksOfExtension, ownHelpers, protocolsOfOneClass, passedMessage, madeTogether,
    sameEntity, handedToPart, broughtByViewModel, partOfBrought, partOfEntity, besideCertain,
    faceBesideClass, fillingOfExposed, reachedBeyondCast, sameStore, partOfMessage,
    entitiesOfViewModel, passedByPresenter, passedByRouter,
  ]

  /// Several names of a framework in one body, be it told of by the interface that asks for it.
  static let sameBodies = Repetition(
    rules: [Rule.uiType.id], isOfFoundPresets: false,
    scopes: { finding, facts in facts.typeAndInterfaces(finding) },
    // An interface tells what the class says again, wherever the two stand.
    weight: { finding, facts in
      var weight = bodyWeight(finding)
      weight.1 = weight.1 * 2 + (facts.isOfInterface(finding) ? 0 : 1)
      return weight
    },
    holds: { finding, teller, _ in
      (!isLook(teller) || isLook(finding)) && teller.bodies.isSuperset(of: finding.bodies)
    })

  /// What a type's interface hands it, and it hands to its own helpers.
  static let ownHelpers = Repetition(
    rules: [
      Rule.uiType.id, Rule.dataAccess.id, Rule.layerDependency.id, Rule.protocolBoundary.id,
      Rule.moduleBoundary.id, Rule.modelFlow.id,
    ], isOfFoundPresets: true,
    scopes: { finding, facts in facts.typeAndInterfaces(finding) },
    weight: { finding, facts in (facts.isOfInterface(finding) ? 0 : 1, 0, "", 0) },
    holds: { finding, teller, facts in
      guard facts.isOfInterface(teller), !facts.isOfInterface(finding),
        finding.to?.name == teller.to?.name, finding.to?.type == teller.to?.type
      else { return false }
      return finding.openMembers.isSubset(of: teller.bodies.map(\.member))
    })

  /// Several things of one role that one function makes.
  static let madeTogether = Repetition(
    rules: [Rule.layerDependency.id, Rule.assemblyOutsideBuilder.id], isOfFoundPresets: true,
    scopes: { finding, _ in isOnlyMade(finding) ? ownType(finding) : [] },
    weight: { finding, _ in bodyWeight(finding) },
    holds: { finding, teller, _ in
      finding.to?.role == teller.to?.role && teller.bodies.isSuperset(of: finding.bodies)
    })

  /// What would be a note by itself, in code of this size, of a type that is told of its UI anyway.
  static let besideCertain = Repetition(
    rules: [Rule.uiType.id], isOfFoundPresets: true, scopes: { finding, _ in ownType(finding) },
    weight: { finding, _ in bodyWeight(finding) },
    holds: { finding, teller, _ in
      teller.confidence == .certain && finding.leniency == Exemptions.uncertainFamily.exemption
    })

  static func ownType(_ finding: Diagnostic) -> [Scope] {
    finding.from?.type.map { [.type($0)] } ?? []
  }

  /// What names most places first, then the strongest kind of reference.
  static func bodyWeight(_ finding: Diagnostic) -> Weight {
    (
      -finding.bodies.count, -(finding.reference?.strength ?? 0), finding.place.file,
      finding.place.offset
    )
  }

  /// An image, a colour or a font, which a plain value mends, and so nothing else of its function.
  static func isLook(_ finding: Diagnostic) -> Bool {
    isUILookName(finding.to?.name ?? "")
  }

  /// Whether all places make something, or have a builder make it, within functions and properties.
  private static func isOnlyMade(_ finding: Diagnostic) -> Bool {
    let isBuilder = finding.to?.role == Role.builder.name
    func makes(_ kind: ReferenceKind?) -> Bool {
      kind == .constructs || kind == .staticMember && isBuilder
    }
    return makes(finding.reference) && finding.places.allSatisfy { makes($0.1) }
      && finding.bodies.allSatisfy { !$0.member.isEmpty }
  }
}
