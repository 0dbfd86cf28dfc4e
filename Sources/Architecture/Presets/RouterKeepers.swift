import Configuration

/// Who keeps the routers: VIPER's presenters do, and in MVP a view that has one moves by itself.
struct RouterKeepers {
  private var views: [Bool]
  private var presenters: [Bool]

  init(_ model: Roles) {
    views = model.modules.map { _ in false }
    presenters = views
  }

  mutating func note(_ keeper: Role?, _ module: Int) {
    if keeper == .view { views[module] = true }
    if keeper == .presenter { presenters[module] = true }
  }

  /// Whether a view of a module keeps its router, and no presenter does.
  func areViews(in module: Int) -> Bool { views[module] && !presenters[module] }
}
