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

//- Feed/WelcomeController.swift
import UIKit

final class WelcomeController: UIViewController {
  @objc func close() { dismiss(animated: true) }  // ~ note navigation_outside_router
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

//- Feed/WelcomeController.swift
import UIKit

final class WelcomeController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
}
