//- Feed/Post.swift
struct Post { let title: String; func fill(_ label: UILabel) {} }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }

//= twin
//- Feed/Post.swift
struct Post: Codable { let title: String; func fill(_ label: UILabel) {} }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
