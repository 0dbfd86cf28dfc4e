import Configuration

extension Roles {
  /// Per module: whether a presenter, or its protocol, names a router of the module. VIPER's does; in MVP a
  /// view may keep one and move by itself, and one that only leads into the module is known from outside.
  func presentersThatKnowRouters() -> [Bool] {
    var found = modules.map { _ in false }
    for edge in edges {
      guard let from = edge.from, case .own(let to) = edge.to,
        types[from.index].role == .presenter, types[to.index].role == .router,
        let module = types[from.index].module, types[to.index].module == module
      else { continue }
      found[module.index] = true
    }
    return found
  }
}
