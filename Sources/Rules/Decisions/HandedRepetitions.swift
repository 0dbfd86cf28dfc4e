import Architecture
import Configuration
import Diagnostics

// What one end of a module only hands on of what another end of it keeps or takes.
extension Repetition {
  /// A name of a UI framework that the module's interactor is told of, and that its presenter only takes or
  /// gives: it passes through on the way to the view or from it.
  static let passedByPresenter = Repetition(
    rules: [Rule.uiType.id], isOfFoundPresets: true,
    scopes: { finding, facts in home(finding, facts) },
    weight: { finding, _ in rolesFirst(.interactor, finding) },
    holds: { finding, teller, _ in
      finding.from?.role == Role.presenter.name && teller.from?.role == Role.interactor.name
        && finding.to?.name == teller.to?.name && isOnlyPassed(finding)
    })

  /// A view model that a router takes out of the data store: that its interactor keeps one is the fault.
  static let passedByRouter = Repetition(
    rules: [Rule.modelFlow.id], isOfFoundPresets: true,
    scopes: { finding, facts in home(finding, facts) },
    weight: { finding, _ in rolesFirst(.interactor, finding) },
    holds: { finding, teller, _ in
      finding.from?.role == Role.router.name && teller.from?.role == Role.interactor.name
        && finding.to?.type == teller.to?.type
    })

  /// Whether all places of a finding take something, or give it. An import is there for these.
  private static func isOnlyPassed(_ finding: Diagnostic) -> Bool {
    func passes(_ kind: ReferenceKind?) -> Bool {
      kind == .parameter || kind == .result || kind == .local
    }
    return passes(finding.reference) && finding.places.allSatisfy { passes($0.1) }
  }
}
