import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports components of another module held, taken or reached.
  package static let moduleBoundary = Rule(
    id: "module_boundary",
    summary: "the insides of another module",
    severity: .warning,
    check: { checked in checked.model.boundaryFindings(checked.judgements) })
}

/// An edge or a chain that leads into another module.
private struct Crossing {
  var from: TypeInfo
  var to: TypeInfo
  var edge: Edge
  /// The chain as far as the component: `detailsWireframe.detailsPresenter`.
  var access: MemberAccess?
}

extension ArchitectureModel {
  fileprivate func boundaryFindings(_ judgements: [Judgement]) -> [Diagnostic] {
    var crossings = judgements.filter { $0.rule == .moduleBoundary }.map {
      Crossing(from: $0.from, to: $0.to, edge: $0.edge, access: nil)
    }
    crossings += foreignAccesses()
    let doors = Doors(self)
    let groups = folded(
      crossings, key: { FoldKey(from: $0.from.id, to: "\($0.to.id.index)") }, edge: { $0.edge })
    return groups.map { group in
      let crossing = group.first
      let home = crossing.to.module.map { self[$0].name } ?? ""
      let own = crossing.from.module.map { self[$0].name } ?? ""
      var diagnostic = Diagnostic(
        rule: "module_boundary", severity: .warning,
        confidence: confidence(crossing.from, crossing.to),
        place: place(of: crossing.edge),
        message: message(crossing, home),
        why:
          "\(crossing.to.name) belongs to the inside of module \(home), and \(crossing.from.name) to module \(own)",
        help: help(crossing, home, doors), from: end(crossing.from), to: end(crossing.to),
        reference: crossing.edge.kind, member: memberName(crossing.edge),
        caption:
          "\(crossing.access == nil ? crossing.edge.kind.caption : "reached"); module \(own) -> module \(home)"
      )
      diagnostic.places = places(group.rest.map(\.edge), without: crossing.edge)
      return diagnostic
    }
  }

  private func message(_ crossing: Crossing, _ home: String) -> String {
    let role = crossing.to.role.map { words($0) } ?? "type"
    let verb = crossing.access == nil ? crossing.edge.kind.verb : "reaches"
    return "\(crossing.from.name) \(verb) \(crossing.to.name), the \(role) of module \(home)"
  }

  private func help(_ crossing: Crossing, _ home: String, _ doors: Doors) -> String {
    let module = crossing.to.module ?? ModuleID(0)
    if crossing.to.role == .router {
      let face = ancestors(of: crossing.to.id).dropFirst().first {
        self[$0].kind == .protocol && self[$0].role == .router
      }
      let way =
        face.map { "hold it as \(self[$0].name), its face" }
        ?? "declare a protocol for what is needed of it"
      return "make it where the next screen is shown, or \(way)"
    }
    if crossing.access == nil, crossing.edge.kind == .constructs {
      if let maker = doors.makers[module] {
        return "let \(self[maker].name) make the screen, and hand over what it needs there"
      }
      return "give module \(home) a builder, and let that make the screen"
    }
    if crossing.access == nil, crossing.edge.kind == .cast {
      return "declare what is needed of it in the protocol that is held, and drop the cast"
    }
    if let interface = doors.interfaces[module] {
      return "speak to the module through \(self[interface].name), which it declares for others"
    }
    return
      "speak to module \(home) through a protocol that it declares for others, and let it answer through "
      + "one that it is handed"
  }

  /// Chains that end at a component of another module (`detailsWireframe.detailsPresenter`).
  private func foreignAccesses() -> [Crossing] {
    let waysIn = WaysIn(self)
    return accesses.compactMap { access in
      let from = self[judgedType(for: access.from)]
      let to = self[access.result]
      guard from.isChecked, !from.isCompositionRoot, to.isChecked, !access.isBuilding,
        let role = to.role, let fromRole = from.role, fromRole != .builder,
        !access.isOfBuilder, !access.isAssigned, !access.isCast, let one = from.module,
        let other = to.module,
        one != other,
        isInside(to, role, model: self), to.facing != .port,
        waysIn.lead(into: other, by: [.builder, .router]),
        entry(for: from.id, from: fromRole, to: role)?.cell.other == nil
      else { return nil }
      return Crossing(from: from, to: to, edge: access.edge, access: access)
    }
  }
}

/// By whom others come into a module.
private struct Doors {
  /// The first type that makes the module's screen: a builder, else a router.
  private(set) var makers: [ModuleID: TypeID] = [:]
  /// The first protocol that the module declares for others.
  private(set) var interfaces: [ModuleID: TypeID] = [:]

  init(_ model: ArchitectureModel) {
    for type in model.types where type.role == .moduleInterface {
      if let module = type.module, interfaces[module] == nil { interfaces[module] = type.id }
    }
    for edge in model.edges where edge.kind == .constructs {
      guard let maker = edge.from, case .own(let made) = edge.to,
        let module = model[made].module, model[maker].module == module,
        model[made].role == .view, model[maker].roles.contains(.builder)
      else { continue }
      if let known = makers[module] {
        let isBetter = model[maker].role == .builder && model[known].role != .builder
        guard isBetter else { continue }
      }
      makers[module] = maker
    }
  }
}
