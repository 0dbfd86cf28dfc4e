import Architecture
import Configuration
import Diagnostics
import Outlining

/// A call that moves between screens, in a module that has a router or a type that holds one.
struct NavigationAct: Sendable {
  var call: NavigationCall
  var from: TypeInfo
  /// Whether the type shows something itself that does not close itself.
  var presents: Bool
  /// The module's router; nil where none is named by something of the module, nor names such itself.
  var router: TypeID?
  /// Who holds that router, where it is not the module's: the type itself or the part of its screen that
  /// drives it.
  var keeper: TypeID?
  /// Whether the router makes the screen, and nothing of the screen knows it.
  var isShownByRouter: Bool
}

// Moves between screens that are left to who makes them.
extension Exemptions {
  static let untiedRouter = Exempting<NavigationAct>(
    "navigation.untied_router",
    "nothing ties the router in the folder to the module: it opens a flow from outside", by: .types
  ) { act, _ in act.router == nil }

  static let toldByRouter = Exempting<NavigationAct>(
    "navigation.told_by_router",
    "a router tells the type to do it, through a protocol, or alone keeps the protocol that asks for it"
  ) { act, _ in act.call.isToldByRouter }

  static let viewControllable = Exempting<NavigationAct>(
    "navigation.view_controllable",
    "a RIB's router moves by asking its ViewControllable, whose requirement this carries out, by itself or for "
      + "those members that do"
  ) { act, checked in
    checked.facts.viewControllables.carriesOut(act.call.edge, in: checked.model)
  }

  static let errandByHelper = Exempting<NavigationAct>(
    "navigation.errand_by_helper",
    "who tells a controller to show its alert or picker leaves the showing to it"
  ) { act, _ in act.call.isByHelper && act.call.act == .present && isErrand(act.call) }

  static let container = Exempting<NavigationAct>(
    "navigation.container",
    "a navigation, tab, page or split controller is there to move between the screens that it holds, and "
      + "to close them", by: .types
  ) { act, checked in
    isView(act) && checked.model.isContainer(act.from.id)
      && !(act.call.act == .present && act.call.shown == .screen)
  }

  static let errand = Exempting<NavigationAct>(
    "navigation.errand", "a view may show an alert, a picker or a sheet of the system itself"
  ) { act, _ in
    guard isView(act) else { return false }
    switch act.call.act {
    case .present: return act.call.shown != .screen
    case .move: return isErrand(act.call)
    case .path, .dismiss: return false
    }
  }

  static let closesAnother = Exempting<NavigationAct>(
    "navigation.closes_another", "a view may close another controller, which it may have shown"
  ) { act, _ in closes(act) && act.call.receiver != .itself }

  static let closesErrand = Exempting<NavigationAct>(
    "navigation.closes_errand", "the member that closes it is handed a picker or an alert"
  ) { act, _ in closes(act) && act.call.isForErrand }

  static let closesShown = Exempting<NavigationAct>(
    "navigation.closes_shown", "the view shows something itself, and may be closing that"
  ) { act, _ in closes(act) && act.presents }

  static let errandScreen = Exempting<NavigationAct>(
    "navigation.errand_screen", "a picker, an alert or the like closes itself when it is done",
    by: .ends
  ) { act, _ in closes(act) && isErrandName(act.from.simpleName) }

  static let closedByViews = Exempting<NavigationAct>(
    "navigation.closed_by_views",
    "the preset was found and not stated, and no router of the code base leaves a screen, or those of no "
      + "more modules do than there are, ten at least, whose views close themselves", effect: .note,
    by: .types
  ) { act, checked in
    guard let router = act.router, !checked.keepsChildren(router) else { return false }
    return isView(act) && act.call.leavesScreen
      && checked.model.settings(for: act.from.id).presetIsFound
      && !checked.facts.routersLeaveScreens
  }

  static let closesItself = Exempting<NavigationAct>(
    "navigation.closes_itself",
    "the preset was found and not stated, and a screen of which nothing knows a router, but that a router "
      + "shows, closes itself: to go back is all that it does", effect: .note, by: .types
  ) { act, checked in
    act.isShownByRouter && isView(act) && act.call.leavesScreen
      && checked.model.settings(for: act.from.id).presetIsFound
  }

  static let routersBuild = Exempting<NavigationAct>(
    "navigation.routers_build",
    "the preset was found and not stated, and of three routers or more none has a member but static ones, by "
      + "which each puts its module together: nobody is there to leave a move to", effect: .note,
    by: .types
  ) { act, checked in
    isView(act) && checked.facts.routersOnlyBuild
      && checked.model.settings(for: act.from.id).presetIsFound
  }

  private static func isView(_ act: NavigationAct) -> Bool { act.from.role == .view }

  private static func closes(_ act: NavigationAct) -> Bool {
    isView(act) && act.call.act == .dismiss
  }

  private static func isErrand(_ call: NavigationCall) -> Bool {
    call.shown == .system || call.shown == .alert
  }

  static let untiedScreen = Exempting<TypeInfo>(
    "navigation.untied_screen",
    "a screen in the module's folder that holds no part of the module may be older than it",
    effect: .note, by: .types
  ) { type, checked in
    checked.model.isScreen(type.id)
      && !checked.model.ancestors(of: type.id).contains { checked.facts.holdsComponents[$0.index] }
  }
}

extension CheckedArchitecture {
  /// Whether a router is of the RIBs library: it keeps what it attached until it is told to detach it, and
  /// a screen that is gone by itself stays there.
  fileprivate func keepsChildren(_ router: TypeID) -> Bool {
    model.ancestors(of: router).contains { ancestor in
      model[ancestor].externalBases.contains(where: ribsBases.contains)
    }
  }
}

private let ribsBases = Words.shipped[.ribsBases]
