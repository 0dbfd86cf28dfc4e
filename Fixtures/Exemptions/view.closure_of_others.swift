//- Harbor/HarborViewController.swift
import UIKit

final class HarborViewController: UIViewController {
  var output: HarborViewOutput?
  var didChoose: ((Ship) -> Void)?
  func tap() { output?.choose() }
}

//- Harbor/HarborPresenter.swift
protocol HarborViewOutput { func choose() }

final class HarborPresenter: HarborViewOutput {
  var interactor: HarborInteractorInput?
  var router: HarborRouterInput?
  func choose() {}
}

//- Harbor/HarborInteractor.swift
protocol HarborInteractorInput { func ships() -> [Ship] }

final class HarborInteractor: HarborInteractorInput {
  func ships() -> [Ship] { [] }
}

//- Harbor/HarborRouter.swift
protocol HarborRouterInput { func leave(with ship: Ship) }

final class HarborRouter: HarborRouterInput {
  weak var controller: HarborViewController?
  func leave(with ship: Ship) { controller?.didChoose?(ship) }
}

//- Entities/Ship.swift
struct Ship: Codable { var name: String }

//= twin
//- Harbor/HarborViewController.swift
import UIKit

final class HarborViewController: UIViewController {
  var output: HarborViewOutput?
  var didChoose: ((Ship) -> Void)?  // ~ entity_in_view: Ship
  func tap() { didChoose?(Ship(name: "")) }
}

//- Harbor/HarborPresenter.swift
protocol HarborViewOutput { func choose() }

final class HarborPresenter: HarborViewOutput {
  var interactor: HarborInteractorInput?
  var router: HarborRouterInput?
  func choose() {}
}

//- Harbor/HarborInteractor.swift
protocol HarborInteractorInput { func ships() -> [Ship] }

final class HarborInteractor: HarborInteractorInput {
  func ships() -> [Ship] { [] }
}

//- Harbor/HarborRouter.swift
protocol HarborRouterInput { func leave(with ship: Ship) }

final class HarborRouter: HarborRouterInput {
  weak var controller: HarborViewController?
  func leave(with ship: Ship) { controller?.didChoose?(ship) }
}

//- Entities/Ship.swift
struct Ship: Codable { var name: String }
