//- Feed/Post.swift
struct Post { let title: String; func fill(_ label: UILabel) {} }  // = none
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
//- Search/SearchOrder.swift
struct SearchOrder {  // = none
  let word: String
  func run(by search: PostSearching) { search.start(word) }
}
//- Search/SearchInteractor.swift
final class SearchInteractor { func go() { _ = SearchOrder(word: "") } }
//- Search/SearchViewController.swift
final class SearchViewController: UIViewController {}
//- Services/PostService.swift
protocol PostSearching: AnyObject { func start(_ word: String) }
final class PostService: PostSearching { func start(_ word: String) {} }

//= twin
//- Feed/Post.swift
struct Post: Codable { let title: String; func fill(_ label: UILabel) {} }  // = entity
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor { var last: Post? }
//- Search/SearchOrder.swift
struct SearchOrder {  // = entity
  let word: String
  func run(by search: PostSearching) { search.start(word) }
}
//- Search/SearchInteractor.swift
final class SearchInteractor { func go() { _ = SearchOrder(word: "") } }
//- Search/SearchViewController.swift
final class SearchViewController: UIViewController {}
//- Services/PostWords.swift
protocol PostSearching: AnyObject { func start(_ word: String) }
final class PostWords: PostSearching { func start(_ word: String) {} }
