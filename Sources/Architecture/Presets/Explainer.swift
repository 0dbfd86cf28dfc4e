import Configuration
import Outlining

/// What one preset has a place for.
struct Explainer {
  private let shapes: ComponentShapes
  private let style: Style
  private let roles: Set<Role>
  private let words: RoleWords

  /// In which direction a preset's components hold each other.
  private enum Style { case viper, cleanSwift, ribs, viewModels, presenters, rings }

  init(_ settings: Settings, _ shapes: ComponentShapes) {
    self.shapes = shapes
    let table = settings.table
    roles = Set(table.entries.map(\.from))
    words = RoleWords(settings.presetRoles)
    // The direction stands in the table: who may hold whom.
    func permits(_ from: Role, _ to: Role) -> Bool {
      table.cell(from: from, to: to).permission != .never
    }
    if permits(.interactor, .router) {
      style = .ribs
    } else if permits(.view, .interactor) {
      style = .cleanSwift
    } else if table.cell(from: .viewModel, to: .service).permission == .any {
      style = .viewModels
    } else if table.cell(from: .presenter, to: .service).permission == .any {
      style = .presenters
    } else if permits(.viewModel, .interactor) {
      style = .rings
    } else {
      style = .viper
    }
  }

  var signature: ComponentShapes.Signature {
    switch style {
    case .viper: .viper
    case .cleanSwift: .cleanSwift
    case .ribs: .ribs
    case .viewModels: .viewModels
    case .presenters: .presenters
    case .rings: .rings
    }
  }

  func explains(_ type: Int) -> Bool {
    let holds = shapes.holds[type]
    let info = shapes.model.types[type]
    // One that holds its view is a presenter by another name.
    if shapes.actsAsViewModel[type] {
      return holds.contains(.view)
        ? style == .presenters : style == .viewModels || style == .rings
    }
    guard let role = info.role else {
      if let flow = shapes.flowRole(type) { return style == .cleanSwift && roles.contains(flow) }
      return words.match(info.simpleName, isProtocol: false).map {
        $0.isStrong && shapes.isInRIB(type) && style == .ribs
      } ?? false
    }
    switch role {
    case .view: return explainsView(holds)
    case .presenter: return explainsPresenter(holds, type)
    case .interactor: return explainsInteractor(holds, type)
    case .router: return style != .viewModels
    default: return true
    }
  }

  private func explainsView(_ holds: ComponentShapes.Holding) -> Bool {
    let isDriven = holds.isDisjoint(with: [.presenter, .interactor, .actingViewModel])
    switch style {
    case .viper, .presenters: return isDriven || holds.contains(.presenter)
    case .cleanSwift: return isDriven || holds.contains(.strongInteractor)
    case .ribs:
      return isDriven || holds.contains(.interactor) && !holds.contains(.strongInteractor)
    case .viewModels, .rings: return isDriven || holds.contains(.actingViewModel)
    }
  }

  private func explainsPresenter(_ holds: ComponentShapes.Holding, _ type: Int) -> Bool {
    switch style {
    case .viper: return holds.contains(.interactor) || !holds.contains(.heldByInteractor)
    case .cleanSwift: return !holds.contains(.interactor)
    case .ribs: return shapes.isInRIB(type)
    case .viewModels: return false
    case .presenters: return !holds.contains(.interactor)
    case .rings: return true
    }
  }

  private func explainsInteractor(_ holds: ComponentShapes.Holding, _ type: Int) -> Bool {
    let isHeld = holds.contains(.heldByPresenter)
    switch style {
    case .viper:
      return !shapes.isInRIB(type) && (isHeld || !holds.contains(.strongPresenter))
        && holds.isDisjoint(with: [.router, .strongView])
    case .cleanSwift: return !isHeld && !shapes.isInRIB(type)
    case .ribs: return shapes.isInRIB(type)
    case .viewModels, .presenters: return false
    case .rings: return !shapes.isInRIB(type) && !holds.contains(.strongPresenter)
    }
  }
}

extension ComponentShapes {
  func isInRIB(_ type: Int) -> Bool {
    model.types[type].module.map { isRIB[$0.index] } ?? false
  }
}
