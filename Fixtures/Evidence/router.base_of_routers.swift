//- App/BaseCoordinator.swift
class BaseCoordinator {  // = router
  var children = [BaseCoordinator]()
}
//- Feed/FeedCoordinator.swift
final class FeedCoordinator: BaseCoordinator {
  var navigation = UINavigationController()
  func start() { navigation.pushViewController(FeedViewController(), animated: true) }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Shop/ShopCoordinator.swift
final class ShopCoordinator: BaseCoordinator {
  var navigation = UINavigationController()
  func start() { navigation.popViewController(animated: true) }
}

//= twin
//- App/BaseCoordinator.swift
class BaseCoordinator {  // = none
  var children = [BaseCoordinator]()
}
//- Feed/FeedCoordinator.swift
final class FeedCoordinator: BaseCoordinator {
  var navigation = UINavigationController()
  func start() { navigation.pushViewController(FeedViewController(), animated: true) }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var presenter: FeedPresenter? }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Shop/ShopCoordinator.swift
final class ShopCoordinator: BaseCoordinator {
  func start() {}
}
