import Architecture
import Configuration

extension Rule {
  /// Reports an entity named by a view or its face, or kept by a view model.
  package static let entityInView = Rule(
    id: "entity_in_view",
    summary: "an entity that reaches a view or is kept by a view model",
    severity: .error,
    check: { checked in
      checked.tableFindings(of: .entityInView) { judgement in
        Wording(
          message:
            "\(judgement.from.name) \(judgement.edge.kind.verb) the entity \(judgement.to.name)",
          why: why(judgement, checked),
          help: help(judgement, checked))
      }
    })

  private static func why(_ judgement: Judgement, _ checked: CheckedArchitecture) -> String {
    let table = checked.model.tableName(judgement.entry)
    guard judgement.fromRole == .view else {
      return "\(table) lets a view model be made from an entity, and not keep one"
    }
    let maker = isShownByViewModel(judgement, checked) ? "view model" : "presenter"
    return "\(table) keeps entities from views, which show what the \(maker) has made ready"
  }

  private static func help(_ judgement: Judgement, _ checked: CheckedArchitecture) -> String {
    let entity = judgement.to.name
    if judgement.fromRole != .view {
      return "copy what is shown of \(entity) into properties of \(judgement.from.name)"
    }
    // What a view is handed it may hand back, and only to say what was chosen.
    let choice =
      judgement.edge.kind == .parameter ? "; what is only chosen needs an identifier" : ""
    return
      (isShownByViewModel(judgement, checked)
      ? "let the view model hand over what is shown of \(entity): texts, numbers, or a value made of it"
      : "let the presenter make a view model of \(entity), or hand over the texts and numbers to show")
      + choice
  }

  /// Whether the view's module makes ready what is shown in a view model, and has no presenter.
  private static func isShownByViewModel(
    _ judgement: Judgement, _ checked: CheckedArchitecture
  ) -> Bool {
    guard let module = judgement.from.module else { return false }
    return !checked.hasPresenter[module.index] && checked.hasViewModel[module.index]
  }
}
