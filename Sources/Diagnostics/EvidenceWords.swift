package import Architecture

extension ArchitectureModel {
  /// A piece of evidence as it is told: `name ends in Wireframe`, `conformed to by FeedView and 2 more`.
  package func detail(of evidence: Evidence) -> String {
    let phrase = evidence.phrase
    guard let place = phrase.firstIndex(of: "%") else { return phrase }
    return phrase[..<place] + subject(evidence.subject) + phrase[phrase.index(after: place)...]
  }

  /// The strongest evidence of a type's role as it is told; empty for a type without a role.
  package func leadingEvidence(of type: TypeInfo) -> String {
    type.evidence.first.map(detail(of:)) ?? ""
  }

  private func subject(_ subject: Evidence.Subject) -> String {
    switch subject {
    case .none: return ""
    case .text(let text): return text
    case .type(let type): return self[type].name
    case .types(let type, let more): return self[type].name + (more > 0 ? " and \(more) more" : "")
    case .base(let base, let through):
      return base + (through.map { " through \(self[$0].name)" } ?? "")
    }
  }
}
