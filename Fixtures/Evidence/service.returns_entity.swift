//- Posts/PostProvider.swift
final class PostProvider {  // = service
  func load() async -> Post { fatalError() }
}
//- Feed/FeedInteractor.swift
struct Post: Codable { let title: String }  // = entity
final class FeedInteractor { var posts: [Post] = [] }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}

//= twin
//- Posts/PostProvider.swift
final class PostProvider {  // = none
  func load() -> Post { fatalError() }
}
//- Feed/FeedInteractor.swift
struct Post: Codable { let title: String }  // = entity
final class FeedInteractor { var posts: [Post] = [] }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
