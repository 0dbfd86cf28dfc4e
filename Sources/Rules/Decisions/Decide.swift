package import Architecture
package import Configuration
import Diagnostics
import Outlining

extension CheckedArchitecture {
  /// What the architecture says of a reference, whether it is written or not. The table and the borders
  /// of modules are asked first; exemptions only where they say no.
  package func decide(_ reference: Reference) -> Decision {
    var decision = Decision(reference: reference)
    if reference.to.group != nil {
      decideFramework(&decision)
    } else if let reason = reasonNotToAsk(reference) {
      decision.outcome = .notAsked(reason)
    } else if reference.access != nil {
      decideChain(&decision)
    } else {
      decideName(&decision)
    }
    if decision.rule != nil { setConfidence(of: &decision) }
    return decision
  }

  /// What is said of a reference of the graph; nil for one that leads to no type of the repo.
  package func decide(_ edge: Edge) -> Decision? { model.reference(by: edge).map(decide) }

  /// What would be said of a reference that nobody has written.
  /// - Parameter kind: nil for the way that its cell opens, if any.
  package func decide(
    from: Reference.End, to: Reference.End, kind: ReferenceKind? = nil
  ) -> Decision {
    var planned = Reference(from: from, to: to, kind: kind ?? .stores)
    if kind == nil, let row = from.role, let column = to.role,
      let kinds = entry(planned, row, column)?.cell.kinds
    {
      planned.kind = kinds.max { $0.strength < $1.strength } ?? .stores
    }
    return decide(planned)
  }

  private func reasonNotToAsk(_ reference: Reference) -> NotAsked? {
    let (from, to) = (reference.from, reference.to)
    if let one = from.type, let other = to.type, one.id == other.id, reference.access == nil {
      return .itself
    }
    if !(from.type?.isChecked ?? true) || !(to.type?.isChecked ?? true) { return .unchecked }
    if from.role == nil || to.role == nil { return .noRole }
    if from.role == .moduleInterface || to.role == .moduleInterface { return .moduleInterface }
    return nil
  }

  /// A finding is a note where an exemption says so, or where a role rests on a single fact.
  func setConfidence(of decision: inout Decision) {
    decision.leniency =
      Exemptions.toNotes.first { $0.holds(decision, self) }?.exemption
      ?? leniencyOfPreset(for: decision)
    var types = [decision.from.type, decision.to.type]
    if decision.rule == .reachThrough || decision.rule == .entityInView {
      types.append(decision.receiver(in: model))
    }
    let isCertain = types.allSatisfy { $0?.certainty != .deduced }
    decision.confidence = isCertain && decision.leniency == nil ? .certain : .deduced
  }

  // MARK: A name

  private func decideName(_ decision: inout Decision) {
    let reference = decision.reference
    decision.entry = entry(reference, decision.fromRole, decision.toRole)
    // Where the table says what holds across modules, it is asked, and not the border.
    let isBorder =
      reference.crosses && decision.toRole.isComponent && decision.entry?.cell.other == nil
    let permission = permission(of: &decision)
    let rule = rule(brokenBy: reference, permission)
    guard isBorder || rule != nil else {
      if decision.entry == nil { decision.outcome = .notAsked(.noCell) }
      if !decision.exemptions.isEmpty { decision.outcome = .exempt }
      return
    }
    func lets(_ list: [Exempting<Reference>]) -> Bool {
      guard let exemption = list.first(for: reference, in: self) else { return false }
      decision.exemptions.append(exemption)
      return true
    }
    decision.outcome = .exempt
    if lets(Exemptions.anywhere) { return }
    if isBorder, !lets(Exemptions.ofBorders) {
      decision.outcome = .broken(.moduleBoundary)
      (decision.exemptions, decision.entry) = ([], nil)
      return
    }
    guard let rule else { return }
    if lets(Exemptions.ofCells) { return }
    let isLet =
      switch rule {
      case .assemblyOutsideBuilder: lets(Exemptions.ofAssembly)
      case .protocolBoundary: lets(Exemptions.ofProtocols)
      default: lets(Exemptions.ofNever)
      }
    if !isLet {
      decision.outcome = .broken(rule)
      decision.exemptions = []
    }
  }

  /// Whether it is a cell that decides, and counts as asked: not where a reference is none of its
  /// matter, nor where a border is broken.
  func isAsked(_ decision: Decision) -> Bool {
    guard decision.entry != nil, decision.reference.access == nil,
      decision.rule != .moduleBoundary
    else { return false }
    if case .notAsked = decision.outcome { return false }
    return Exemptions.anywhere.first(for: decision.reference, in: self) == nil
      && Exemptions.ofCells.first(for: decision.reference, in: self) == nil
  }

  /// What the cell in force permits. Where a presenter stands in for an interactor, that is another
  /// cell than the stated one.
  private func permission(of decision: inout Decision) -> Permission {
    guard let cell = decision.entry?.cell else { return .any }
    let reference = decision.reference
    if reference.crosses, let other = cell.other, isInside(reference) { return other }
    var permission = cell.permission
    if let kinds = cell.kinds, !isOpen(reference.kind, kinds) {
      permission = .never
    } else if let own = cell.own {
      let isUnknown = reference.from.isOfUnknownModule || reference.to.isOfUnknownModule
      // Where the modules are not known, what may be open is not forbidden.
      if isOwn(reference) || isUnknown && own.isMoreOpen(than: permission) { permission = own }
    }
    if permission == .never, Exemptions.withoutInteractor.holds(reference, self) {
      decision.exemptions.append(Exemptions.withoutInteractor.exemption)
      decision.entry?.cell.permission = .protocol
      return .protocol
    }
    return permission
  }

  private func rule(brokenBy reference: Reference, _ permission: Permission) -> BrokenRule? {
    guard let from = reference.from.role, let to = reference.to.role else { return nil }
    switch permission {
    case .any: return nil
    case .protocol:
      // A type to come may be a protocol.
      guard let kind = reference.to.kind, kind != .protocol else { return nil }
      return isAssembly(reference) ? .assemblyOutsideBuilder : .protocolBoundary
    case .never:
      if to == .entity, from == .view || from == .viewModel { return .entityInView }
      return isMessage(to, for: reference) ? .modelFlow : .layerDependency
    }
  }

  /// Making a component of one's own module.
  private func isAssembly(_ reference: Reference) -> Bool {
    reference.kind == .constructs && isMadeByBuilders(reference.to.role)
      && reference.from.role != .builder && reference.from.module != nil
      && reference.from.module == reference.to.module
  }

  /// Whether a role is a message of a cycle that the table knows: request, response, view model.
  func isMessage(_ role: Role, for reference: Reference) -> Bool {
    switch role {
    case .request, .response: true
    case .viewModel: entry(reference, .view, .request) != nil
    default: false
    }
  }

  /// What stands in a body is named locally, however it is named.
  private func isOpen(_ kind: ReferenceKind, _ kinds: [ReferenceKind]) -> Bool {
    if kinds.contains(kind) { return true }
    let inBodies: [ReferenceKind] = [
      .cast, .constructs, .staticMember, .genericArgument, .constraint,
    ]
    return inBodies.contains(kind) && kinds.contains(.local)
  }

  /// The same module, or for types of one role shared code as well.
  func isOwn(_ reference: Reference) -> Bool {
    let (from, to) = (reference.from, reference.to)
    if from.isOfUnknownModule || to.isOfUnknownModule { return false }
    let isSameRole = from.role == to.role
    if from.module == to.module { return from.module != nil || isSameRole }
    // What module_boundary leaves open of another module is as good as shared.
    var whole = reference
    whole.to.role = to.type?.role ?? to.role
    return isSameRole && (from.module == nil || to.module == nil || !isInside(whole))
  }

  // MARK: A chain

  /// Which of two rules speaks of a chain: one that ends in another module is module_boundary's.
  private func decideChain(_ decision: inout Decision) {
    let reference = decision.reference
    guard let access = reference.access, let receiver = decision.receiver(in: model) else { return }
    let list: [Exempting<Reference>]
    if reference.crosses, decision.toRole.isComponent,
      entry(reference, decision.fromRole, decision.toRole)?.cell.other == nil
    {
      decision.outcome = .broken(.moduleBoundary)
      list = Exemptions.ofForeignChains
    } else if !reference.crosses, let through = receiver.role, through != decision.toRole,
      through.isComponent, receiver.id != reference.from.type?.id,
      [.view, .presenter, .interactor, .router, .service].contains(decision.toRole)
    {
      decision.outcome = .broken(.reachThrough)
      list = Exemptions.ofReaches
    } else if isGivenEntity(reference, by: receiver),
      let entry = entry(reference, decision.fromRole, decision.toRole),
      entry.cell.permission == .never
    {
      decision.entry = entry
      decision.outcome = .broken(.entityInView)
      list = Exemptions.ofGivenEntities
    } else {
      decision.outcome = .notAsked(access.receiver == access.result ? .itself : .openChain)
      return
    }
    guard let exemption = list.first(for: reference, in: self) else { return }
    decision.outcome = .exempt
    decision.exemptions = [exemption]
  }

  /// Whether a view asks who drives it for an entity, and so need not write its name. How many there are it
  /// may know.
  private func isGivenEntity(_ reference: Reference, by receiver: TypeInfo) -> Bool {
    guard reference.from.role == .view, reference.to.role == .entity,
      let access = reference.access, !access.isCounted, !access.isAssigned
    else { return false }
    return [.presenter, .interactor, .viewModel].contains(receiver.role)
  }

  // MARK: What decisions ask

  /// The cell that is stated for what an end names.
  func entry(_ reference: Reference, _ from: Role, _ to: Role) -> DependencyTable.Entry? {
    if let type = reference.from.type { return model.entry(for: type.id, from: from, to: to) }
    return settings(for: reference).table.entry(from: from, to: to)
  }

  /// What holds where a reference stands, or would stand.
  package func settings(for reference: Reference) -> Settings {
    if let type = reference.from.type { return model.settings(for: type.id) }
    let module = reference.from.module ?? reference.to.module
    let neighbour = model.types.first { $0.module != nil && $0.module == module }
    return neighbour.map { model.settings(for: $0.id) } ?? model.settings
  }

  /// Whether the other end is of those parts of a module that are nobody else's: its screen, presenter,
  /// interactor and router.
  func isInside(_ reference: Reference) -> Bool {
    (reference.to.role?.isComponent ?? false)
      && Exemptions.ofInsides.first(for: reference, in: self) == nil
  }
}

extension Decision {
  /// The type through which a chain reaches the other end; nil for a name.
  package func receiver(in model: ArchitectureModel) -> TypeInfo? {
    reference.access.map { model[$0.receiver] }
  }
}

extension Permission {
  fileprivate func isMoreOpen(than other: Permission) -> Bool {
    switch (self, other) {
    case (.any, .protocol), (.any, .never), (.protocol, .never): true
    default: false
    }
  }
}
