import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports calls that move between screens outside a router.
  package static let navigationOutsideRouter = Rule(
    id: "navigation_outside_router",
    summary: "a move between screens outside the router",
    severity: .error,
    check: { checked in checked.model.navigationFindings() })
}

extension ArchitectureModel {
  /// One finding for each type and function called.
  fileprivate func navigationFindings() -> [Diagnostic] {
    guard !navigationCalls.isEmpty else { return [] }
    let routers = routerOfModule()
    let presenting = typesThatPresent()
    let wired = typesThatHoldComponents()
    let found = navigationCalls.filter { call in
      guard let module = self[judgedType(for: call.from)].module, routers[module] != nil else {
        return false
      }
      return isOutsideRouter(call, presenting)
    }
    let groups = folded(
      found, key: { FoldKey(from: judgedType(for: $0.from), to: $0.name) }, edge: { $0.edge })
    return groups.compactMap { group in
      let from = self[judgedType(for: group.first.from)]
      guard let role = from.role, let router = from.module.flatMap({ routers[$0] }) else {
        return nil
      }
      var diagnostic = finding(group.first, from, role, self[router])
      // A screen in the module's folder that nothing ties to it may be older than the module.
      if isScreen(from.id), !ancestors(of: from.id).contains(where: { wired.contains($0) }) {
        diagnostic.confidence = .deduced
      }
      diagnostic.places = places(group.rest.map(\.edge), without: group.first.edge)
      return diagnostic
    }
  }

  private func finding(
    _ call: NavigationCall, _ from: TypeInfo, _ role: Role, _ router: TypeInfo
  ) -> Diagnostic {
    let module = from.module.map { self[$0].name } ?? ""
    var diagnostic = Diagnostic(
      rule: "navigation_outside_router", severity: .error, confidence: confidence(from, router),
      place: place(of: call.edge), message: "\(from.name) \(deed(call)) '\(call.name)'",
      why: "module \(module) has a router, and a router alone moves between screens",
      help: help(role, router), from: end(from),
      to: .framework(call.name, evidence: "moves between screens"),
      reference: .local, member: memberName(call.edge), caption: "called; \(role)")
    diagnostic.related = [
      Diagnostic.Related(
        place: place(of: router),
        message: "\(router.name) is the module's router")
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

  private func help(_ role: Role, _ router: TypeInfo) -> String {
    switch role {
    case .view: "tell the presenter what was tapped, and let it ask \(router.name)"
    case .presenter: "give \(router.name) a method for it, and call that"
    default: "report the outcome to the presenter, and let it ask \(router.name)"
    }
  }

  // MARK: What is judged

  /// Per module: its router, a class before a protocol.
  private func routerOfModule() -> [ModuleID: TypeID] {
    let tied = routersOfScreens()
    var found: [ModuleID: TypeID] = [:]
    for type in types where type.role == .router && type.isChecked {
      guard let module = type.module, tied.contains(type.id) else { continue }
      if let known = found[module], self[known].kind != .protocol || type.kind == .protocol {
        continue
      }
      found[module] = type.id
    }
    return found
  }

  /// The routers that something of their own module names, or that name something of it themselves. One
  /// that opens a flow from outside, by a deep link, only lies in the folder.
  private func routersOfScreens() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for edge in edges {
      guard let from = edge.from, case .own(let to) = edge.to, let module = self[from].module,
        self[to].module == module, self[from].role != self[to].role
      else { continue }
      for end in [from, to] where self[end].role == .router {
        found.formUnion(concreteTypes(of: end))
        found.formUnion(ancestors(of: end))
      }
    }
    return found
  }

  /// Types that show something which does not close itself, and so may be closing that.
  private func typesThatPresent() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for call in navigationCalls where call.act == .present && call.shown != .alert {
      found.insert(judgedType(for: call.from))
    }
    return found
  }

  /// Types that hold what drives a view, and so are a part of its module.
  private func typesThatHoldComponents() -> Set<TypeID> {
    var found: Set<TypeID> = []
    for index in edges.indices where edges[index].kind == .stores {
      guard let from = edges[index].from, case .own(let to) = edges[index].to,
        let role = types[to.index].role,
        role == .viewModel ? types[to.index].kind == .class : isComponent(role) && role != .view
      else { continue }
      found.insert(from)
    }
    return found
  }

  private func isOutsideRouter(_ call: NavigationCall, _ presenting: Set<TypeID>) -> Bool {
    let from = self[judgedType(for: call.from)]
    guard let role = from.role, !call.isToldByRouter, isOwnCode(of: from, inFile: call.file) else {
      return false
    }
    let isErrand = call.shown == .system || call.shown == .alert
    // Who tells a controller to show its alert leaves the showing to it.
    if call.isByHelper, call.act == .present, isErrand { return false }
    guard role == .view else { return true }
    if isContainer(from.id) { return false }
    switch call.act {
    case .path: return true
    case .present: return call.shown == .screen
    case .move: return !isErrand
    case .dismiss:
      // Whatever else a view closes it may have shown.
      return call.receiver == .itself && !call.isForErrand && !presenting.contains(from.id)
        && !isErrandName(from.simpleName)
    }
  }
}
