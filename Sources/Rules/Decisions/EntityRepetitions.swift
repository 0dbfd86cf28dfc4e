import Architecture
import Configuration
import Diagnostics
import Outlining

// One entity that several ends of a screen know.
extension Repetition {
  /// An entity that several views of one module know: its interface hands it to them all.
  static let sameEntity = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: true, scopes: viewScopes,
    weight: { finding, facts in
      (facts.rank(finding), 0, ends(finding), 0)
    },
    holds: { finding, teller, _ in finding.to?.type == teller.to?.type })

  /// What a screen takes out of its presenter only to hand it to a view that it shows: that view is told.
  static let handedToPart = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: false,
    scopes: { finding, facts in
      guard let screen = finding.from?.type else { return [] }
      return [.type(screen)] + (facts.shownBy[screen] ?? []).prefix(tellerLimit).map { .type($0) }
    },
    weight: { finding, _ in (finding.giver == nil ? 0 : 1, 0, ends(finding), 0) },
    holds: { finding, teller, _ in
      finding.giver != nil && teller.giver == nil && finding.to?.type == teller.to?.type
        && finding.from?.type != teller.from?.type
    })

  /// What a view keeps for itself, or its part is handed, of an entity that the module's view model brings
  /// it, and what it takes out of a view model of any module: who mends the view model mends them all.
  static let broughtByViewModel = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: true,
    scopes: { finding, facts in
      guard finding.from?.role == Role.viewModel.name else {
        return viewScopes(finding, facts) + (finding.giver.map { [facts.home(of: $0)] } ?? [])
      }
      return home(finding, facts)
    },
    weight: { finding, _ in rolesFirst(.viewModel, finding) },
    holds: { finding, teller, facts in
      guard finding.to?.type == teller.to?.type, teller.from?.role == Role.viewModel.name,
        finding.from?.role == Role.view.name
      else { return false }
      if let giver = finding.giver, giver == teller.from?.type { return true }
      return facts.isOfOneModule(teller, finding) && facts.isOnlyBrought(finding)
    })

  /// What a view takes out of an entity that the module's view model brings it: a part of what is told there.
  static let partOfBrought = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: true,
    scopes: { finding, facts in home(finding, facts) },
    weight: { finding, _ in rolesFirst(.viewModel, finding) },
    holds: { finding, teller, facts in
      guard let part = finding.to?.type, let whole = teller.to?.type,
        teller.from?.role == Role.viewModel.name, finding.from?.role == Role.view.name,
        finding.reference != .constructs, !facts.isCarried(part)
      else { return false }
      return facts.isOfOneModule(teller, finding) && facts.isOnlyBrought(finding)
        && facts.parts.isPart(part, of: whole)
    })

  /// What a view takes out of an entity that it, or the module's other views, are told of. A fact of its
  /// own is what an interface hands over for itself, be it the views' or the interactor's, and what is
  /// kept where no interface hands over the whole.
  static let partOfEntity = Repetition(
    rules: [Rule.entityInView.id], isOfFoundPresets: true, scopes: viewScopes,
    weight: { finding, facts in
      (
        finding.to?.type.map(facts.parts.wholes) ?? 0, facts.rank(finding), ends(finding), 0
      )
    }, isToldByHeaviest: true,
    holds: { finding, teller, facts in
      guard let part = finding.to?.type, let whole = teller.to?.type,
        facts.rank(finding) != RepeatedFindings.interfaceRank, !facts.isCarried(part),
        facts.hands(teller, to: finding)
      else { return false }
      return facts.parts.isPart(part, of: whole)
    })

  /// Where the type stands that a finding is about.
  static func home(_ finding: Diagnostic, _ facts: RepeatedFindings) -> [Scope] {
    finding.from?.type.map { [facts.home(of: $0)] } ?? []
  }

  /// What those of one role do is told first, and so tells what others do.
  static func rolesFirst(_ role: Role, _ finding: Diagnostic) -> Weight {
    (finding.from?.role == role.name ? 0 : 1, 0, ends(finding), 0)
  }

  /// Names stay where declarations and files change places.
  private static func ends(_ finding: Diagnostic) -> String {
    "\(finding.from?.name ?? "") \(finding.to?.name ?? "")"
  }

  /// The module of a view, or of those that show one of no module; else itself and the protocols that
  /// it conforms to. A view's delegate is told by those who call it, too.
  @Sendable private static func viewScopes(
    _ finding: Diagnostic, _ facts: RepeatedFindings
  ) -> [Scope] {
    guard finding.from?.role == Role.view.name, let type = finding.from?.type else { return [] }
    let callers = facts.callers(of: type).map { Scope.module($0) }
    if let module = facts.model[type].module { return [.module(module)] + callers }
    return facts.model.ancestors(of: type)
      .filter { $0 == type || facts.model[$0].kind == .protocol }.map { .type($0) } + callers
  }
}

extension RepeatedFindings {
  static let interfaceRank = 0
  private static let screenRank = 1

  func isOfInterface(_ finding: Diagnostic) -> Bool {
    finding.from?.type.map { model[$0].kind == .protocol } ?? false
  }

  /// The modules of the views through which alone an entity comes to a view: of a delegate those that
  /// call it, of a shared part the only one that shows it.
  fileprivate func callers(of view: TypeID) -> [ModuleID] {
    let homes = knowingModules[view] ?? []
    if model[view].kind == .protocol { return model[view].facing == .port ? homes : [] }
    return model[view].module == nil && !model.isScreen(view) && homes.count == 1 ? homes : []
  }

  /// Where a type stands: its module, or itself where it is in none.
  fileprivate func home(of type: TypeID) -> Repetition.Scope {
    model[type].module.map { .module($0) } ?? .type(type)
  }

  fileprivate func isOfOneModule(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    one.from?.module != nil && one.from?.module == other.from?.module
  }

  /// Whether all that a view names of an entity is what it keeps to itself, or what its screen hands it.
  fileprivate func isOnlyBrought(_ finding: Diagnostic) -> Bool {
    guard let view = finding.from?.type, model[view].kind != .protocol else { return false }
    if !model.isScreen(view), !model[view].isValue { return true }
    guard let fillable = finding.fillableMembers else { return false }
    // Who makes a value fills all of it.
    return fillable.isEmpty
      || !model[view].isValue && fillable.isDisjoint(with: assignedFromOutside)
  }

  /// Whether an interactor or a service hands an entity over by itself.
  func isCarried(_ entity: TypeID) -> Bool {
    model[entity].evidence.contains { $0.id == "entity.carried" }
  }

  /// Whether a view has what is found from the one that knows the whole: from their interface all of it,
  /// from itself and from the screen what it neither keeps nor gets elsewhere.
  func hands(_ teller: Diagnostic, to finding: Diagnostic) -> Bool {
    switch finding.reference {
    // A case of an enumeration is compared with what the whole has.
    case .staticMember where finding.to?.kind != DeclarationKind.enum.keyword: return false
    case .constructs where teller.reference != .constructs: return false
    case .stores where rank(teller) != Self.interfaceRank: return false
    default: break
    }
    return rank(teller) <= Self.screenRank || teller.from?.type == finding.from?.type
  }

  /// By whom an entity comes to the views of a module: their interface, else the screen, else others.
  func rank(_ finding: Diagnostic) -> Int {
    guard let type = finding.from?.type else { return 3 }
    if model[type].kind == .protocol { return model[type].facing == .face ? Self.interfaceRank : 2 }
    let isShownItself = model.isScreen(type) || model[type].isValue
    return isShownItself && !subviews.contains(type) ? Self.screenRank : 2
  }
}

extension ArchitectureModel {
  /// The views that another view of their module makes or keeps.
  func subviews() -> Set<TypeID> {
    var found: Set<TypeID> = []
    eachShownView([.constructs, .stores]) { from, shown in
      if self[from].module == self[shown].module { found.insert(shown) }
    }
    return found
  }

  /// Per view: the other views that it keeps, makes or casts to, in their order.
  func viewsShownByViews() -> [TypeID: [TypeID]] {
    var found: [TypeID: Set<TypeID>] = [:]
    eachShownView([.constructs, .stores, .cast]) { found[$0, default: []].insert($1) }
    return found.mapValues { $0.ordered { $0.index < $1.index } }
  }

  /// Calls a body with each view that names another by references of some kinds, and that one.
  private func eachShownView(
    _ kinds: Set<ReferenceKind>, _ body: (_ from: TypeID, _ shown: TypeID) -> Void
  ) {
    for edge in edges where kinds.contains(edge.kind) {
      guard let named = edge.from, let shown = edge.target, self[shown].role == .view else {
        continue
      }
      let from = judgedType(for: named)
      if from != shown, self[from].role == .view { body(from, shown) }
    }
  }

  /// Per view, or a protocol of views: the modules of other views that keep, make, cast to or name it,
  /// each once and in their order.
  func modulesKnowingViews() -> [TypeID: [ModuleID]] {
    var found: [TypeID: Set<ModuleID>] = [:]
    for edge in edges where edge.kind != .inherits {
      guard let named = edge.from, let known = edge.target,
        types[known.index].role == .view
      else { continue }
      let from = judgedType(for: named)
      guard from != known, types[from.index].role == .view, let module = types[from.index].module
      else { continue }
      found[known, default: []].insert(module)
    }
    return found.mapValues { $0.ordered { $0.index < $1.index } }
  }
}
