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
    for edge in model.edges {
      guard let from = edge.from, case .own(let to) = edge.to else { continue }
      switch edge.kind {
      case .constructs: addMaker(model.judgedType(for: from), of: to)
      case .stores where !edge.traits.contains(.isStatic):
        addKeeper(model.judgedType(for: from), of: to)
      default: break
      }
    }
  }

  private mutating func addMaker(_ maker: TypeID, of screen: TypeID) {
    guard model.isScreen(screen), model.types[maker.index].role == .router,
      model.types[maker.index].isChecked
    else { return }
    makers[screen, default: []].insert(maker)
  }

  private mutating func addKeeper(_ keeper: TypeID, of held: TypeID) {
    guard let role = model.types[held.index].role, model.types[held.index].isChecked else {
      return
    }
    if role == .router {
      if kept[keeper] == nil { kept[keeper] = held }
    } else if drivesView(role) {
      parts[keeper, default: []].append(held)
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
