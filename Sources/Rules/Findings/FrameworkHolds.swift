import Architecture
import Configuration
import Diagnostics
import Outlining

// Strong references to what UIKit and AppKit declare.
extension StrongHolds {
  /// A `UIViewController` or `UIView` stored where the table wants a view held weakly.
  mutating func frameworkFinding(
    _ index: Int, _ from: TypeInfo, _ fromRole: Role, _ name: String
  ) -> Diagnostic? {
    let edge = model.edges[index]
    guard
      name == "UIViewController" || name == "UIView" || name == "NSViewController"
        || name == "NSView",
      let entry = model.entry(for: from.id, from: fromRole, to: .view), entry.cell.isWeak,
      entry.cell.permission != .never
    else { return nil }
    // The circle is told by the module's own view, and ui_type tells that this is kept.
    let keepsView = keepsOwnView(from)
    if keepsView, checked.isClosed("ui", to: from) { return nil }
    var hold = Hold(edge: edge, from: from, fromRole: fromRole)
    // The module's own view may be the base's.
    hold.holdsViewWeakly = model.ancestors(of: from.id).contains {
      weak[$0]?.contains(.view) ?? false
    }
    hold.holdsOwnView = hold.holdsViewWeakly || keepsView
    hold.isUnfilled = unfilled.contains(index)
    hold.isUnkept = isUnkept(from)
    hold.concrete = screens(of: from)
    let circle =
      from.module == nil
      ? circleOfSubclass(of: from) : circle(hold.concrete, from, sharing: .max, isStored: false)
    hold.link = circle.first
    let leniency = leniency(hold, Exemptions.ofFrameworkHolds)
    if leniency?.effect == .open { return nil }
    let property = property(edge)
    var diagnostic = Diagnostic(
      rule: "weak_back_reference", severity: .error, confidence: model.confidence(from),
      place: model.place(of: edge),
      message: "\(from.name) holds a \(name) strongly in '\(property)'",
      why:
        "\(model.tableName(entry)) makes \(withArticle(fromRole)) refer back to a view weakly, because the view owns it",
      help: "declare it 'weak var \(property)'",
      from: model.end(from, role: fromRole),
      to: .framework(name, evidence: "a view of the framework", role: .view),
      reference: .stores, member: model.memberName(edge),
      caption: "stored strongly; \(fromRole) -> view")
    diagnostic.related = related(circle, from)
    // UIKit keeps what it shows.
    diagnostic.fix = model.weakening(edge, isKept: true)
    if let leniency { diagnostic.soften(by: leniency) }
    return diagnostic
  }

  /// Whether nothing of a type's module keeps it, by its class or by what it conforms to.
  private func isUnkept(_ type: TypeInfo) -> Bool {
    guard let home = type.module else { return false }
    return !model.ancestors(of: type.id).contains { known in
      storedBy[known.index].contains { $0 != type.id && model[$0].module == home }
    }
  }

  /// The references by which a screen keeps the router of its module, whose base outside of all modules
  /// keeps the screen; empty where no module has such a circle.
  private mutating func circleOfSubclass(of base: TypeInfo) -> [Edge] {
    for type in concreteTypes(of: base.id) where type != base.id {
      let found = circle(screens(of: model[type]), model[type], sharing: .max, isStored: false)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The screens of the module that a type is of.
  func screens(of type: TypeInfo) -> [TypeID] {
    type.module.flatMap { screensOfModules[$0] } ?? []
  }

  func related(_ circle: [Edge], _ from: TypeInfo) -> [Diagnostic.Related] {
    circle.map { link in
      Diagnostic.Related(
        place: model.place(of: link),
        message:
          "\(model[link.from ?? from.id].name) \(isShown(link) ? "shows" : "holds") it in turn here"
      )
    }
  }

  /// Whether a step of a circle is a cell that its table keeps, and no property.
  func isShown(_ step: Edge) -> Bool { step.kind != .stores && step.kind != .genericArgument }
}
