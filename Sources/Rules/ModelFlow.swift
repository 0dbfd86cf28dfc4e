import Architecture
import Configuration

extension Rule {
  /// Reports a request, response or view model named outside its leg of Clean Swift's cycle.
  package static let modelFlow = Rule(
    id: "model_flow",
    summary: "a request, response or view model outside its leg of the cycle",
    severity: .error,
    check: { checked in
      let architecture = checked.model
      return checked.tableFindings(of: .modelFlow) { judgement in
        Wording(
          message:
            "\(judgement.from.name) \(judgement.edge.kind.verb) \(judgement.to.name), \(withArticle(judgement.toRole))",
          why:
            "\(architecture.tableName(judgement.entry)) sends \(withArticle(judgement.toRole)) from \(leg(judgement.toRole)), and \(withArticle(judgement.fromRole)) is neither",
          help: help(judgement))
      }
    })

  /// The two ends of a message's way.
  private static func leg(_ role: Role) -> String {
    switch role {
    case .request: "the view to the interactor"
    case .response: "the interactor to the presenter"
    default: "the presenter to the view"
    }
  }

  private static func gives(_ kind: ReferenceKind) -> Bool {
    kind == .result || kind == .constructs || kind == .genericArgument
  }

  private static func help(_ judgement: Judgement) -> String {
    switch (judgement.fromRole, judgement.toRole) {
    case (.view, .response):
      "let the presenter make a view model of it, and show that"
    case (.presenter, .request): "put what the presenter needs of it into the response"
    case (.interactor, .viewModel): "send a response, and let the presenter make the view model"
    case (.service, .response) where gives(judgement.edge.kind):
      "return the plain values, and let the interactor make the response of them"
    case (.service, _), (.router, _), (.entity, _):
      "hand over the plain values that \(judgement.from.name) needs"
    default: "send what belongs on this leg of the cycle instead"
    }
  }
}
