import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports components of another module held, taken or reached.
  package static let moduleBoundary = Rule(
    id: "module_boundary",
    summary: "the insides of another module",
    severity: .warning,
    check: { checked in
      let breaches = checked.breaches(of: .moduleBoundary)
      let groups = folded(
        breaches, in: checked.model, key: checked.keys(of: breaches), edge: { $0.edge })
      return groups.map { group in
        var diagnostic = checked.finding(about: group, severity: .warning)
        let decision = group.first.decision
        diagnostic.from = decision.from.type.map { checked.model.end($0) }
        diagnostic.to = decision.to.type.map { checked.model.end($0) }
        diagnostic.help = checked.boundaryHelp(decision)
        return diagnostic
      }
    })
}

extension CheckedArchitecture {
  /// What is one fact: a class and the protocols that it alone conforms to, however it is named, and
  /// the parts of one module that are made to put it together.
  fileprivate func keys(of breaches: [Breach]) -> (Breach) -> FoldKey {
    var made: [FoldKey: Set<String>] = [:]
    func assembly(_ breach: Breach) -> FoldKey? {
      guard breach.edge.kind == .constructs, breach.decision.reference.access == nil,
        let module = breach.decision.to.module
      else { return nil }
      return FoldKey(from: breach.key.from, to: "module \(module.index)")
    }
    for breach in breaches {
      if let key = assembly(breach) { made[key, default: []].insert(breach.key.to) }
    }
    return { breach in
      if let key = assembly(breach), made[key]?.count ?? 0 > 1 { return key }
      guard breach.decision.reference.access == nil, let type = breach.decision.to.type,
        type.kind == .protocol
      else { return breach.key }
      let concrete = self.model.concreteTypes(of: type.id)
      return concrete.count == 1
        ? FoldKey(from: breach.key.from, to: "\(concrete[0].index)") : breach.key
    }
  }

  func boundaryWording(_ decision: Decision) -> Wording {
    let (from, to) = (decision.from, decision.to)
    let home = to.module.map { model[$0].name } ?? ""
    let own = from.module.map { model[$0].name } ?? ""
    let isReached = decision.reference.access != nil
    let role = (to.type?.role ?? to.role).map { words($0) } ?? "type"
    let verb = isReached ? "reaches" : self.verb(of: decision)
    var wording = Wording(
      message: "\(from.name) \(verb) \(to.name), the \(role) of module \(home)",
      why:
        "\(to.name) belongs to the inside of module \(home), and \(from.name) to module \(own)",
      help: boundaryHelp(decision))
    wording.caption =
      "\(isReached ? "reached" : decision.kind.caption); module \(own) -> module \(home)"
    return wording
  }

  fileprivate func boundaryHelp(_ decision: Decision) -> String {
    guard let module = decision.to.module else { return "" }
    let home = model[module].name
    guard let type = decision.to.type else {
      return "let a builder of module \(home) make the screen, and hand over what it needs there"
    }
    if type.role == .router { return routerHelp(type, decision) }
    let isNamed = decision.reference.access == nil
    if isNamed, decision.kind == .constructs {
      let maker = facts.doors.makers[type.id]
      if let maker, maker != decision.from.type?.id {
        return "let \(model[maker].name) make the screen, and hand over what it needs there"
      }
      return makerHelp(module)
    }
    if isNamed, decision.kind == .cast, decision.reference.traits.contains(.givenByUIKit) {
      return makerHelp(module)
    }
    if isNamed, isTypeTest(decision) {
      return "keep the controller where it is made, or which one it is, and compare with that"
    }
    if isNamed, decision.kind == .cast {
      return "declare what is needed of it in the protocol that is held, and drop the cast"
    }
    if isNamed, type.role == .view, decision.kind == .result {
      return "return it as the framework's controller, which says nothing of module \(home)"
    }
    if isNamed, decision.kind == .stores || decision.kind == .local, isShownOnly(type, decision) {
      return "hold it as UIViewController, which says nothing of module \(home)"
    }
    if isNamed, decision.kind == .parameter, let own = decision.from.module {
      return
        "declare in module \(model[own].name) a protocol with what is needed of it, take that, "
        + "and let module \(home) conform to it"
    }
    if let interface = facts.doors.interfaces[module] {
      return "speak to the module through \(model[interface].name), which it declares for others"
    }
    return
      "speak to module \(home) through a protocol that it declares for others, and let it answer through "
      + "one that it is handed"
  }

  /// Whether a screen is a controller of which whoever names it uses nothing of its own.
  private func isShownOnly(_ screen: TypeInfo, _ decision: Decision) -> Bool {
    guard screen.role == .view, screen.kind == .class, model.isScreen(screen.id),
      let user = decision.from.type
    else { return false }
    let used = membersUsed(of: screen, by: user)
    return used.ofInstances.isEmpty && used.ofType.isEmpty
  }

  /// Who may put a module together that nobody of its own does: its router, where it has no builder.
  private func makerHelp(_ module: ModuleID) -> String {
    let makers = model.types.filter {
      $0.module == module && $0.isChecked && $0.kind != .protocol
        && ($0.role == .builder || $0.role == .router)
    }
    guard let maker = makers.first(where: { $0.role == .builder }) ?? makers.first else {
      return "give module \(model[module].name) a builder, and let that make the screen"
    }
    return "let \(maker.name) make the screen of its own module, and hand over what it needs there"
  }

  private func routerHelp(_ type: TypeInfo, _ decision: Decision) -> String {
    let own = model.types.first { router in
      router.role == .router && router.kind != .protocol && router.isChecked
        && router.module == decision.from.module
    }
    if let own, decision.from.type?.role != .router, decision.from.role != .builder {
      return "let \(own.name), the router of its own module, lead there"
    }
    return "make it where the next screen is shown, or "
      + faceHelp(
        for: type, user: decision.from.type, named: decision.from.name, use: .hold)
  }
}

/// By whom others come into a module.
struct Doors: Sendable {
  /// By what is made: the first type of its module that makes it, a builder before a router.
  private(set) var makers: [TypeID: TypeID] = [:]
  /// The first protocol by which the module is spoken to: declared for others, and met by its own.
  private(set) var interfaces: [ModuleID: TypeID] = [:]

  init(_ model: ArchitectureModel) {
    for type in model.types where type.role == .moduleInterface {
      guard let module = type.module, interfaces[module] == nil,
        model.concreteTypes(of: type.id).contains(where: { model.types[$0.index].module == module })
      else { continue }
      interfaces[module] = type.id
    }
    let types = model.types
    for edge in model.edges where edge.kind == .constructs {
      guard let maker = edge.from, case .own(let made) = edge.to,
        let module = types[made.index].module, types[maker.index].module == module,
        types[maker.index].has(.builder)
      else { continue }
      if let known = makers[made] {
        let isBetter = types[maker.index].role == .builder && types[known.index].role != .builder
        guard isBetter else { continue }
      }
      makers[made] = maker
    }
  }
}
