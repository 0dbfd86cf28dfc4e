// A protocol is its caller's own where it stands in the caller's file, and those who conform to it do not.

//- Feed/Feed.swift
protocol FeedViewInput: AnyObject {}

final class FeedInteractor {
  weak var view: FeedViewInput?  // ~ layer_dependency: FeedViewInput
}

final class FeedPresenter {}

final class FeedViewController: UIViewController, FeedViewInput {}

//- Home/HomeInteractor.swift
protocol HomeShowing: AnyObject {}

final class HomeInteractor {
  weak var view: HomeShowing?
}

//- Home/HomePresenter.swift
final class HomePresenter {}

//- Home/HomeViewController.swift
final class HomeViewController: UIViewController, HomeShowing {}
