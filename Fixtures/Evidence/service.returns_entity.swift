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
typealias Completion<Value> = (Result<Value, Error>) -> Void
final class NewPostProvider {  // = service
  func posts(done: @escaping Completion<[Post]>) {}
}
typealias Answer<Value> = AnyPublisher<Value, Error>
final class RarePostProvider {  // = service
  func posts() -> Answer<[Post]> { fatalError() }
}
final class LatePostProvider {  // = service
  var posts: [Post] { get async { [] } }
}
final class KeptPostProvider {  // = service
  let posts = CurrentValueSubject<[Post], Never>([])
}
final class PostProviderv3 {  // = service
  func load() async -> Post { fatalError() }
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
//- Bikes/BikeProvider.swift
class Remote<Item: Decodable> {
  func all() -> AnyPublisher<[Item], Error> { fatalError() }
}
struct Bike: Decodable { let code: String }
final class BikeProvider: Remote<Bike> {}  // = service

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
final class NewPostProvider {  // = none
  func posts(among known: Set<[Post]> = []) {}
}
typealias Answer<Value> = ClosedRange<Value>
final class RarePostProvider {  // = none
  func posts() -> Answer<[Post]> { fatalError() }
}
final class LatePostProvider {  // = none
  var posts: [Post] { get { [] } }
}
final class KeptPostProvider {  // = none
  private let posts = CurrentValueSubject<[Post], Never>([])
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
//- Bikes/BikeProvider.swift
class Remote<Item: Decodable> {
  func all() -> [Item] { fatalError() }
}
struct Bike: Decodable { let code: String }
final class BikeProvider: Remote<Bike> {}  // = none
