//- Common/HandoffService.swift
final class HandoffService {  // = router
  private let feed: FeedAssembly
  init(feed: FeedAssembly) { self.feed = feed }
  func resume(in navigation: UINavigationController) {
    navigation.setViewControllers([feed.assemble()], animated: false)
  }
}
//- Feed/FeedAssembly.swift
final class FeedAssembly { func assemble() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Common/HandoffService.swift
final class HandoffService {  // = service
  private let feed: FeedSettings
  init(feed: FeedSettings) { self.feed = feed }
  func resume(in navigation: UINavigationController) {
    navigation.setViewControllers([], animated: false)
    UserDefaults.standard.set(feed.count, forKey: "feed")
  }
}
//- Feed/FeedSettings.swift
final class FeedSettings { var count = 0 }
//- Feed/FeedAssembly.swift
final class FeedAssembly { func assemble() -> UIViewController { FeedViewController() } }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
