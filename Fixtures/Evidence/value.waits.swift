//- Feed/Post.swift
struct Post { let title: String; func pull() async -> String { title } }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }

//= twin
//- Feed/Post.swift
struct Post { let title: String; func pull() -> String { title } }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
