//- Feed/FeedAlertController.swift
import UIKit

final class FeedAlertController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() { dismiss(animated: true) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//= twin
//- Feed/FeedListController.swift
import UIKit

final class FeedListController: UIViewController {
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
