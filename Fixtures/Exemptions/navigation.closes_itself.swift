//- .viperlint.yml
exclude: []

//- Scenes/Home/HomeModels.swift
enum Home {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Home/HomeViewController.swift
import UIKit

protocol HomeDisplayLogic: AnyObject { func display(viewModel: Home.Load.ViewModel) }

final class HomeViewController: UIViewController, HomeDisplayLogic {
  var interactor: HomeBusinessLogic?
  var router: HomeRoutingLogic?
  func display(viewModel: Home.Load.ViewModel) { title = viewModel.title }
  func load() { interactor?.load(request: Home.Load.Request()) }
}

//- Scenes/Home/HomeInteractor.swift
protocol HomeBusinessLogic { func load(request: Home.Load.Request) }

final class HomeInteractor: HomeBusinessLogic {
  var presenter: HomePresentationLogic?
  func load(request: Home.Load.Request) { presenter?.present(response: Home.Load.Response(title: "")) }
}

//- Scenes/Home/HomePresenter.swift
protocol HomePresentationLogic { func present(response: Home.Load.Response) }

final class HomePresenter: HomePresentationLogic {
  weak var viewController: HomeDisplayLogic?
  func present(response: Home.Load.Response) {
    viewController?.display(viewModel: Home.Load.ViewModel(title: response.title))
  }
}

//- Scenes/Home/HomeRouter.swift
import UIKit

protocol HomeRoutingLogic { func open() }

final class HomeRouter: HomeRoutingLogic {
  weak var viewController: HomeViewController?
  func open() { viewController?.show(DetailsViewController(), sender: nil) }
  func close() { viewController?.navigationController?.popViewController(animated: true) }
}

//- Scenes/Details/DetailsModels.swift
enum Details {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Details/DetailsViewController.swift
import UIKit

protocol DetailsDisplayLogic: AnyObject { func display(viewModel: Details.Load.ViewModel) }

final class DetailsViewController: UIViewController, DetailsDisplayLogic {
  var interactor: DetailsBusinessLogic?
  func display(viewModel: Details.Load.ViewModel) { title = viewModel.title }
  func load() { interactor?.load(request: Details.Load.Request()) }
  @objc func close() { dismiss(animated: true) }  // ~ note navigation_outside_router
}

//- Scenes/Details/DetailsInteractor.swift
protocol DetailsBusinessLogic { func load(request: Details.Load.Request) }

final class DetailsInteractor: DetailsBusinessLogic {
  var presenter: DetailsPresentationLogic?
  func load(request: Details.Load.Request) {
    presenter?.present(response: Details.Load.Response(title: ""))
  }
}

//- Scenes/Details/DetailsPresenter.swift
protocol DetailsPresentationLogic { func present(response: Details.Load.Response) }

final class DetailsPresenter: DetailsPresentationLogic {
  weak var viewController: DetailsDisplayLogic?
  func present(response: Details.Load.Response) {
    viewController?.display(viewModel: Details.Load.ViewModel(title: response.title))
  }
}

//= twin
//- .viperlint.yml
exclude: []

//- Scenes/Home/HomeModels.swift
enum Home {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Home/HomeViewController.swift
import UIKit

protocol HomeDisplayLogic: AnyObject { func display(viewModel: Home.Load.ViewModel) }

final class HomeViewController: UIViewController, HomeDisplayLogic {
  var interactor: HomeBusinessLogic?
  var router: HomeRoutingLogic?
  func display(viewModel: Home.Load.ViewModel) { title = viewModel.title }
  func load() { interactor?.load(request: Home.Load.Request()) }
}

//- Scenes/Home/HomeInteractor.swift
protocol HomeBusinessLogic { func load(request: Home.Load.Request) }

final class HomeInteractor: HomeBusinessLogic {
  var presenter: HomePresentationLogic?
  func load(request: Home.Load.Request) { presenter?.present(response: Home.Load.Response(title: "")) }
}

//- Scenes/Home/HomePresenter.swift
protocol HomePresentationLogic { func present(response: Home.Load.Response) }

final class HomePresenter: HomePresentationLogic {
  weak var viewController: HomeDisplayLogic?
  func present(response: Home.Load.Response) {
    viewController?.display(viewModel: Home.Load.ViewModel(title: response.title))
  }
}

//- Scenes/Home/HomeRouter.swift
import UIKit

protocol HomeRoutingLogic { func open() }

final class HomeRouter: HomeRoutingLogic {
  weak var viewController: HomeViewController?
  func open() { viewController?.show(DetailsViewController(), sender: nil) }
  func close() { viewController?.navigationController?.popViewController(animated: true) }
}

//- Scenes/Details/DetailsModels.swift
enum Details {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Scenes/Details/DetailsViewController.swift
import UIKit

protocol DetailsDisplayLogic: AnyObject { func display(viewModel: Details.Load.ViewModel) }

final class DetailsViewController: UIViewController, DetailsDisplayLogic {
  var interactor: DetailsBusinessLogic?
  func display(viewModel: Details.Load.ViewModel) { title = viewModel.title }
  func load() { interactor?.load(request: Details.Load.Request()) }
  @objc func close() { navigationController?.pushViewController(UIViewController(), animated: true) }  // ~ navigation_outside_router
}

//- Scenes/Details/DetailsInteractor.swift
protocol DetailsBusinessLogic { func load(request: Details.Load.Request) }

final class DetailsInteractor: DetailsBusinessLogic {
  var presenter: DetailsPresentationLogic?
  func load(request: Details.Load.Request) {
    presenter?.present(response: Details.Load.Response(title: ""))
  }
}

//- Scenes/Details/DetailsPresenter.swift
protocol DetailsPresentationLogic { func present(response: Details.Load.Response) }

final class DetailsPresenter: DetailsPresentationLogic {
  weak var viewController: DetailsDisplayLogic?
  func present(response: Details.Load.Response) {
    viewController?.display(viewModel: Details.Load.ViewModel(title: response.title))
  }
}
