// What a router calls through a protocol of its view it has decided itself.
//- Feed/FeedViewController.swift
import UIKit

protocol FeedTransition: AnyObject {
  func open(_ screen: UIViewController)
  func leave()
}

final class FeedViewController: UIViewController, FeedTransition {
  var output: FeedViewOutput?

  func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }

  func leave() {
    navigationController?.popViewController(animated: true)  // ~ navigation_outside_router
  }
}

final class FeedNavigationController: UINavigationController {
  func open(_ screen: UIViewController) { pushViewController(screen, animated: true) }
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
  func showDetails() { transition?.open(UIViewController()) }
}

//- Feed/FeedCoordinator.swift
import UIKit

final class FeedCoordinator {
  weak var controller: UIViewController?
  func finish() { controller?.dismiss(animated: true) }
}
