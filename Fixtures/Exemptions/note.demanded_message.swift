//- .viperlint.yml
exclude: []

//- Scenes/List/ListModels.swift
enum List {
  enum Load {
    struct Request { let page: Int }
    struct Response { let names: [String] }
    struct ViewModel { let titles: [String] }
  }
}

//- Scenes/List/ListViewController.swift
import UIKit

protocol ListDisplayLogic: AnyObject { func display(viewModel: List.Load.ViewModel) }

final class ListViewController: UIViewController, ListDisplayLogic {
  var interactor: ListBusinessLogic?
  var router: ListRoutingLogic?
  func display(viewModel: List.Load.ViewModel) { title = viewModel.titles.first }
  func load() { interactor?.load(request: List.Load.Request(page: 1)) }
}

//- Scenes/List/ListInteractor.swift
protocol ListBusinessLogic { func load(request: List.Load.Request) }

final class ListInteractor: ListBusinessLogic {
  var presenter: ListPresentationLogic?
  func load(request: List.Load.Request) { presenter?.present(response: List.Load.Response(names: [])) }
}

//- Scenes/List/ListPresenter.swift
protocol ListPresentationLogic { func present(response: List.Load.Response) }

final class ListPresenter: ListPresentationLogic {
  weak var viewController: ListDisplayLogic?
  func present(response: List.Load.Response) {
    viewController?.display(viewModel: List.Load.ViewModel(titles: response.names))
  }
}

//- Scenes/List/ListRouter.swift
import UIKit

protocol ListRoutingLogic { func open(_ id: Int) }

final class ListRouter: ListRoutingLogic {
  weak var viewController: ListViewController?
  func open(_ id: Int) { viewController?.performSegue(withIdentifier: "Details", sender: nil) }
  func prepare(_ next: DetailsViewController, with id: Int) {
    let request = Details.Load.Request(id: id)  // ~ note model_flow: ListRouter makes Details.Load.Request
    next.request = request
  }
}

//- Scenes/Details/DetailsModels.swift
enum Details {
  enum Load {
    struct Request { let id: Int }
    struct Response { let name: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Details/DetailsViewController.swift
import UIKit

protocol DetailsDisplayLogic: AnyObject { func display(viewModel: Details.Load.ViewModel) }

final class DetailsViewController: UIViewController, DetailsDisplayLogic {
  var interactor: DetailsBusinessLogic?
  var request: Details.Load.Request?
  func display(viewModel: Details.Load.ViewModel) { title = viewModel.title }
  func load() { if let request { interactor?.load(request: request) } }
}

//- Scenes/Details/DetailsInteractor.swift
protocol DetailsBusinessLogic { func load(request: Details.Load.Request) }

final class DetailsInteractor: DetailsBusinessLogic {
  var presenter: DetailsPresentationLogic?
  func load(request: Details.Load.Request) { presenter?.present(response: Details.Load.Response(name: "")) }
}

//- Scenes/Details/DetailsPresenter.swift
protocol DetailsPresentationLogic { func present(response: Details.Load.Response) }

final class DetailsPresenter: DetailsPresentationLogic {
  weak var viewController: DetailsDisplayLogic?
  func present(response: Details.Load.Response) {
    viewController?.display(viewModel: Details.Load.ViewModel(title: response.name))
  }
}

//= twin
//- .viperlint.yml
exclude: []

//- Scenes/List/ListModels.swift
enum List {
  enum Load {
    struct Request { let page: Int }
    struct Response { let names: [String] }
    struct ViewModel { let titles: [String] }
  }
}

//- Scenes/List/ListViewController.swift
import UIKit

protocol ListDisplayLogic: AnyObject { func display(viewModel: List.Load.ViewModel) }

final class ListViewController: UIViewController, ListDisplayLogic {
  var interactor: ListBusinessLogic?
  var router: ListRoutingLogic?
  func display(viewModel: List.Load.ViewModel) { title = viewModel.titles.first }
  func load() { interactor?.load(request: List.Load.Request(page: 1)) }
}

//- Scenes/List/ListInteractor.swift
protocol ListBusinessLogic { func load(request: List.Load.Request) }

final class ListInteractor: ListBusinessLogic {
  var presenter: ListPresentationLogic?
  func load(request: List.Load.Request) { presenter?.present(response: List.Load.Response(names: [])) }
}

//- Scenes/List/ListPresenter.swift
protocol ListPresentationLogic { func present(response: List.Load.Response) }

final class ListPresenter: ListPresentationLogic {
  weak var viewController: ListDisplayLogic?
  func present(response: List.Load.Response) {
    viewController?.display(viewModel: List.Load.ViewModel(titles: response.names))
  }
}

//- Scenes/List/ListRouter.swift
import UIKit

protocol ListRoutingLogic { func open(_ id: Int) }

final class ListRouter: ListRoutingLogic {
  weak var viewController: ListViewController?
  func open(_ id: Int) { viewController?.performSegue(withIdentifier: "Details", sender: nil) }
  func prepare(_ next: DetailsViewController, with id: Int) {
    let request = Details.Load.Request(id: id)  // ~ model_flow: ListRouter makes Details.Load.Request
    next.id = request.id
  }
}

//- Scenes/Details/DetailsModels.swift
enum Details {
  enum Load {
    struct Request { let id: Int }
    struct Response { let name: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Details/DetailsViewController.swift
import UIKit

protocol DetailsDisplayLogic: AnyObject { func display(viewModel: Details.Load.ViewModel) }

final class DetailsViewController: UIViewController, DetailsDisplayLogic {
  var interactor: DetailsBusinessLogic?
  var id = 0
  func display(viewModel: Details.Load.ViewModel) { title = viewModel.title }
  func load() { interactor?.load(request: Details.Load.Request(id: id)) }
}

//- Scenes/Details/DetailsInteractor.swift
protocol DetailsBusinessLogic { func load(request: Details.Load.Request) }

final class DetailsInteractor: DetailsBusinessLogic {
  var presenter: DetailsPresentationLogic?
  func load(request: Details.Load.Request) { presenter?.present(response: Details.Load.Response(name: "")) }
}

//- Scenes/Details/DetailsPresenter.swift
protocol DetailsPresentationLogic { func present(response: Details.Load.Response) }

final class DetailsPresenter: DetailsPresentationLogic {
  weak var viewController: DetailsDisplayLogic?
  func present(response: Details.Load.Response) {
    viewController?.display(viewModel: Details.Load.ViewModel(title: response.name))
  }
}
