// A screen in the module's folder that holds nothing of the module is a note.
//- Feed/FeedViewController.swift
import UIKit

class FeedController: UIViewController {
  var output: FeedViewOutput?
}

final class FeedViewController: FeedController {
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router: FeedViewController
}

final class WelcomeController: UIViewController {
  @objc func close() { dismiss(animated: true) }  // ~ note navigation_outside_router: WelcomeController
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
