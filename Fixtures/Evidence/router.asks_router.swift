//- Common/Router.swift
protocol Router {  // = router
  func setRoot(_ screen: UIViewController)
}
final class MainRouter: Router {  // = router
  weak var navigation: UINavigationController?
  func setRoot(_ screen: UIViewController) {
    navigation?.setViewControllers([screen], animated: false)
  }
}
//- Feed/FeedCoordinator.swift
final class FeedCoordinator {  // = router
  private let router: Router
  init(router: Router) { self.router = router }
  func start() { router.setRoot(FeedBuilder().build()) }
}
//- Feed/FeedBuilder.swift
final class FeedBuilder { func build() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Common/Router.swift
protocol Router {  // = router
  func setRoot(_ screen: UIViewController)
}
final class MainRouter: Router {  // = router
  weak var navigation: UINavigationController?
  func setRoot(_ screen: UIViewController) {
    navigation?.setViewControllers([screen], animated: false)
  }
}
//- Feed/FeedCoordinator.swift
final class FeedCoordinator {  // = none
  private var count = 0
  func start(_ router: Router) { router.setRoot(FeedBuilder().build()) }
}
//- Feed/FeedBuilder.swift
final class FeedBuilder { func build() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
