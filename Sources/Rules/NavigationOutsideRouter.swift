import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports calls that move between screens outside a router.
  package static let navigationOutsideRouter = Rule(
    id: "navigation_outside_router",
    summary: "a move between screens outside the router",
    severity: .error,
    check: { checked in checked.navigationFindings() })
}

extension CheckedArchitecture {
  /// The moves of types in modules that have a router, and of those that hold one of anywhere.
  func siftedMoves() -> Sifted<NavigationAct> {
    guard !model.navigationCalls.isEmpty else { return Sifted() }
    let routers = model.routerOfModule(tied: nil)
    let tied = model.routerOfModule(tied: model.routersOfScreens())
    let reached = RoutersInReach(model)
    let presenting = model.typesThatPresent()
    let acts = model.navigationCalls.compactMap { call -> NavigationAct? in
      let from = model[model.judgedType(for: call.from)]
      guard from.role != nil else { return nil }
      let isBeside = from.module.map { routers[$0] != nil } ?? false
      let own = from.module.flatMap { tied[$0] }
      var held = own == nil ? reached.held(by: from) : nil
      if held == nil, own == nil, call.receiver == .itself { held = reached.shows(from) }
      guard isBeside || held != nil else { return nil }
      return NavigationAct(
        call: call, from: from, presents: presenting.contains(from.id),
        router: own ?? held?.router, keeper: held?.keeper,
        isShownByRouter: held.map { $0.keeper == nil } ?? false)
    }
    return Sifted(acts, by: Exemptions.ofNavigation, in: self)
  }

  /// One finding for each type and function called.
  fileprivate func navigationFindings() -> [Diagnostic] {
    let groups = folded(
      moves.found, in: model, key: { FoldKey(from: $0.from.id, to: $0.call.name) },
      edge: { $0.call.edge })
    let told = groups.map { finding(about: $0.all) }
    let closing = closingActs(groups, told)
    return groups.indices.compactMap { index in
      guard !closing.ofOthers.contains(index), var diagnostic = told[index] else { return nil }
      let group = groups[index]
      let act = group.first
      diagnostic.member = group.member
      diagnostic.places = model.places(
        (group.rest + (closing.byHome[index] ?? [])).map(\.call.edge), without: act.call.edge)
      diagnostic.add(group.all.flatMap { sameFacts.placesOfMoves[Site($0.call.edge)] ?? [] })
      return diagnostic
    }
  }

  /// To close what is shown and to show the next in one function is one move: by group, what closes for it; and
  /// the groups that do nothing else.
  /// - Parameter told: what is told of each group.
  private func closingActs(
    _ groups: [Fold<NavigationAct>], _ told: [Diagnostic?]
  ) -> (byHome: [Int: [NavigationAct]], ofOthers: Set<Int>) {
    func isClosing(_ act: NavigationAct) -> Bool { act.call.act == .dismiss }
    guard groups.contains(where: { $0.all.allSatisfy(isClosing) }) else { return ([:], []) }
    var homes: [FunctionBody: Int] = [:]
    for (index, group) in groups.enumerated() where !group.all.contains(where: isClosing) {
      guard told[index]?.severity == .error else { continue }
      for act in group.all where act.call.edge.owner != .none {
        let body = FunctionBody(act.call.edge, of: act.from.id)
        homes[body] = min(homes[body] ?? index, index)
      }
    }
    var byHome: [Int: [NavigationAct]] = [:]
    var ofOthers: Set<Int> = []
    for (index, group) in groups.enumerated() where group.all.allSatisfy(isClosing) {
      let found = group.all.compactMap { homes[FunctionBody($0.call.edge, of: $0.from.id)] }
      guard found.count == group.all.count else { continue }
      ofOthers.insert(index)
      for (act, home) in zip(group.all, found) { byHome[home, default: []].append(act) }
    }
    return (byHome, ofOthers)
  }

  /// What is told of the moves of one type that one finding is about; nil where no router is there to
  /// leave them to.
  func finding(about acts: [NavigationAct]) -> Diagnostic? {
    guard let act = acts.first, let role = act.from.role, let router = act.router else {
      return nil
    }
    let keeper = act.keeper.map { model[$0] }
    let holders = keeper?.role.map { [$0] } ?? rolesThatHold(model[router])
    var diagnostic = model.finding(
      act.call, act.from, role, model[router], heldBy: keeper, holders, isShown: act.isShownByRouter
    )
    let untied = Exemptions.untiedScreen
    if untied.holds(act.from, self) {
      diagnostic.soften(by: untied.exemption)
    } else if let milder = Exemptions.ofMovesToNotes.first(where: { milder in
      acts.allSatisfy { milder.holds($0, self) }
    }) {
      diagnostic.soften(by: milder.exemption)
    }
    return diagnostic
  }

  /// The roles of a router's own module that store it, by itself or by a protocol.
  private func rolesThatHold(_ router: TypeInfo) -> Set<Role> {
    model.ancestors(of: router.id).reduce(into: []) { found, face in
      found.formUnion(facts.keepersOfRouters[face]?[router.module] ?? [])
    }
  }
}

extension ArchitectureModel {
  fileprivate func finding(
    _ call: NavigationCall, _ from: TypeInfo, _ role: Role, _ router: TypeInfo,
    heldBy keeper: TypeInfo?, _ holders: Set<Role>, isShown: Bool
  ) -> Diagnostic {
    let has: String
    if isShown {
      has = "\(router.name) shows it"
    } else if let keeper {
      has = keeper.id == from.id ? "it holds a router" : "\(keeper.name) holds a router for it"
    } else {
      has = "module \(from.module.map { self[$0].name } ?? "") has a router"
    }
    var diagnostic = Diagnostic(
      rule: "navigation_outside_router", severity: .error, confidence: confidence(from, router),
      place: place(of: call.edge), message: "\(from.name) \(deed(call)) '\(call.name)'",
      why: "\(has), and a router alone moves between screens",
      help: isShown
        ? "report what happened to \(router.name), by a delegate or a closure, and let it make the move"
        : help(from, role, router, heldBy: holders, leavingBy: function(of: router, for: call)),
      from: end(from),
      to: .framework(call.name, evidence: "moves between screens"),
      reference: .local, member: memberName(call.edge), caption: "called; \(role)")
    diagnostic.related = [
      Diagnostic.Related(
        place: place(of: router),
        message: isShown
          ? "\(router.name) shows \(from.name)"
          : keeper.map { "\($0.name) holds \(router.name)" }
            ?? "\(router.name) is the module's router")
    ]
    return diagnostic
  }

  private func deed(_ call: NavigationCall) -> String {
    switch call.act {
    case .present: "presents a screen with"
    case .move: "moves between screens with"
    case .dismiss: "closes a screen with"
    case .path: "writes the navigation path with"
    }
  }

  /// Speaks of who holds the router here: in VIPER the presenter, in Clean Swift the view, in RIBs the
  /// interactor.
  ///
  /// - Parameter function: what the router has for it; nil where it has nothing.
  private func help(
    _ from: TypeInfo, _ role: Role, _ router: TypeInfo, heldBy holders: Set<Role>,
    leavingBy function: String?
  ) -> String {
    let asked = function.map { "call '\($0)' of \(router.name)" } ?? "ask \(router.name)"
    if holders.contains(role)
      || holders.isDisjoint(with: [.presenter, .interactor, .view, .viewModel])
    {
      return function == nil ? "give \(router.name) a method for it, and call that" : asked
    }
    let other = [Role.presenter, .viewModel].first(where: holders.contains) ?? .interactor
    guard holders.contains(other) else {
      return "let the view, which holds \(router.name), ask it for the move"
    }
    return role == .view
      ? "tell the \(words(other)) what happened, and let it \(asked)"
      : "report the outcome to the \(words(other)), and let it \(asked)"
  }

  /// The router's own function to leave a screen, where that is what a call does.
  private func function(of router: TypeInfo, for call: NavigationCall) -> String? {
    guard call.act == .dismiss || call.name == "popViewController" else { return nil }
    return functionLeavingScreens(of: router.id)
  }

  // MARK: What is judged

  /// Per module: its router, a class before a protocol.
  /// - Parameter tied: the routers that count; nil for all.
  fileprivate func routerOfModule(tied: Set<TypeID>?) -> [ModuleID: TypeID] {
    var found: [ModuleID: TypeID] = [:]
    for index in types.indices where types[index].role == .router && types[index].isChecked {
      let type = types[index]
      guard let module = type.module, tied?.contains(type.id) ?? true else { continue }
      if let known = found[module], self[known].kind != .protocol || type.kind == .protocol {
        continue
      }
      found[module] = type.id
    }
    return found
  }

  /// The routers that something of their own module names, or that name something of it themselves. One
  /// that opens a flow from outside, by a deep link, only lies in the folder.
  fileprivate func routersOfScreens() -> Set<TypeID> {
    var routers: Set<TypeID> = []
    for edge in edges {
      guard let from = edge.from, case .own(let to) = edge.to,
        let module = types[from.index].module, types[to.index].module == module
      else { continue }
      let roles = (types[from.index].role, types[to.index].role)
      guard roles.0 != roles.1 else { continue }
      if roles.0 == .router { routers.insert(from) }
      if roles.1 == .router { routers.insert(to) }
    }
    return routers.reduce(into: []) { found, router in
      found.formUnion(concreteTypes(of: router))
      found.formUnion(ancestors(of: router))
    }
  }

  /// Types that show something which does not close itself, and so may be closing that.
  fileprivate func typesThatPresent() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for call in navigationCalls where call.act == .present && call.shown != .alert {
      found.insert(judgedType(for: call.from))
    }
    return found
  }
}
