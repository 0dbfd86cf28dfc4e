import Configuration

/// One way to come to a role that no direct evidence gives: what has to be shown, what else counts once
/// that is shown, and what speaks against it.
///
/// Claims are asked in the order of their list, and the first that holds decides.
///
/// A class, as each is asked of each type in each round: a copy would count a reference for each field.
final class Claim: Sendable {
  typealias Asked = @Sendable (TypeID, Classification) -> Bool

  /// Whether it is asked of a type at all; by what holds before any role is deduced, as it is asked
  /// once for all rounds.
  let applies: Asked
  /// Has to hold, and is not enough: the weak word that the structure bears out.
  let premise: EvidenceDefinition?
  /// One of them has to hold.
  let needs: [EvidenceDefinition]
  /// Further independent facts.
  let supports: [EvidenceDefinition]
  let vetoes: [Veto]
  /// Whether what was found is as good as direct evidence; by itself it is not.
  let isSure: Asked
  /// What a type lacks that has the premise alone: `it does not move between screens`.
  let lacks: String

  init(
    applies: @escaping Asked, premise: EvidenceDefinition? = nil, needs: [EvidenceDefinition],
    supports: [EvidenceDefinition] = [], vetoes: [Veto] = [],
    isSure: @escaping Asked = { _, _ in false }, lacks: String = "nothing around it bears that out"
  ) {
    self.applies = applies
    self.premise = premise
    self.needs = needs
    self.supports = supports
    self.vetoes = vetoes
    self.isSure = isSure
    self.lacks = lacks
  }

  /// What follows for a type that it applies to; nil where it does not hold.
  func assignment(of type: TypeID, _ roles: Classification) -> Assignment? {
    var found: [Evidence] = []
    var facts: Int32 = 0
    func add(_ definitions: [EvidenceDefinition]) {
      for definition in definitions {
        guard let evidence = definition.evidence(about: type, roles) else { continue }
        found.append(evidence)
        facts += roles.restsOnDeduced(evidence) ? 0 : Int32(definition.weight)
      }
    }
    if let premise {
      add([premise])
      if found.isEmpty { return nil }
    }
    let shown = found.count
    add(needs)
    guard found.count > shown, let role = found.last?.role,
      !vetoes.contains(where: { $0.holds(type, roles) })
    else { return nil }
    add(supports)
    // Equal ones stay in the order of the lists.
    let sorted = Evidence.Kind.allCases.flatMap { kind in found.filter { $0.kind == kind } }
    return Assignment(
      role: role, evidence: sorted, facts: max(facts, 1), isSure: isSure(type, roles))
  }

  /// All that it may be shown by.
  var definitions: [EvidenceDefinition] { [premise].compactMap { $0 } + needs + supports }

  /// In order: the first that holds decides.
  static let ofProtocols: [Claim] = [
    .moduleInterfaceByName, .moduleInterfaceAsDoor, .moduleInterfaceByUse, .faceOfEntity,
    .ofConformers, .ofProtocolName, .ofRefinement,
  ]

  static let ofTypes: [Claim] =
    [
      .state, .builder, .giver, .service, .client, .router, .shower, .request, .response,
      .staticBuilder,
    ]
    + [.face]
    + [.wrap, .partOfMessage, .entity, .viewModel, .unnamedService]

  static let all = ofProtocols + ofTypes

  static func list(for type: TypeID, _ roles: Classification) -> [Claim] {
    roles.isProtocol(type) ? ofProtocols : ofTypes
  }
}

extension Classification {
  /// Whether a fact is about a type whose own role is deduced: certainty never grows on the way.
  func restsOnDeduced(_ evidence: Evidence) -> Bool {
    guard case .type(let subject) = evidence.subject else { return false }
    return isDeducedInOrAround(subject)
  }

  /// Whether the role that counts for a type is only deduced.
  func isDeducedInOrAround(_ type: TypeID) -> Bool {
    var current: TypeID? = type
    var steps = 0
    while let id = current, steps < 64 {
      if let found = assigned[id.index] { return !found.isCertain }
      current = parent(id)
      steps += 1
    }
    return false
  }
}
