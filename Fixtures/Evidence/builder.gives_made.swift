//- Common/ScreenFacade.swift
final class ScreenFacade {  // = builder
  func feed() -> UIViewController { FeedViewController() }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Common/ScreenFacade.swift
final class ScreenFacade {  // = none
  func feed() -> String { "feed" }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
