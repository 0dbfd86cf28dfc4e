import Architecture
import Configuration
import Outlining

/// What one walk over the references tells.
struct ReferenceSurvey: Sendable {
  let model: ArchitectureModel
  var heldWeakly: Set<CheckedArchitecture.Held> = []
  /// By module: those that something of it names.
  private var modulesNamed: [Set<ModuleID>]
  var heldByScreens: Set<TypeID> = []
  var keepersOfFaces: [TypeID: Set<Role>] = [:]
  var heldByComponents: Set<TypeID> = []
  var keepersOfRouters: [TypeID: [ModuleID?: Set<Role>]] = [:]
  /// The routers and what they inherit.
  private let facesOfRouters: Set<TypeID>
  var modulesOfViewsWithRouters: Set<ModuleID> = []
  var modulesOfInteractorsWithRouters: Set<ModuleID> = []
  var hasPresenterWithRouter = false
  var modulesOfDefaults: Set<ModuleID> = []
  var observed: Set<TypePair> = []
  var made: Set<TypeID> = []
  /// What the builder of its own module makes.
  var madeByOwnBuilders: Set<TypeID> = []
  var heldWhereMade: Set<CheckedArchitecture.Site> = []
  var handedOut: Set<TypeID> = []
  var published: Set<TypeID> = []
  var isUsedByModules: [Bool]
  var holdsComponents: [Bool]

  init(_ model: ArchitectureModel) {
    self.model = model
    modulesNamed = Array(repeating: [], count: model.modules.count)
    isUsedByModules = model.types.map { $0.module != nil }
    holdsComponents = Array(repeating: false, count: model.types.count)
    facesOfRouters = model.types.reduce(into: []) { found, type in
      if type.role == .router { found.formUnion(model.ancestors(of: type.id)) }
    }
  }

  mutating func readReferences() {
    defer {
      followViews()
      keepHosts()
    }
    for edge in model.edges {
      guard let from = edge.from, case .own(let to) = edge.to else { continue }
      if let module = model.types[from.index].module {
        isUsedByModules[to.index] = true
        if let other = model.types[to.index].module, other != module {
          modulesNamed[module.index].insert(other)
        }
      }
      if edge.kind == .constructs { readMade(from, to) }
      switch edge.kind {
      case .stores:
        readStored(edge, from, to)
        noteScreens(from, to)
      case .genericArgument, .parameter: noteScreens(from, to)
      case .result:
        let builds =
          model.types[from.index].role == .builder || edge.traits.contains(.inBuildingMember)
        if builds, isOwnProtocol(from, to) { handedOut.insert(to) }
      case .staticMember where model.types[to.index].role == .router:
        noteKeeper(of: to, model.types[from.index])
      case .constructs where edge.traits.contains(.injection):
        noteDefault(edge, model.types[from.index], model.types[to.index])
      default: break
      }
    }
  }

  /// Whose module names nothing of who holds it weakly did not present that.
  private mutating func keepHosts() {
    heldWeakly = heldWeakly.filter { held in
      model.types[held.type.index].module.map {
        modulesNamed[$0.index].contains(held.module)
      } ?? false
    }
  }

  private mutating func readMade(_ from: TypeID, _ to: TypeID) {
    made.insert(to)
    if model.types[from.index].role == .builder, let module = model.types[to.index].module,
      model.types[from.index].module == module
    {
      madeByOwnBuilders.insert(to)
    }
  }

  /// A component that is made where one of its module lets callers hand in another.
  private mutating func noteDefault(_ edge: Edge, _ from: TypeInfo, _ made: TypeInfo) {
    guard let module = from.module, made.module == module, from.role?.isComponent ?? false,
      made.role?.isComponent ?? false, model.isDefaultArgument(edge)
    else { return }
    modulesOfDefaults.insert(module)
  }

  /// What a view that modules use names in turn, or has nested in it, is as much of their screens;
  /// a controller that it opens may be an older screen.
  private mutating func followViews() {
    var parts: [TypeID: [TypeID]] = [:]
    // Taken out of `self`, of which a function within a mutating one would copy it at each call.
    let model = model
    let types = model.types
    func note(_ part: TypeID, of whole: TypeID) {
      guard types[whole.index].role == .view, types[part.index].role == .view,
        !model.isScreen(part)
      else { return }
      parts[whole, default: []].append(part)
    }
    for edge in model.edges {
      guard let from = edge.from, case .own(let to) = edge.to else { continue }
      note(to, of: model.judgedType(for: from))
    }
    for index in types.indices {
      if let parent = types[index].parent { note(TypeID(index), of: parent) }
    }
    var queue = model.types.indices.filter { isUsedByModules[$0] }.map { TypeID($0) }
    while let whole = queue.popLast() {
      for part in parts[whole] ?? [] where !isUsedByModules[part.index] {
        isUsedByModules[part.index] = true
        queue.append(part)
      }
    }
  }

  private mutating func noteScreens(_ from: TypeID, _ to: TypeID) {
    guard model.types[to.index].kind == .protocol, isPartOfScreen(model.types[from.index].role)
    else { return }
    heldByScreens.insert(to)
  }

  private mutating func readStored(_ edge: Edge, _ from: TypeID, _ to: TypeID) {
    let role = model.types[to.index].role
    if let keeper = model.types[from.index].role {
      if heldByComponents.insert(to).inserted, model.types[to.index].kind == .protocol {
        heldByComponents.formUnion(model.concreteTypes(of: to))
      }
      if model.types[to.index].kind == .protocol {
        keepersOfFaces[to, default: []].insert(keeper)
      }
      if facesOfRouters.contains(to) {
        keepersOfRouters[to, default: [:]][model.types[from.index].module, default: []]
          .insert(keeper)
      }
    }
    if role == .router, model.types[from.index].kind != .protocol {
      noteKeeper(of: to, model.types[from.index])
    }
    if isMadeByBuilders(role) { heldWhereMade.insert(CheckedArchitecture.Site(edge)) }
    if !edge.ownership.isStrong,
      let module = model.types[from.index].module, model.types[to.index].kind == .protocol,
      role == .view || role == .presenter
    {
      heldWeakly.insert(CheckedArchitecture.Held(module: module, type: to))
    }
    if model.types[from.index].isValue, model.isObserved(edge) {
      observed.insert(TypePair(from: from, to: to))
    }
    if edge.traits.contains(.isStatic), edge.traits.contains(.inBuildingMember),
      isOwnProtocol(from, to)
    {
      published.insert(to)
    }
    if role == .viewModel ? model.types[to.index].kind == .class : isMadeByBuilders(role) {
      // What a subclass makes of the parameter of its generic base is no other subclass's.
      holdsComponents[(edge.through ?? from).index] = true
    }
  }

  /// - Parameter keeper: what stores a router, or asks one that is nobody's for where to go.
  private mutating func noteKeeper(of router: TypeID, _ keeper: TypeInfo) {
    if keeper.role == .presenter { hasPresenterWithRouter = true }
    guard let module = keeper.module else { return }
    let home = model.types[router.index].module
    // A coordinator of the flow around its scenes is of no module.
    if keeper.role == .interactor, home == module || home == nil {
      modulesOfInteractorsWithRouters.insert(module)
    }
    if keeper.role == .view, home == module { modulesOfViewsWithRouters.insert(module) }
  }

  /// Whether a type names a protocol of its own module.
  private func isOwnProtocol(_ from: TypeID, _ to: TypeID) -> Bool {
    model.types[to.index].kind == .protocol && model.types[from.index].module != nil
      && model.types[from.index].module == model.types[to.index].module
  }
}

/// What stands above interactors and services.
private func isPartOfScreen(_ role: Role?) -> Bool {
  role == .view || role == .viewModel || role == .presenter || role == .router
}

/// What nobody but a builder makes.
func isMadeByBuilders(_ role: Role?) -> Bool {
  role == .presenter || role == .interactor || role == .router
}
