import Architecture
package import Diagnostics

/// All exemptions, each in the file of its family, and the lists in which they are asked.
///
/// A list is asked where a rule would report something, from its top on; the first that holds lets it
/// pass. A new exemption is a value in its family's file, a line here and `Fixtures/Exemptions/<id>.swift`.
enum Exemptions {
  // MARK: Names of the repo's own types

  /// Whatever says no, the table or the border of a module.
  static let anywhere = [
    throughBase, namesParts, demandedByPort, conformance, metatype, identifier,
    flagOfEntity,
    givenByUIKit, otherTarget, besideOtherRole, published, part, routerCast,
  ]
  /// What of a module is open to all: nothing of it belongs to the module's inside.
  static let ofInsides = [
    openProtocol, part, routerInterface, reusableView, variant, embeddedChild, sharedContainer,
    coordinators, plainScreen, routerIsDoor, libraryEmbeds,
  ]
  static let ofBorders =
    ofInsides + [
      sharedBuilder, namedOnly, routerMade, withoutEntrance, madeForBuilder, requirement,
      port, handedOut, contained, heldWeakly, handedOn, viewIsEntrance,
    ]
  /// Where a cell says no.
  static let ofCells = [inheritedComponent, portRequirement, withoutPresenter, handedOn]
  /// Where it says never.
  static let ofNever = [
    calledOut, ownFile, answersTo, sameNamespace, childMaker, shownForCaller, showsErrand,
    closureOfOthers, routerAssembles, dataStore, ofAssociatedType, contained,
  ]
  /// Where it says that a protocol is needed.
  static let ofProtocols = [
    demandedConcrete, defaultValue, abstractBase, withoutBuildable, functionType, inPassing, made,
    lookedUp,
    observedObject,
    appsStart,
  ]
  static let ofAssembly = [replaceable, heldWhereMade, observedObject, makesItself]
  static let toNotes = [
    sharedBase, strayScreen, entityWithoutPresenter, screenWithoutDriver, sharedRequirement, bound,
    ownChoice,
    choiceNamed, ownResponse, demandedMessage,
    widget, mappedValue, screenText, shownAsSuch, looksShown, defaultArgument,
    unreadEntity,
    imageHanded, ownComponent,
  ]

  // MARK: Chains

  static let ofReaches = [
    chainBuilds, chainMakes, chainAssigns, chainOfBuilder, ownViews, openProtocol,
    chainThroughOpen, chainPassesData, chainWithinFile,
  ]
  /// Of an entity that a view is given without naming it.
  static let ofGivenEntities = anywhere + ofCells + ofNever
  static let ofForeignChains =
    [chainBuilds, chainOfBuilder, chainToBuilder, chainAssigns, chainCasts]
    + [chainPassesData]
    + ofInsides + [port, withoutEntrance]
  static let ofLeaks = [
    openProtocol, chainThroughOpen, chainBuilds, chainMakes, chainAssigns, chainOfBuilder,
    chainPassesData, chainOfMaker,
  ]

  // MARK: Frameworks, navigation, ownership

  static let ofFrameworks = [
    demandedByPort, portRequirement, otherTarget, besideOtherRole, handedOn,
  ]
  static let ofData = [interactorKeeps, pathAlone] + ofFrameworks
  static let ofUI =
    ofFrameworks + [
      appMessage, presentationAnchor, moduleDoor, askedByLibrary, besideRepresentable,
      witnessOfLibrary,
      ownHelper,
    ]
  static let ofUIImports = [extendedUI, uiNeighbour, bareUIClass, namedImport]
  static let ofUIToNotes = [presenterOfNoPreset, styleBesideView]
  static let ofUINames = [image, device, ownAct] + ofUIToNotes + [appearanceUnstated, appearance]
  static let ofNavigation = [
    untiedRouter, toldByRouter, viewControllable, errandByHelper, container, errand,
    closesAnother, closesErrand, closesShown, errandScreen,
  ]
  static let ofMovesToNotes = [closedByViews, closesItself, routersBuild]
  static let ofHolds = [
    noClass, nothingConforms, processWide, privateKeeper, firstOwner, noCircle, decorator, ofMany,
    forward,
  ]
  static let ofProxies = [byProxy]
  /// Who makes somebody and hands itself over is behind, whatever the table calls forward.
  static let ofHandedIn = [processWide, privateKeeper, firstOwner, decorator]
  static let ofHandedBack = ofHandedIn + [forward]
  static let ofFrameworkHolds = [
    collection, destination, sharedHolder, unfilled, otherScreen, unkeptRouter,
  ]

  // MARK: Circles of modules

  static let ofTies = [wayIn, knotOfAppsStart, knotOfInterface]
}

extension Exemption {
  /// Every exemption, in the order in which they are told.
  package static let all: [Exemption] = {
    let ofReferences = [
      Exemptions.anywhere, Exemptions.ofBorders, Exemptions.ofCells, [Exemptions.withoutInteractor],
      Exemptions.ofNever, Exemptions.ofProtocols, Exemptions.ofAssembly, Exemptions.ofReaches,
      Exemptions.ofForeignChains, Exemptions.ofLeaks, Exemptions.ofData,
      Exemptions.ofUI,
    ]
    var found = ofReferences.flatMap { $0.map(\.exemption) }
    found += Exemptions.ofUIImports.map(\.exemption)
    found += Exemptions.ofNavigation.map(\.exemption)
    found += (Exemptions.ofHolds + Exemptions.ofProxies + Exemptions.ofFrameworkHolds).map(
      \.exemption)
    found += Exemptions.ofTies.map(\.exemption)
    found.append(Exemptions.knotOfFoundPreset.exemption)
    found += Exemptions.toNotes.map(\.exemption)
    found.append(Exemptions.sharedContract.exemption)
    found += Exemptions.ofUINames.map(\.exemption)
    found.append(Exemptions.handedToRouter.exemption)
    found += [Exemptions.indexPath.exemption, Exemptions.usedByInference.exemption]
    found += [Exemptions.untiedScreen.exemption] + Exemptions.ofMovesToNotes.map(\.exemption)
    found.append(Exemptions.sharedHolder.exemption)
    found += Exemptions.ofFoundPresets.map(\.exemption)
    found.append(Exemptions.template.exemption)
    found += [Exemptions.uncertain.exemption, Exemptions.leftOut.exemption]
    var seen: Set<String> = []
    return found.filter { seen.insert($0.id).inserted }
  }()
}
