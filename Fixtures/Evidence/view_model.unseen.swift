//- Feed/Post.swift
struct FeedViewModel { let title: String }
struct Entry { let shown: FeedViewModel; func count() -> Int { 1 } }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//= twin
//- Feed/Post.swift
struct FeedViewModel { let title: String }
struct Entry { let shown: FeedViewModel; func count() -> Int { 1 } }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var entry: Entry? }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
