//- Feed/Post.swift
struct Post { let title: String }  // = view_model
//- Feed/FeedViewController.swift
protocol FeedViewInput: AnyObject { func show(_ post: Post) }
final class FeedViewController: UIViewController, FeedViewInput { func show(_ post: Post) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }
