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

/// Those that tell of a screen that is named for the sake of a move to it.
private let rulesOfScreensNamed: Set<BrokenRule> = [
  .protocolBoundary, .layerDependency, .moduleBoundary,
]
