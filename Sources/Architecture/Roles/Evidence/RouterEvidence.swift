import Configuration

extension Claim {
  /// Coordinator, Navigator: only what moves between screens.
  static let router = Claim(
    applies: WeakWords.applies(.router), premise: WeakWords.word(for: .router),
    needs: [navigates], lacks: "it does not move between screens")

  private static let navigates = EvidenceDefinition(
    "router.navigates", .structure, for: .router, phrase: "moves between screens",
    meaning: "it calls what pushes, presents or closes screens"
  ) { type, roles in
    roles.facts[type.index].navigates ? Evidence.Subject.none : nil
  }
}
