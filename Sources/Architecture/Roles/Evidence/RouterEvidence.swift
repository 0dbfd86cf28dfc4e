import Configuration

extension Claim {
  /// Coordinator, Navigator: only what moves between screens.
  static let router = Claim(
    applies: WeakWords.applies(.router), premise: WeakWords.word(for: .router),
    needs: [navigates], vetoes: [ofRepresentable], lacks: "it does not move between screens")

  /// `Coordinator` in a `UIViewControllerRepresentable` is SwiftUI's, which makes it and keeps it.
  static let ofRepresentable = Veto(
    "refused.coordinator_of_representable",
    "it is the coordinator that SwiftUI asks of the controller or view around it"
  ) { type, roles in isCoordinatorOfRepresentable(type, roles.table.types) }

  private static let navigates = EvidenceDefinition(
    "router.navigates", .structure, for: .router, phrase: "moves between screens",
    meaning: "it calls what pushes, presents or closes screens"
  ) { type, roles in
    roles.facts[type.index].navigates ? Evidence.Subject.none : nil
  }
}

/// Whether a type is the `Coordinator` of a SwiftUI view that stands for one of UIKit's or AppKit's.
func isCoordinatorOfRepresentable(_ type: TypeID, _ types: [TypeInfo]) -> Bool {
  guard types[type.index].simpleName == "Coordinator", let parent = types[type.index].parent else {
    return false
  }
  return types[parent.index].externalBases.contains { $0.hasSuffix("Representable") }
}
