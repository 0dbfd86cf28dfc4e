import Architecture
import Configuration

extension Rule {
  /// Reports a reference that the table says `never`.
  package static let layerDependency = Rule(
    id: "layer_dependency",
    summary: "a reference that the architecture forbids",
    severity: .error,
    check: { checked in
      let architecture = checked.model
      return architecture.tableFindings(of: .layerDependency, among: checked.judgements) {
        judgement in
        Wording(
          rule: "layer_dependency",
          message:
            "\(judgement.from.name) \(judgement.edge.kind.verb) \(judgement.to.name), \(withArticle(judgement.toRole))",
          why:
            "\(architecture.tableName(judgement.entry)) lets \(withArticle(judgement.fromRole)) know no \(words(judgement.toRole))",
          help: layerHelp(judgement))
      }
    })
}

/// The words of a finding about one judged edge.
struct Wording {
  var rule: String
  var message: String
  var why: String
  var help: String
}

func words(_ role: Role) -> String { role.name.replacing("_", with: " ") }

private func layerHelp(_ judgement: Judgement) -> String {
  switch (judgement.fromRole, judgement.toRole) {
  case (.view, .interactor), (.view, .service):
    "ask the presenter for it, and let the presenter ask the interactor"
  case (.view, .router): "tell the presenter what was tapped, and let it ask the router"
  case (.presenter, .service):
    "move the call into the interactor, and let it answer through its output"
  case (.presenter, .builder), (.view, .builder): "let the router make the next screen"
  case (.interactor, .view): "hand the result to the presenter, which shows it"
  case (.interactor, .router): "report the outcome to the presenter, and let it move on"
  case (.interactor, .viewModel): "return an entity, and let the presenter make the view model"
  case (.entity, _):
    "keep \(judgement.from.name) plain data, and move this to \(withArticle(judgement.toRole)) or an interactor"
  case (.service, _): "answer through a closure or a delegate that the service declares itself"
  case (.router, .interactor): "hand what the next screen needs to its builder"
  default: "remove it, or reach \(judgement.to.name) through a role that may know it"
  }
}

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
