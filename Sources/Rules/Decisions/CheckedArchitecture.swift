package import Architecture
import Configuration
package import Diagnostics
import Lexing
import Outlining

/// From so many files on a code base was measured as a large one: below, most findings were worth their
/// line, above, one of three.
package let leastLarge = 250

/// The architecture with what decisions about it ask, and each of its references decided once for all
/// rules.
package struct CheckedArchitecture: Sendable {
  package let model: ArchitectureModel
  /// The references that break what they may know: those of the graph in its order, then the chains.
  private(set) var broken: [Decision] = []
  /// What most of this code does although a found preset forbids it.
  package private(set) var practices: [CommonPractice] = []
  /// The calls that move between screens, in modules that have a router.
  private(set) var moves = Sifted<NavigationAct>()
  /// The uses of what protocols expose.
  private(set) var leaks = Sifted<Reference>()
  /// What is told of one property in several ways, and which finding tells it.
  private(set) var sameFacts = SameFacts()
  /// The imports of UI frameworks that rules, notes and counts ask for.
  private(set) var uiImportUses: [UIImportUse] = []
  /// How many pairs of types the table is asked about.
  private(set) var askedPairs = 0
  /// Protocols that face out of their type or module, each with the role below the view on whose behalf
  /// its requirements speak: whoever calls it, or of a module's interface who meets it.
  private(set) var uiSpeakers: [TypeID: Role] = [:]
  /// What was let pass among them.
  private(set) var tally = ExemptionTally()

  /// Protocols of other modules that a module's types hold weakly: ports of their parents.
  let heldWeakly: Set<Held>
  /// What types with a role keep, by its class or by a protocol.
  let heldByComponents: Set<TypeID>
  /// Protocols that a part of a screen keeps or is handed.
  let heldByScreens: Set<TypeID>
  /// Per protocol: the roles of those that keep it.
  let keepersOfFaces: [TypeID: Set<Role>]
  /// Whether views of two modules or more keep their routers, or ask their static members, and no presenter
  /// does.
  let viewsRoute: Bool
  /// Whether interactors of several modules keep their routers, and neither presenters nor views do.
  let interactorsRoute: Bool
  /// Whether nothing is a router, and presenters of several modules move between screens.
  let presentersRoute: Bool
  /// What a SwiftUI view may hold as a concrete type.
  let observed: Set<TypePair>
  /// What somebody makes.
  let made: Set<TypeID>
  /// Where something is held that the same name makes: `var presenter = FeedPresenter()`.
  let heldWhereMade: Set<Site>
  /// The protocols that a module's builders hand out: whoever asked for the screen may keep it.
  let handedOut: Set<TypeID>
  /// The protocols that a module keeps for everybody: `static let shared: LayerInput = { … }()`.
  let published: Set<TypeID>
  let waysIn: WaysIn
  /// What ties modules to each other.
  let ties: SceneTies
  /// How modules are entered, for the words of findings.
  let doors: Doors
  let wiring: WiringFacts
  /// Per type: whether it is in a module, or one names it.
  private let isUsedByModules: [Bool]
  /// Per type: whether it holds what drives a view, and so is a part of its module.
  let holdsComponents: [Bool]
  /// Per module: its first type.
  let firstTypes: [TypeID?]
  /// Per module: its first builder that is no protocol.
  let firstBuilders: [TypeID?]
  /// Per face of a router: by module, the roles of those that keep it.
  let keepersOfRouters: [TypeID: [ModuleID?: Set<Role>]]
  /// Per module: whether it has a presenter's class.
  let hasPresenter: [Bool]
  /// Per module: whether it has an interactor's class.
  let hasInteractor: [Bool]
  /// Per module: whether it has a router's class.
  let hasRouter: [Bool]
  /// Per module: whether it has a builder's class.
  let hasBuilder: [Bool]
  /// Per module: whether it has a view model.
  let hasViewModel: [Bool]
  /// By type, views and those beside them apart: the members that keep or give what UI frameworks
  /// declare, or take a value of it.
  let uiMembers: [TypeID: Set<String>]
  /// The builders of each module, and their protocols.
  let builders: [ModuleID: [TypeID]]
  /// Whether components of several modules make others as their initialisers' defaults.
  let hasComponentsByDefault: Bool
  /// What presenters are asked for of colours, fonts and images.
  let looksAsked: LooksAsked
  /// What the protocols of views take of colours, fonts and images.
  let looksTaken: LooksTaken
  /// What views could read where they are written.
  let viewReads: ViewReads
  /// What entities are made into for presenters and views.
  let mappedValues: MappedValues
  /// What a screen's view is given in the place of an entity.
  let screenTexts: ScreenTexts
  /// The static members of the repo's own on UI frameworks' types.
  let ownMembersOfUI: OwnUIMembers
  /// Per type: the references from it.
  var outgoing: EdgeIndex { model.outgoing }
  /// Whether the code base is a product's: what is a habit there is a mistake in an app that shows an
  /// architecture.
  let isLarge: Bool
  /// The files that no target compiles.
  let leftOutFiles: Set<String>
  /// By type: the initialiser of it that `frameworks.data` lists, as it is written there.
  let listedInitializers: [String: String]
  /// Whether a router of the code base leaves a screen.
  let routersLeaveScreens: Bool
  /// Whether the code base's workers are handed the requests of their scenes.
  let handsRequestsOn: Bool
  /// Whether a service of the code base takes images; not asked where no preset was found.
  let servicesTakeImages: Bool
  /// The services that keep network, database and preferences.
  let storeKeepers: StoreKeepers
  /// Where a library's need makes a function take a controller.
  let forcedParameters: ForcedParameters

  struct Held: Hashable {
    var module: ModuleID
    var type: TypeID
  }

  struct Site: Hashable {
    var file: Int
    var start: UInt32

    init(file: Int, start: UInt32) {
      self.file = file
      self.start = start
    }

    init(_ edge: Edge) { self.init(file: edge.file, start: edge.range.start) }
  }

  package init(_ model: ArchitectureModel) {
    self.model = model
    let survey: ReferenceSurvey
    (
      (survey, waysIn, ties),
      (wiring, uiMembers, ownMembersOfUI, handsRequestsOn, looksTaken, looksAsked)
    ) =
      model.threads.both {
        var survey = ReferenceSurvey(model)
        survey.readReferences()
        let waysIn = WaysIn(model)
        let ties = SceneTies(model, waysIn, holdsComponents: survey.holdsComponents)
        return (survey, waysIn, ties)
      } _: {
        (
          WiringFacts(model), model.membersThatGiveUI(), model.ownMembersOfUI(),
          model.handsRequestsToWorkers(), LooksTaken(model), LooksAsked(model)
        )
      }
    heldWeakly = survey.heldWeakly
    heldByScreens = survey.heldByScreens
    heldByComponents = survey.heldByComponents
    keepersOfFaces = survey.keepersOfFaces
    keepersOfRouters = survey.keepersOfRouters
    let isRoutedElsewhere = !survey.hasPresenterWithRouter
    viewsRoute = survey.modulesOfViewsWithRouters.count >= 2 && isRoutedElsewhere
    interactorsRoute =
      survey.modulesOfInteractorsWithRouters.count >= leastModulesOfPractice
      && isRoutedElsewhere && survey.modulesOfViewsWithRouters.isEmpty
    presentersRoute = model.presentersRoute()
    hasComponentsByDefault = survey.modulesOfDefaults.count >= leastModulesOfPractice
    observed = survey.observed
    made = survey.made
    heldWhereMade = survey.heldWhereMade
    handedOut = survey.handedOut
    published = survey.published
    isUsedByModules = survey.isUsedByModules
    holdsComponents = survey.holdsComponents
    doors = Doors(model)
    var firstTypes: [TypeID?] = Array(repeating: nil, count: model.modules.count)
    var firstBuilders = firstTypes
    var builders: [ModuleID: [TypeID]] = [:]
    for type in model.types {
      if let module = type.module, type.role == .builder {
        builders[module, default: []].append(type.id)
      }
      if let module = type.module, firstBuilders[module.index] == nil, type.has(.builder),
        type.kind != .protocol
      {
        firstBuilders[module.index] = type.id
      }
      if let module = type.module, firstTypes[module.index] == nil {
        firstTypes[module.index] = type.id
      }
    }
    self.firstTypes = firstTypes
    self.firstBuilders = firstBuilders
    self.builders = builders
    hasPresenter = model.hasPerModule(.presenter)
    hasInteractor = model.hasPerModule(.interactor)
    hasRouter = model.hasPerModule(.router)
    hasBuilder = model.hasPerModule(.builder)
    hasViewModel = model.hasPerModule(.viewModel)
    isLarge = model.files.count >= leastLarge
    viewReads = isLarge || !model.roles.hasFoundPreset ? ViewReads() : ViewReads(model)
    screenTexts = model.roles.hasFoundPreset ? ScreenTexts(model) : ScreenTexts()
    mappedValues = model.roles.hasFoundPreset ? MappedValues(model) : MappedValues()
    servicesTakeImages = model.roles.hasFoundPreset && model.servicesTakeImages()
    leftOutFiles = Set(model.files.lazy.filter(\.isLeftOut).map(\.path))
    let initializers = model.settings.frameworks.data.compactMap { name in
      LabelledInitializer(name).map { ($0.type, name) }
    }
    listedInitializers = Dictionary(initializers, uniquingKeysWith: { first, _ in first })
    routersLeaveScreens = model.routersLeaveScreens()
    storeKeepers = StoreKeepers(model)
    forcedParameters = ForcedParameters(model)
    let known = self
    (uiSpeakers, uiImportUses) = model.threads.both {
      known.findUISpeakers()
    } _: {
      known.findUIImports()
    }
    decideAll()
  }

  private func findUISpeakers() -> [TypeID: Role] {
    var found: [TypeID: Role] = [:]
    func closedRole(_ type: TypeID) -> Role? {
      guard model.types[type.index].isChecked, !model.types[type.index].isCompositionRoot,
        let role = model.types[type.index].role, model.types[type.index].kind != .protocol
      else { return nil }
      return isClosed("ui", to: role, model.settings(for: type)) ? role : nil
    }
    /// A mix-in of views or routers speaks for them, too.
    func isMetBelowViews(_ port: TypeInfo) -> Bool {
      let roles = model.concreteTypes(of: port.id).filter { model.types[$0.index].role != nil }
      return !roles.isEmpty && roles.allSatisfy { closedRole($0) != nil }
    }
    var callers: [TypeID: Role] = [:]
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, let port = edge.target, callers[port] == nil,
        model.types[port.index].kind == .protocol
      else { continue }
      callers[port] = closedRole(model.judgedType(for: from))
    }
    for port in model.types {
      guard port.kind == .protocol, let facing = port.facing, facing != .face, isMetBelowViews(port)
      else { continue }
      let met = facing == .moduleInterface ? model.concreteTypes(of: port.id).first : nil
      found[port.id] = callers[port.id] ?? met.flatMap(closedRole)
    }
    return found
  }

  private mutating func decideAll() {
    let known = self
    let ofEdges = model.threads.mapRanges(of: model.edges.count) { known.decideEdges($0) }
    let ofAccesses = model.threads.mapRanges(of: model.accesses.count) { range in
      var decided = Decided()
      for row in range {
        decided.note(known.decide(known.model.reference(by: known.model.accesses[row])))
      }
      return decided
    }
    var decided = Decided()
    for part in ofEdges + ofAccesses { decided.add(part) }
    askedPairs = decided.asked.count
    broken = decided.broken
    tally.add(decided.tally)
    let told = self
    let others: [CommonPractice]
    ((moves, practices), (leaks, others)) = model.threads.both {
      let moves = told.siftedMoves()
      return (moves, told.findPractices(among: moves.found))
    } _: {
      (told.siftedLeaks(), told.findBareRoles() + told.findEntitiesShown())
    }
    practices = practices.adding(others)
    if !practices.isEmpty { broken = withConfidenceSet() }
    sameFacts = SameFacts(self)
  }

  /// What is broken, with the confidence that what all do leaves to it.
  private func withConfidenceSet() -> [Decision] {
    let ranges = model.threads.mapRanges(of: broken.count) { range in
      broken[range].map { decision in
        var decision = decision
        setConfidence(of: &decision)
        return decision
      }
    }
    return ranges.flatMap { $0 }
  }

  /// What some references of the graph come to.
  private func decideEdges(_ range: Range<Int>) -> Decided {
    var decided = Decided()
    for row in range {
      let edge = model.edges[row]
      guard let named = edge.from, case .own(let target) = edge.to else { continue }
      let from = model.judgedType(for: named)
      guard from != target, isAskable(from), isAskable(target),
        let reference = model.reference(by: edge)
      else { continue }
      let decision = decide(reference)
      let pair = TypePair(from: from, to: target)
      if !decided.asked.contains(pair), isAsked(decision) { decided.asked.insert(pair) }
      decided.note(decision)
    }
    return decided
  }

  /// Whether a type has what a reference to it or from it can be judged by.
  private func isAskable(_ type: TypeID) -> Bool {
    guard let role = model.types[type.index].role else { return false }
    return model.types[type.index].isChecked && role != .moduleInterface
  }

  /// Whether a type is a screen that stands in no module and that no type in one names. It may well be
  /// older than the architecture, unless somebody said what it is.
  func isStrayScreen(_ type: TypeInfo) -> Bool {
    type.role == .view && !isUsedByModules[type.id.index]
      && type.evidence.first.map { $0.kind > .configuration } ?? true
  }
}

/// What some references come to.
private struct Decided: Sendable {
  var broken: [Decision] = []
  var tally = ExemptionTally()
  var asked: Set<TypePair> = []

  mutating func note(_ decision: Decision) {
    for exemption in decision.exemptions { tally.add(exemption) }
    if decision.rule != nil { broken.append(decision) }
  }

  mutating func add(_ next: Decided) {
    broken += next.broken
    tally.add(next.tally)
    asked.formUnion(next.asked)
  }
}
