import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a component reached through another.
  package static let reachThrough = Rule(
    id: "reach_through",
    summary: "a component reached through another",
    severity: .warning,
    check: { checked in checked.model.reaches() })
}

extension ArchitectureModel {
  fileprivate func reaches() -> [Diagnostic] {
    let found = accesses.filter { isReach($0) }
    let groups = folded(
      found,
      key: {
        FoldKey(from: judgedType(for: $0.from), to: "\($0.receiver.index) \($0.result.index)")
      },
      edge: { $0.edge })
    return groups.map { group in
      let access = group.first
      let from = self[judgedType(for: access.from)]
      let receiver = self[access.receiver]
      let result = self[access.result]
      let role = words(result.role ?? .presenter)
      var diagnostic = Diagnostic(
        rule: "reach_through", severity: .warning,
        // A base class outside of all modules may be built to be reached through.
        confidence: from.module == nil ? .deduced : confidence(from, receiver, result),
        place: place(of: access.edge),
        message: "\(from.name) reaches the \(role) \(result.name) through \(receiver.name)",
        why:
          "\(from.name) then depends on how \(receiver.name) is built inside, and goes round \(receiver.role == .presenter ? "the presenter" : receiver.name)",
        help: "ask \(receiver.name) to do it: give it a method that says what is wanted",
        from: end(from), to: end(result), reference: .local, member: memberName(access.edge),
        caption:
          "reached through \(receiver.name); \(from.role?.name ?? "") -> \(result.role?.name ?? "")"
      )
      diagnostic.places = places(group.rest.map { $0.edge }, without: access.edge)
      let home = self[access.declaredIn]
      diagnostic.related = [
        Diagnostic.Related(
          place: place(of: home),
          message: "\(home.name) declares '\(access.member)'")
      ]
      return diagnostic
    }
  }

  private func isReach(_ access: MemberAccess) -> Bool {
    let from = self[judgedType(for: access.from)]
    let receiver = self[access.receiver]
    let result = self[access.result]
    guard from.isChecked, !from.isCompositionRoot, !access.isBuilding, !access.isMade,
      !access.isAssigned,
      let fromRole = from.role, fromRole != .builder,
      let through = receiver.role, let end = result.role, through != end,
      isComponent(through), isReachable(end, by: fromRole), receiver.id != from.id
    else { return false }
    if isOpen(access.result) || isOpen(access.declaredIn) { return false }
    // A chain that ends in another module is module_boundary's, and said once.
    if let one = from.module, let other = result.module, one != other { return false }
    return true
  }

  /// A view's own parts are its own matter; anybody else who gets at a view through somebody goes
  /// round the presenter.
  private func isReachable(_ role: Role, by from: Role) -> Bool {
    role == .view
      ? from != .view && from != .router
      : [.presenter, .interactor, .router, .service].contains(role)
  }
}
