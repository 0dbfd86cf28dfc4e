//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var view: FeedViewInput?
  var controller: UIViewController?  // ~ note weak_back_reference
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedBuilder.swift
import UIKit

enum FeedBuilder {
  static func build() -> UIViewController {
    let (view, presenter, router) = (FeedViewController(), FeedPresenter(), FeedRouter())
    view.output = presenter
    presenter.router = router
    router.view = view
    return view
  }
}

//= twin
//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var view: FeedViewInput?
  var controller: UIViewController?  // ~ weak_back_reference
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
}

//- Feed/FeedBuilder.swift
import UIKit

enum FeedBuilder {
  static func build() -> UIViewController {
    let (view, presenter, router) = (FeedViewController(), FeedPresenter(), FeedRouter())
    view.output = presenter
    presenter.router = router
    router.view = view
    router.controller = view
    return view
  }
}
