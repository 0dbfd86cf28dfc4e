//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

extension FeedViewController {
  @objc func close() { dismiss(animated: true) }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Feed/FeedViewController+Closing.swift
import UIKit

extension FeedViewController {
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
