import Architecture
import Configuration
import Outlining

extension Rule {
  /// Reports a concrete type across a boundary that the table opens to protocols only.
  package static let protocolBoundary = Rule(
    id: "protocol_boundary",
    summary: "a concrete type where only a protocol may cross",
    severity: .error,
    check: { checked in
      let architecture = checked.model
      return checked.tableFindings(of: .protocolBoundary) { judgement in
        Wording(
          message:
            "\(judgement.from.name) \(judgement.edge.kind.verb) \(judgement.to.name) as a concrete \(judgement.to.kind.keyword)",
          why:
            "\(architecture.tableName(judgement.entry)) lets \(withArticle(judgement.fromRole)) know \(withArticle(judgement.toRole)) through a protocol only",
          help: checked.protocolHelp(judgement))
      }
    })
}

extension CheckedArchitecture {
  fileprivate func protocolHelp(_ judgement: Judgement) -> String {
    let verb =
      switch judgement.edge.kind {
      case .stores, .enumPayload: "hold it as"
      case .parameter: "take it as"
      case .result: "return it as"
      case .cast: "cast to"
      // Whoever makes it, or reaches for the one that all share, names the class.
      default: "take it in the initialiser as"
      }
    return faceHelp(
      for: judgement.to, user: judgement.from, named: judgement.from.name, verb: verb)
  }
}
