//- Feed/Post.swift
struct Post { let title: String }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func open() { FeedBuilder().make(Post(title: "")) } }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/FeedBuilder.swift
struct FeedBuilder {
  func make(_ post: Post) -> UIViewController {
    let view = FeedViewController()
    view.presenter = FeedPresenter()
    return view
  }
}

//= twin
//- Feed/Post.swift
struct Post { let title: String }  // = view_model
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ post: Post) {} }
//- Feed/FeedPresenter.swift
final class FeedPresenter { func load() { send(Post(title: "")) } }
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
//- Feed/FeedBuilder.swift
struct FeedBuilder {
  func make(_ post: Post) -> UIViewController {
    let view = FeedViewController()
    view.presenter = FeedPresenter()
    return view
  }
}
