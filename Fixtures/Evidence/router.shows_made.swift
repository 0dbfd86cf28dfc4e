//- Common/Stage.swift
struct Stage {  // = router
  static func showFeed(in window: UIWindow) {
    window.rootViewController = FeedBuilder().build()
  }
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
//- Feed/FeedBuilder.swift
struct FeedBuilder { func build() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
