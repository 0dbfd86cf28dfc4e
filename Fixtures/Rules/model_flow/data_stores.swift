// Where the preset was found: a view model that a router takes out of its scene's data store is told there, once.
// One that nobody keeps is the router's own.
//- .viperlint.yml
exclude: []

//- Scenes/Garden/GardenModels.swift
enum Garden {
  enum Load {
    struct Request { let name: String }
    struct Response { let plants: [String] }
    struct ViewModel { let titles: [String] }
  }
  enum Water {
    struct Request { let name: String }
    struct Response { let litres: Int }
    struct ViewModel { let litres: String }
  }
}

//- Scenes/Garden/GardenViewController.swift
import UIKit

protocol GardenDisplayLogic: AnyObject {
  func display(viewModel: Garden.Load.ViewModel)
  func display(viewModel: Garden.Water.ViewModel)
}

final class GardenViewController: UIViewController, GardenDisplayLogic {
  var interactor: GardenBusinessLogic?
  var router: GardenRoutingLogic?
  func display(viewModel: Garden.Load.ViewModel) {}
  func display(viewModel: Garden.Water.ViewModel) { router?.open(viewModel) }
}

//- Scenes/Garden/GardenInteractor.swift
protocol GardenBusinessLogic { func load(request: Garden.Load.Request) }
protocol GardenDataStore { var shown: Garden.Load.ViewModel? { get } }  // ~ model_flow: GardenDataStore exposes Garden.Load.ViewModel

final class GardenInteractor: GardenBusinessLogic, GardenDataStore {
  var presenter: GardenPresentationLogic?
  var shown: Garden.Load.ViewModel?  // ~+ model_flow
  func load(request: Garden.Load.Request) {
    presenter?.present(response: Garden.Load.Response(plants: []))
  }
}

//- Scenes/Garden/GardenPresenter.swift
protocol GardenPresentationLogic { func present(response: Garden.Load.Response) }

final class GardenPresenter: GardenPresentationLogic {
  weak var viewController: GardenDisplayLogic?
  func present(response: Garden.Load.Response) {
    viewController?.display(viewModel: Garden.Load.ViewModel(titles: response.plants))
    viewController?.display(viewModel: Garden.Water.ViewModel(litres: ""))
  }
}

//- Scenes/Garden/GardenRouter.swift
import UIKit

protocol GardenRoutingLogic {
  func open()
  func open(_ viewModel: Garden.Water.ViewModel)  // ~ note model_flow: GardenRoutingLogic takes
}

final class GardenRouter: GardenRoutingLogic {
  weak var viewController: GardenViewController?
  var dataStore: GardenDataStore?

  func open() {
    if let shown = dataStore?.shown { pass(shown) }
  }
  func open(_ viewModel: Garden.Water.ViewModel) {}  // ~+ model_flow
  func pass(_ viewModel: Garden.Load.ViewModel) {}  // ~+ model_flow
}
