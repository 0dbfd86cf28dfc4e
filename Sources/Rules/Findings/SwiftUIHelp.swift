import Architecture
import Configuration
import Outlining

extension CheckedArchitecture {
  /// The way out where a SwiftUI view is known by its type: a value that SwiftUI makes anew all the time
  /// is neither held nor handed about behind a protocol of its own. Nil for any other type, and for a view
  /// that has a protocol for its callers.
  func swiftUIHelp(_ decision: Decision) -> String? {
    guard let view = decision.to.type, view.isValue, !hasFace(view),
      model.ancestors(of: view.id).contains(where: { ancestor in
        model[ancestor].externalBases.contains(where: isSwiftUIView)
      })
    else { return nil }
    let user = decision.from.name
    switch (decision.kind, rolesThatMakeViews.contains(decision.fromRole)) {
    case (.result, true): return "return it as 'some View', which says nothing of \(view.name)"
    case (.parameter, true): return "take it as 'some View', which says nothing of \(view.name)"
    case (.cast, true):
      return "drop the cast: let \(view.name) show what differs by the state that it watches"
    case (_, true): return "make it where it is shown, or hold it as AnyView"
    case (.result, false), (.constructs, false):
      let maker = decision.from.module.flatMap { viewMaker(in: $0, but: decision.from.type) }
      return "let \(maker ?? "a router or a builder") make it, as 'some View', and publish in "
        + "\(user) what it shows"
    default:
      return "publish in \(user) what \(view.name) shows, and let that watch it: nobody needs to "
        + "know a SwiftUI view"
    }
  }

  /// The router or the builder of a module, builders first.
  private func viewMaker(in module: ModuleID, but user: TypeInfo?) -> String? {
    let makers = model.types.filter {
      $0.module == module && $0.kind != .protocol && $0.isChecked && $0.id != user?.id
        && ($0.role == .builder || $0.role == .router)
    }
    return (makers.first { $0.role == .builder } ?? makers.first)?.name
  }
}

/// Who may know UI frameworks in all presets, and so can speak of any view.
private let rolesThatMakeViews: Set<Role> = [.view, .router, .builder]
