import Architecture
import Configuration

extension Rule {
  /// Reports an entity named by a view or its face, or kept by a view model.
  package static let entityInView = Rule(
    id: "entity_in_view",
    summary: "an entity that reaches a view or is kept by a view model",
    severity: .error,
    check: { checked in
      let architecture = checked.model
      return checked.tableFindings(of: .entityInView) { judgement in
        Wording(
          rule: "entity_in_view",
          message:
            "\(judgement.from.name) \(judgement.edge.kind.verb) the entity \(judgement.to.name)",
          why: why(judgement, architecture),
          help: help(judgement))
      }
    })

  private static func why(_ judgement: Judgement, _ architecture: ArchitectureModel) -> String {
    let table = architecture.tableName(judgement.entry)
    return judgement.fromRole == .view
      ? "\(table) keeps entities from views, which show what the presenter has made ready"
      : "\(table) lets a view model be made from an entity, and not keep one"
  }

  private static func help(_ judgement: Judgement) -> String {
    judgement.fromRole == .view
      ? "let the presenter make a view model of \(judgement.to.name), or hand over the texts and numbers to show"
      : "copy what is shown of \(judgement.to.name) into properties of \(judgement.from.name)"
  }
}
