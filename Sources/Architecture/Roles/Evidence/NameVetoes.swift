import Configuration
import Outlining

/// What speaks against a strong last word. Names of look-alikes have no role.
enum NameVetoes {
  /// The first that holds, for a type whose name ends in a strong word.
  static func first(against type: TypeID, _ roles: Classification) -> Veto? {
    all.first { $0.holds(type, roles) }
  }

  static let all: [Veto] = [
    partOfType, presentersFace, error, enumeration, namespace, constants, valueNamedView,
    dealsWithViews,
    keepsViewModel,
    fillsViews, wiredByNib, handlesScreens, showsForCallers, keepsShowers, servesViews,
    genericUtility, onlyGivesScreens, routesRequests, makesNoModule, laysOut, actingViewModel,
    stateOfView, dataNamespace, decodedValue, interactorsData, lookAlikeBase, putsUp,
    sharedPresenter,
    alonePackage, lookAlike,
  ]

  /// A veto over names that end in a word for one of some roles.
  static func veto(
    _ id: Evidence.ID, _ meaning: String, _ wanted: [Role],
    holds: @escaping @Sendable (TypeID, NameMatch, Classification) -> Bool
  ) -> Veto {
    Veto(id, meaning) { type, roles in
      guard let match = roles.matches[type.index], wanted.contains(match.role) else { return false }
      return holds(type, match, roles)
    }
  }

  /// `FeedCoordinator.UseCase` is a part of its coordinator, and no interactor of a feature.
  static let partOfType = veto(
    "refused.part_of_type", "it is only a part of the type around it",
    Role.drivers + [.view, .service]
  ) { type, match, roles in
    roles.parent(type) != nil && match.stem.isEmpty && roles.sceneNamespaces[type.index] == nil
  }

  /// `FeedRouter: FeedPresenter` is what the interactor keeps as its presenter, though it is called after what
  /// it does besides.
  static let presentersFace = veto(
    "refused.presenters_face",
    "it conforms to the presenter's protocol of its own stem, and to none that is named for a router",
    [.router]
  ) { type, match, roles in
    let faces = roles.info(type).protocols.compactMap { roles.matches[$0.index] }
    return faces.contains { $0.role == .presenter && $0.isStrong && $0.stem == match.stem }
      && !faces.contains { $0.role == .router }
  }

  /// `enum ErrorService: Error` tells what went wrong with one.
  static let error = veto(
    "refused.error", "it is an error", Role.drivers + [.service]
  ) { type, _, roles in
    let info = roles.info(type)
    return info.kind != .protocol && info.externalBases.contains(where: errors.contains)
  }

  static let enumeration = veto(
    "refused.enumeration", "it is an enumeration with cases", Role.drivers
  ) { type, _, roles in
    roles.kind(type) == .enum && roles.facts[type.index].hasCases
  }

  static let namespace = veto(
    "refused.namespace", "it is a namespace, and makes no part of a module", Role.drivers
  ) { type, match, roles in
    let info = roles.info(type)
    let fact = roles.facts[type.index]
    guard fact.isNamespace(info), fact.methods == 0, info.kind != .class else { return false }
    // One whose static members put screens together is a builder as any other.
    let mayBuild = match.role == .builder || match.role == .router
    return !mayBuild || !roles.givesComponent(type)
  }

  static let valueNamedView = veto(
    "refused.value_view", "it is a value and inherits no view", [.view]
  ) { type, _, roles in
    roles.isValue(type)
  }

  /// What makes view models (`FeedViewModelService`) is no service that data comes from.
  static let dealsWithViews = veto(
    "refused.deals_with_views",
    "it deals with views, and answers nothing that it has from network, database or files",
    [.service]
  ) { type, match, roles in
    endsWithWord(match.stem, "ViewModel")
      || roles.facts[type.index].members.view != nil
        && !(roles.survey.work[type.index].returnsOther
          && roles.dataTouched(by: type).min() != nil)
  }

  static let keepsViewModel = veto(
    "refused.keeps_view_models", "it keeps what views show, and touches no data", [.service]
  ) { type, _, roles in
    roles.facts[type.index].touches.isEmpty
      && roles.target(of: type, .stores) { held in
        roles.matches[held.index].map { $0.isStrong && $0.role == .viewModel } ?? false
      } != nil
  }

  /// `CellConfigurator` fills what it is handed, or is what that is filled with; a view of its stem says no
  /// more than that. What gets at data, as `TutorialConfigurator` at its flags, is none beside a presenter
  /// either.
  static let makesNoModule = veto(
    "refused.makes_no_module", "it makes no part of a module", [.builder]
  ) { type, match, roles in
    let facts = roles.facts[type.index]
    let isData = roles.isValue(type) && facts.storedInstanceProperties > 0
    return (facts.methods > 0 || isData)
      && ((roles.stems[match.stem] ?? []).isDisjoint(with: [.presenter, .interactor, .router])
        || !facts.touches.isEmpty && !roles.returnsScreen(type))
      && !roles.makesComponent(type) && !roles.hasOutsideBase(for: match.role, type)
  }

  /// Where the table wants values for display, a class that drives a view, a router or services is
  /// none of them, whatever its name: it stands in MVVM's place of the presenter.
  static let actingViewModel = veto(
    "refused.acting_view_model",
    "it drives a view, a router or services, and the preset wants plain values", [.viewModel]
  ) { type, _, roles in
    roles.actsAsViewModel[type.index]
      && roles.settings.table.cell(from: .viewModel, to: .service).permission == .never
  }

  static let stateOfView = veto(
    "refused.state_of_view", "the view of its name observes it, as its view model",
    [.interactor, .service]
  ) { type, _, roles in
    roles.survey.isStateOfView[type.index] && roles.actsAsViewModel[type.index]
  }

  static let dataNamespace = veto(
    "refused.data_namespace", "it is a namespace", [.entity, .viewModel]
  ) { type, _, roles in
    roles.facts[type.index].isNamespace(roles.info(type))
  }

  /// `struct Service: Codable` is a line of a price list.
  static let decodedValue = veto(
    "refused.decoded_value", "it is a value that is decoded or persisted, and does nothing",
    Role.drivers + [.service]
  ) { type, _, roles in
    roles.isValue(type) && roles.survey.isDecoded[type.index]
      && roles.survey.work[type.index].functions == 0 && roles.facts[type.index].touches.isEmpty
  }

  /// `DTO.DisplayData`: what an interactor hands up is not yet what a view shows, whatever its bare word.
  static let interactorsData = veto(
    "refused.interactors_data", "it is nested, and an interactor makes it and no presenter",
    [.viewModel]
  ) { type, match, roles in
    guard roles.parent(type) != nil, match.stem.isEmpty, !messageWords.contains(match.word),
      roles.isValue(type)
    else { return false }
    func isMade(by role: Role) -> Bool {
      roles.source(of: type, [.constructs, .result]) { maker in
        roles.matches[maker.index].map { $0.isStrong && $0.role == role } ?? false
      } != nil
    }
    return isMade(by: .interactor) && !isMade(by: .presenter)
  }

  static let lookAlikeBase = veto(
    "look_alike.base", "its base shows a look-alike", Role.drivers
  ) { type, match, roles in
    lookAlikeWords.contains(match.word)
      && roles.baseNames(of: type).contains { lookAlikeBases.contains($0) }
  }

  static let lookAlike = veto(
    "look_alike.alone", "a look-alike: no other component shares its stem, and it meets none",
    Role.drivers
  ) { type, match, roles in
    lookAlikeWords.contains(match.word) && !roles.sharesStem(match)
      && !roles.meetsComponent(type, match.role) && !roles.baseHasRole(match.role, type)
      && !(match.role == .router && roles.keepsPathOfScreens(type))
      && !(match.role == .interactor && roles.isHeldByPresenter(type))
      && !(match.role == .interactor && roles.isBaseOfHeldByPresenter(type))
      && !(match.role == .presenter
        && (roles.isHeldByOwnView(type, match) || roles.holdsItsViewsFace(type)))
  }
}

extension Classification {
  /// Whether a name with the same stem tells another component.
  func sharesStem(_ match: NameMatch) -> Bool {
    guard !match.stem.isEmpty else { return false }
    return (stems[match.stem] ?? []).contains { $0 != match.role }
  }

  /// Whether a type named as a presenter stores it, or a protocol that it conforms to.
  /// - Parameter package: where those of other packages must know it by a protocol; nil for none.
  func isHeldByPresenter(_ type: TypeID, byClassOutOf package: String? = nil) -> Bool {
    table.ancestors(of: type).contains { face in
      guard face == type || isProtocol(face) else { return false }
      return source(of: face, .stores) { holder in
        guard let match = matches[holder.index], match.isStrong, match.role == .presenter else {
          return false
        }
        return package == nil || face != type || table.files[file(holder)].package == package
      } != nil
    }
  }

  /// Whether it keeps a protocol that a view or a controller meets: weakly (`weak var screen: RecipesDisplaying?`),
  /// or as who is called back by what meets it.
  fileprivate func holdsItsViewsFace(_ type: TypeID) -> Bool {
    let own = Set(table.ancestors(of: type).dropFirst().filter(isProtocol))
    return outgoing[type.index].contains { index in
      guard edges[index].kind == .stores, let face = edges[index].target, isProtocol(face) else {
        return false
      }
      let isWeak = edges[index].ownership == .weak
      guard isWeak || !own.isEmpty else { return false }
      return survey.conformers[face.index].prefix(mostScreens).contains { screen in
        inheritsExternal(screen, where: isUIViewName)
          && (isWeak || target(of: screen, .stores, where: own.contains) != nil)
      }
    }
  }

  /// Whether it keeps the path of a stack of SwiftUI's, as routers there do.
  func keepsPathOfScreens(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard edges[index].kind == .stores, case .external(let name) = edges[index].to else {
        return false
      }
      return table.text(edges[index].file, name) == "NavigationPath"
    }
  }

  /// Whether a presenter stores what inherits it, so that a base class is what its subclasses are.
  fileprivate func isBaseOfHeldByPresenter(_ type: TypeID) -> Bool {
    table.children[type.index].contains { isHeldByPresenter($0) }
  }

  /// Whether it stores or is handed a component, a view or a controller. A presenter may be handed any
  /// controller to show others' screens from, so what it does not keep has to be named as a component.
  func meetsComponent(_ type: TypeID, _ role: Role, ofAnotherRole: Bool = false) -> Bool {
    outgoing[type.index].contains { index in
      let edge = edges[index]
      guard [.stores, .parameter, .result, .genericArgument].contains(edge.kind) else {
        return false
      }
      let isEnough = role != .presenter || edge.kind == .stores
      switch edge.to {
      // A mail composer or a picker says what it helps with; a plain controller could be any screen.
      case .external(let id):
        return isEnough && plainScreens.contains(table.text(edge.file, id))
      case .own(let other):
        // `Style.TitleView` may be a choice between styles.
        if isNamedAsComponent(other), table.types[other.index].kind != .enum,
          !ofAnotherRole || matches[other.index]?.role != role
        {
          return true
        }
        return inheritsExternal(other, where: isEnough ? isUIViewName : isUIControllerName)
      }
    }
  }

  /// Whether it makes, returns or registers a component, or a controller. What it only keeps or is
  /// handed, and a cell that it is cast to, is nothing that it makes.
  fileprivate func makesComponent(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      let kind = ReferenceKinds(edges[index].kind)
      switch edges[index].to {
      case .external(let name):
        return !kind.isDisjoint(with: made.union([.cast, .parameter]))
          && isUIControllerName(table.text(edges[index].file, name))
      case .own(let part):
        if inheritsExternal(part, where: isUIControllerName) {
          return !kind.isDisjoint(with: made.union(.cast))
        }
        // What a value has to show, as a protocol asks for it, is no module either.
        if kind == .inherits, isValue(type), isProtocol(part), !givesComponent(part) {
          return false
        }
        return !kind.isDisjoint(with: made) && isNamedAsComponent(part) && !isPlainView(part)
      }
    }
  }

  /// A UIView that nothing of a module has its name from: what a screen is put together of.
  private func isPlainView(_ type: TypeID) -> Bool {
    inheritsExternal(type, where: isUIViewName)
      && !inheritsExternal(type, where: isUIControllerName)
      && (matches[type.index].flatMap { stems[$0.stem] } ?? [])
        .isDisjoint(with: [.presenter, .interactor, .router])
  }

  /// Whether a member makes, takes or returns a component, or a controller.
  fileprivate func givesComponent(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard [.constructs, .result, .parameter].contains(edges[index].kind) else { return false }
      return switch edges[index].to {
      case .external(let name): isUIControllerName(table.text(edges[index].file, name))
      case .own(let other): isNamedAsComponent(other)
      }
    }
  }

  /// - Parameter isClass: whether only a class counts: a protocol may name what a type does, and not what
  ///   it is.
  func baseHasRole(_ role: Role, _ type: TypeID, isClass: Bool = false) -> Bool {
    table.ancestors(of: type).dropFirst().contains {
      matches[$0.index]?.role == role && !(isClass && isProtocol($0))
    } || hasOutsideBase(for: role, type)
  }

  /// Whether it inherits a library's base that is named for a role: `ServicesAssembly: Assembly`.
  func hasOutsideBase(for role: Role, _ type: TypeID) -> Bool {
    table.types[type.index].externalBases.contains {
      words.match($0, isProtocol: true)?.role == role
    }
  }

  /// Whether a class is named as a view model and drives a view, a router or services, or is observed.
  func isActingViewModel(_ type: Int) -> Bool {
    guard table.types[type].kind.isClass else { return false }
    // A coordinator of a SwiftUI stack, which the views of it observe.
    if matches[type]?.role == .router, keepsPathOfScreens(TypeID(type)) { return false }
    if survey.isStateOfView[type], isNamedAsState(TypeID(type)) { return true }
    guard isNamedAsViewModel(TypeID(type)) else { return false }
    if facts[type].methods > 0, table.isObservable(TypeID(type)) { return true }
    if isHeldByScreenAlone(TypeID(type)) { return true }
    return target(of: TypeID(type), .stores) { held in
      guard let match = matches[held.index] else { return false }
      return match.role == .service || match.isStrong && match.role.isComponentOrBuilder
    } != nil
  }

  /// Whether its name is a view model's or, where it ends in no word of any role, that of a class that it
  /// inherits: `final class BookingMind: BaseViewModel<State, Event>`.
  private func isNamedAsViewModel(_ type: TypeID) -> Bool {
    table.ancestors(of: type).contains { base in
      guard base == type || matches[type.index] == nil && table.types[base.index].kind.isClass
      else {
        return false
      }
      return matches[base.index].map { $0.isStrong && $0.role == .viewModel }
        ?? actingViewModelTails.contains { endsWithWord(table.types[base.index].simpleName, $0) }
    }
  }

  /// Whether a screen holds it, and neither a presenter nor an interactor of its name stands between
  /// them: what the screen shows has no other maker. One that does nothing, or is held by a protocol,
  /// has the screen's name.
  private func isHeldByScreenAlone(_ type: TypeID) -> Bool {
    let stem = viewModelStem(type)
    guard !stem.isEmpty, (stems[stem] ?? []).isDisjoint(with: [.presenter, .interactor]) else {
      return false
    }
    return table.ancestors(of: type).contains { face in
      source(of: face, .stores) { holder in
        guard inheritsExternal(holder, where: isUIControllerName) else { return false }
        return face == type && facts[type.index].methods > 0
          || matches[holder.index].map { $0.role == .view && isStem($0.stem, of: stem, type) }
            ?? false
      } != nil
    }
  }

  /// Whether a view's stem is that of its view model, which has more to its name where it ends in no role's
  /// word: `Booking` of `BookingMind`.
  private func isStem(_ view: String, of stem: String, _ type: TypeID) -> Bool {
    view == stem
      || stem == table.types[type.index].simpleName && !view.isEmpty && startsWithWord(stem, view)
  }

  private func viewModelStem(_ type: TypeID) -> String {
    let name = table.types[type.index].simpleName
    let tail = actingViewModelTails.first { endsWithWord(name, $0) } ?? ""
    return matches[type.index]?.stem ?? String(name.dropLast(tail.count))
  }

  /// Whether the name of what a view observes leaves open that it is the view's own: it ends in no strong
  /// word, or in a service's or an interactor's, and no other component of that name drives the view.
  private func isNamedAsState(_ type: TypeID) -> Bool {
    table.ancestors(of: type).allSatisfy {
      guard table.types[$0.index].kind.isClass, let match = matches[$0.index], match.isStrong
      else { return true }
      return [.interactor, .service].contains(match.role)
        && (stems[match.stem] ?? []).isDisjoint(with: [.presenter, .viewModel, .router])
    }
  }
}

/// How many of those that meet a face are asked: a presenter's view is one of a few.
private let mostScreens = 64

private let messageWords = Words.shipped[.messages]

private let made: ReferenceKinds = [
  .constructs, .result, .genericArgument, .staticMember, .inherits,
]

let lookAlikeWords = Words.shipped[.lookAlikes]

private let lookAlikeBases = Words.shipped[.lookAlikeBases]

private let plainScreens: Set<String> = [
  "UIViewController", "UIView", "UINavigationController", "UITabBarController",
  "NSViewController", "NSView",
]

private let errors: Set<String> = ["Error", "LocalizedError", "CustomNSError"]
