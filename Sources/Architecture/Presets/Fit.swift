import Configuration
import Outlining

/// How well a preset explains the types of the modules: their names, and the shapes in which they
/// hold each other.
package struct PresetFit: Sendable, Equatable {
  package var preset: String
  /// Concrete types in modules, and how many of them the preset has a place for as they are.
  package var types: Int
  package var explained: Int

  package var share: Double { types == 0 ? 0 : Double(explained) / Double(types) }
}

/// Which of some presets each module is written in.
struct PresetChoice: Sendable {
  /// By candidate: over all modules.
  var fits: [PresetFit] = []
  /// The candidate that fits best over all; nil where none explains enough.
  var best: Int?
  /// Per module: a candidate that fits it clearly better than the best of all.
  var ofModule: [Int?] = []
}

/// Below this share no preset fits: one that has no place for more than seven types of ten says most
/// likely nothing of this code. 0.2 chooses the same for 62 public repositories, 0.5 differs in three.
private let leastShare = 0.3
/// How much better another preset must fit a module to be its own: one type of five, which in a module
/// of the usual four or five parts is one whole part, and not a helper beside them. From 0.1 to 0.3 the
/// choice for 62 public repositories stays the same.
private let clearly = 0.2

/// Chooses the preset of each module and of all together.
///
/// - Parameters:
///   - candidates: in the order of choice.
///   - model: the roles under the first of them; the presets share most of their words.
func choosePreset(_ candidates: [Settings], _ model: Roles) -> PresetChoice {
  let shapes = ComponentShapes(model)
  var types = [Int](repeating: 0, count: model.modules.count)
  var explained = candidates.map { _ in types }
  let explainers = candidates.map { Explainer($0, shapes) }
  for index in model.types.indices {
    guard let module = model.types[index].module, model.types[index].isChecked,
      shapes.counts(index)
    else { continue }
    types[module.index] += 1
    for (candidate, explainer) in explainers.enumerated()
    where shapes.signatures[module.index].contains(explainer.signature)
      && explainer.explains(index)
    {
      explained[candidate][module.index] += 1
    }
  }

  var choice = PresetChoice()
  let all = types.reduce(0, +)
  choice.fits = candidates.indices.map {
    PresetFit(
      preset: candidates[$0].preset ?? "", types: all, explained: explained[$0].reduce(0, +))
  }
  choice.best = firstBest(choice.fits.map(\.share))
  if choice.best == 0, let configurator = candidates.firstIndex(named: "viper-configurator"),
    model.viewsHoldConfigurators
  {
    choice.best = configurator
  }
  let best = choice.best ?? 0
  let ribs = candidates.firstIndex(named: "ribs")
  choice.ofModule = model.modules.indices.map { module in
    guard types[module] > 0 else { return nil }
    let shares = explained.map { Double($0[module]) / Double(types[module]) }
    if let ribs, shapes.usesFramework[module], shares[ribs] >= leastShare {
      return ribs == best ? nil : ribs
    }
    guard let own = firstBest(shares), shares[own] - shares[best] >= clearly,
      own != best
    else { return nil }
    // A screen of a VIPER app is no other architecture's because it needs no interactor.
    let isWithoutInteractor =
      candidates[own].preset == "mvp" && shapes.signatures[module].contains(.viper)
    return isWithoutInteractor && (candidates[best].preset ?? "").hasPrefix("viper") ? nil : own
  }
  return choice
}

/// The first of the best shares; nil where they are too little.
private func firstBest(_ shares: [Double]) -> Int? {
  guard let most = shares.max(), most >= leastShare else { return nil }
  return shares.firstIndex(of: most)
}

extension Array where Element == Settings {
  fileprivate func firstIndex(named preset: String) -> Int? { firstIndex { $0.preset == preset } }
}

/// Who holds whom, as far as the presets differ in it.
struct ComponentShapes {
  let model: Roles
  /// Per type: what it stores of its own module and of what lies in none.
  private(set) var holds: [Holding]
  /// Per module: whether an interactor that no view owns holds a router or a view, or a type has a base of
  /// RIBs.
  private(set) var isRIB: [Bool]
  /// Per module: whether a type has a base of the framework RIBs, which settles the matter.
  private(set) var usesFramework: [Bool]
  /// Per module: whether a presenter and a screen know each other, which those of cells do not.
  private var drivesScreen: [Bool]
  /// Per module.
  private(set) var signatures: [Signature] = []
  let actsAsViewModel: [Bool]

  struct Holding: OptionSet, Sendable {
    let rawValue: UInt16
    static let presenter = Holding(rawValue: 1)
    static let interactor = Holding(rawValue: 2)
    static let router = Holding(rawValue: 4)
    static let view = Holding(rawValue: 8)
    static let actingViewModel = Holding(rawValue: 16)
    /// Strongly; the others by any ownership.
    static let strongPresenter = Holding(rawValue: 32)
    static let strongInteractor = Holding(rawValue: 64)
    static let strongView = Holding(rawValue: 128)
    /// Is stored strongly by an interactor of its module that it does not store itself.
    static let heldByInteractor = Holding(rawValue: 256)
    static let heldByPresenter = Holding(rawValue: 512)
  }

  init(_ roles: Roles) {
    model = roles
    actsAsViewModel = roles.actsAsViewModel
    holds = Array(repeating: [], count: model.types.count)
    isRIB = Array(repeating: false, count: model.modules.count)
    usesFramework = isRIB
    drivesScreen = isRIB
    let ribsBases = model.settings.ofRun.words[.ribsBases]
    for edge in model.edges where edge.kind == .stores { note(edge) }
    for index in model.types.indices {
      guard let module = model.types[index].module else { continue }
      let isInteractor =
        model.types[index].role == .interactor && !model.types[index].kind.isProtocol
      if isInteractor, holds[index].contains(.router) || holds[index].contains(.strongView) {
        isRIB[module.index] = true
      }
      if model.types[index].externalBases.contains(where: ribsBases.contains) {
        isRIB[module.index] = true
        usesFramework[module.index] = true
      }
    }
    for module in modulesThatGoRound() where !usesFramework[module] { isRIB[module] = false }
    signatures = findSignatures()
  }

  /// Where a view owns the interactor, and that the presenter, all goes round as Clean Swift has it, though
  /// the interactor should ask a router: a RIB's view never owns who drives it.
  private func modulesThatGoRound() -> Set<Int> {
    var owned: Set<Int> = []
    var owning: Set<Int> = []
    for index in model.types.indices {
      guard let module = model.types[index].module?.index else { continue }
      switch model.types[index].role {
      case .view where holds[index].contains(.strongInteractor): owned.insert(module)
      case .interactor where holds[index].contains(.strongPresenter): owning.insert(module)
      default: break
      }
    }
    return owned.intersection(owning)
  }

  /// The shapes that each module shows.
  private func findSignatures() -> [Signature] {
    var signatures: [Signature] = Array(repeating: [], count: model.modules.count)
    var parts: [Set<Role>] = Array(repeating: [], count: model.modules.count)
    var contracts = parts
    // A coordinator stands beside presenters of every architecture, a router beside VIPER's.
    var hasRouter = model.modules.map { _ in false }
    let asksRouter = model.presentersThatKnowRouters()
    // Without a presenter or messages nothing goes round as Clean Swift has it: such a screen drives
    // what another teacher would call a view model.
    var ownsInteractor = hasRouter
    var hasMessages = hasRouter
    let words = RoleWords(model.settings.ofRun.presetRoles)
    for index in model.types.indices {
      guard let module = model.types[index].module?.index else { continue }
      let isProtocol = model.types[index].kind.isProtocol
      // A presenter's delegate that a coordinator is has another role's word.
      if model.types[index].role == .router,
        let match = words.match(model.types[index].simpleName, isProtocol: isProtocol),
        match.isStrong, match.role == .router
      {
        hasRouter[module] = true
      }
      if isProtocol {
        // One class may conform to the interactors of all modules.
        if let role = model.types[index].role, [.interactor, .router, .presenter].contains(role) {
          contracts[module].insert(role)
        }
        continue
      }
      if flowRole(index) != nil { hasMessages[module] = true }
      if let role = model.types[index].role { parts[module].insert(role) }
      if actsAsViewModel[index], !holds[index].contains(.view) {
        signatures[module].insert(.viewModels)
      }
      switch model.types[index].role {
      case .interactor where holds[index].contains(.strongPresenter) && !isHeld(index):
        signatures[module].insert(.cleanSwift)
      case .view where holds[index].contains(.strongInteractor): ownsInteractor[module] = true
      default: break
      }
    }
    for module in parts.indices {
      if isRIB[module] { signatures[module].insert(.ribs) }
      if ownsInteractor[module],
        hasMessages[module] || parts[module].union(contracts[module]).contains(.presenter)
      {
        signatures[module].insert(.cleanSwift)
      }
      if parts[module].contains(.interactor), !parts[module].contains(.router) {
        signatures[module].insert(.rings)
      }
      if parts[module].contains(.presenter) {
        let hasInteractor = parts[module].union(contracts[module]).contains(.interactor)
        if hasInteractor || hasRouter[module] && asksRouter[module] {
          signatures[module].insert(.viper)
        } else if drivesScreen[module] {
          signatures[module].insert(.presenters)
        }
      }
    }
    let hasInteractors = model.types.contains { $0.role == .interactor }
    let serving = hasInteractors ? [] : modulesOfServingPresenters()
    if serving.count >= leastServing {
      for module in parts.indices where signatures[module].contains(.viper) {
        signatures[module].remove(.viper)
        signatures[module].insert(.presenters)
      }
    }
    // A screen of a VIPER app that needs neither interactor nor router is VIPER's all the same.
    let presenters = signatures.indices.filter { signatures[$0].contains(.presenters) }
    let count = signatures.count { $0.contains(.viper) }
    if count > 0, count >= presenters.count {
      for module in presenters + modulesOfViewProtocols() { signatures[module].insert(.viper) }
    }
    return signatures
  }

  /// The modules whose presenters ask services themselves: where nothing is an interactor, routers alone make
  /// no VIPER.
  private func modulesOfServingPresenters() -> Set<Int> {
    var found: Set<Int> = []
    for edge in model.edges {
      guard [.stores, .constructs, .staticMember].contains(edge.kind), let from = edge.from,
        let to = edge.target, model.types[from.index].role == .presenter,
        model.types[to.index].role == .service, let module = model.types[from.index].module
      else { continue }
      found.insert(module.index)
    }
    return found
  }

  /// The modules in which a view and its presenter, or what is named so, know each other by a protocol.
  private func modulesOfViewProtocols() -> [Int] {
    model.edges.compactMap { edge in
      guard edge.kind != .inherits, let from = edge.from, case .own(let to) = edge.to,
        let module = model.types[from.index].module, model.types[to.index].kind.isProtocol
      else { return nil }
      let ends = [model.types[from.index].role, model.types[to.index].role]
      return ends == [.view, .presenter] || ends == [.presenter, .view] ? module.index : nil
    }
  }

  private func isHeld(_ type: Int) -> Bool { holds[type].contains(.heldByPresenter) }

  /// What makes a module one of a preset, beyond the words in its names: presenters of cells and of
  /// sheets are none of VIPER's.
  struct Signature: OptionSet, Sendable {
    let rawValue: UInt8
    /// A presenter with an interactor or a router beside it.
    static let viper = Signature(rawValue: 1)
    /// An interactor that owns the presenter and that no presenter holds, or one that a view owns.
    static let cleanSwift = Signature(rawValue: 2)
    /// An interactor with a router or a view of its own, or the framework's bases.
    static let ribs = Signature(rawValue: 4)
    /// A class that drives services for its view.
    static let viewModels = Signature(rawValue: 8)
    /// Use cases, and nobody who moves between screens.
    static let rings = Signature(rawValue: 16)
    /// A presenter with neither: MVP.
    static let presenters = Signature(rawValue: 32)
  }

  private mutating func note(_ edge: Edge) {
    // What a generic base stores of its parameter its subclass holds.
    guard let from = edge.through ?? edge.from, case .own(let to) = edge.to,
      let module = model.types[from.index].module,
      edge.traits.isDisjoint(with: [.computed, .metatype]),
      model.types[to.index].module == module || model.types[to.index].module == nil
    else { return }
    let isStrong =
      edge.ownership.isStrong && !edge.traits.contains(.inWeakWrapper)
    if actsAsViewModel[to.index] { holds[from.index].insert(.actingViewModel) }
    for concrete in model.types[to.index].kind.isProtocol ? model.concreteTypes(of: to) : []
    where actsAsViewModel[concrete.index] {
      holds[from.index].insert(.actingViewModel)
    }
    let fromRole = model.types[from.index].role
    let toRole = model.types[to.index].role
    if fromRole == .presenter && toRole == .view && model.isScreen(to)
      || fromRole == .view && toRole == .presenter && model.isScreen(from)
    {
      drivesScreen[module.index] = true
    }
    switch toRole {
    case .presenter:
      holds[from.index].formUnion(isStrong ? [.presenter, .strongPresenter] : .presenter)
      if isStrong, fromRole == .interactor { mark(to, .heldByInteractor) }
    case .interactor:
      holds[from.index].formUnion(isStrong ? [.interactor, .strongInteractor] : .interactor)
      if fromRole == .presenter { mark(to, .heldByPresenter) }
    case .router: holds[from.index].insert(.router)
    // By its own call-back (`FeedViewModelOutput`) a view model publishes; it drives no view by that. One that
    // keeps the controller's class is no presenter for it, which knows its view by a protocol.
    case .view
    where actsAsViewModel[from.index]
      && (model.program.survey.callsBack[to.index]
        || model.table.inheritsExternal(to, where: isUIControllerName)
        || model.types[to.index].simpleName.hasPrefix(model.types[from.index].simpleName)):
      break
    case .view: holds[from.index].formUnion(isStrong ? [.view, .strongView] : .view)
    default: break
    }
  }

  /// Marks a type, and of a protocol those who conform.
  private mutating func mark(_ type: TypeID, _ trait: Holding) {
    holds[type.index].insert(trait)
    guard model.types[type.index].kind.isProtocol else { return }
    for concrete in model.concreteTypes(of: type) { holds[concrete.index].insert(trait) }
  }

  /// Concrete types, nested ones only where they have a role of their own: what is within a type
  /// without one says nothing of the architecture.
  func counts(_ type: Int) -> Bool {
    guard !model.types[type].kind.isProtocol else { return false }
    return model.types[type].parent == nil || model.types[type].role != nil
      || flowRole(type) != nil
  }

  /// Whether a nested value is named as Clean Swift's messages are.
  func flowRole(_ type: Int) -> Role? {
    guard let parent = model.types[type].parent, model.types[type].isValue,
      model.types[parent.index].kind == .enum
    else { return nil }
    if endsWithWord(model.types[type].simpleName, "Request") { return .request }
    if endsWithWord(model.types[type].simpleName, "Response") { return .response }
    return nil
  }
}

extension Roles {
  /// Whether a view is a screen, or a protocol of one: not a cell or a part.
  fileprivate func isScreen(_ view: TypeID) -> Bool {
    let concrete = types[view.index].kind.isProtocol ? concreteTypes(of: view) : [view]
    return concrete.contains { type in
      ancestors(of: type).contains { ancestor in
        types[ancestor.index].externalBases.contains { base in
          isUIControllerName(firstLevel(base)) || isSwiftUIView(base)
        }
      }
    }
  }

  /// Whether most modules' views hold their configurator by a protocol, which only
  /// viper-configurator has a place for.
  fileprivate var viewsHoldConfigurators: Bool {
    var modulesWithConfigurator: Set<ModuleID> = []
    for edge in edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, types[from.index].role == .view,
        types[to.index].role == .builder, types[to.index].kind == .protocol,
        let module = types[from.index].module, types[to.index].module == module
      else { continue }
      modulesWithConfigurator.insert(module)
    }
    let modules = Set(types.filter { $0.role == .presenter }.compactMap(\.module))
    return !modules.isEmpty && modulesWithConfigurator.count * 2 > modules.count
  }
}

/// In fewer modules than this a presenter may stand in for an interactor that is still to come.
private let leastServing = 3
