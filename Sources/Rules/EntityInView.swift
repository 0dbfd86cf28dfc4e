import Architecture
import Configuration
import Diagnostics

extension Rule {
  /// Reports an entity named by a view or its face, taken by a view from who drives it, or kept by a view
  /// model.
  package static let entityInView = Rule(
    id: "entity_in_view",
    summary: "an entity that reaches a view or is kept by a view model",
    severity: .error,
    check: { checked in checked.tableFindings(of: .entityInView) })
}

extension CheckedArchitecture {
  func entityWording(_ decision: Decision) -> Wording {
    guard let giver = decision.receiver(in: model) else {
      return Wording(
        message: "\(decision.from.name) \(verb(of: decision)) the entity \(decision.to.name)",
        why: why(decision), help: help(decision))
    }
    var wording = Wording(
      message:
        "\(decision.from.name) takes the entity \(decision.to.name) from \(giver.name)",
      why: why(decision), help: help(decision))
    wording.caption = "given by \(giver.name); \(decision.fromRole) -> \(decision.toRole)"
    return wording
  }

  private func why(_ decision: Decision) -> String {
    let table = model.tableName(decision.entry)
    guard decision.fromRole == .view else {
      return "\(table) lets a view model be made from an entity, and not keep one"
    }
    let maker = isShownByViewModel(decision) ? "view model" : "presenter"
    return "\(table) keeps entities from views, which show what the \(maker) has made ready"
  }

  private func help(_ decision: Decision) -> String {
    let entity = decision.to.name
    if decision.fromRole != .view {
      return "copy what is shown of \(entity) into properties of \(decision.from.name)"
    }
    if decision.kind == .constructs { return helpToMake(decision) }
    // What a view is handed it may hand back, and only to say what was chosen.
    let choice =
      decision.kind == .parameter ? "; what is only chosen needs an identifier" : ""
    return
      (isShownByViewModel(decision)
      ? "let the view model hand over what is shown of \(entity): texts, numbers, or a value made of it"
      : "let the presenter make a view model of \(entity), or hand over the texts and numbers to show")
      + choice
  }

  /// What a view makes goes the other way: it is there to be kept, and not to be shown. Speaks of the roles
  /// that the module has.
  private func helpToMake(_ decision: Decision) -> String {
    let entity = decision.to.name
    func has(_ roles: [Bool]) -> Bool { decision.from.module.map { roles[$0.index] } ?? false }
    let settings = settings(for: decision.reference)
    if settings.viewsKnowInteractors, has(facts.hasInteractor) {
      return "hand the values to the interactor, and let it make \(entity)"
    }
    if has(facts.hasPresenter) {
      let maker = has(facts.hasInteractor) ? "the interactor" : "it"
      return "hand the values to the presenter, and let \(maker) make \(entity)"
    }
    let driver = has(facts.hasViewModel) ? "the view model" : "whoever drives the screen"
    return "hand the values to \(driver), and let that make \(entity)"
  }

  /// Whether the view's module makes ready what is shown in a view model, and has no presenter.
  private func isShownByViewModel(_ decision: Decision) -> Bool {
    guard let module = decision.from.module else { return false }
    return !facts.hasPresenter[module.index] && facts.hasViewModel[module.index]
  }
}
