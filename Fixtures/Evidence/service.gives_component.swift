//- Feed/Feed.swift
final class FeedStore {  // = none
  let defaults = UserDefaults.standard
  func make() -> FeedPresenter { FeedPresenter() }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
final class FeedStore {  // = service
  let defaults = UserDefaults.standard
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
