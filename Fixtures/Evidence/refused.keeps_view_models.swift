//- Feed/Feed.swift
struct FeedViewModel { let title: String }
final class FeedService { var shown: FeedViewModel?; func load() {} }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Feed.swift
struct FeedViewModel { let title: String }
final class FeedService {  // = service
  var shown: FeedViewModel?
  let defaults = UserDefaults.standard
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
