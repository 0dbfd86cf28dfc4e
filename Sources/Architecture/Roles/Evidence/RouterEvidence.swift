import Configuration

extension Claim {
  /// Coordinator, Navigator: only what moves between screens.
  static let router = Claim(
    applies: WeakWords.applies(.router), premise: WeakWords.word(for: .router),
    needs: [navigates, showsModel], lacks: "it does not move between screens")

  private static let navigates = EvidenceDefinition(
    "router.navigates", .structure, for: .router, phrase: "moves between screens",
    meaning: "it calls what pushes, presents or closes screens, or sets a window's root"
  ) { type, roles in
    roles.facts[type.index].navigates || roles.survey.work[type.index].setsRoot
      ? Evidence.Subject.none : nil
  }

  /// A screen's coordinator keeps the view model and makes the view over it, which others push.
  private static let showsModel = EvidenceDefinition(
    "router.shows_model", .structure, for: .router, phrase: "makes % over its view model",
    meaning: "it keeps or makes a view model, and makes the view over it"
  ) { type, roles in
    guard roles.parent(type) == nil,
      roles.target(of: type, [.stores, .constructs], where: { roles.role($0) == .viewModel }) != nil
    else { return nil }
    return roles.target(of: type, .constructs) { roles.role($0) == .view && roles.isScreen($0) }
      .map { .type($0) }
  }
}
