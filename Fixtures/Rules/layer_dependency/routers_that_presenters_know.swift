// A presenter that knows the router makes a screen without an interactor VIPER's; one that only others
// know leads into MVP's.
//- .viperlint.yml
exclude: []

//- Feed/FeedFactory.swift
import UIKit

final class FeedFactory {
  func make() -> UIViewController {
    let view = FeedViewController()
    let presenter = FeedPresenter()
    presenter.router = FeedRouter()
    view.presenter = presenter
    view.router = presenter.router
    return view
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedView: AnyObject {}

final class FeedViewController: UIViewController, FeedView {
  var presenter: FeedPresenterInput?
  var router: FeedRouterInput?  // ~ layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterInput {}

final class FeedPresenter: FeedPresenterInput {
  weak var view: FeedView?
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
