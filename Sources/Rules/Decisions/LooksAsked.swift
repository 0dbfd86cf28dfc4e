import Architecture
import Configuration
import Outlining

/// The colours, fonts and images that view models and the protocols of views ask of the presenters that fill
/// them.
struct LooksAsked: Sendable {
  /// By presenter: the names of what is asked of it.
  private var ofPresenters: [TypeID: Set<String>] = [:]
  /// Whether presenters of several modules make what they are so asked for.
  private(set) var isHabit = false

  /// Empty where no preset was found: a stated one is not made milder.
  init(_ model: ArchitectureModel) {
    guard model.roles.hasFoundPreset else { return }
    var asked: [TypeID: Set<String>] = [:]
    for edge in model.edges where Self.kindsOfDemand.contains(edge.kind) {
      guard let from = edge.from, case .external = edge.to else { continue }
      let type = model.types[from.index]
      guard type.role == .viewModel || type.role == .view && type.kind == .protocol,
        let name = Self.look(edge, in: model)
      else { continue }
      asked[from, default: []].insert(name)
    }
    guard !asked.isEmpty else { return }
    for edge in model.edges {
      guard let from = edge.from, let target = edge.target, let names = asked[target],
        model.types[from.index].role == .presenter
      else { continue }
      ofPresenters[from, default: []].formUnion(names)
    }
    var modules: Set<ModuleID> = []
    for edge in model.edges where looksMade.contains(edge.kind) {
      guard case .external = edge.to, let named = edge.from else { continue }
      let presenter = model.types[model.judgedType(for: named).index]
      guard let module = presenter.module, let asked = ofPresenters[presenter.id],
        let name = Self.look(edge, in: model), asked.contains(name)
      else { continue }
      modules.insert(module)
    }
    isHabit = modules.count >= leastModulesOfPractice
  }

  /// Whether what a presenter fills asks for a look by its name.
  func isAsked(_ name: String, of presenter: TypeID) -> Bool {
    ofPresenters[presenter]?.contains(firstLevel(name)) ?? false
  }

  private static func look(_ edge: Edge, in model: ArchitectureModel) -> String? {
    let name = firstLevel(model.uiName(edge))
    return isUILookName(name) ? name : nil
  }

  private static let kindsOfDemand: Set<ReferenceKind> = [.stores, .parameter, .enumPayload]
}

/// How a presenter makes a look.
let looksMade: Set<ReferenceKind> = [.constructs, .staticMember, .local]

extension ArchitectureModel {
  /// Whether a service is handed images, or keeps them: what somebody picked is sent or stored.
  func servicesTakeImages() -> Bool {
    edges.contains { edge in
      guard edge.kind == .parameter || edge.kind == .stores, let from = edge.from,
        case .external = edge.to, !edge.traits.contains(.inFunctionType),
        types[from.index].role == .service, types[from.index].isChecked
      else { return false }
      return isUIImageName(uiName(edge))
    }
  }
}
