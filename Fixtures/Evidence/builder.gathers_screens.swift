//- Home/HomeRouter.swift
final class HomeRouter {
  static func start() -> UIViewController { HomeViewController() }
}
//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {
  var presenter: HomePresenter?
}
//- Home/HomePresenter.swift
final class HomePresenter {
  weak var view: HomeViewController?
}
//- Home/HomeInteractor.swift
final class HomeInteractor {}
//- Tabs/TabBarBuilder.swift
final class TabBarBuilder {  // = builder by structure
  func start() -> [UIViewController] { [UINavigationController(rootViewController: HomeRouter.start())] }
}
//= twin
//- Home/HomeRouter.swift
final class HomeRouter {
  static func start() -> UIViewController { HomeViewController() }
}
//- Home/HomeViewController.swift
final class HomeViewController: UIViewController {
  var presenter: HomePresenter?
}
//- Home/HomePresenter.swift
final class HomePresenter {
  weak var view: HomeViewController?
}
//- Home/HomeInteractor.swift
final class HomeInteractor {}
//- Tabs/TabBarBuilder.swift
// It hands nothing out.
final class TabBarBuilder {  // = none
  func start() { print(HomeRouter.start()) }
}
