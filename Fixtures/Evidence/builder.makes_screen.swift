//- Feed/Feed.swift
final class FeedFactory {  // = builder
  func make() -> FeedViewController { FeedViewController() }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
final class FeedFactory {  // = none
  func make() -> String { "" }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
