//- Feed/Entities/PostLine.swift
struct PostLine { let title: String, author: String? }  // = none
//- Feed/Entities/Post.swift
struct Post: Decodable { let title: String }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ rows: [PostLine]) {} }
//- Feed/FeedPresenter.swift
protocol FeedInteractorOutput: AnyObject { func didLoad(_ rows: [PostLine]) }
final class FeedPresenter: FeedInteractorOutput { func didLoad(_ rows: [PostLine]) {} }
//- Feed/FeedInteractor.swift
final class FeedInteractor {
  weak var output: FeedInteractorOutput?
  func loaded(_ posts: [Post]) {
    output?.didLoad(posts.map { PostLine(title: $0.title, author: nil) })
  }
}

//= twin
//- Feed/Entities/PostLine.swift
struct PostLine { let title: String, votes: Int }  // = entity
//- Feed/Entities/Post.swift
struct Post: Decodable { let title: String }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { func show(_ rows: [PostLine]) {} }
//- Feed/FeedPresenter.swift
protocol FeedInteractorOutput: AnyObject { func didLoad(_ rows: [PostLine]) }
final class FeedPresenter: FeedInteractorOutput { func didLoad(_ rows: [PostLine]) {} }
//- Feed/FeedInteractor.swift
final class FeedInteractor {
  weak var output: FeedInteractorOutput?
  func loaded(_ posts: [Post]) {
    output?.didLoad(posts.map { PostLine(title: $0.title, votes: 0) })
  }
}
