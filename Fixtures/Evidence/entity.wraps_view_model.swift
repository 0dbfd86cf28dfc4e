//- Feed/FeedModuleInput.swift
struct FeedViewModel { let title: String }
struct Post { let shown: FeedViewModel }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }

//= twin
//- Feed/FeedModuleInput.swift
struct FeedViewModel { let title: String }
struct Post { let shown: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
