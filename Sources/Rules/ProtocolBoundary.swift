import Architecture
import Configuration
import Diagnostics
import Outlining

extension Rule {
  /// Reports a concrete type across a boundary that the table opens to protocols only.
  package static let protocolBoundary = Rule(
    id: "protocol_boundary",
    summary: "a concrete type where only a protocol may cross",
    severity: .error, harm: .convention,
    check: { checked in
      var fixes = InterfaceFixes(checked)
      return checked.tableFindings(of: .protocolBoundary) { fixes.fix(of: $0) }
    })
}

extension CheckedArchitecture {
  func protocolWording(_ decision: Decision) -> Wording {
    let (from, to) = (decision.from.name, decision.to.name)
    let keyword = decision.to.kind?.keyword ?? "type"
    return Wording(
      message: "\(from) \(verb(of: decision)) \(to) as a concrete \(keyword)",
      why:
        "\(model.tableName(decision.entry)) lets \(withArticle(decision.fromRole)) know \(withArticle(decision.toRole)) through a protocol only",
      help: swiftUIHelp(decision)
        ?? interfaceHelp(
          for: decision.to, user: decision.from.type, named: from, use: use(of: decision.kind)))
  }

  /// Whether one end holds the other by its class although a protocol that it has would do.
  func isDespiteFace(_ decision: Decision) -> Bool {
    guard decision.rule == .protocolBoundary, decision.kind == .stores,
      !decision.reference.traits.contains(.isStatic),
      let user = decision.from.type, let type = decision.to.type
    else { return false }
    return couldHoldFace(of: type, user)
  }

  private func use(of kind: ReferenceKind) -> UseOfFace {
    switch kind {
    case .stores, .enumPayload: .hold
    case .parameter: .take
    case .result: .give
    case .cast: .cast
    // Whoever makes it, or reaches for the one that all share, names the class.
    default: .takeInInitializer
    }
  }

  private func interfaceHelp(
    for end: Reference.End, user: TypeInfo?, named name: String, use: UseOfFace
  ) -> String {
    guard let type = end.type else {
      return "declare a protocol with what \(name) needs of \(end.name), and \(use.rawValue) that"
    }
    return faceHelp(for: type, user: user, named: name, use: use)
  }
}
