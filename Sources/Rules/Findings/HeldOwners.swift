import Architecture
import Configuration
import Diagnostics
import Outlining

// Circles that are one whatever the table says: the one who is held owns the holder.
extension StrongHolds {
  /// Who keeps the holder and hands itself over owns it, whatever their roles.
  mutating func handedBack(_ hold: Hold, _ to: TypeInfo) -> Reason? {
    guard let way = hold.keptBy, let owner = way.from, !model.isSingleton(owner),
      !model.isSingleton(hold.from.id)
    else { return nil }
    return reason(hold, to, ownedBy: owner, by: [way], sparedBy: Exemptions.ofHandedBack)
  }

  /// Who makes the holder, hands itself over and keeps it in turn, be it by others, owns it. Where a table
  /// wants another of these references weak, that is told.
  mutating func handedIn(_ hold: Hold, _ to: TypeInfo) -> Reason? {
    guard let maker = hold.maker, !hold.isUnfilled, !model.isSingleton(maker),
      // What the app's start keeps lives as long as the process.
      !storedBy[maker.index].contains(where: { model[$0].isCompositionRoot })
    else { return nil }
    let circle = circle([maker], hold.from, sharing: 1)
    guard !circle.isEmpty, !circle.contains(where: { model.isChanged($0, in: handedBack) }),
      !circle.contains(where: isToldByTable)
    else { return nil }
    return reason(hold, to, ownedBy: maker, by: circle, sparedBy: Exemptions.ofHandedIn)
  }

  /// A screen that keeps a part of its module, and is kept by it: the platform owns the screen, and the
  /// screen that part, whatever a preset lets it know.
  mutating func ownScreen(_ hold: Hold, _ to: TypeInfo) -> Reason? {
    guard to.role == .view, let module = hold.from.module, to.module == module, !hold.isUnfilled,
      let role = hold.fromRole, role.isComponent, role != .view,
      model.entry(for: hold.from.id, from: role, to: .view)?.origin.isPreset ?? true,
      !hold.edge.traits.contains(.inCollection), !model.isSingleton(hold.from.id)
    else { return nil }
    for screen in hold.concrete where model.isScreen(screen) && model[screen].module == module {
      guard let back = keeps(screen, hold.from.id), !isToldByTable(back) else { continue }
      return reason(hold, to, ownedBy: screen, by: [back], sparedBy: Exemptions.ofHandedIn)
    }
    return nil
  }

  /// The property of a type's own in which it keeps another one, by its class or as nearly nobody else.
  private mutating func keeps(_ holder: TypeID, _ held: TypeID) -> Edge? {
    for index in strong[holder.index] where !unfilled.contains(index) {
      let edge = model.edges[index]
      guard edge.kind == .stores, let named = edge.target else { continue }
      let types = concreteTypes(of: named)
      if types.count <= 2, types.contains(held) { return edge }
    }
    return nil
  }

  private mutating func reason(
    _ hold: Hold, _ to: TypeInfo, ownedBy owner: TypeID, by circle: [Edge],
    sparedBy list: [Exempting<Hold>]
  ) -> Reason? {
    var hold = hold
    hold.conformer = model[owner]
    hold.link = circle.first
    guard leniency(hold, list) == nil else { return nil }
    return Reason(
      why: neitherIsFreed(circle, hold.from), role: to.role, circle: circle, isOfPort: true)
  }

  private func isToldByTable(_ edge: Edge) -> Bool {
    guard let from = edge.from, let held = edge.target,
      let row = model[model.judgedType(for: from)].role, let column = model[held].role
    else { return false }
    return model.entry(for: from, from: row, to: column)?.cell.isWeak ?? false
  }

  /// Where the holder is the one that has to keep what it holds, the way back is what is wrong.
  func neitherIsFreed(_ circle: [Edge], _ holder: TypeInfo) -> String {
    let last = circle.last?.from.map { model[$0].name } ?? ""
    return "\(last) holds \(holder.name) strongly in turn, so neither is ever freed"
  }
}
