import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports network, database or preferences used by a presenter, a view or a view model, and by an
  /// interactor where services of the code base keep them.
  package static let dataAccess = Rule(
    id: "data_access",
    summary: "network, database or preferences used by a presenter or a view",
    severity: .error, harm: .fault,
    check: { checked in checked.dataFindings() })
}

extension CheckedArchitecture {
  fileprivate func dataFindings() -> [Diagnostic] {
    findings(about: siftedDataUses().found) { decision, diagnostic in
      guard let edge = decision.reference.edge else { return }
      let name = dataName(edge)
      let evidence = dataModule(of: name).map { "of \($0), listed" } ?? "listed"
      diagnostic.to = .framework(name, evidence: evidence + " under frameworks.data")
    }
  }

  /// The names of network, database, files and preferences in types whose row closes them.
  func siftedDataUses() -> Sifted<Decision> {
    siftedUses(of: model.dataUses, "data") { firstLevel(model.externalName($0) ?? "") }
  }

  func dataWording(_ decision: Decision) -> Wording {
    let role = decision.fromRole
    let name = decision.reference.edge.map(dataName) ?? decision.to.name
    let verb = isUsed(decision.kind) ? "uses" : self.verb(of: decision)
    let isLeftToServices = role == .interactor && !isDataStated(for: decision.reference)
    var wording = Wording(
      message: "\(decision.from.name) \(verb) \(name)",
      why: isLeftToServices
        ? "services of this code do so, and its interactors leave that to them"
        : "\(withArticle(role)) does not reach network, database, files or preferences: it must work, and be tested, without them",
      help: isLeftToServices
        ? helpOfInteractor(decision)
        : help(role, in: decision.from.module, settings(for: decision.reference)))
    wording.caption = "\(isUsed(decision.kind) ? "used" : decision.kind.caption); \(role) -> data"
    return wording
  }

  /// Whether the configuration itself says what a row may know of network, database and preferences.
  func isDataStated(for reference: Reference) -> Bool {
    guard let role = reference.from.role else { return false }
    let entry = settings(for: reference).frameworkTable.entry(from: role, group: "data")
    return entry.map { !$0.origin.isPreset } ?? false
  }

  /// `@AppStorage` as it is written, and `Data(contentsOf:)` as it is listed.
  private func dataName(_ edge: Edge) -> String {
    let name = firstLevel(model.externalName(edge) ?? "")
    if edge.kind == .local, let listed = facts.listedInitializers[name] { return listed }
    guard edge.kind == .stores, edge.variable != .none else { return name }
    let outline = model.files[edge.file].outline
    let attributes = outline.variables[Int(edge.variable.rawValue)].attributes
    return outline.attributes[attributes].contains { $0.range == edge.range } ? "@" + name : name
  }

  /// Whether it is told as a use: a function that is called looks like a type that is made.
  private func isUsed(_ kind: ReferenceKind) -> Bool {
    [.constructs, .local, .staticMember, .genericArgument].contains(kind)
  }

  /// Names the service that does so already, if any.
  private func helpOfInteractor(_ decision: Decision) -> String {
    let example =
      facts.storeKeepers.keeper(of: decision.to.name).map { ", as \(model[$0].name) does" } ?? ""
    let permission = entry(decision.reference, .interactor, .service)?.cell.permission
    let way = permission == .protocol ? " through a protocol" : ""
    return "let a service do it\(example), and ask that\(way)"
  }

  /// Speaks of those that the module has: not every screen has a presenter, nor every presenter an
  /// interactor.
  private func help(_ role: Role, in module: ModuleID?, _ settings: Settings) -> String {
    func has(_ roles: [Bool]) -> Bool { module.map { roles[$0.index] } ?? false }
    switch role {
    case .view where settings.viewsKnowInteractors && has(facts.hasInteractor):
      return "ask the interactor for it, and leave fetching and keeping to a service"
    case .view where has(facts.hasPresenter):
      return "ask the presenter for it, and leave fetching and keeping to a service"
    case .view where has(facts.hasViewModel):
      return "ask the view model for it, and leave fetching and keeping to a service"
    case .presenter where has(facts.hasInteractor):
      return "let the interactor ask a service for it, and answer through its output"
    case .presenter: return "put it into a service, and take that as a protocol"
    case .viewModel: return "leave it to a service, and make the view model of what that returns"
    default: return "put it into a service, and let whoever drives the screen ask that"
    }
  }
}
