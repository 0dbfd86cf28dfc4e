import Configuration
import Outlining

extension Claim {
  /// Factory, Builder, Creator: only what makes a screen, or a component for one, builds modules.
  static let builder = Claim(
    applies: WeakWords.applies(.builder), premise: WeakWords.word(for: .builder),
    needs: [makesScreen, makesForView, gathersScreens, resolvesScreen],
    lacks: "it makes no screen and no part of a module")

  /// A type of static members is a builder if those put a module together, whatever its last word.
  static let staticBuilder = Claim(
    applies: { type, roles in
      guard roles.isStaticOnly(type), !roles.facts[type.index].navigates,
        roles.info(type).superclass == nil
      else { return false }
      return roles.matches[type.index].map { !$0.isStrong || $0.role == .service } ?? true
    }, premise: staticMembers, needs: [assembles, handsOutScreen],
    lacks: "its members do not put a module together, and make no screen to hand out")

  private static let staticMembers = EvidenceDefinition(
    "builder.static_members", .structure, for: .builder, phrase: "has static members alone",
    meaning:
      "all that it does, it does by static functions or properties, and no instance keeps anything"
  ) { type, roles in
    roles.isStaticOnly(type) ? Evidence.Subject.none : nil
  }

  private static let assembles = EvidenceDefinition(
    "builder.assembles", .structure, for: .builder,
    phrase: "makes % with another part of its module",
    meaning: "it makes two or more parts of a module, a view, presenter or interactor among them"
  ) { type, roles in
    var made: Set<Role> = []
    var first: TypeID?
    for index in roles.outgoing[type.index] where roles.edges[index].kind == .constructs {
      guard let part = roles.edges[index].target, let role = roles.role(part), role.isComponent
      else { continue }
      made.insert(role)
      if role != .router, first == nil { first = part }
    }
    return made.count >= 2 ? first.map { .type($0) } : nil
  }

  /// `enum GoalScreen { static func make(with: GoalPresenter) -> UIViewController }`: who calls it made the rest.
  private static let handsOutScreen = EvidenceDefinition(
    "builder.hands_out_screen", .structure, for: .builder, phrase: "makes % and hands it out",
    meaning: "it makes a screen of the code base, and returns it"
  ) { type, roles in
    guard roles.returnsScreen(type) else { return nil }
    return roles.viewMade(by: type).map { .type($0) }
  }

  private static let makesScreen = EvidenceDefinition(
    "builder.makes_screen", .structure, for: .builder, phrase: "makes %",
    meaning: "it makes a view controller, or a SwiftUI view, that is a view of the code base"
  ) { type, roles in
    roles.viewMade(by: type).map { .type($0) }
  }

  private static let makesForView = EvidenceDefinition(
    "builder.makes_for_view", .structure, for: .builder, phrase: "makes % for a view",
    meaning: "it makes a presenter or interactor of its own module, and takes or returns a view"
  ) { type, roles in
    let made = roles.target(of: type, .constructs) { made in
      let part = roles.role(made)
      return part == .presenter || part == .interactor
        ? roles.moduleOfType[made.index] == roles.moduleOfType[type.index] : false
    }
    guard let made, meetsView(type, roles) else { return nil }
    return .type(made)
  }

  /// A builder of tabs asks each screen's router for it.
  private static let gathersScreens = EvidenceDefinition(
    "builder.gathers_screens", .structure, for: .builder,
    phrase: "hands out a screen that it asks % for",
    meaning: "it returns controllers, and calls static members of routers or builders"
  ) { type, roles in
    let returnsController = roles.outgoing[type.index].contains { index in
      guard roles.edges[index].kind == .result, case .external(let name) = roles.edges[index].to
      else { return false }
      return isUIControllerName(roles.table.text(roles.edges[index].file, name))
    }
    guard returnsController else { return nil }
    return roles.target(of: type, .staticMember) { asked in
      roles.role(asked) == .router || roles.role(asked) == .builder
    }.map { .type($0) }
  }

  /// `container.resolve(FeedViewController.self)`, and what a storyboard gives and the builder casts.
  private static let resolvesScreen = EvidenceDefinition(
    "builder.resolves_screen", .structure, for: .builder, phrase: "gets % and hands it out",
    meaning:
      "it returns a screen of the code base, whose type it names for a container or a storyboard to make"
  ) { type, roles in
    let named = roles.outgoing[type.index].filter { index in
      let edge = roles.edges[index]
      return edge.kind == .staticMember && edge.traits.contains(.metatype)
        || edge.kind == .cast && edge.traits.contains(.givenByUIKit)
    }.compactMap { roles.edges[$0].target }
    guard !named.isEmpty else { return nil }
    return roles.target(of: type, .result) { screen in
      roles.role(screen) == .view && named.contains(screen)
        && (roles.isScreen(screen) || roles.info(screen).simpleName.hasSuffix("ViewController"))
    }.map { .type($0) }
  }

  private static func meetsView(_ type: TypeID, _ roles: Classification) -> Bool {
    roles.outgoing[type.index].contains { index in
      let edge = roles.edges[index]
      guard edge.kind == .parameter || edge.kind == .result else { return false }
      switch edge.to {
      case .external(let name): return isUIControllerName(roles.table.text(edge.file, name))
      case .own(let other): return roles.role(other) == .view
      }
    }
  }
}

extension Classification {
  func isStaticOnly(_ type: TypeID) -> Bool { facts[type.index].isStaticOnly(kind(type)) }

  /// The first screen of the code base that a type makes.
  func viewMade(by type: TypeID) -> TypeID? {
    target(of: type, .constructs) { role($0) == .view && isScreen($0) }
  }
}
