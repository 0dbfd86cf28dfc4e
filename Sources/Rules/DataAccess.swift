import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports network, database or preferences used by a presenter, a view or a view model.
  package static let dataAccess = Rule(
    id: "data_access",
    summary: "network, database or preferences used by a presenter or a view",
    severity: .error,
    check: { checked in checked.dataFindings() })
}

extension CheckedArchitecture {
  /// One finding for each own type and name of the frameworks, at the strongest place.
  fileprivate func dataFindings() -> [Diagnostic] {
    let groups = folded(
      model.dataUses.filter { isForbidden($0) },
      key: {
        FoldKey(
          from: model.judgedType(for: $0.from ?? TypeID(0)),
          to: firstLevel(model.externalName($0) ?? ""))
      },
      edge: { $0 })
    return groups.compactMap { group in
      guard let named = group.first.from else { return nil }
      return finding(group.first, group.rest, model[model.judgedType(for: named)])
    }
  }

  private func isForbidden(_ edge: Edge) -> Bool {
    guard let named = edge.from else { return false }
    let from = model[model.judgedType(for: named)]
    guard let role = from.role, isKeptFromData(from, role) else { return false }
    return model.isOwnUse(edge, of: from)
  }

  /// What a row may know of services it may know of what is behind them, unless its column `data` says
  /// otherwise.
  private func isKeptFromData(_ type: TypeInfo, _ role: Role) -> Bool {
    if let cell = model.frameworkEntry(for: type.id, role: role, group: "data") {
      if cell.isAllowed { return false }
      if !cell.origin.isPreset { return true }
    }
    let service = model.entry(for: type.id, from: role, to: .service)
    let permission = service?.cell.permission ?? .any
    switch role {
    case .view, .presenter: return permission != .any
    case .viewModel: return permission == .never
    default: return false
    }
  }

  private func finding(_ edge: Edge, _ rest: [Edge], _ from: TypeInfo) -> Diagnostic? {
    guard let role = from.role else { return nil }
    let name = dataName(edge)
    var diagnostic = Diagnostic(
      rule: "data_access", severity: .error,
      confidence: isStrayScreen(from) ? .deduced : model.confidence(from),
      place: model.place(of: edge),
      message: "\(from.name) \(verb(edge)) \(name)",
      why:
        "\(withArticle(role)) does not reach network, database, files or preferences: it must work, and be tested, without them",
      help: help(role, in: from.module), from: model.end(from),
      to: .framework(name, evidence: "listed under frameworks.data"),
      reference: edge.kind, member: model.memberName(edge),
      caption: "\(isUsed(edge) ? "used" : edge.kind.caption); \(role) -> data")
    diagnostic.places = model.places(rest, without: edge)
    return diagnostic
  }

  /// `@AppStorage` as it is written.
  private func dataName(_ edge: Edge) -> String {
    let name = firstLevel(model.externalName(edge) ?? "")
    guard edge.kind == .stores, edge.variable != .none else { return name }
    let outline = model.files[edge.file].outline
    let attributes = outline.variables[Int(edge.variable.rawValue)].attributes
    return outline.attributes[attributes].contains { $0.range == edge.range } ? "@" + name : name
  }

  /// Whether it is told as a use: a function that is called looks like a type that is made.
  private func isUsed(_ edge: Edge) -> Bool {
    edge.kind == .constructs || edge.kind == .local || edge.kind == .staticMember
      || edge.kind == .genericArgument
  }

  private func verb(_ edge: Edge) -> String { isUsed(edge) ? "uses" : edge.kind.verb }

  /// Speaks of those that the module has: not every screen has a presenter, nor every presenter an
  /// interactor.
  private func help(_ role: Role, in module: ModuleID?) -> String {
    func has(_ roles: [Bool]) -> Bool { module.map { roles[$0.index] } ?? false }
    switch role {
    case .view where has(hasPresenter):
      return "ask the presenter for it, and leave fetching and keeping to a service"
    case .view where has(hasViewModel):
      return "ask the view model for it, and leave fetching and keeping to a service"
    case .presenter where has(hasInteractor):
      return "let the interactor ask a service for it, and answer through its output"
    case .presenter: return "put it into a service, and take that as a protocol"
    case .viewModel: return "leave it to a service, and make the view model of what that returns"
    default: return "put it into a service, and let whoever drives the screen ask that"
    }
  }
}
