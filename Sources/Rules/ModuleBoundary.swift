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
    var members: [ModuleID: [TypeID]] = [:]
    for type in types.indices {
      if let module = types[type].module { members[module, default: []].append(TypeID(type)) }
    }
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
        help: help(crossing, home, members), from: end(crossing.from), to: end(crossing.to),
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

  private func help(
    _ crossing: Crossing, _ home: String, _ members: [ModuleID: [TypeID]]
  ) -> String {
    let types = (crossing.to.module.flatMap { members[$0] } ?? []).map { self[$0] }
    if crossing.to.role == .router {
      let way =
        face(of: crossing.to).map { "hold it as \($0.name), its face" }
        ?? "declare a protocol for what is needed of it"
      return "make it where the next screen is shown, or \(way)"
    }
    if let builder = types.first(where: { $0.roles.contains(.builder) && $0.kind != .protocol }) {
      return "ask \(builder.name) to make the screen, and hand over what it needs there"
    }
    if let face = types.first(where: {
      $0.role == .moduleInterface || $0.role == .router && $0.kind == .protocol
    }) {
      return "go through \(face.name)"
    }
    return "give module \(home) a builder or a module interface, and go through that"
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

/// The builders and routers through which others reach a module's screen.
struct WaysIn {
  private var roles: [Set<Role>]

  init(_ model: ArchitectureModel) {
    roles = Array(repeating: [], count: model.modules.count)
    for type in model.types.indices where model.types[type].kind != .protocol {
      guard let module = model.types[type].module else { continue }
      roles[module.index].formUnion(model.types[type].roles)
    }
  }

  func lead(into module: ModuleID, by wanted: Set<Role>) -> Bool {
    !roles[module.index].isDisjoint(with: wanted)
  }
}
