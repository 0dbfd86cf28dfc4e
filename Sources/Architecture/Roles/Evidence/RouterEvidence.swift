import Configuration

extension Claim {
  /// Coordinator, Navigator: only what moves between screens.
  static let router = Claim(
    applies: WeakWords.applies(.router), premise: WeakWords.word(for: .router),
    needs: [navigates, showsModel], vetoes: [ofRepresentable],
    lacks: "it does not move between screens")

  /// `Coordinator` in a `UIViewControllerRepresentable` is SwiftUI's, which makes it and keeps it.
  static let ofRepresentable = Veto(
    "refused.coordinator_of_representable",
    "it is the coordinator that SwiftUI asks of the controller or view around it"
  ) { type, roles in isCoordinatorOfRepresentable(type, roles.table.types) }

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

/// Whether a type is the `Coordinator` of a SwiftUI view that stands for one of UIKit's or AppKit's.
func isCoordinatorOfRepresentable(_ type: TypeID, _ types: [TypeInfo]) -> Bool {
  guard types[type.index].simpleName == "Coordinator", let parent = types[type.index].parent else {
    return false
  }
  return types[parent.index].externalBases.contains { $0.hasSuffix("Representable") }
}
