// Where the preset was found, and each view model of three modules or more keeps an entity whole, this code
// shows its entities: one line says so.
//- .viperlint.yml
exclude: []

//- Entities/Nut.swift
struct Nut: Decodable {
  let name: String
  let weight: Int
}

//- Beech/Beech.swift
import UIKit

struct BeechViewModel {
  let nut: Nut  // ~ note entity_in_view: BeechViewModel holds the entity Nut
}

protocol BeechViewInput: AnyObject { func show(_ viewModel: BeechViewModel) }
protocol BeechViewOutput { func load() }
protocol BeechInteractorInput { func load() }
protocol BeechInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class BeechViewController: UIViewController, BeechViewInput {
  private let presenter: BeechViewOutput
  init(presenter: BeechViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ viewModel: BeechViewModel) {}
}

final class BeechPresenter: BeechViewOutput, BeechInteractorOutput {
  weak var view: BeechViewInput?
  private let interactor: BeechInteractorInput
  init(interactor: BeechInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(BeechViewModel(nut: nut)) }
}

final class BeechInteractor: BeechInteractorInput {
  weak var output: BeechInteractorOutput?
  func load() { output?.loaded(Nut(name: "beechnut", weight: 3)) }
}

//- Cedar/Cedar.swift
import UIKit

struct CedarViewModel {
  let nut: Nut  // ~ note entity_in_view: CedarViewModel holds the entity Nut
}

protocol CedarViewInput: AnyObject { func show(_ viewModel: CedarViewModel) }
protocol CedarViewOutput { func load() }
protocol CedarInteractorInput { func load() }
protocol CedarInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class CedarViewController: UIViewController, CedarViewInput {
  private let presenter: CedarViewOutput
  init(presenter: CedarViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ viewModel: CedarViewModel) {}
}

final class CedarPresenter: CedarViewOutput, CedarInteractorOutput {
  weak var view: CedarViewInput?
  private let interactor: CedarInteractorInput
  init(interactor: CedarInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(CedarViewModel(nut: nut)) }
}

final class CedarInteractor: CedarInteractorInput {
  weak var output: CedarInteractorOutput?
  func load() { output?.loaded(Nut(name: "cedarnut", weight: 3)) }
}

//- Maple/Maple.swift
import UIKit

struct MapleViewModel {
  let nut: Nut  // ~ note entity_in_view: MapleViewModel holds the entity Nut
}

protocol MapleViewInput: AnyObject { func show(_ viewModel: MapleViewModel) }
protocol MapleViewOutput { func load() }
protocol MapleInteractorInput { func load() }
protocol MapleInteractorOutput: AnyObject { func loaded(_ nut: Nut) }

final class MapleViewController: UIViewController, MapleViewInput {
  private let presenter: MapleViewOutput
  init(presenter: MapleViewOutput) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func show(_ viewModel: MapleViewModel) {}
}

final class MaplePresenter: MapleViewOutput, MapleInteractorOutput {
  weak var view: MapleViewInput?
  private let interactor: MapleInteractorInput
  init(interactor: MapleInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
  func loaded(_ nut: Nut) { view?.show(MapleViewModel(nut: nut)) }
}

final class MapleInteractor: MapleInteractorInput {
  weak var output: MapleInteractorOutput?
  func load() { output?.loaded(Nut(name: "maplenut", weight: 3)) }
}
