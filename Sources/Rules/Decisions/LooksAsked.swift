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
  /// Whether presenters of several modules, and of not too few of them, show such things of themselves.
  private(set) var isShownByMany = false

  /// Empty where no preset was found: a stated one is not made milder.
  init(_ model: ArchitectureModel) {
    guard model.roles.hasFoundPreset else { return }
    isShownByMany = Self.isShownByMany(model)
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
    let modules = Self.modules(naming: looksMade, in: model) { presenter, name in
      ofPresenters[presenter.id]?.contains(name) ?? false
    }
    isHabit = modules.count >= leastModulesOfPractice
  }

  private static func isShownByMany(_ model: ArchitectureModel) -> Bool {
    let showing = modules(naming: looksShown, in: model) { type, _ in
      type.role == .presenter && type.isChecked
    }
    guard showing.count >= leastModulesOfPractice else { return false }
    let all = Set(
      model.types.lazy.filter { $0.role == .presenter && $0.isChecked }.compactMap(\.module))
    return showing.count * mostModulesForOne >= all.count
  }

  /// The modules whose types name looks in some of the ways.
  private static func modules(
    naming kinds: Set<ReferenceKind>, in model: ArchitectureModel,
    where isMeant: (TypeInfo, String) -> Bool
  ) -> Set<ModuleID> {
    var found: Set<ModuleID> = []
    for edge in model.edges where kinds.contains(edge.kind) {
      guard case .external = edge.to, let named = edge.from else { continue }
      let type = model.types[model.judgedType(for: named).index]
      guard let module = type.module, !found.contains(module), let name = look(edge, in: model),
        isMeant(type, name)
      else { continue }
      found.insert(module)
    }
    return found
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

/// Of so many modules with presenters one at least shows looks where it is how the code is meant.
private let mostModulesForOne = 5

/// How a presenter shows a look: by a property, by what a function gives, or by what it makes of it.
private let looksShown = looksMade.union([.result, .stores])

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
