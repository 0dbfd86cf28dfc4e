import Architecture
import Configuration
import Outlining

/// The structures of texts that one module alone knows: they are what its view would be given in their place,
/// and to copy them changes nothing.
struct ScreenTexts: Sendable {
  private var types: Set<TypeID> = []

  init() {}

  init(_ model: ArchitectureModel) {
    // Where there is one module alone, nothing is known to others.
    guard model.modules.count > 1 else { return }
    let texts = model.types.lazy.filter {
      $0.role == .entity && $0.kind == .struct && $0.module != nil && model.isOfTexts($0.id)
    }
    var found = Set(texts.map(\.id))
    guard !found.isEmpty else { return }
    for edge in model.edges {
      guard let named = edge.from, let to = edge.target, found.contains(to) else { continue }
      let from = model[model.judgedType(for: named)]
      if from.id != to, from.role != nil, from.module != model[to].module { found.remove(to) }
    }
    types = found
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }
}
