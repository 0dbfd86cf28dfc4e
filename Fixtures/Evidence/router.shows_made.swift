//- Common/Stage.swift
struct Stage {  // = router
  static func showFeed(in window: UIWindow) {
    window.rootViewController = FeedBuilder().build()
  }
}
//- Common/FeedNavigationService.swift
class BaseNavigationService { weak var navigationController: UINavigationController? }
final class FeedNavigationService: BaseNavigationService {  // = router
  func open() { navigationController?.pushViewController(FeedViewController(), animated: true) }
}
//- Common/TabService.swift
final class TabsController: UITabBarController {}
final class TabService {  // = router
  private weak var tabs: TabsController?
  func open() { tabs?.present(FeedViewController(), animated: true) }
}
//- Feed/FeedBuilder.swift
struct FeedBuilder { func build() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Common/Stage.swift
struct Stage {  // = none
  static func showFeed(in window: UIWindow) {
    window.tintColor = FeedBuilder().color
  }
}
//- Common/FeedNavigationService.swift
class BaseNavigationService { var count = 0 }
final class FeedNavigationService: BaseNavigationService {  // = service
  func open() { UIApplication.top()?.present(FeedViewController(), animated: true) }
}
//- Common/TabService.swift
final class Tabs {}
final class TabService {  // = service
  private weak var tabs: Tabs?
  func open() { UIApplication.top()?.present(FeedViewController(), animated: true) }
}
//- Feed/FeedBuilder.swift
struct FeedBuilder { func build() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
