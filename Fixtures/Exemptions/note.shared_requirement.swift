//- .viperlint.yml
exclude: []

//- Common/Coordinator.swift
import UIKit

protocol Coordinator: AnyObject { func start() }

protocol CoordinatorItem: UIViewController { var coordinator: Coordinator? { get set } }

final class AppCoordinator: Coordinator {
  var navigation: UINavigationController?
  func start() { navigation?.pushViewController(FeedViewController(), animated: true) }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController, CoordinatorItem {
  var output: FeedViewOutput?
  weak var coordinator: Coordinator?  // ~ note layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController, CoordinatorItem {
  var output: PostViewOutput?
  weak var coordinator: Coordinator?  // ~ note layer_dependency
}

//- Post/PostPresenter.swift
protocol PostViewOutput {}

final class PostPresenter: PostViewOutput {
  var interactor: PostInteractorInput?
  var router: PostRouterInput?
}

//- Post/PostInteractor.swift
protocol PostInteractorInput {}

final class PostInteractor: PostInteractorInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var viewController: UIViewController?
}

//- Post/PostRouter.swift
import UIKit

protocol PostRouterInput {}

final class PostRouter: PostRouterInput {
  weak var viewController: UIViewController?
}

//= twin
//- .viperlint.yml
exclude: []

//- Common/Coordinator.swift
import UIKit

protocol Coordinator: AnyObject { func start() }

protocol CoordinatorItem: UIViewController { var coordinator: Coordinator? { get set } }

final class AppCoordinator: Coordinator {
  var navigation: UINavigationController?
  func start() { navigation?.pushViewController(FeedViewController(), animated: true) }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  weak var coordinator: Coordinator?  // ~ layer_dependency
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  var router: FeedRouterInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Post/PostViewController.swift
import UIKit

final class PostViewController: UIViewController {
  var output: PostViewOutput?
}

//- Post/PostPresenter.swift
protocol PostViewOutput {}

final class PostPresenter: PostViewOutput {
  var interactor: PostInteractorInput?
  var router: PostRouterInput?
}

//- Post/PostInteractor.swift
protocol PostInteractorInput {}

final class PostInteractor: PostInteractorInput {}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {
  weak var viewController: UIViewController?
}

//- Post/PostRouter.swift
import UIKit

protocol PostRouterInput {}

final class PostRouter: PostRouterInput {
  weak var viewController: UIViewController?
}
