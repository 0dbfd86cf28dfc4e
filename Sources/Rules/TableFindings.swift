import Architecture
import Configuration

/// The words of a finding about one judged edge.
struct Wording {
  var rule: String
  var message: String
  var why: String
  var help: String
}

func words(_ role: Role) -> String { role.name.replacing("_", with: " ") }

extension ArchitectureModel {
  /// One finding for each pair of types that breaks the table in one way.
  func tableFindings(
    of rule: KnowledgeRule, among judgements: [Judgement], wording: (Judgement) -> Wording
  ) -> [Diagnostic] {
    let usedByModules = typesOfModules()
    let groups = folded(
      judgements.filter { $0.rule == rule },
      key: { FoldKey(from: $0.from.id, to: $0.to.name + "\u{0}\($0.to.id.index)") },
      edge: { $0.edge })
    return groups.map { group in
      let judgement = group.first
      let words = wording(judgement)
      var diagnostic = Diagnostic(
        rule: words.rule, severity: .error, confidence: confidence(in: judgement, usedByModules),
        place: place(judgement.edge.file, judgement.edge.range), message: words.message,
        why: because(words.why, judgement), help: words.help,
        from: end(judgement.from, role: judgement.fromRole),
        to: end(judgement.to, role: judgement.toRole), reference: judgement.edge.kind,
        member: memberName(judgement.edge),
        caption: "\(judgement.edge.kind.caption); \(judgement.fromRole) -> \(judgement.toRole)")
      diagnostic.places = places(group.rest.map(\.edge), without: judgement.edge)
      return diagnostic
    }
  }

  /// A screen that stands in no module and that no module names may well be older than the
  /// architecture: that its row applies is one fact too few.
  private func confidence(
    in judgement: Judgement, _ usedByModules: Set<TypeID>
  ) -> Diagnostic.Confidence {
    if judgement.from.role == .view, settings.preset != nil,
      !usedByModules.contains(judgement.from.id),
      judgement.from.evidence.first.map({ $0.kind > .configuration }) ?? true
    {
      return .deduced
    }
    return confidence(judgement.from, judgement.to)
  }

  /// The types in modules, and those outside that one of them names.
  private func typesOfModules() -> Set<TypeID> {
    var found = Set(types.filter { $0.module != nil }.map(\.id))
    for edge in edges {
      guard let from = edge.from, self[from].module != nil, case .own(let to) = edge.to else {
        continue
      }
      found.insert(to)
    }
    return found
  }

  private func because(_ why: String, _ judgement: Judgement) -> String {
    judgement.entry?.cell.because.map { "\(why): \($0)" } ?? why
  }
}
