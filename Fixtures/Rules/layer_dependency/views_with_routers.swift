// Where a view has the router, and no presenter, a screen without an interactor is MVP's and not VIPER's.
//- .viperlint.yml
exclude: []

//- Feed/FeedFactory.swift
import UIKit

final class FeedFactory {
  func make() -> UIViewController {
    let view = FeedViewController()
    view.presenter = FeedPresenter()
    view.presenter?.view = view
    view.router = FeedRouter()
    return view
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedView: AnyObject {}

final class FeedViewController: UIViewController, FeedView {
  var presenter: FeedPresenter?
  var router: FeedRouterInput?  // ~ note layer_dependency
}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  weak var view: FeedView?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
