import Configuration
import Lexing
import Outlining

extension Claim {
  /// Manager, Provider, Store: only what gets at data or devices, or asks somebody who does.
  static let service = Claim(
    applies: WeakWords.applies(.service), premise: WeakWords.word(for: .service),
    needs: [touchesData, holdsService, worksThrough, returnsEntity, inheritsService],
    supports: [heldByInteractor],
    vetoes: [
      namesUI, onlyHears, isGeneric, givesComponent, answersPresenter, NameVetoes.constants,
      NameVetoes.handlesScreens,
      NameVetoes.showsForCallers, NameVetoes.keepsShowers, NameVetoes.servesViews,
      NameVetoes.fillsViews,
    ],
    lacks: "it touches no data or device, holds no service, returns no entity asynchronously")

  /// What gets at data for a component, though no word of its name says so: `DataLoader`, `Requester`.
  static let unnamedService = Claim(
    applies: { type, roles in
      roles.matches[type.index] == nil && roles.mayServe(type)
    },
    premise: askedByComponent, needs: [getsAtData],
    vetoes: [namesUI, givesComponent, servesScreens],
    lacks: "it gets at no network, database or files")

  private static let askedByComponent = EvidenceDefinition(
    "service.asked_by_component", .structure, for: .service, phrase: "asked by %",
    meaning:
      "a presenter, an interactor or a view model keeps, makes or calls it, or keeps a protocol "
      + "that it conforms to"
  ) { type, roles in
    let asker = roles.source(of: type, [.stores, .constructs, .staticMember]) {
      roles.roleInOrAround($0).map(askers.contains) ?? false
    }
    return (asker ?? roles.holderByFace(type, roles: askers)).map { .type($0) }
  }

  private static let askers: Set<Role> = [.presenter, .interactor, .viewModel]

  private static let getsAtData = EvidenceDefinition(
    "service.gets_at_data", .structure, for: .service, phrase: "uses %",
    meaning: "it uses network, database or files, whatever it is called, or preferences that it is "
      + "named for: others' are settings"
  ) { type, roles in
    let touched =
      roles.dataTouched(by: type).min() ?? (roles.keepsPreferences(type) ? "preferences" : nil)
    return touched.map { .text($0) }
  }

  private static let servesScreens = Veto(
    "service.serves_screens",
    "it gives views what they show, names UI, or only tells of things"
  ) { type, roles in
    let work = roles.survey.work[type.index]
    if roles.namesUI(type) { return true }
    // What is kept is given by properties as well.
    let onlyTells = work.functions == work.tellingFunctions && !roles.keepsPreferences(type)
    return work.servesViews || work.showsForCallers || work.takesController || work.givesController
      || work.looksUpTexts || onlyTells
  }

  static let touchesData = EvidenceDefinition(
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

  private static let inheritsService = EvidenceDefinition(
    "service.inherits_service", .structure, for: .service, phrase: "inherits the service %",
    meaning: "its base class is a service, by whatever evidence"
  ) { type, roles in
    roles.table.ancestors(of: type).first {
      $0 != type && roles.kind($0).isClass && roles.role($0) == .service
    }.map { .type($0) }
  }

  /// What is reached through a global or an own helper counts as touched.
  private static let worksThrough = EvidenceDefinition(
    "service.works_through", .structure, for: .service, phrase: "works through %",
    meaning: "it works through a helper of the code base that uses network, database, files or "
      + "preferences, which it keeps, makes, or has from a namespace or a mix-in, or asks a shared service"
  ) { type, roles in
    if let helper = roles.target(
      of: type, [.stores, .constructs, .staticMember], where: { roles.isDataHelper($0) })
    {
      return .type(helper)
    }
    if let helper = roles.helperInNamespace(askedBy: type) ?? roles.helperMixedIn(to: type) {
      return .type(helper)
    }
    return roles.target(of: type, .staticMember) { roles.role($0) == .service }.map { .type($0) }
  }

  private static let returnsEntity = EvidenceDefinition(
    "service.returns_entity", .structure, for: .service, phrase: "returns % asynchronously",
    meaning:
      "it gives an entity later: by async, a publisher or promise, or a completion, its own or its generic base's"
  ) { type, roles in
    for index in roles.outgoing[type.index]
    where roles.edges[index].traits.contains(.answeredLater) {
      if let given = roles.edges[index].target, isData(given, roles) { return .type(given) }
    }
    if let given = roles.survey.genericAnswers[type]?.first(where: { isData($0, roles) }) {
      return .type(given)
    }
    guard roles.survey.work[type.index].isAsync else { return nil }
    return roles.target(of: type, .result) { isData($0, roles) }.map { .type($0) }
  }

  /// What is decoded is data before anybody with a role is known to carry it.
  private static func isData(_ type: TypeID, _ roles: Classification) -> Bool {
    if let role = roles.role(type) { return role == .entity }
    return roles.survey.isDecoded[type.index] && roles.survey.isValue[type.index]
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

  /// `ScreenSizeManager` tells views what the device shows.
  private static let onlyHears = Veto(
    "service.only_hears", "it names UI, keeps no service, and all that it gets at is notifications"
  ) { type, roles in
    roles.facts[type.index].touches == ["NotificationCenter"] && roles.namesUI(type)
      && roles.target(of: type, .stores, where: { roles.role($0) == .service }) == nil
  }

  /// A generic container or type eraser stands for whatever is put in.
  static let isGeneric = Veto(
    "service.generic", "it is generic, gets at no data itself, and stands for whatever is put in"
  ) { type, roles in roles.facts[type.index].isGeneric && !roles.reachesData(type) }

  /// What makes or gives out a component starts a flow, and is no source of data.
  private static let givesComponent = Veto(
    "service.gives_component", "it makes or gives out a component"
  ) { type, roles in
    roles.target(of: type, [.result, .constructs]) {
      roles.role($0)?.isComponentOrBuilder ?? false
    } != nil
  }

  /// `LoginStore` that is handed the presenter, and tells it what came, is a use case.
  private static let answersPresenter = Veto(
    "service.answers_presenter", "it is handed a presenter, and answers that"
  ) { type, roles in
    roles.target(of: type, .parameter) {
      roles.isNamedAsComponent($0) && roles.matches[$0.index]?.role == .presenter
    } != nil
  }
}

extension Classification {
  fileprivate func namesUI(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard case .external(let name) = edges[index].to else { return false }
      return table.traits(edges[index].file, name).contains(.uiView)
        || isUIName(table.text(edges[index].file, name))
    }
  }

  /// Whether a type does something, and is no value that others keep.
  fileprivate func mayServe(_ type: TypeID) -> Bool {
    guard parent(type) == nil, !survey.isDecoded[type.index] else { return false }
    switch kind(type) {
    case .class, .actor: return true
    case .struct: return facts[type.index].storedInstanceProperties == 0
    case .enum: return !facts[type.index].hasCases
    default: return false
    }
  }

  /// Whether a type uses network, database, files or preferences. Who only tells of notifications reaches no
  /// data.
  func reachesData(_ type: TypeID) -> Bool {
    facts[type.index].touches.contains { $0 != "NotificationCenter" }
  }

  /// Whether a type uses preferences or secrets, and is named for them.
  func keepsPreferences(_ type: TypeID) -> Bool {
    reachesData(type)
      && preferences.contains { table.types[type.index].simpleName.contains($0) }
  }

  /// The helper that a type asks a namespace for: `Backstage.wire.send(…)`.
  fileprivate func helperInNamespace(askedBy type: TypeID) -> TypeID? {
    for index in outgoing[type.index] where edges[index].kind == .staticMember {
      let edge = edges[index]
      guard let namespace = edge.target, namespace != type, role(namespace) == nil else { continue }
      guard let asked = table.files[edge.file].outline.reference(at: edge.range) else { continue }
      let name = table.names.number(edge.file, asked.member)
      guard let place = table.variablesOfType[namespace.index, name] else { continue }
      if let helper = helper(in: table.memberPlaces[Int(place)]) { return helper }
    }
    return nil
  }

  /// What a property is of, where that is a helper that reaches data.
  private func helper(in property: MemberPlace) -> TypeID? {
    for id in table.typeReferences[property.file][VariableID(property.index)] {
      let reference = table.reference(property.file, id)
      guard case .types(let found) = table.resolve(reference, file: property.file) else {
        continue
      }
      if let helper = found.first(where: { isDataHelper($0) }) { return helper }
    }
    return nil
  }

  /// The helper that a protocol gives all who conform to it, by a property of an extension.
  fileprivate func helperMixedIn(to type: TypeID) -> TypeID? {
    for face in table.ancestors(of: type) where isProtocol(face) && role(face) == nil {
      for index in outgoing[face.index].prefix(mostMixedIn)
      where edges[index].traits.contains(.computed) {
        let edge = edges[index]
        guard let given = edge.target, isDataHelper(given), edge.variable != .none else { continue }
        let owner = table.variable(edge.file, edge.variable).owner
        if owner != .none, table.declaration(edge.file, owner).kind == .extension { return given }
      }
    }
    return nil
  }

  /// A class of the code base, without a part in any module, that reaches data itself, or over another such
  /// class that it keeps.
  fileprivate func isDataHelper(_ type: TypeID, steps: Int = 0) -> Bool {
    switch kind(type) {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    guard role(type) == nil, !facts[type.index].holdsUI else { return false }
    return reachesData(type)
      || steps < mostHelpers && kind(type).isClass
        && target(
          of: type, .stores, where: { $0 != type && isDataHelper($0, steps: steps + 1) }) != nil
  }
}

/// Over how many helpers one may reach data: a repository over a store over a file.
private let mostHelpers = 2

/// The bound is for hostile code, in which all conform to a protocol that names all.
private let mostMixedIn = 64

private let preferences = Words.shipped[.preferences]
