//- Links/LinkService.swift
final class LinkService {  // = router
  func open(_ link: String, from source: UIViewController) {
    source.present(FeedBuilder().build(), animated: true)
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
//- Links/LinkService.swift
final class LinkService {  // = service
  func open(_ link: String, from source: UIViewController) {
    source.title = link
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
