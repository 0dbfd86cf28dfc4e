//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject { func display(viewModel: Feed.Load.ViewModel) }

final class FeedViewController: UIViewController, FeedDisplayLogic {
  var interactor: FeedBusinessLogic?
  var router: FeedRoutingLogic?
  func display(viewModel: Feed.Load.ViewModel) {}
  @objc func close() { dismiss(animated: true) }  // ~ note navigation_outside_router
  @objc func goBack() { navigationController?.popViewController(animated: true) }  // ~ note navigation_outside_router
}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(request: Feed.Load.Request) }

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  func load(request: Feed.Load.Request) {
    presenter?.present(response: Feed.Load.Response(title: ""))
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(response: Feed.Load.Response) }

final class FeedPresenter: FeedPresentationLogic {
  weak var viewController: FeedDisplayLogic?
  func present(response: Feed.Load.Response) {
    viewController?.display(viewModel: Feed.Load.ViewModel(title: response.title))
  }
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRoutingLogic { func openPost() }

final class FeedRouter: FeedRoutingLogic {
  weak var viewController: UIViewController?
  func openPost() { viewController?.present(UIViewController(), animated: true) }
}

//- Post/PostRouter.swift
import UIKit

protocol PostRoutingLogic { func openMore() }

final class PostRouter: PostRoutingLogic {
  weak var viewController: UIViewController?
  func openMore() { viewController?.show(UIViewController(), sender: nil) }
}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController {
  var router: PostRoutingLogic?
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedDisplayLogic: AnyObject { func display(viewModel: Feed.Load.ViewModel) }

final class FeedViewController: UIViewController, FeedDisplayLogic {
  var interactor: FeedBusinessLogic?
  var router: FeedRoutingLogic?
  func display(viewModel: Feed.Load.ViewModel) {}
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router
  @objc func goBack() { navigationController?.popViewController(animated: true) }  // ~ navigation_outside_router
}

//- Feed/FeedModels.swift
enum Feed {
  enum Load {
    struct Request {}
    struct Response { let title: String }
    struct ViewModel { let title: String }
  }
}

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(request: Feed.Load.Request) }

final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  func load(request: Feed.Load.Request) {
    presenter?.present(response: Feed.Load.Response(title: ""))
  }
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(response: Feed.Load.Response) }

final class FeedPresenter: FeedPresentationLogic {
  weak var viewController: FeedDisplayLogic?
  func present(response: Feed.Load.Response) {
    viewController?.display(viewModel: Feed.Load.ViewModel(title: response.title))
  }
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRoutingLogic { func openPost() }

final class FeedRouter: FeedRoutingLogic {
  weak var viewController: UIViewController?
  func openPost() { viewController?.present(UIViewController(), animated: true) }
}

//- Post/PostRouter.swift
import UIKit

protocol PostRoutingLogic { func finished() }

final class PostRouter: PostRoutingLogic {
  weak var viewController: UIViewController?
  func finished() { viewController?.dismiss(animated: true) }
}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController {
  var router: PostRoutingLogic?
}
