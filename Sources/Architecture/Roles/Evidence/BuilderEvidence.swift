import Configuration
import Outlining

extension Claim {
  /// Factory, Builder, Creator: only what makes a screen, or a component for one, builds modules.
  static let builder = Claim(
    applies: WeakWords.applies(.builder), premise: WeakWords.word(for: .builder),
    needs: [makesScreen, makesForView], lacks: "it makes no screen and no part of a module")

  private static let makesScreen = EvidenceDefinition(
    "builder.makes_screen", .structure, for: .builder, phrase: "makes %",
    meaning: "it makes a view controller, or a SwiftUI view, that is a view of the code base"
  ) { type, roles in
    roles.target(of: type, .constructs) { roles.role($0) == .view && roles.isScreen($0) }
      .map { .type($0) }
  }

  private static let makesForView = EvidenceDefinition(
    "builder.makes_for_view", .structure, for: .builder, phrase: "makes % for a view",
    meaning: "it makes a presenter or interactor of its own module, and takes or returns a view"
  ) { type, roles in
    let made = roles.target(of: type, .constructs) { made in
      let part = roles.role(made)
      return part == .presenter || part == .interactor
        ? roles.moduleOfType[made.index] == roles.moduleOfType[type.index] : false
    }
    guard let made, meetsView(type, roles) else { return nil }
    return .type(made)
  }

  private static func meetsView(_ type: TypeID, _ roles: Classification) -> Bool {
    roles.outgoing[type.index].contains { index in
      let edge = roles.edges[index]
      guard edge.kind == .parameter || edge.kind == .result else { return false }
      switch edge.to {
      case .external(let name): return isUIControllerName(roles.table.text(edge.file, name))
      case .own(let other): return roles.role(other) == .view
      }
    }
  }
}
