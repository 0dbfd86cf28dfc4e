import Configuration
import Outlining

// What the structure says against a strong last word.
extension NameVetoes {
  static let constants = veto(
    "refused.constants", "it keeps constants alone", [.service]
  ) { type, _, roles in
    let info = roles.info(type)
    let fact = roles.facts[type.index]
    let work = roles.survey.work[type.index]
    return work.functions == 0 && !work.isRead && fact.initializers == 0
      && fact.storedInstanceProperties == 0 && !fact.hasCases && fact.touches.isEmpty
      && (info.kind == .enum || fact.storedStaticProperties + fact.computedProperties > 0)
      && roles.table.parents[type.index].isEmpty && info.externalBases.isEmpty
      && roles.target(of: type, .constructs) { _ in true } == nil
  }

  /// `StepService<Payload>` does the same for whatever is put in.
  static let genericUtility = veto(
    "refused.generic_utility", "it is generic, touches no data and keeps no service", [.service]
  ) { type, _, roles in
    roles.facts[type.index].isGeneric && roles.facts[type.index].touches.isEmpty
      && roles.table.children[type.index].isEmpty && roles.table.parents[type.index].isEmpty
      && roles.target(of: type, [.stores, .staticMember]) { kept in
        roles.matches[kept.index]?.role == .service
          || !roles.facts[kept.index].touches.isEmpty
      } == nil
  }

  static let handlesScreens = Veto(
    "refused.handles_screens", "it makes screens and shows them or hands them out"
  ) { type, roles in
    roles.matches[type.index]?.role == .service && roles.deed(of: type) != nil
  }

  /// Who shows something wherever it is told to does what a controller would do by itself.
  static let showsForCallers = veto(
    "refused.shows_for_callers", "it shows screens on the controller that it is handed", [.service]
  ) { type, _, roles in roles.showsForCallers(type) }

  /// `AppManager.signIn.show(from: self)`: who only keeps others is none of them by itself.
  static let keepsShowers = veto(
    "refused.keeps_showers", "it only keeps others, most of which show screens", [.service]
  ) { type, _, roles in
    guard roles.survey.work[type.index].functions == 0, roles.facts[type.index].touches.isEmpty
    else { return false }
    let kept = Set(
      roles.outgoing[type.index].compactMap { index -> TypeID? in
        guard case .stores = roles.edges[index].kind else { return nil }
        return roles.edges[index].target
      })
    let showers = kept.filter { roles.showsForCallers($0) || roles.deed(of: $0) == .showsScreens }
    return !showers.isEmpty && showers.count * 2 >= kept.count
  }

  /// A router that shows nothing, is kept by nobody who asks it to move, and returns what it makes.
  static let onlyGivesScreens = veto(
    "refused.only_gives_screens", "it returns screens and shows none", [.router]
  ) { type, match, roles in
    let fact = roles.facts[type.index]
    return match.isStrong && !roles.isProtocol(type) && !fact.navigates && fact.members.view == nil
      && fact.members.isWeak == nil && !roles.survey.work[type.index].setsRoot
      && roles.survey.work[type.index].givesController && roles.table.parents[type.index].isEmpty
      && roles.info(type).externalBases.isEmpty && roles.screenMade(by: type) != nil
      && roles.source(of: type, [.stores, .parameter]) { keeper in
        [.presenter, .interactor, .viewModel].contains(roles.matches[keeper.index]?.role)
      } == nil
  }

  /// A presenter that no view of its stem keeps, and that puts up what it makes itself, or what it is
  /// handed, in a view of the framework's, or tells UIKit how to put a screen up.
  static let putsUp = veto(
    "refused.puts_up",
    "it puts up screens or views, or tells UIKit how, and drives none of its own", [.presenter]
  ) { type, match, roles in
    let navigates = roles.facts[type.index].navigates
    let makesView = roles.makesPlainView(type)
    let fillsView = roles.keepsHandedView(type)
    let tellsHow = roles.inheritsExternal(type) { $0 == "UIViewControllerTransitioningDelegate" }
    guard navigates || makesView || fillsView || tellsHow else { return false }
    // Who is handed the controller to show from stands on the side of routers, whomever it keeps; and
    // who keeps the plain view that it makes is that view's owner.
    let isHanded =
      navigates && roles.survey.work[type.index].takesController
      || makesView && roles.keepsPlainView(type) || fillsView
    let others: Set<Role> =
      isHanded
      ? [.presenter, .interactor, .view, .viewModel, .router, .builder] : [.presenter, .view]
    return (roles.stems[match.stem] ?? []).isSubset(of: others)
      && !roles.isHeldByOwnView(type, match) && !roles.storesPartner(type, isHanded: isHanded)
      && !roles.baseHasRole(.presenter, type, isClass: true)
  }

  /// `ToastPresenter.shared.show("Saved")`: what is there once for the whole app drives no screen.
  static let sharedPresenter = veto(
    "refused.shared_presenter", "there is one of it for the whole app, and it drives no screen",
    [.presenter]
  ) { type, match, roles in
    roles.facts[type.index].isSingleton && !roles.isHeldByOwnView(type, match)
      && !roles.storesPartner(type, isHanded: false)
      && !roles.baseHasRole(.presenter, type, isClass: true)
  }

  /// A cell's layout, worked out before the cell is there, is the view's side.
  static let laysOut = veto(
    "refused.lays_out", "it keeps the frames of what a view shows", [.viewModel]
  ) { type, _, roles in
    roles.table.ancestors(of: type).contains { roles.facts[$0.index].keepsFrames }
  }

  /// An SDK's interactor, in a package without presenters, views and routers, is no feature's.
  static let alonePackage = veto(
    "look_alike.package", "its package has no other component, and nothing near it is one",
    Role.drivers
  ) { type, match, roles in
    guard lookAlikeWords.contains(match.word),
      let package = roles.table.files[roles.file(type)].package
    else { return false }
    return (roles.rolesOfPackage[package] ?? []).isSubset(of: [match.role])
      && !roles.sharesStem(match)
      && !roles.meetsComponent(type, match.role, ofAnotherRole: true)
      && !roles.hasOutsideBase(for: match.role, type)
      // Who keeps the class of another package keeps what that offers to everybody.
      && !roles.isHeldByPresenter(type, byClassOutOf: package)
  }
}

extension Classification {
  /// Whether it keeps strongly a view that it makes and that is no controller.
  fileprivate func keepsPlainView(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard edges[index].kind == .stores, edges[index].ownership != .weak,
        let held = edges[index].target, !isProtocol(held),
        inheritsExternal(held, where: isUIViewName),
        !inheritsExternal(held, where: isUIControllerName)
      else { return false }
      return target(of: type, .constructs) { $0 == held } != nil
    }
  }

  /// Whether it keeps a view of the framework's as such, into which it is told to put something.
  fileprivate func keepsHandedView(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      let edge = edges[index]
      guard edge.kind == .stores, edge.variable != .none, edge.ownership == .strong,
        case .external(let name) = edge.to, table.text(edge.file, name) == "UIView"
      else { return false }
      let variable = table.files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      return variable.isLet && variable.attributes.isEmpty && !variable.hasInitialValue
    }
  }

  /// Whether it makes a view that is neither a controller nor SwiftUI's.
  fileprivate func makesPlainView(_ type: TypeID) -> Bool {
    outgoing[type.index].contains { index in
      guard edges[index].kind == .constructs else { return false }
      switch edges[index].to {
      case .external(let name): return isUIViewName(table.text(edges[index].file, name))
      case .own(let made): return inheritsExternal(made, where: isUIViewName)
      }
    }
  }

  /// Whether it keeps a protocol that is named for a view, an interactor or a router. Who is handed the
  /// controller to show from may keep a router, and calls back by a delegate.
  fileprivate func storesPartner(_ type: TypeID, isHanded: Bool) -> Bool {
    target(of: type, .stores) { held in
      guard let match = matches[held.index], match.isStrong else { return false }
      switch match.role {
      case .interactor: return true
      case .router: return !isHanded
      case .view:
        return isProtocol(held) && !(isHanded && survey.callsBack[held.index])
      default: return false
      }
    } != nil
  }

  /// Whether it shows screens for whoever hands it a controller, and gets at no data itself.
  fileprivate func showsForCallers(_ type: TypeID) -> Bool {
    survey.work[type.index].showsForCallers && !getsAtData(type)
  }

  /// Whether a view whose name begins with the stem keeps it, by itself or by a protocol.
  func isHeldByOwnView(_ type: TypeID, _ match: NameMatch) -> Bool {
    guard !match.stem.isEmpty else { return false }
    return table.ancestors(of: type).contains { face in
      guard face == type || isProtocol(face) else { return false }
      return source(of: face, [.stores, .genericArgument]) { holder in
        table.types[holder.index].simpleName.hasPrefix(match.stem) && inheritsView(holder)
      } != nil
    }
  }

  /// The roles of components that names and bases tell in each package.
  static func rolesOfPackages(
    _ table: SymbolTable, _ matches: [NameMatch?]
  ) -> [String: Set<Role>] {
    var found: [String: Set<Role>] = [:]
    for type in table.types.indices where !table.types[type].kind.isProtocol {
      let isView = table.types[type].externalBases.contains { isUIViewName($0) || $0 == "View" }
      let named = matches[type].flatMap {
        $0.isStrong && $0.role.isComponentOrBuilder ? $0.role : nil
      }
      // Most types tell nothing, and which package it is takes a new text.
      guard isView || named != nil, let package = table.files[table.types[type].file].package
      else { continue }
      if let named { found[package, default: []].insert(named) }
      if isView { found[package, default: []].insert(.view) }
    }
    return found
  }
}

extension SourceOutline {
  /// Whose manifest states its target; nil for a file of no package. A target's name is that of its
  /// package, and then its own.
  var package: String? {
    guard isInPackage else { return nil }
    return lastSlash(target).map { String(target[..<$0]) } ?? ""
  }
}
