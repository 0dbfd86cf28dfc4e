import Architecture
import Configuration
import Lexing
import Outlining

// What another finding's function or property is there for.
extension SameFactFinder {
  /// The requirement that gives a part of another module, for which alone the part is kept by who calls
  /// it, and cast by who meets it.
  func leakThatGives(_ index: Int) -> ExposedProperty? {
    let decision = checked.broken[index]
    guard decision.rule == .moduleBoundary, decision.reference.access == nil,
      let edge = decision.reference.edge, let from = decision.from.type, let to = decision.to.type
    else { return nil }
    return leaks.lazy.map(\.property).first { property in
      guard property.type == to.id, model[property.owner].module == from.module else {
        return false
      }
      switch edge.kind {
      case .cast:
        return model.memberName(edge).prefix { $0 != "(" } == property.name
          && meeting(property).contains(from.id)
      case .stores:
        return users[property]?.contains(from.id) ?? false && !isHandedIn(to.id, to: from.id)
      default: return false
      }
    }
  }

  private func isHandedIn(_ part: TypeID, to holder: TypeID) -> Bool {
    checked.outgoing[holder.index].contains {
      model.edges[$0].kind == .parameter && model.edges[$0].target == part
    }
  }

  /// The move between screens in the same function, for which a screen is named that the router may
  /// name: who leaves the move to the router names it no more.
  func move(showing index: Int) -> FactTeller? {
    let decision = checked.broken[index]
    guard let rule = decision.rule, rulesOfScreensNamed.contains(rule),
      decision.reference.access == nil, let edge = decision.reference.edge, edge.owner != .none,
      [.cast, .constructs, .staticMember, .local].contains(edge.kind),
      let from = decision.from.type, let to = decision.to.type,
      to.role == .view, to.kind != .protocol, model.isScreen(to.id)
    else { return nil }
    let moves = acts[FunctionBody(edge, of: from.id)] ?? []
    let act = moves.first { act in
      (act.call.act == .present || act.call.shown == .screen)
        && act.router.map { mayShow($0, to, as: edge.kind) } ?? false
    }
    guard let act, let diagnostic = checked.finding(about: [act]),
      !isExcepted(diagnostic, in: model),
      isCertain(diagnostic) || !isCertain(index)
    else { return nil }
    return .move(CheckedArchitecture.Site(act.call.edge))
  }

  /// The list or table of a function's signature, for which the function casts what it shows to the cell
  /// that it is: who gives up answering for the list casts no cell.
  func rows(shownBy index: Int) -> FactTeller? {
    let decision = checked.broken[index]
    guard Self.showsRows(decision), let body = FunctionBody(decision), let list = lists[body]
    else { return nil }
    let edge = model.edges[list]
    let told = checked.siftedUses(of: [edge], "ui", named: { model.uiName($0) }).found
    let found = checked.findings(about: told, completing: { _, _ in })
    return !found.isEmpty && found.allSatisfy(isCertain)
      ? .ui(CheckedArchitecture.Site(edge)) : nil
  }

  /// By function: its list or table, where some function casts a view at all.
  static func lists(_ checked: CheckedArchitecture) -> [FunctionBody: Int] {
    guard checked.broken.contains(where: showsRows) else { return [:] }
    let model = checked.model
    var found: [FunctionBody: Int] = [:]
    for index in model.edges.indices where model.edges[index].kind == .parameter {
      guard case .external = model.edges[index].to,
        listViews.contains(model.uiName(model.edges[index])), let from = model.edges[index].from
      else { continue }
      let body = FunctionBody(model.edges[index], of: model.judgedType(for: from))
      found[body] = found[body] ?? index
    }
    return found
  }

  private static func showsRows(_ decision: Decision) -> Bool {
    decision.kind == .cast && decision.reference.access == nil && decision.fromRole != .view
      && decision.toRole == .view
  }

  /// The service that a view calls in the function where it makes an entity, to hand that over: who moves the
  /// call moves what it is handed.
  func call(handed index: Int) -> FactTeller? {
    let decision = checked.broken[index]
    guard decision.rule == .entityInView, decision.kind == .constructs, decision.fromRole == .view,
      let body = FunctionBody(decision)
    else { return nil }
    return serviceCalls[body]?.prefix(tellerLimit).first { tells($0, index) }.map { .decision($0) }
  }

  /// The alerts, pickers and share sheets that a function makes and shows itself, each with the call that
  /// shows it: who leaves the move to the router makes nothing to be shown.
  func controllersMoved() -> [(edge: Edge, teller: CheckedArchitecture.Site)] {
    var types: Set<TypeID> = []
    var calls: [FunctionBody: CheckedArchitecture.Site] = [:]
    // In any order: what comes of it is sorted.
    for (body, acts) in acts {
      let act = acts.first {
        ($0.call.shown == .alert || $0.call.shown == .system) && isToldBelowView($0)
      }
      guard let act else { continue }
      calls[body] = CheckedArchitecture.Site(act.call.edge)
      types.insert(act.from.id)
    }
    return named(by: types) { edge, type in
      guard [.constructs, .staticMember, .local].contains(edge.kind),
        let call = calls[FunctionBody(edge, of: type)], isShownForErrand(model.uiName(edge))
      else { return nil }
      return call
    }
  }

  /// Where a move is asked of what the application gives, `UIApplication.topController()?.dismiss(…)`, each
  /// with that call: who leaves the move to the router asks the application no more.
  func applicationsAsked() -> [(edge: Edge, teller: CheckedArchitecture.Site)] {
    var types: Set<TypeID> = []
    var calls: Set<CheckedArchitecture.Site> = []
    // In any order: what comes of it is sorted.
    for act in acts.values.joined() where isToldBelowView(act) {
      calls.insert(CheckedArchitecture.Site(act.call.edge))
      types.insert(act.from.id)
    }
    return named(by: types) { edge, _ in
      firstLevel(model.uiName(edge)) == "UIApplication"
        ? callsAsked(at: edge).first(where: calls.contains) : nil
    }
  }

  /// Whether a move of what is no view is a certain finding.
  private func isToldBelowView(_ act: NavigationAct) -> Bool {
    guard act.from.role != .view, let told = checked.finding(about: [act]) else { return false }
    return !isExcepted(told, in: model) && isCertain(told)
  }

  /// What types name of the outside that a move tells, in the order of the types.
  private func named(
    by types: Set<TypeID>, telling: (Edge, TypeID) -> CheckedArchitecture.Site?
  ) -> [(edge: Edge, teller: CheckedArchitecture.Site)] {
    types.ordered { $0.index < $1.index }.flatMap { type in
      checked.outgoing[type.index].compactMap { index in
        let edge = model.edges[index]
        guard case .external = edge.to, let call = telling(edge, type) else { return nil }
        return (edge, call)
      }
    }
  }

  /// The calls of the chain that begins with a name.
  private func callsAsked(at edge: Edge) -> [CheckedArchitecture.Site] {
    let outline = model.files[edge.file].outline
    let start = edge.range.start
    return outline.chainRows(from: start, to: start + 1).flatMap { row in
      outline.chains[row].components.lazy.map { outline.components[$0] }.filter(\.isCall).map {
        CheckedArchitecture.Site(file: edge.file, start: $0.offset)
      }
    }
  }

  private func isShownForErrand(_ name: String) -> Bool {
    isUIControllerName(firstLevel(name)) || firstLevel(name) == "UIAlertAction"
  }

  /// Whether the module's router may know the screen as who moves on does now. Of another module's inside
  /// that is asked as of any reference, since not all may.
  private func mayShow(_ router: TypeID, _ screen: TypeInfo, as kind: ReferenceKind) -> Bool {
    guard model.entry(for: router, from: .router, to: .view)?.cell.permission != .never else {
      return false
    }
    let planned = Reference(
      from: Reference.End(model[router], as: .router), to: Reference.End(screen, as: .view),
      kind: kind)
    return !planned.crosses || checked.decide(planned).rule == nil
  }
}

private let listViews: Set<String> = ["UITableView", "UICollectionView"]

/// Those that tell of a screen that is named for the sake of a move to it.
private let rulesOfScreensNamed: Set<BrokenRule> = [
  .protocolBoundary, .layerDependency, .moduleBoundary,
]

/// A function of a type, which several findings may be about; all that stands in none is one.
struct FunctionBody: Hashable {
  private var type: TypeID
  private var file: Int
  private var owner: DeclarationID

  /// - Parameter type: whose code it is judged as.
  init(_ edge: Edge, of type: TypeID) {
    (self.type, file, owner) = (type, edge.file, edge.owner)
  }

  /// nil for what stands in no function.
  init?(_ decision: Decision) {
    guard let edge = decision.reference.edge, edge.owner != .none, let from = decision.from.type
    else { return nil }
    self.init(edge, of: from.id)
  }
}
