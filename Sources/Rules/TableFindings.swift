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

extension CheckedArchitecture {
  /// One finding for each pair of types that breaks the table in one way.
  func tableFindings(
    of rule: KnowledgeRule, wording: (Judgement) -> Wording
  ) -> [Diagnostic] {
    let groups = folded(
      judgements.filter { $0.rule == rule },
      key: { FoldKey(from: $0.from.id, to: $0.to.name + "\u{0}\($0.to.id.index)") },
      edge: { $0.edge })
    return groups.map { group in
      let judgement = group.first
      let words = wording(judgement)
      var diagnostic = Diagnostic(
        rule: words.rule, severity: .error, confidence: confidence(in: judgement),
        place: model.place(judgement.edge.file, judgement.edge.range), message: words.message,
        why: because(words.why, judgement), help: words.help,
        from: model.end(judgement.from, role: judgement.fromRole),
        to: model.end(judgement.to, role: judgement.toRole), reference: judgement.edge.kind,
        member: model.memberName(judgement.edge),
        caption: "\(judgement.edge.kind.caption); \(judgement.fromRole) -> \(judgement.toRole)")
      diagnostic.places = model.places(group.rest.map(\.edge), without: judgement.edge)
      return diagnostic
    }
  }

  /// A screen that stands in no module and that no module names may well be older than the
  /// architecture: that its row applies is one fact too few.
  private func confidence(in judgement: Judgement) -> Diagnostic.Confidence {
    if judgement.from.role == .view, model.settings.preset != nil,
      !isUsedByModules[judgement.from.id.index],
      judgement.from.evidence.first.map({ $0.kind > .configuration }) ?? true
    {
      return .deduced
    }
    // Where nobody stands between the interactor and its view, nobody is there to make a view model.
    if judgement.rule == .entityInView, judgement.from.role == .view,
      let module = judgement.from.module, !hasPresenter[module.index],
      let cell = model.entry(for: judgement.from.id, from: .interactor, to: .view)?.cell,
      cell.permission != .never
    {
      return .deduced
    }
    return model.confidence(judgement.from, judgement.to)
  }

  private func because(_ why: String, _ judgement: Judgement) -> String {
    judgement.entry?.cell.because.map { "\(why): \($0)" } ?? why
  }
}

extension ArchitectureModel {
  /// Per type: whether it is in a module, or one names it.
  func findUsedByModules() -> [Bool] {
    var found = types.map { $0.module != nil }
    for index in edges.indices {
      guard let from = edges[index].from, types[from.index].module != nil,
        case .own(let to) = edges[index].to
      else { continue }
      found[to.index] = true
    }
    return found
  }
}
