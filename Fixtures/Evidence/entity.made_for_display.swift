//- Feed/Post.swift
struct Post { let title: String }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor { func load() -> Post { Post(title: "") } }
