import Configuration

extension Claim {
  /// Coordinator, Navigator: only what moves between screens.
  static let router = Claim(
    applies: WeakWords.applies(.router), premise: WeakWords.word(for: .router),
    needs: [navigates, asksRouter, showsModel, baseOfRouters, inheritsRouter],
    vetoes: [ofRepresentable],
    lacks: "it does not move between screens")

  /// `Coordinator` in a `UIViewControllerRepresentable` is SwiftUI's, which makes it and keeps it.
  static let ofRepresentable = Veto(
    "refused.coordinator_of_representable",
    "it is the coordinator that SwiftUI asks of the controller or view around it"
  ) { type, roles in isCoordinatorOfRepresentable(type, roles.table.types) }

  private static let navigates = EvidenceDefinition(
    "router.navigates", .structure, for: .router, phrase: "moves between screens",
    meaning:
      "it calls what pushes, presents or closes screens, sets a window's root, or keeps the path "
      + "of a SwiftUI stack"
  ) { type, roles in
    roles.facts[type.index].navigates || roles.survey.work[type.index].setsRoot
      || roles.kind(type).isClass && roles.keepsPathOfScreens(type)
      ? Evidence.Subject.none : nil
  }

  /// A coordinator over a router that all flows share: `router.setRoot(view)`.
  private static let asksRouter = EvidenceDefinition(
    "router.asks_router", .structure, for: .router, phrase: "moves by the router %",
    meaning: "it keeps a router that stands in no module, and makes or takes screens or their "
      + "builders"
  ) { type, roles in
    let deals =
      roles.target(of: type, [.constructs, .parameter, .staticMember]) {
        let role = roles.role($0)
        return role == .builder || role == .view
      } != nil
    guard deals else { return nil }
    return roles.target(of: type, .stores) { kept in
      roles.role(kept) == .router && roles.moduleOfType[kept.index] == nil
        && (roles.matches[kept.index]?.isStrong ?? false)
    }.map { .type($0) }
  }

  /// What coordinators have in common moves nowhere by itself: it keeps the children.
  private static let baseOfRouters = EvidenceDefinition(
    "router.base_of_routers", .structure, for: .router, phrase: "base class of the router %",
    meaning: "two classes or more inherit from it, and all of them are routers"
  ) { type, roles in
    guard roles.kind(type).isClass else { return nil }
    let subclasses = roles.table.children[type.index].filter { roles.isChecked[$0.index] }
    guard subclasses.count >= 2, subclasses.allSatisfy({ roles.role($0) == .router }) else {
      return nil
    }
    return subclasses.first.map { .type($0) }
  }

  /// The base class moves for it: `final class PlanCoordinator: FlowCoordinator`.
  private static let inheritsRouter = EvidenceDefinition(
    "router.inherits_router", .structure, for: .router, phrase: "inherits the router %",
    meaning: "its base class is a router that moves between screens"
  ) { type, roles in
    roles.table.ancestors(of: type).first {
      $0 != type && roles.kind($0).isClass && roles.role($0) == .router
        && roles.facts[$0.index].navigates
    }.map { .type($0) }
  }

  /// A screen's coordinator keeps the view model and makes the view over it, which others push.
  private static let showsModel = EvidenceDefinition(
    "router.shows_model", .structure, for: .router, phrase: "makes % over its view model",
    meaning: "it keeps or makes a view model, and makes the view over it"
  ) { type, roles in
    guard roles.parent(type) == nil,
      roles.target(of: type, [.stores, .constructs], where: { roles.role($0) == .viewModel }) != nil
    else { return nil }
    return roles.viewMade(by: type).map { .type($0) }
  }
}

extension NameVetoes {
  /// A client that routes requests to a server, and nobody to a screen.
  static let routesRequests = veto(
    "refused.routes_requests",
    "it gets at data, shows no screen, and names no controller and no component", [.router]
  ) { type, match, roles in
    !roles.isProtocol(type) && roles.getsAtData(type) && !roles.sharesStem(match)
      && !roles.hasOutsideBase(for: .router, type) && !roles.table.isObservable(type)
      && !roles.hasToDoWithScreens(roles.table.ancestors(of: type))
  }
}

extension Claim {
  /// The service that a client is which its name calls a router.
  static let client = Claim(
    applies: { type, roles in NameVetoes.routesRequests.holds(type, roles) },
    needs: [touchesData],
    vetoes: [
      isGeneric, NameVetoes.enumeration, NameVetoes.lookAlikeBase, NameVetoes.partOfType,
    ],
    lacks: "it touches no data")
}

extension Classification {
  /// Preferences and notifications tell a router, too, where to go.
  func getsAtData(_ type: TypeID) -> Bool { dataTouched(by: type).contains { _ in true } }

  /// Network, database, files and devices that a type uses.
  func dataTouched(by type: TypeID) -> some Sequence<String> {
    facts[type.index].touches.lazy.filter { $0 != "NotificationCenter" && $0 != "UserDefaults" }
  }

  /// Whether a type, given with its faces and bases, moves between screens, names a component, a view
  /// or a controller, or is kept by who drives a view.
  fileprivate func hasToDoWithScreens(_ known: [TypeID]) -> Bool {
    known.contains { type in
      facts[type.index].navigates || survey.work[type.index].setsRoot
        || namesScreen(type, besides: known)
        // What is generic over the requests that it makes is a client, whoever keeps it.
        || !facts[type.index].isGeneric
          && source(of: type, .stores) { keepsRouter($0, besides: known) } != nil
    }
  }

  private func namesScreen(_ type: TypeID, besides known: [TypeID]) -> Bool {
    outgoing[type.index].contains { index in
      switch edges[index].to {
      case .external(let name):
        let name = table.text(edges[index].file, name)
        return isUIViewName(name) || screenNames.contains(name)
      case .own(let other):
        if known.contains(other) { return false }
        return isNamedAsComponent(other) || inheritsView(other)
      }
    }
  }

  private func keepsRouter(_ type: TypeID, besides known: [TypeID]) -> Bool {
    switch matches[type.index]?.role {
    case .view, .presenter, .viewModel, .router: return !known.contains(type)
    default: return inheritsView(type)
    }
  }
}

private let screenNames: Set<String> = ["UIApplication", "NSWorkspace", "NavigationPath"]

/// Whether a type is the `Coordinator` of a SwiftUI view that stands for one of UIKit's or AppKit's.
func isCoordinatorOfRepresentable(_ type: TypeID, _ types: [TypeInfo]) -> Bool {
  guard types[type.index].simpleName == "Coordinator", let parent = types[type.index].parent else {
    return false
  }
  return isRepresentable(types[parent.index])
}

/// Whether a type is a SwiftUI view that stands for one of UIKit's or AppKit's.
func isRepresentable(_ type: TypeInfo) -> Bool {
  type.externalBases.contains { $0.hasSuffix("Representable") }
}
