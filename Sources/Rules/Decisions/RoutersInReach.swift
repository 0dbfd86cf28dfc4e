import Architecture
import Configuration
import Outlining

/// The routers that parts of screens hold, or that make a screen, wherever the router lies: who has one at
/// hand, or was shown by one, need not move between screens itself.
struct RoutersInReach {
  private let model: ArchitectureModel
  /// Per type: the first router that it keeps.
  private var kept: [TypeID: TypeID] = [:]
  /// Per type: the presenters, view models and interactors that it keeps.
  private var parts: [TypeID: [TypeID]] = [:]
  /// Per screen: the routers that make it.
  private var makers: [TypeID: Set<TypeID>] = [:]

  struct Held {
    var router: TypeID
    /// Who keeps the router: the type itself, or its presenter, view model or interactor; nil where the
    /// router shows the screen and none of these knows it.
    var keeper: TypeID?
  }

  /// O(edges)
  init(_ model: ArchitectureModel) {
    self.model = model
    for edge in model.edges where edge.kind == .constructs {
      guard let from = edge.from, case .own(let to) = edge.to, model.isScreen(to) else { continue }
      let maker = model.judgedType(for: from)
      if model.types[maker.index].role == .router, model.types[maker.index].isChecked {
        makers[to, default: []].insert(maker)
      }
    }
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, !edge.traits.contains(.isStatic),
        let role = model.types[to.index].role, model.types[to.index].isChecked
      else { continue }
      let keeper = model.judgedType(for: from)
      if role == .router {
        if kept[keeper] == nil { kept[keeper] = to }
      } else if drivesView(role) {
        parts[keeper, default: []].append(to)
      }
    }
  }

  /// The router that a part of a screen keeps, or that of a view what drives it does.
  func held(by type: TypeInfo) -> Held? {
    guard !kept.isEmpty, let role = type.role, role == .view || drivesView(role) else {
      return nil
    }
    if let router = keptRouter(of: type.id) { return Held(router: router, keeper: type.id) }
    guard role == .view else { return nil }
    // Which of several stands behind a protocol is not known.
    return model.ancestors(of: type.id).lazy.flatMap { parts[$0] ?? [] }
      .compactMap { model.onlyType(behind: $0) }
      .compactMap { keeper in
        keptRouter(of: keeper).map { Held(router: $0, keeper: keeper) }
      }.first
  }

  /// The only router that makes a screen.
  func shows(_ type: TypeInfo) -> Held? {
    guard type.role == .view, let found = makers[type.id], found.count == 1,
      let router = found.first
    else { return nil }
    return Held(router: router, keeper: nil)
  }

  private func keptRouter(of type: TypeID) -> TypeID? {
    model.ancestors(of: type).lazy.compactMap { kept[$0] }.first
  }
}

private func drivesView(_ role: Role) -> Bool {
  role == .presenter || role == .viewModel || role == .interactor
}
