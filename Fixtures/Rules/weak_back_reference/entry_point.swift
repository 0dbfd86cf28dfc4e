// A router whose static function makes the view and gives the router away keeps that view until it is shown.
//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouting: AnyObject { var entry: FeedDisplaying? { get } }

final class FeedRouter: FeedRouting {
  var entry: FeedDisplaying?  // ~ weak_back_reference

  static func start() -> FeedRouting {
    let router = FeedRouter()
    let view = FeedViewController()
    let presenter = FeedPresenter()
    presenter.router = router
    view.presenter = presenter
    router.entry = view
    return router
  }
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplaying: AnyObject {}

final class FeedViewController: UIViewController, FeedDisplaying {
  var presenter: FeedPresenting?
}

//- Feed/FeedPresenter.swift
protocol FeedPresenting: AnyObject {}

final class FeedPresenter: FeedPresenting {
  weak var view: FeedDisplaying?
  var router: FeedRouting?
  var interactor: FeedInteracting?
}

//- Feed/FeedInteractor.swift
protocol FeedInteracting: AnyObject {}

final class FeedInteractor: FeedInteracting {}
