import Architecture
import Configuration
import Outlining

/// What decisions ask of the code as a whole, found once; a class for what ``ArchitectureModel`` is one for.
final class DecisionFacts: Sendable {
  /// Protocols of other modules that a module's types hold weakly, and whose modules name the holder's: ports
  /// of their parents.
  let heldWeakly: Set<CheckedArchitecture.Held>
  /// What the builder of its own module makes.
  let madeByOwnBuilders: Set<TypeID>
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
  let heldWhereMade: Set<CheckedArchitecture.Site>
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
  let isUsedByModules: [Bool]
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
  /// Whether the code base is a product's: what is a habit there is a mistake in an app that shows an
  /// architecture.
  let isLarge: Bool
  /// The files that no target compiles.
  let leftOutFiles: Set<String>
  /// By type: the initialiser of it that `frameworks.data` lists, as it is written there.
  let listedInitializers: [String: String]
  /// Whether a router of the code base leaves a screen.
  let routersLeaveScreens: Bool
  /// What the app's start has made as a local and does not keep.
  let leftByStart: [TypeID: TypeID]
  /// The members by which RIBs' routers move.
  let viewControllables: ViewControllables
  /// The requests and view models that screens have filled in from outside.
  let demandedMessages: Set<TypeID>
  /// Whether the routers of the code base have static members alone, by which they build.
  let routersOnlyBuild: Bool
  /// Whether a service of the code base takes images; not asked where no preset was found.
  let servicesTakeImages: Bool
  /// The services that keep network, database and preferences.
  let storeKeepers: StoreKeepers
  /// Where a library's need makes a function take a controller.
  let forcedParameters: ForcedParameters

  init(_ model: ArchitectureModel) {
    let survey: ReferenceSurvey
    (
      (survey, waysIn, ties),
      (wiring, uiMembers, ownMembersOfUI, looksTaken, looksAsked)
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
          LooksTaken(model), LooksAsked(model)
        )
      }
    heldWeakly = survey.heldWeakly
    madeByOwnBuilders = survey.madeByOwnBuilders
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
    leftByStart = model.leftByStart()
    viewControllables = ViewControllables(model)
    routersOnlyBuild = model.routersOnlyBuild()
    demandedMessages = model.messagesThatScreensDemand()
    storeKeepers = StoreKeepers(model)
    forcedParameters = ForcedParameters(model)
  }
}
