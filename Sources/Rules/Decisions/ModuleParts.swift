import Architecture
import Configuration
import Lexing
import Outlining

// What each module and file holds, as decisions about references ask it.
extension ArchitectureModel {
  /// Per module: whether a class or value in it has the role.
  func hasPerModule(_ role: Role) -> [Bool] {
    var found = modules.map { _ in false }
    for index in types.indices where types[index].role == role && types[index].kind != .protocol {
      if let module = types[index].module { found[module.index] = true }
    }
    return found
  }

  /// Whether no class is a router, and presenters of as many modules move between screens as make a
  /// practice.
  func presentersRoute() -> Bool {
    let hasRouter = types.contains { $0.role == .router && $0.kind != .protocol && $0.isChecked }
    guard !hasRouter else { return false }
    let moving = navigationCalls.map { self[judgedType(for: $0.from)] }.filter {
      $0.role == .presenter && $0.isChecked
    }
    return Set(moving.compactMap(\.module)).count >= leastModulesOfPractice
  }

  /// The requests and view models that a screen or an interactor of their own module has a property for, which
  /// whoever leads there is to fill; none where no preset was found.
  func messagesThatScreensDemand() -> Set<TypeID> {
    var found: Set<TypeID> = []
    guard roles.hasFoundPreset else { return found }
    for edge in edges where edge.kind == .stores && edge.variable != .none {
      guard let from = edge.from, let to = edge.target, let module = self[from].module,
        self[to].module == module, [.request, .viewModel].contains(self[to].role),
        self[from].kind == .class, [.view, .interactor].contains(self[from].role)
      else { continue }
      let variable = files[edge.file].outline.variables[Int(edge.variable.rawValue)]
      if variable.kind == .member, !variable.isLet, !variable.access.isHidden { found.insert(to) }
    }
    return found
  }

  /// Whether there are as many routers as make a practice, and each of them has static members and no others.
  func routersOnlyBuild() -> Bool {
    let routers = types.filter { $0.role == .router && $0.kind != .protocol && $0.isChecked }
    return routers.count >= leastModulesOfPractice
      && routers.allSatisfy { router in
        guard router.isRouterThatBuilds else { return false }
        let members = declaredMembers(of: router.id)
        return members.ofInstances.isEmpty && !members.ofType.isEmpty
      }
  }

  /// Types are in the order of files, so those of one file stand together.
  func typesByFile(_ file: Int) -> [TypeID] {
    let first = types.indices.partitionPoint { types[$0].file >= file }
    return types[first...].prefix { $0.file == file }.map(\.id)
  }

  /// Whether a stored property is one that SwiftUI observes, which needs the concrete type.
  func isObserved(_ edge: Edge) -> Bool {
    files[edge.file].outline.hasAttribute(edge, among: observingAttributes)
  }
}

/// The builders and routers through which others reach a module's screen.
struct WaysIn {
  private var roles: [Set<Role>]

  init(_ model: ArchitectureModel) {
    roles = Array(repeating: [], count: model.modules.count)
    for type in model.types.indices where model.types[type].kind != .protocol {
      guard let module = model.types[type].module else { continue }
      roles[module.index].formUnion(model.types[type].roles)
    }
  }

  func lead(into module: ModuleID, by wanted: Set<Role>) -> Bool {
    !roles[module.index].isDisjoint(with: wanted)
  }
}

private let observingAttributes = Words.shipped[.observingAttributes]

extension ArchitectureModel {
  /// By type, views and those beside them apart: the base names of the members that keep or give what UI
  /// frameworks declare, or take a value of it.
  func membersThatGiveUI() -> [TypeID: Set<String>] {
    var found: [TypeID: Set<String>] = [:]
    for edge in edges where [.stores, .result, .parameter, .enumPayload].contains(edge.kind) {
      guard let from = edge.from, case .external = edge.to else { continue }
      let isUIAnyway = [.view, .router, .builder].contains(types[from.index].role)
      if isUIAnyway, edge.kind != .parameter || types[from.index].kind != .protocol { continue }
      let name = uiName(edge)
      // Only of a choice, `UIView.ContentMode`, those who tell it a view say no more than the case.
      if isUIAnyway, !name.contains(".") { continue }
      // Nobody hands over a view without naming where it is from; an inset or a mode is `.zero`.
      if edge.kind == .parameter, isUIViewName(name) { continue }
      if isUIName(name) {
        found[from, default: []].insert(String(memberName(edge).prefix { $0 != "(" }))
      }
    }
    return found
  }
}

extension ArchitectureModel {
  /// The member that is asked of a type by its name: `height` of `FeedCell.height`; nil where the type is
  /// named otherwise.
  func staticMember(_ edge: Edge) -> String? { member(1, askedBy: edge) }

  /// The member that is asked of that: `urls` of `FileManager.default.urls(for: .cachesDirectory)`.
  func secondMember(_ edge: Edge) -> String? { member(2, askedBy: edge) }

  private func member(_ place: Int, askedBy edge: Edge) -> String? {
    let outline = files[edge.file].outline
    let rows = outline.chainRows(from: edge.range.start, to: edge.range.start + 1)
    for chain in outline.chains[rows] where chain.components.count > place {
      let first = chain.components.lowerBound
      guard outline.components[first].offset == edge.range.start else { continue }
      return outline[outline.components[first + place].name]
    }
    return nil
  }
}

extension ArchitectureModel {
  /// Whether what is made is the default of a parameter behind a protocol: callers can hand in another.
  func isDefaultArgument(_ edge: Edge) -> Bool {
    edge.traits.contains(.injection) && isOfParameter(edge)
  }

  /// Whether what is made is the default of a parameter, whatever the type of that is.
  func isInitialValueOfParameter(_ edge: Edge) -> Bool {
    isOfParameter(edge) && reference(of: edge)?.flags.contains(.inInitialValue) ?? false
  }

  private func isOfParameter(_ edge: Edge) -> Bool {
    guard edge.variable != .none else { return false }
    return files[edge.file].outline.variables[Int(edge.variable.rawValue)].kind == .parameter
  }
}
