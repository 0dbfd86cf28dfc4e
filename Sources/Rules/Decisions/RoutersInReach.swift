import Architecture
import Configuration
import Outlining

/// The routers that parts of screens hold, wherever the router lies: who has one at hand need not move
/// between screens itself.
struct RoutersInReach {
  /// Per type: the router that it keeps, or that the part of its screen which it keeps does.
  private(set) var routers: [TypeID: Held] = [:]

  struct Held {
    var router: TypeID
    /// Who keeps the router: the type itself, or its presenter, view model or interactor.
    var keeper: TypeID
  }

  private var kept: [TypeID: TypeID] = [:]
  /// Per type: the presenters, view models and interactors that it keeps.
  private var parts: [TypeID: [TypeID]] = [:]

  /// O(edges + types)
  init(_ model: ArchitectureModel) {
    for edge in model.edges where edge.kind == .stores {
      guard let from = edge.from, case .own(let to) = edge.to, !edge.traits.contains(.isStatic),
        let role = model.types[to.index].role, model.types[to.index].isChecked
      else { continue }
      let keeper = model.judgedType(for: from)
      if role == .router {
        if kept[keeper] == nil { kept[keeper] = to }
      } else if role == .presenter || role == .viewModel || role == .interactor {
        parts[keeper, default: []].append(to)
      }
    }
    guard !kept.isEmpty else { return }
    for type in model.types where isOfScreen(type) { routers[type.id] = held(by: type.id, model) }
  }

  private func isOfScreen(_ type: TypeInfo) -> Bool {
    guard type.kind != .protocol, let role = type.role else { return false }
    return [.view, .presenter, .viewModel, .interactor].contains(role)
  }

  private func held(by type: TypeID, _ model: ArchitectureModel) -> Held? {
    if let router = keptRouter(of: type, model) { return Held(router: router, keeper: type) }
    guard model.types[type.index].role == .view else { return nil }
    for ancestor in model.ancestors(of: type) {
      for part in parts[ancestor] ?? [] {
        // Which of several stands behind the protocol is not known.
        guard let keeper = model.onlyClass(behind: part) else { continue }
        if let router = keptRouter(of: keeper, model) {
          return Held(router: router, keeper: keeper)
        }
      }
    }
    return nil
  }

  private func keptRouter(of type: TypeID, _ model: ArchitectureModel) -> TypeID? {
    for ancestor in model.ancestors(of: type) {
      if let router = kept[ancestor] { return router }
    }
    return nil
  }
}

extension ArchitectureModel {
  /// The type itself, or of a protocol the only one that conforms to it.
  fileprivate func onlyClass(behind type: TypeID) -> TypeID? {
    guard types[type.index].kind == .protocol else { return type }
    let concrete = concreteTypes(of: type)
    return concrete.count == 1 ? concrete[0] : nil
  }
}
