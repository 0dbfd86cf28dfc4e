import Architecture
import Configuration
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
    let act = checked.moves.found.first { act in
      act.from.id == from.id && act.call.file == edge.file && act.call.owner == edge.owner
        && (act.call.act == .present || act.call.shown == .screen)
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
    guard decision.kind == .cast, decision.reference.access == nil,
      decision.fromRole != .view, decision.toRole == .view,
      let edge = decision.reference.edge, edge.owner != .none, let from = decision.from.type
    else { return nil }
    for other in checked.outgoing[from.id.index] {
      let list = model.edges[other]
      guard list.kind == .parameter, list.file == edge.file, list.owner == edge.owner,
        case .external = list.to, listViews.contains(model.uiName(list)),
        let told = checked.siftedUses(of: [list], "ui", named: { model.uiName($0) }).found.first,
        let rule = Rule.all.first(where: { $0.id == Rule.uiType.id }),
        case let found = checked.findings(about: [told], completing: { _, _ in }),
        checked.tempered(found, of: rule).allSatisfy({ $0.confidence == .certain })
      else { continue }
      return .ui(CheckedArchitecture.Site(list))
    }
    return nil
  }

  /// The service that a view calls in the function where it makes an entity, to hand that over: who moves the
  /// call moves what it is handed.
  func call(handed index: Int) -> FactTeller? {
    let decision = checked.broken[index]
    guard decision.rule == .entityInView, decision.kind == .constructs, decision.fromRole == .view,
      let edge = decision.reference.edge, edge.owner != .none
    else { return nil }
    let call = checked.broken.indices.first { other in
      let asked = checked.broken[other]
      guard asked.rule == .layerDependency, asked.toRole == .service,
        asked.from.type?.id == decision.from.type?.id, let call = asked.reference.edge
      else { return false }
      return call.file == edge.file && call.owner == edge.owner && tells(other, index)
    }
    return call.map { .decision($0) }
  }

  /// The alerts, pickers and share sheets that a function makes and shows itself, each with the call that
  /// shows it: who leaves the move to the router makes nothing to be shown.
  func controllersMoved() -> [(edge: Edge, teller: CheckedArchitecture.Site)] {
    let acts = checked.moves.found.filter { act in
      (act.call.shown == .alert || act.call.shown == .system) && act.from.role != .view
    }
    return acts.flatMap { act -> [(edge: Edge, teller: CheckedArchitecture.Site)] in
      guard act.call.owner != .none, let diagnostic = checked.finding(about: [act]),
        !isExcepted(diagnostic, in: model), isCertain(diagnostic)
      else { return [] }
      let site = CheckedArchitecture.Site(act.call.edge)
      return checked.outgoing[act.from.id.index].compactMap { index in
        let edge = model.edges[index]
        guard edge.file == act.call.file, edge.owner == act.call.owner,
          [.constructs, .staticMember, .local].contains(edge.kind), case .external = edge.to,
          isShownForErrand(model.uiName(edge))
        else { return nil }
        return (edge, site)
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
