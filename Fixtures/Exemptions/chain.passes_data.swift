//- .viperlint.yml
preset: clean-swift

//- Feed/FeedConfigurator.swift
final class FeedConfigurator {
  func configure(_ controller: FeedViewController) {
    controller.output = FeedInteractor()
    controller.router = FeedRouter()
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewControllerOutput {
  var selected: String { get }
  func refresh()
}

final class FeedViewController: UIViewController {
  var output: FeedViewControllerOutput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedViewControllerOutput {
  let selected = ""
  var presenter: FeedPresenterInput?
  func refresh() {}
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var viewController: FeedViewController?

  func passData(to segue: UIStoryboardSegue) {
    guard let next = segue.destination as? DetailsViewController else { return }
    next.output?.chosen = viewController?.output?.selected ?? ""
    next.router?.kept?.chosen = ""
  }
}

//- Details/DetailsConfigurator.swift
final class DetailsConfigurator {
  func configure(_ controller: DetailsViewController) {
    let interactor = DetailsInteractor()
    controller.output = interactor
    controller.router = DetailsRouter()
  }
}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewControllerOutput {
  var chosen: String { get set }
  func load()
}

final class DetailsViewController: UIViewController {
  var output: DetailsViewControllerOutput?
  var router: DetailsRouterInput?
}

//- Details/DetailsInteractor.swift
final class DetailsInteractor: DetailsViewControllerOutput {
  var chosen = ""
  var presenter: DetailsPresenterInput?
  func load() {}
}

//- Details/DetailsPresenter.swift
protocol DetailsPresenterInput {}

final class DetailsPresenter: DetailsPresenterInput {}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput { var kept: DetailsViewControllerOutput? { get } }

final class DetailsRouter: DetailsRouterInput {
  weak var viewController: DetailsViewController?
  var kept: DetailsViewControllerOutput?
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- Feed/FeedConfigurator.swift
final class FeedConfigurator {
  func configure(_ controller: FeedViewController) {
    controller.output = FeedInteractor()
    controller.router = FeedRouter()
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewControllerOutput {
  var selected: String { get }
  func refresh()
}

final class FeedViewController: UIViewController {
  var output: FeedViewControllerOutput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedViewControllerOutput {
  let selected = ""
  var presenter: FeedPresenterInput?
  func refresh() {}
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var viewController: FeedViewController?

  func passData(to segue: UIStoryboardSegue) {
    guard let next = segue.destination as? DetailsViewController else { return }
    viewController?.output?.refresh()  // ~ reach_through: FeedViewControllerOutput
    next.output?.load()  // ~ module_boundary: DetailsViewControllerOutput
    next.router?.kept?.load()
  }
}

//- Details/DetailsConfigurator.swift
final class DetailsConfigurator {
  func configure(_ controller: DetailsViewController) {
    let interactor = DetailsInteractor()
    controller.output = interactor
    controller.router = DetailsRouter()
  }
}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewControllerOutput {
  var chosen: String { get set }
  func load()
}

final class DetailsViewController: UIViewController {
  var output: DetailsViewControllerOutput?
  var router: DetailsRouterInput?
}

//- Details/DetailsInteractor.swift
final class DetailsInteractor: DetailsViewControllerOutput {
  var chosen = ""
  var presenter: DetailsPresenterInput?
  func load() {}
}

//- Details/DetailsPresenter.swift
protocol DetailsPresenterInput {}

final class DetailsPresenter: DetailsPresenterInput {}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {
  var kept: DetailsViewControllerOutput? { get }  // ~ interface_leak: DetailsRouterInput
}

final class DetailsRouter: DetailsRouterInput {
  weak var viewController: DetailsViewController?
  var kept: DetailsViewControllerOutput?
}
