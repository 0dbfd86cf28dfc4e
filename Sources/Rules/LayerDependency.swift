import Architecture
import Configuration
import Diagnostics

extension Rule {
  /// Reports a reference that the table says `never`.
  package static let layerDependency = Rule(
    id: "layer_dependency",
    summary: "a reference that the architecture forbids",
    severity: .error,
    check: { checked in checked.tableFindings(of: .layerDependency) + checked.frameworkFindings() })
}

extension CheckedArchitecture {
  func layerWording(_ decision: Decision) -> Wording {
    let (from, to) = (decision.from.name, decision.to.name)
    let isOwnOpen = decision.entry?.cell.own.map { $0 != .never } ?? false
    let place = isOwnOpen ? " of another module" : ""
    return Wording(
      message: "\(from) \(verb(of: decision)) \(to), \(withArticle(decision.toRole))",
      why:
        "\(model.tableName(decision.entry)) lets \(withArticle(decision.fromRole)) know no \(words(decision.toRole))\(place)",
      help: helpWithoutDriver(decision)
        ?? layerHelp(
          decision.fromRole, decision.toRole, from: from, to: to,
          settings(for: decision.reference),
          kind: decision.reference.edge == nil
            ? nil : isProperty(decision) ? .stores : decision.kind))
  }

  /// The way out for a view that nobody drives; nil for any other reference.
  private func helpWithoutDriver(_ decision: Decision) -> String? {
    guard decision.fromRole == .view,
      [.service, .interactor, .router].contains(decision.toRole), decision.from.type != nil
    else { return nil }
    let settings = settings(for: decision.reference)
    func has(_ roles: [Bool]) -> Bool { decision.from.module.map { roles[$0.index] } ?? false }
    if settings.hasViewModels {
      return decision.toRole != .service || has(facts.hasViewModel)
        ? nil
        : "give the screen a view model that asks \(decision.to.name), or report what was chosen"
    }
    if settings.viewsKnowInteractors {
      return decision.toRole != .service || has(facts.hasInteractor)
        ? nil
        : "give the screen an interactor that asks \(decision.to.name), or hand it what that says"
    }
    if has(facts.hasPresenter) { return nil }
    return decision.toRole == .service
      ? "give the screen a presenter, whose interactor asks \(decision.to.name)"
      : "give the screen a presenter, and let that ask \(decision.to.name)"
  }
}

extension Settings {
  /// Whether view models are objects that ask services, as in MVVM.
  var hasViewModels: Bool { table.cell(from: .viewModel, to: .service).permission == .any }

  /// Whether a view speaks to its interactor itself, as in Clean Swift.
  var viewsKnowInteractors: Bool {
    table.cell(from: .view, to: .interactor).permission != .never
  }
}

/// The way out for two roles that may not know each other, in the words of the dialect.
///
/// - Parameter kind: how the one refers to the other; nil where nobody has written it yet.
func layerHelp(
  _ fromRole: Role, _ toRole: Role, from: String, to: String, _ settings: Settings,
  kind: ReferenceKind? = nil
) -> String {
  switch (fromRole, toRole) {
  case (.view, .interactor) where settings.hasViewModels,
    (.view, .service) where settings.hasViewModels:
    return "ask the view model for it, which may know \(to)"
  case (.viewModel, .view) where settings.hasViewModels:
    return "publish what has changed, and let the view watch it"
  case (.view, .service) where settings.viewsKnowInteractors:
    return "ask the interactor for it, which may know \(to)"
  case (.view, .presenter) where settings.viewsKnowInteractors:
    return "tell the interactor what was tapped: the presenter calls the view once there is "
      + "something to show"
  case (.presenter, .interactor) where settings.viewsKnowInteractors:
    return "let the interactor hand over in its response what \(from) needs"
  case (.service, .viewModel) where !settings.hasViewModels:
    return "return an entity or plain values, and let the presenter make the view model"
  case (.interactor, .view) where kind == .parameter || kind == .stores:
    return "leave \(to) to the presenter, and report to that what has happened"
  case (.interactor, .viewModel) where kind == .parameter || kind == .stores:
    return "take what is needed of \(to) as plain values"
  default: return viperHelp(fromRole, toRole, from: from, to: to)
  }
}

private func viperHelp(_ fromRole: Role, _ toRole: Role, from: String, to: String) -> String {
  switch (fromRole, toRole) {
  case (.view, .interactor), (.view, .service):
    "ask the presenter for it, and let the presenter ask the interactor"
  case (.view, .router): "tell the presenter what was tapped, and let it ask the router"
  case (.presenter, .service):
    "move the call into the interactor, and let it answer through its output"
  case (.presenter, .builder), (.view, .builder): "let the router make the next screen"
  case (.interactor, .view): "hand the result to the presenter, which shows it"
  case (.interactor, .router): "report the outcome to the presenter, and let it move on"
  case (.interactor, .viewModel): "return an entity, and let the presenter make the view model"
  case (.entity, _):
    "keep \(from) plain data, and move this to \(withArticle(toRole)) or an interactor"
  case (.service, _): "answer through a closure or a delegate that the service declares itself"
  case (.router, .interactor):
    "take what the next screen needs as an argument, and hand it to that screen's builder"
  case (.presenter, .presenter), (.interactor, .interactor):
    "declare what \(from) tells it as a protocol in its own module, for the other \(words(toRole)) to "
      + "conform to"
  default: "remove it, or reach \(to) through a role that may know it"
  }
}
