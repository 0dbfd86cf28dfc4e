//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  private var presented: UIViewController?  // ~ note weak_back_reference: presented

  func show(in window: UIWindow) {
    let controller = FeedViewController()
    controller.output = FeedPresenter(router: self)
    presented = controller
    window.rootViewController = controller
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  private let router: FeedRouterInput

  init(router: FeedRouterInput) { self.router = router }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  weak var output: FeedViewOutput?
}

//= twin
//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  private var presented: UIViewController?  // ~ weak_back_reference: presented

  func show(in window: UIWindow) {
    let controller = FeedViewController()
    controller.output = FeedPresenter(router: self)
    presented = controller
    window.rootViewController = controller
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  private let router: FeedRouterInput

  init(router: FeedRouterInput) { self.router = router }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}
