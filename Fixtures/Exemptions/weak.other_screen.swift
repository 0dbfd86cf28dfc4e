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

//- Search/SearchRouter.swift
import UIKit

protocol SearchRouterInput {}

final class SearchRouter: SearchRouterInput {
  weak var view: SearchViewInput?
  var feedViewController: UIViewController?  // ~ note weak_back_reference: feedViewController

  func fill(_ controller: UIViewController) { feedViewController = controller }
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput: AnyObject {}

final class SearchPresenter: SearchViewOutput {
  private let router: SearchRouterInput

  init(router: SearchRouterInput) { self.router = router }
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject {}

final class SearchViewController: UIViewController, SearchViewInput {
  var output: SearchViewOutput?
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

//- Search/SearchRouter.swift
import UIKit

protocol SearchRouterInput {}

final class SearchRouter: SearchRouterInput {
  var feedViewController: UIViewController?  // ~ weak_back_reference: feedViewController

  func fill(_ controller: UIViewController) { feedViewController = controller }
}

//- Search/SearchPresenter.swift
protocol SearchViewOutput: AnyObject {}

final class SearchPresenter: SearchViewOutput {
  private let router: SearchRouterInput

  init(router: SearchRouterInput) { self.router = router }
}

//- Search/SearchViewController.swift
import UIKit

protocol SearchViewInput: AnyObject {}

final class SearchViewController: UIViewController, SearchViewInput {
  var output: SearchViewOutput?
}
