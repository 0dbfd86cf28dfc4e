//- Feed/FeedViewController.swift
import UIKit

protocol FeedTransition: AnyObject { func open(_ screen: UIViewController) }
protocol FeedRouterToView: AnyObject { func close() }

final class FeedViewController: UIViewController, FeedTransition, FeedRouterToView {
  var output: FeedViewOutput?

  func close() { navigationController?.popViewController(animated: true) }

  func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var transition: FeedTransition?
  weak var view: FeedRouterToView?
  func showDetails() { transition?.open(UIViewController()) }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

protocol FeedTransition: AnyObject { func open(_ screen: UIViewController) }

final class FeedViewController: UIViewController, FeedTransition {
  var output: FeedViewOutput?

  func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)  // ~ navigation_outside_router
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  weak var transition: FeedTransition?
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var transition: FeedTransition?
  func showDetails() { _ = transition }
}
