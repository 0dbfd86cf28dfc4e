//- Feed/FeedRouter.swift
struct FeedRouter {  // = builder
  func screen() -> UIViewController { FeedViewController() }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/FeedRouter.swift
struct FeedRouter {  // = router
  func screen() -> UIViewController { FeedViewController() }
  func open(from source: UIViewController) { source.present(screen(), animated: true) }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
