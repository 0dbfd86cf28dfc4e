import Configuration

extension Claim {
  /// Manager, Provider, Store: only what gets at data or devices, or asks somebody who does.
  static let service = Claim(
    applies: WeakWords.applies(.service), premise: WeakWords.word(for: .service),
    needs: [touchesData, holdsService, returnsEntity], supports: [heldByInteractor],
    vetoes: [namesUI, isGeneric, givesComponent],
    lacks: "it touches no data or device, holds no service, returns no entity asynchronously")

  private static let touchesData = EvidenceDefinition(
    "service.touches_data", .structure, for: .service, phrase: "uses %",
    meaning: "it uses network, database, files, preferences or a device service"
  ) { type, roles in
    roles.facts[type.index].touches.min().map { .text($0) }
  }

  private static let holdsService = EvidenceDefinition(
    "service.holds_service", .structure, for: .service, phrase: "holds the service %",
    meaning: "it keeps another service"
  ) { type, roles in
    roles.target(of: type, .stores) { roles.role($0) == .service }.map { .type($0) }
  }

  private static let returnsEntity = EvidenceDefinition(
    "service.returns_entity", .structure, for: .service, phrase: "returns % asynchronously",
    meaning: "a method of it is asynchronous, and it returns an entity"
  ) { type, roles in
    guard roles.facts[type.index].isAsync else { return nil }
    return roles.target(of: type, .result) { roles.role($0) == .entity }.map { .type($0) }
  }

  /// Being held by an interactor agrees with the other facts, and is none by itself.
  private static let heldByInteractor = EvidenceDefinition(
    "service.held_by_interactor", .structure, for: .service, phrase: "held by %",
    meaning: "an interactor keeps it, or a protocol that it conforms to"
  ) { type, roles in
    roles.holderByFace(type, roles: [.interactor]).map { .type($0) }
  }

  private static let namesUI = Veto("service.names_ui", "it names UI") { type, roles in
    roles.table.ancestors(of: type).contains { roles.facts[$0.index].holdsUI }
  }

  /// A generic container or type eraser stands for whatever is put in.
  private static let isGeneric = Veto(
    "service.generic", "it is generic, and stands for whatever is put in"
  ) { type, roles in roles.facts[type.index].isGeneric }

  /// What makes or gives out a component starts a flow, and is no source of data.
  private static let givesComponent = Veto(
    "service.gives_component", "it makes or gives out a component"
  ) { type, roles in
    roles.target(of: type, [.result, .constructs]) {
      roles.role($0)?.isComponentOrBuilder ?? false
    } != nil
  }
}
