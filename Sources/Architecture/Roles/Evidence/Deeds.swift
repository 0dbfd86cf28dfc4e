import Configuration
import Outlining

/// What a type plainly does with screens, whatever it is called. It beats a service's last word.
enum Deed: Sendable {
  /// It makes screens and shows them.
  case showsScreens
  /// It makes screens and hands them out.
  case givesScreens
}

extension Claim {
  /// A service or helper that makes screens and shows them from a controller, or as a window's root.
  static let shower = Claim(
    applies: { type, roles in roles.deed(of: type) == .showsScreens },
    needs: [shows, showsKept], lacks: "it shows no screen that it makes")

  /// A facade or router that makes screens for others to show.
  static let giver = Claim(
    applies: { type, roles in
      roles.deed(of: type) == .givesScreens || NameVetoes.onlyGivesScreens.holds(type, roles)
    },
    needs: [gives], lacks: "it gives out no screen that it makes")

  private static let shows = EvidenceDefinition(
    "router.shows_made", .structure, for: .router, phrase: "makes % and shows it",
    meaning: "it makes a screen, or its builder, and shows it or sets it as a window's root",
    weight: 2
  ) { type, roles in roles.screenMade(by: type).map { .type($0) } }

  private static let showsKept = EvidenceDefinition(
    "router.shows_kept", .structure, for: .router, phrase: "keeps % and shows its screen",
    meaning: "it keeps the builder of a screen, and shows what that makes", weight: 2
  ) { type, roles in roles.builderKept(by: type).map { .type($0) } }

  private static let gives = EvidenceDefinition(
    "builder.gives_made", .structure, for: .builder, phrase: "makes % and hands it out",
    meaning: "it makes a screen, or its builder, returns it, and shows nothing", weight: 2
  ) { type, roles in roles.screenMade(by: type).map { .type($0) } }
}

extension Classification {
  /// What a type that is named for a service, or for nothing, does with screens; nil for nothing.
  func deed(of type: TypeID) -> Deed? {
    switch kind(type) {
    case .class, .struct, .actor, .enum: break
    default: return nil
    }
    let work = survey.work[type.index]
    let isHelper = matches[type.index] == nil && work.setsRoot && !work.isRead
    guard isHelper || matches[type.index]?.role == .service else { return nil }
    let shows = work.setsRoot || facts[type.index].navigates && hasController(type)
    // Words within names are looked for last, as that takes longest.
    guard shows || returnsScreen(type),
      !inheritsExternal(type, where: { isUIViewName($0) || $0 == "View" }),
      screenMade(by: type) != nil || shows && builderKept(by: type) != nil, !isForErrand(type)
    else { return nil }
    return shows ? .showsScreens : .givesScreens
  }

  /// Whether a type, or a class that it inherits from, is handed a controller or keeps one.
  private func hasController(_ type: TypeID) -> Bool {
    table.ancestors(of: type).contains { ancestor in
      guard !isProtocol(ancestor) else { return false }
      return survey.work[ancestor.index].takesController
        || facts[ancestor.index].members.view != nil
        || target(of: ancestor, .stores) { inheritsExternal($0, where: isUIControllerName) } != nil
    }
  }

  /// The first screen, or builder or router of one, that a type makes or asks for.
  func screenMade(by type: TypeID) -> TypeID? {
    target(of: type, [.constructs, .staticMember]) { made in
      guard !isProtocol(made), !survey.isCompositionRoot[made.index] else { return false }
      return (isMaker(made) || inheritsExternal(made, where: isUIControllerName))
        && !isForErrand(made)
    }
  }

  /// The first builder or router of a screen that a type keeps.
  fileprivate func builderKept(by type: TypeID) -> TypeID? {
    target(of: type, .stores) { kept in
      !isProtocol(kept) && !survey.isCompositionRoot[kept.index] && isMaker(kept)
        && survey.work[kept.index].givesController && !isForErrand(kept)
    }
  }

  /// Whether a type is named for making screens, or for routing, and gives screens out.
  private func isMaker(_ type: TypeID) -> Bool {
    guard let match = matches[type.index] else { return false }
    return match.role == .builder
      || match.role == .router && match.isStrong && survey.work[type.index].givesController
  }

  /// Whether a type returns a controller, or a view that the code base declares.
  func returnsScreen(_ type: TypeID) -> Bool {
    survey.work[type.index].givesController
      || target(of: type, .result) { isScreen($0) } != nil
  }

  /// An alert, a picker or a loader is shown for one errand, which is no move between screens.
  private func isForErrand(_ type: TypeID) -> Bool {
    isErrandName(table.types[type.index].simpleName)
  }
}
