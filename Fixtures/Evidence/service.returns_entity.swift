//- Posts/PostProvider.swift
final class PostProvider {  // = service
  func load() async -> Post { fatalError() }
}
final class DraftProvider {  // = service
  func drafts() -> AnyPublisher<[Post], Never> { fatalError() }
}
final class OldPostProvider {  // = service
  func posts(done: @escaping (Result<[Post], Error>) -> Void) {}
}
//- Feed/FeedInteractor.swift
struct Post: Codable { let title: String }  // = entity
final class FeedInteractor { var posts: [Post] = [] }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Scales/ScaleClient.swift
struct Weighing: Decodable { let grams: Int }
final class ScaleClient {  // = service
  func tare() async -> Weighing { fatalError() }
}

//= twin
//- Posts/PostProvider.swift
final class PostProvider {  // = none
  func load() -> Post { fatalError() }
}
final class DraftProvider {  // = none
  func drafts() -> [Post] { fatalError() }
}
final class OldPostProvider {  // = none
  func posts(where isWanted: (Post) -> Bool, then keeps: @escaping (Post) -> Bool) {}
}
//- Feed/FeedInteractor.swift
struct Post: Codable { let title: String }  // = entity
final class FeedInteractor { var posts: [Post] = [] }
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Scales/ScaleClient.swift
struct Weighing: Decodable { let grams: Int }
final class ScaleClient {  // = none
  func tare() -> Weighing { fatalError() }
}
