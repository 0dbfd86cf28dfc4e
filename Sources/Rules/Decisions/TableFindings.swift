import Architecture
import Configuration
import Outlining

/// The words of a finding about one judged edge.
struct Wording {
  var message: String
  var why: String
  var help: String
}

extension CheckedArchitecture {
  /// One finding for each pair of types that breaks the table in one way.
  func tableFindings(
    of rule: KnowledgeRule, severity: Severity = .error, wording: (Judgement) -> Wording
  ) -> [Diagnostic] {
    let groups = folded(
      judgements.filter { $0.rule == rule },
      key: { FoldKey(from: $0.from.id, to: "\($0.to.id.index)") },
      edge: { $0.edge })
    return groups.map { group in
      let judgement = group.first
      let text = wording(judgement)
      var diagnostic = Diagnostic(
        rule: rule.rawValue, severity: severity, confidence: confidence(in: judgement),
        place: model.place(of: judgement.edge), message: text.message,
        why: because(text.why, judgement), help: text.help,
        from: model.end(judgement.from, role: judgement.fromRole),
        to: model.end(judgement.to, role: judgement.toRole), reference: judgement.edge.kind,
        member: model.memberName(judgement.edge),
        caption: "\(judgement.edge.kind.caption); \(judgement.fromRole) -> \(judgement.toRole)")
      diagnostic.places = model.places(group.rest.map(\.edge), without: judgement.edge)
      return diagnostic
    }
  }

  private func confidence(in judgement: Judgement) -> Diagnostic.Confidence {
    // That a preset's row applies to it is one fact too few.
    if model.settings.preset != nil, isStrayScreen(judgement.from) { return .deduced }
    // Where nobody stands between the interactor and its view, nobody is there to make a view model.
    if judgement.rule == .entityInView, judgement.from.role == .view,
      let module = judgement.from.module, !hasPresenter[module.index],
      let cell = model.entry(for: judgement.from.id, from: .interactor, to: .view)?.cell,
      cell.permission != .never
    {
      return .deduced
    }
    // A bound may only spell the type that the value has.
    if judgement.edge.kind == .constraint { return .deduced }
    // A choice that is not decoded may be the screen's own.
    if judgement.rule == .entityInView, judgement.to.kind == .enum,
      !judgement.to.evidence.contains(where: { $0.id == "entity.decoded" })
    {
      return .deduced
    }
    // A worker that makes its own scene's response may well be the interactor's mapper.
    if judgement.rule == .modelFlow, judgement.fromRole == .service, judgement.toRole == .response,
      let module = judgement.from.module, module == judgement.to.module
    {
      return .deduced
    }
    // The presenter of a cell stands closer to it than a screen's does.
    if judgement.rule == .protocolBoundary, isComponent(judgement.toRole),
      let module = judgement.to.module, model.isWidget(module)
    {
      return .deduced
    }
    return model.confidence(judgement.from, judgement.to)
  }

  private func because(_ why: String, _ judgement: Judgement) -> String {
    judgement.entry?.cell.because.map { "\(why): \($0)" } ?? why
  }
}
