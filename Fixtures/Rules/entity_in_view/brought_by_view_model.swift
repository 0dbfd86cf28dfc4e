// Where the preset was found: what a view keeps to itself of what its view model brings it is told with
// the view model, and a delegate that hands a list back with those who call it. What others hand a view
// is a fact of its own. The entities of one view model are one fact.
//- .viperlint.yml
exclude: []

//- Entities/Plant.swift
struct Plant: Decodable {
  let name: String
}

//- Entities/Pot.swift
struct Pot: Decodable { let size: Int }

//- Workers/PlantWorker.swift
final class PlantWorker {
  func fetch() -> [Plant] { [] }
}

//- Scenes/Garden/GardenModels.swift
enum Garden {
  enum Load {
    struct Request {}
    struct Response { let plants: [Plant] }
    struct ViewModel {
      let plants: [Plant]  // ~ entity_in_view: Garden.Load.ViewModel holds the entity Plant
      let pots: [Pot]  // ~+ entity_in_view
    }
  }
}

//- Scenes/Garden/GardenViewController.swift
import UIKit

protocol GardenDisplayLogic: AnyObject {
  func display(viewModel: Garden.Load.ViewModel)
}

final class GardenViewController: UIViewController, GardenDisplayLogic {
  var interactor: GardenBusinessLogic?
  var router: GardenRoutingLogic?
  private var plants: [Plant] = []  // ~+ entity_in_view

  func display(viewModel: Garden.Load.ViewModel) { plants = viewModel.plants }
}

//- Scenes/Garden/PlantCell.swift
import UIKit

final class PlantCell: UITableViewCell {
  func configure(with plant: Plant) {}  // ~+ entity_in_view
}

//- Scenes/Garden/GardenInteractor.swift
protocol GardenBusinessLogic { func load(request: Garden.Load.Request) }

final class GardenInteractor: GardenBusinessLogic {
  var presenter: GardenPresentationLogic?
  func load(request: Garden.Load.Request) {
    presenter?.present(response: Garden.Load.Response(plants: []))
  }
}

//- Scenes/Garden/GardenPresenter.swift
protocol GardenPresentationLogic { func present(response: Garden.Load.Response) }

final class GardenPresenter: GardenPresentationLogic {
  weak var viewController: GardenDisplayLogic?
  func present(response: Garden.Load.Response) {
    viewController?.display(viewModel: Garden.Load.ViewModel(plants: response.plants, pots: []))
  }
}

//- Scenes/Garden/GardenRouter.swift
protocol GardenRoutingLogic {}

final class GardenRouter: GardenRoutingLogic {
  weak var viewController: GardenViewController?
  func open(_ shop: ShopViewController) { shop.plants = [] }
}

//- Scenes/Shop/ShopModels.swift
enum Shop {
  enum Load {
    struct Request {}
    struct Response { let plants: [Plant] }
    struct ViewModel {
      let plants: [Plant]  // ~ entity_in_view: Shop.Load.ViewModel holds the entity Plant
    }
  }
}

//- Scenes/Shop/ShopViewController.swift
import UIKit

protocol ShopDisplayLogic: AnyObject {
  func display(viewModel: Shop.Load.ViewModel)
  func display(pots: [Pot])  // ~ entity_in_view: ShopDisplayLogic takes the entity Pot
}

protocol ShopDelegate: AnyObject {
  func choose(pots: [Pot])  // ~+ entity_in_view
}

final class ShopViewController: UIViewController, ShopDisplayLogic {
  var interactor: ShopBusinessLogic?
  var router: ShopRoutingLogic?
  weak var delegate: ShopDelegate?
  // Whoever opens the screen fills it.
  var plants: [Plant] = []  // ~ entity_in_view: ShopViewController holds the entity Plant

  func display(viewModel: Shop.Load.ViewModel) {}
  func display(pots: [Pot]) {}  // ~+ entity_in_view
}

//- Scenes/Shop/ShopInteractor.swift
protocol ShopBusinessLogic { func load(request: Shop.Load.Request) }

final class ShopInteractor: ShopBusinessLogic {
  var presenter: ShopPresentationLogic?
  func load(request: Shop.Load.Request) {
    presenter?.present(response: Shop.Load.Response(plants: []))
    presenter?.present(pots: [Pot(size: 3)])
  }
}

//- Scenes/Shop/ShopPresenter.swift
protocol ShopPresentationLogic {
  func present(response: Shop.Load.Response)
  func present(pots: [Pot])
}

final class ShopPresenter: ShopPresentationLogic {
  weak var viewController: ShopDisplayLogic?
  func present(response: Shop.Load.Response) {
    viewController?.display(viewModel: Shop.Load.ViewModel(plants: response.plants))
  }
  func present(pots: [Pot]) { viewController?.display(pots: pots) }
}

//- Scenes/Shop/ShopRouter.swift
protocol ShopRoutingLogic {}

final class ShopRouter: ShopRoutingLogic {
  weak var viewController: ShopViewController?
}

//- Scenes/Order/OrderViewController.swift
import UIKit

protocol OrderDisplayLogic: AnyObject {
  func display(viewModel: Order.Load.ViewModel)
}

// The one screen hands the other its own list back.
final class OrderViewController: UIViewController, OrderDisplayLogic, ShopDelegate {
  var interactor: OrderBusinessLogic?
  func display(viewModel: Order.Load.ViewModel) {}
  func choose(pots: [Pot]) {}
}

//- Scenes/Order/OrderModels.swift
enum Order {
  enum Load {
    struct Request {}
    struct Response { let total: Int }
    struct ViewModel { let total: String }
  }
}

//- Scenes/Order/OrderInteractor.swift
protocol OrderBusinessLogic { func load(request: Order.Load.Request) }

final class OrderInteractor: OrderBusinessLogic {
  var presenter: OrderPresentationLogic?
  func load(request: Order.Load.Request) {
    presenter?.present(response: Order.Load.Response(total: 1))
  }
}

//- Scenes/Order/OrderPresenter.swift
protocol OrderPresentationLogic { func present(response: Order.Load.Response) }

final class OrderPresenter: OrderPresentationLogic {
  weak var viewController: OrderDisplayLogic?
  func present(response: Order.Load.Response) {
    viewController?.display(viewModel: Order.Load.ViewModel(total: ""))
  }
}
