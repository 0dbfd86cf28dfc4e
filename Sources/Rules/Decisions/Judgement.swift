import Architecture
import Configuration
import Lexing
import Outlining

/// The ids of the rules that one reference can break by what it knows. It breaks at most one of them.
enum KnowledgeRule: String, Sendable {
  case entityInView = "entity_in_view"
  case modelFlow = "model_flow"
  case moduleBoundary = "module_boundary"
  case protocolBoundary = "protocol_boundary"
  case assemblyOutsideBuilder = "assembly_outside_builder"
  case layerDependency = "layer_dependency"
}

/// What the architecture says of one edge that breaks it.
struct Judgement: Sendable {
  var rule: KnowledgeRule
  var edge: Edge
  var from: TypeInfo
  var to: TypeInfo
  var fromRole: Role
  var toRole: Role
  /// The cell that forbids it, where it is the table that does.
  var entry: DependencyTable.Entry?
}

/// Asks the table about edges.
struct Judge {
  let model: ArchitectureModel
  /// Protocols of other modules that a module's types hold weakly: ports of their parents.
  private let heldWeakly: Set<Held>
  /// Per type: what a SwiftUI view may hold as a concrete type.
  private let observed: Set<TypePair>
  /// Where something is held that the same name makes: `var presenter = FeedPresenter()`.
  private let heldWhereMade: Set<Site>

  /// The protocols that a module's builders hand out: whoever asked for the screen may keep it.
  private let handedOut: Set<TypeID>
  /// The protocols that a module keeps for everybody: `static let shared: LayerInput = { … }()`.
  private let published: Set<TypeID>
  private let modulesWithInteractor: Set<ModuleID>
  private let modulesWithPresenter: Set<ModuleID>
  private let waysIn: WaysIn
  /// Per type: whether the references from it are judged, and whether those to it are.
  private let isJudgedAsSource: [Bool]
  private let isJudgedAsTarget: [Bool]

  private struct Held: Hashable {
    var module: ModuleID
    var type: TypeID
  }

  private struct Site: Hashable {
    var file: Int
    var start: UInt32

    init(_ edge: Edge) {
      file = edge.file
      start = edge.range.start
    }
  }

  init(model: ArchitectureModel) {
    self.model = model
    var heldWeakly: Set<Held> = []
    var observed: Set<TypePair> = []
    var sites: Set<Site> = []
    for index in model.edges.indices where model.edges[index].kind == .stores {
      let edge = model.edges[index]
      guard let from = edge.from, case .own(let to) = edge.to else { continue }
      let isWeak = [.weak, .unowned, .unownedSafe, .unownedUnsafe].contains(edge.ownership)
      let (holder, held) = (from.index, to.index)
      if isMadeByBuilders(model.types[held].role) { sites.insert(Site(edge)) }
      if isWeak, let module = model.types[holder].module, model.types[held].kind == .protocol,
        model.types[held].role == .view || model.types[held].role == .presenter
      {
        heldWeakly.insert(Held(module: module, type: to))
      }
      if model.types[holder].isValue, model.isObserved(edge) {
        observed.insert(TypePair(from: from, to: to))
      }
    }
    self.heldWeakly = heldWeakly
    waysIn = WaysIn(model)
    handedOut = model.handedOutByBuilders()
    published = model.publishedByBuilders()
    modulesWithInteractor = model.modules(with: .interactor)
    modulesWithPresenter = model.modules(with: .presenter)
    self.observed = observed
    heldWhereMade = sites
    isJudgedAsTarget = model.types.indices.map { index in
      guard let role = model.types[index].role else { return false }
      return model.types[index].isChecked && role != .moduleInterface
    }
    let isJudgedAsTarget = isJudgedAsTarget
    isJudgedAsSource = model.types.indices.map { index in
      let judged = model.judgedType(for: TypeID(index)).index
      return isJudgedAsTarget[judged] && !model.types[judged].isCompositionRoot
    }
  }

  /// Who an edge leads from and to, and as what each stands there.
  struct Parties {
    var from: TypeInfo
    var to: TypeInfo
    var fromRole: Role
    var toRole: Role
    var crosses: Bool
  }

  /// What decides about an edge.
  enum Question {
    /// The border of another module, which it breaks.
    case border(Parties)
    case cell(Parties, DependencyTable.Entry)
  }

  func judgement(of edge: Edge) -> Judgement? {
    question(about: edge).flatMap { judgement(of: edge, $0) }
  }

  /// - Returns: nil for an edge that nothing is asked about: it is open.
  func question(about edge: Edge) -> Question? {
    guard let named = edge.from, case .own(let target) = edge.to, edge.through == nil,
      isJudgedAsSource[named.index], isJudgedAsTarget[target.index],
      !edge.traits.contains(.demandedByPort)
    else { return nil }
    let from = model[model.judgedType(for: named)]
    let to = model[target]
    guard from.id != to.id, let ownRole = from.role, let toOwnRole = to.role,
      !(edge.kind == .inherits && to.kind == .protocol), !isMetatype(edge),
      !edge.traits.contains(.readsIdentifier),
      let placeRole = roleInPlace(edge, from, ownRole)
    else { return nil }
    let fromRole = edge.traits.contains(.inBuildingMember) ? .builder : placeRole
    let toRole = edge.traits.contains(.toBuildingMember) ? .builder : toOwnRole
    let crosses = crossesModules(from, to)
    let parties = Parties(
      from: from, to: to, fromRole: fromRole, toRole: toRole, crosses: crosses)
    if crosses {
      if published.contains(to.id) { return nil }
      // What screens are put together from is made and held by whoever shows it.
      if let module = to.module, model.isPart(module), isComponent(toRole) { return nil }
      // The next module's router, looked up where that module was just made.
      if edge.kind == .cast, toRole == .router { return nil }
      if breaksBoundary(edge, from, to, fromRole, toRole) { return .border(parties) }
      if isComponent(toRole), edge.kind == .inherits { return nil }
    }
    if from.kind == .protocol, from.facing == .port, !(fromRole == .view && toRole == .entity) {
      return nil
    }
    return entry(from, fromRole, toRole).map { .cell(parties, $0) }
  }

  func judgement(of edge: Edge, _ question: Question) -> Judgement? {
    func judged(
      _ rule: KnowledgeRule, _ parties: Parties, _ entry: DependencyTable.Entry?
    ) -> Judgement {
      Judgement(
        rule: rule, edge: edge, from: parties.from, to: parties.to, fromRole: parties.fromRole,
        toRole: parties.toRole, entry: entry)
    }
    switch question {
    case .border(let parties): return judged(.moduleBoundary, parties, nil)
    case .cell(let parties, let entry):
      return ruleBroken(by: edge, parties, entry).map { judged($0, parties, entry) }
    }
  }

  private func ruleBroken(
    by edge: Edge, _ parties: Parties, _ entry: DependencyTable.Entry
  ) -> KnowledgeRule? {
    let (from, to) = (parties.from, parties.to)
    let (fromRole, toRole) = (parties.fromRole, parties.toRole)
    let other =
      parties.crosses && isInside(to, toRole, model: model) ? entry.cell.other : nil
    switch other ?? permission(entry.cell, edge, from, to, fromRole, toRole) {
    case .any: return nil
    case .protocol:
      if isAssembly(edge, from, to, fromRole, toRole) { return .assemblyOutsideBuilder }
      return to.kind != .protocol && !edge.traits.contains(.demandedConcrete)
        && namesConcretely(edge, fromRole, toRole)
        && !observed.contains(TypePair(from: from.id, to: to.id)) ? .protocolBoundary : nil
    case .never:
      if to.kind == .protocol, isPort(to, for: edge) { return nil }
      if toRole == .entity, fromRole == .view || fromRole == .viewModel { return .entityInView }
      guard isMessage(toRole, from) else { return .layerDependency }
      // One message made of another in the same namespace is sent nowhere.
      if isMessage(fromRole, from), to.parent != nil, from.parent == to.parent { return nil }
      return .modelFlow
    }
  }

  /// Whether a role is a message of a cycle that the table knows: request, response, view model.
  private func isMessage(_ role: Role, _ from: TypeInfo) -> Bool {
    switch role {
    case .request, .response: true
    case .viewModel: model.entry(for: from.id, from: .view, to: .request) != nil
    default: false
    }
  }

  func isMetatype(_ edge: Edge) -> Bool {
    edge.traits.contains(.metatype) && (edge.kind == .staticMember || edge.kind == .genericArgument)
  }

  /// An extension in another file counts for its type only if that file declares no other role and
  /// lies in its module or target. Where the configuration gives the file's path a role, the code
  /// there has that one: a layer is where its files are.
  func roleInPlace(_ edge: Edge, _ from: TypeInfo, _ role: Role) -> Role? {
    guard edge.file != from.file else { return role }
    let path = model.files[edge.file].path
    let layer = model.settings.configuredRoles.first { pattern in
      pattern.paths.contains { $0.matches(path) }
    }
    if let layer { return layer.role }
    guard model.files[edge.file].sharesTarget(with: model.files[from.file]) else { return nil }
    return model.rolesDeclared(inFile: edge.file).contains { $0 != role } ? nil : role
  }

  // MARK: The table

  /// The cell in force. In a module without an interactor the presenter stands in for it, and so
  /// may know services through protocols.
  func entry(_ from: TypeInfo, _ fromRole: Role, _ toRole: Role) -> DependencyTable.Entry? {
    let stated = model.entry(for: from.id, from: fromRole, to: toRole)
    if standsInForPresenter(from, fromRole, toRole, stated) { return nil }
    guard fromRole == .presenter, toRole == .service, var entry = stated, entry.origin.isPreset,
      entry.cell.permission == .never, let module = from.module,
      !modulesWithInteractor.contains(module)
    else { return stated }
    entry.cell.permission = .protocol
    return entry
  }

  /// An interactor that may know its view makes what the view shows, where no presenter stands between.
  private func standsInForPresenter(
    _ from: TypeInfo, _ fromRole: Role, _ toRole: Role, _ stated: DependencyTable.Entry?
  ) -> Bool {
    guard fromRole == .interactor, toRole == .viewModel, let stated, stated.origin.isPreset,
      let module = from.module, !modulesWithPresenter.contains(module),
      let view = model.entry(for: from.id, from: .interactor, to: .view)
    else { return false }
    return view.cell.permission != .never
  }

  func permission(
    _ cell: Cell, _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ fromRole: Role, _ toRole: Role
  ) -> Permission {
    if let kinds = cell.kinds, !isOpen(edge.kind, kinds) { return .never }
    if let own = cell.own, isOwn(from, to, sameRole: fromRole == toRole) { return own }
    return cell.permission
  }

  /// What stands in a body is named locally, however it is named.
  private func isOpen(_ kind: ReferenceKind, _ kinds: [ReferenceKind]) -> Bool {
    if kinds.contains(kind) { return true }
    let inBodies: [ReferenceKind] = [
      .cast, .constructs, .staticMember, .genericArgument, .constraint,
    ]
    return inBodies.contains(kind) && kinds.contains(.local)
  }

  /// The same module, or for types of one role shared code as well.
  private func isOwn(_ from: TypeInfo, _ to: TypeInfo, sameRole: Bool) -> Bool {
    if from.module == to.module { return from.module != nil || sameRole }
    // What module_boundary leaves open of another module is as good as shared.
    return sameRole
      && (to.module == nil || from.module == nil || !isInside(to, to.role ?? .view, model: model))
  }

  /// Holding, taking, returning, casting to and statically calling name the concrete type; looking
  /// it up in a computed property does not. Making it is a builder's matter, but for a service that an
  /// interactor makes for itself: made anywhere but as a default value it cannot be replaced.
  private func namesConcretely(_ edge: Edge, _ fromRole: Role, _ toRole: Role) -> Bool {
    guard edge.traits.isDisjoint(with: [.injection, .inFunctionType]) else { return false }
    switch edge.kind {
    case .stores, .parameter, .enumPayload: return true
    case .constructs:
      return toRole == .service && edge.traits.isDisjoint(with: [.computed, .replaceable])
        && (fromRole == .interactor || fromRole == .presenter)
    case .result, .cast, .staticMember: return !edge.traits.contains(.computed)
    default: return false
    }
  }

  /// Making a component of one's own module. What is held where it is made breaks the boundary
  /// already, and a SwiftUI view must make what it observes.
  private func isAssembly(
    _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ fromRole: Role, _ toRole: Role
  ) -> Bool {
    guard edge.kind == .constructs, isMadeByBuilders(toRole), fromRole != .builder,
      to.kind != .protocol, from.module != nil, from.module == to.module,
      edge.traits.isDisjoint(with: [.toBuildingMember, .replaceable]),
      !heldWhereMade.contains(Site(edge)),
      !observed.contains(TypePair(from: from.id, to: to.id))
    else { return false }
    return !makesItself(edge, from)
  }

  /// `static func make() -> FeedPresenter` of FeedPresenter builds it, wherever it stands.
  private func makesItself(_ edge: Edge, _ from: TypeInfo) -> Bool {
    let outline = model.files[edge.file].outline
    guard edge.owner != .none else { return false }
    let owner = outline.declarations[Int(edge.owner.rawValue)]
    guard !owner.modifiers.isDisjoint(with: [.static, .classMember]) else { return false }
    return outline.references.contains {
      $0.owner == edge.owner && $0.context == .result && outline[$0.name] == from.simpleName
    }
  }

  /// A protocol that its caller owns, or that many plug into, is no way to know its conformers.
  func isPort(_ to: TypeInfo, for edge: Edge) -> Bool {
    if to.facing == .port { return true }
    guard let from = edge.from else { return false }
    return to.file == model[from].file && model[from].kind != .protocol
  }

  // MARK: Modules

  private func crossesModules(_ from: TypeInfo, _ to: TypeInfo) -> Bool {
    guard let one = from.module, let other = to.module else { return false }
    return one != other
  }

  private func breaksBoundary(
    _ edge: Edge, _ from: TypeInfo, _ to: TypeInfo, _ fromRole: Role, _ toRole: Role
  ) -> Bool {
    guard isInside(to, toRole, model: model) else { return false }
    if model.entry(for: from.id, from: fromRole, to: toRole)?.cell.other != nil { return false }
    // One builder may serve several modules that have none of their own.
    if fromRole == .builder, let module = to.module, !waysIn.lead(into: module, by: [.builder]) {
      return false
    }
    switch edge.kind {
    case .inherits, .genericArgument, .constraint: return false
    case .constructs:
      if toRole == .router { return false }
      if let module = to.module, !waysIn.lead(into: module, by: [.builder, .router]) {
        return false
      }
    default: break
    }
    // A requirement stores nothing; who meets it has a finding of its own.
    if from.kind == .protocol, from.facing == .port || edge.traits.contains(.computed) {
      return false
    }
    if let module = to.module, inherits(from, from: module) { return false }
    if to.kind == .protocol {
      if to.facing == .port { return false }
      if fromRole == .router, handedOut.contains(to.id) { return false }
      if let module = from.module, heldWeakly.contains(Held(module: module, type: to.id)) {
        return false
      }
    }
    return true
  }

  /// Inheriting a base of another module, or standing in for one of its components behind its face,
  /// is reuse, and so is naming what the base or the face deals with.
  private func inherits(_ type: TypeInfo, from module: ModuleID) -> Bool {
    model.ancestors(of: type.id).dropFirst().contains { base in
      model[base].module == module
        && (model[base].kind != .protocol
          || model[base].role == type.role && model[base].facing != .port
            && !isNamedForCallingBack(model[base].simpleName))
    }
  }
}

/// The parts of a module that are nobody else's: its screen, presenter, interactor, router class,
/// and their faces. Open are builders, the router's face, entities, services and reusable views.
func isInside(_ type: TypeInfo, _ role: Role, model: ArchitectureModel) -> Bool {
  if type.kind == .protocol, model.isOpen(type.id) { return false }
  if let module = type.module, model.isPart(module) { return false }
  switch role {
  case .presenter, .interactor: return true
  case .router: return type.kind != .protocol
  case .view: return model.isScreen(type.id)
  default: return false
  }
}

/// What nobody but a builder makes.
func isMadeByBuilders(_ role: Role?) -> Bool {
  role == .presenter || role == .interactor || role == .router
}

func isComponent(_ role: Role) -> Bool {
  [.view, .presenter, .interactor, .router].contains(role)
}

extension ArchitectureModel {
  /// The protocols that builders, and routers that build, return of their own module.
  fileprivate func handedOutByBuilders() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for edge in edges where edge.kind == .result {
      guard let from = edge.from, case .own(let to) = edge.to, types[to.index].kind == .protocol,
        types[from.index].module != nil, types[from.index].module == types[to.index].module,
        types[from.index].role == .builder || edge.traits.contains(.inBuildingMember)
      else { continue }
      found.insert(to)
    }
    return found
  }

  /// The protocols under which a static property keeps what it builds of its own module.
  fileprivate func publishedByBuilders() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for edge in edges where edge.kind == .stores {
      guard edge.traits.isSuperset(of: [.isStatic, .inBuildingMember]), let from = edge.from,
        case .own(let to) = edge.to, types[to.index].kind == .protocol,
        types[from.index].module != nil, types[from.index].module == types[to.index].module
      else { continue }
      found.insert(to)
    }
    return found
  }
}
