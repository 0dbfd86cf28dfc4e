//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() { dismiss(animated: true) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
}

//- Feed/FeedRouter.swift
final class FeedRouter {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
