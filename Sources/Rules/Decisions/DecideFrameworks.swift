import Architecture
import Configuration

extension CheckedArchitecture {
  /// What is said of naming something of a framework.
  func decideFramework(_ decision: inout Decision) {
    guard let group = decision.to.group else { return }
    let reference = decision.reference
    guard let role = reference.from.role else {
      decision.outcome = .notAsked(.noRole)
      return
    }
    if !(reference.from.type?.isChecked ?? true) {
      decision.outcome = .notAsked(.unchecked)
      return
    }
    let settings = settings(for: reference)
    decision.frameworkEntry = settings.frameworkTable.entry(from: role, group: group)
    guard isClosed(group, to: role, settings) else { return }
    let list =
      switch group {
      case "ui": Exemptions.ofUI
      case "data": Exemptions.ofData
      default: Exemptions.ofFrameworks
      }
    if let exemption = list.first(for: reference, in: self) {
      decision.outcome = .exempt
      decision.exemptions = [exemption]
      return
    }
    let rule: BrokenRule =
      switch group {
      case "ui": .uiType
      case "data": .dataAccess
      default: .layerDependency
      }
    decision.outcome = .broken(rule)
  }

  /// Whether a row keeps a group of frameworks from its types.
  ///
  /// What a row may know of services it may know of the data behind them, unless its column `data` says
  /// otherwise; but an interactor leaves to services what those keep. Where the table is the configuration's own and says nothing of frameworks, the built-in
  /// roles below the view may know no UI.
  func isClosed(_ group: String, to role: Role, _ settings: Settings) -> Bool {
    let cell = settings.frameworkTable.entry(from: role, group: group)
    switch group {
    case "data":
      if let cell, cell.isAllowed || !cell.origin.isPreset { return !cell.isAllowed }
      let service = settings.table.entry(from: role, to: .service)?.cell.permission ?? .any
      switch role {
      case .view, .presenter: return service != .any
      case .viewModel: return service == .never
      case .interactor: return settings.preset != nil && service != .never
      default: return false
      }
    case "ui":
      if let cell { return !cell.isAllowed }
      return settings.preset == nil
        && [.presenter, .interactor, .entity, .viewModel, .service].contains(role)
        && settings.table.entries.contains { $0.from == role }
    default: return cell.map { !$0.isAllowed } ?? false
    }
  }

  /// Whether a type's row keeps a group of frameworks from it.
  func isClosed(_ group: String, to type: TypeInfo) -> Bool {
    guard let role = type.role else { return false }
    return isClosed(group, to: role, model.settings(for: type.id))
  }
}
