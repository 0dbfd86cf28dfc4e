import Architecture
import Configuration
import Diagnostics

extension Rule {
  /// Reports a request, response or view model named outside its leg of Clean Swift's cycle.
  package static let modelFlow = Rule(
    id: "model_flow",
    summary: "a request, response or view model outside its leg of the cycle",
    severity: .error, harm: .convention,
    check: { checked in checked.tableFindings(of: .modelFlow) })
}

extension CheckedArchitecture {
  func modelFlowWording(_ decision: Decision) -> Wording {
    let message = withArticle(decision.toRole)
    return Wording(
      message: "\(decision.from.name) \(verb(of: decision)) \(decision.to.name), \(message)",
      why:
        "\(model.tableName(decision.entry)) sends \(message) from \(leg(decision.toRole)), and \(withArticle(decision.fromRole)) is neither",
      help: help(decision))
  }

  /// The two ends of a message's way.
  private func leg(_ role: Role) -> String {
    switch role {
    case .request: "the view to the interactor"
    case .response: "the interactor to the presenter"
    default: "the presenter to the view"
    }
  }

  private func help(_ decision: Decision) -> String {
    let gives =
      [.result, .constructs, .genericArgument].contains(decision.kind) || isDelivered(decision)
    switch (decision.fromRole, decision.toRole) {
    case (.view, .response): return "let the presenter make a view model of it, and show that"
    case (.presenter, .request): return "put what the presenter needs of it into the response"
    case (.interactor, .viewModel):
      return decision.kind == .parameter
        ? "let the view send what is needed of it in a request"
        : "send a response, and let the presenter make the view model"
    case (.service, .response) where gives:
      let verb = isDelivered(decision) ? "deliver" : "return"
      return "\(verb) the plain values, and let the interactor make the response of them"
    case (.service, _), (.router, _), (.entity, _):
      return "hand over the plain values that \(decision.from.name) needs"
    default: return "send what belongs on this leg of the cycle instead"
    }
  }
}
