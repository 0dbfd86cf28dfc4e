//- Network/RequestRouter.swift
protocol RequestRouter {  // = service
  func send(_ path: String, completion: @escaping (Data?) -> Void)
}
final class HTTPRouter: RequestRouter {  // = service
  private let session = URLSession(configuration: .default)
  func send(_ path: String, completion: @escaping (Data?) -> Void) {
    session.dataTask(with: path) { data, _, _ in completion(data) }.resume()
  }
}
//- Network/PathRouter.swift
protocol PathRouter {  // = service
  associatedtype Path
  func send(_ path: Path)
}
final class Router<Path>: PathRouter {  // = service
  private let session = URLSession(configuration: .default)
  func send(_ path: Path) { session.dataTask(with: path).resume() }
}
//- Network/EntryRouter.swift
enum EntryRouter {  // = none
  case first, last
  var session: URLSession { .shared }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter { let client: Router<Int>? }
//- Feed/FeedInteractor.swift
final class FeedInteractor { let router: RequestRouter }

//= twin
//- Network/RequestRouter.swift
protocol RequestRouter {  // = router
  func send(_ path: String, from source: UIViewController)
}
final class HTTPRouter: RequestRouter {  // = router
  private let session = URLSession(configuration: .default)
  func send(_ path: String, from source: UIViewController) {
    session.dataTask(with: path) { data, _, _ in
      source.show(FeedViewController(), sender: nil)
    }.resume()
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {}
//- Feed/FeedPresenter.swift
final class FeedPresenter {}
//- Feed/FeedInteractor.swift
final class FeedInteractor {}
