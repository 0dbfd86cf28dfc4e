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
          help: architecture.protocolHelp(judgement))
      }
    })
}

extension ArchitectureModel {
  fileprivate func protocolHelp(_ judgement: Judgement) -> String {
    let verb =
      switch judgement.edge.kind {
      case .stores, .enumPayload: "hold it as"
      case .parameter: "take it as"
      case .result: "return it as"
      case .cast: "cast to"
      default: "call it through"
      }
    return faceHelp(for: judgement.to, of: judgement.from.name, verb: verb)
  }

  /// Names the face that the type already has, or says to declare one.
  func faceHelp(for type: TypeInfo, of from: String, verb: String) -> String {
    if let face = face(of: type) {
      return "\(verb) \(face.name), which \(type.name) already conforms to"
    }
    return "declare a protocol with what \(from) needs of \(type.name), and \(verb) that"
  }

  /// The nearest protocol of its own role that a type conforms to.
  func face(of type: TypeInfo) -> TypeInfo? {
    let face = ancestors(of: type.id).dropFirst().first {
      self[$0].kind == .protocol && self[$0].role == type.role
    }
    return face.map { self[$0] }
  }
}
