//- Feed/Post.swift
struct Post { let title: String }  // = view_model
struct PostRow { let title: String }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post, _ rows: [PostRow]) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: ""), PostRow(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = none
struct PostRow { let title: String }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post, _ rows: [PostRow]) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {  }
