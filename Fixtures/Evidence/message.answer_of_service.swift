//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  struct Response { let titles: [String] }  // = response
  enum Page {
    struct Request {}  // = request
    struct Response: Decodable { let titles: [String] }  // = none
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(_ request: Feed.Page.Request) }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker: FeedWorker
  func load(_ request: Feed.Page.Request) {
    worker.load { self.presenter?.present(Feed.Response(titles: $0.titles)) }
  }
}
//- Feed/FeedWorker.swift
final class FeedWorker {
  func load(completion: @escaping (Feed.Page.Response) -> Void) {
    URLSession.shared.dataTask(with: address) { data, _, _ in
      completion(JSONDecoder().decode(Feed.Page.Response.self, from: data))
    }.resume()
  }
}
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(_ response: Feed.Response) }
final class FeedPresenter: FeedPresentationLogic { func present(_ response: Feed.Response) {} }

//= twin
//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  enum Page {
    struct Request {}  // = request
    struct Response: Decodable { let titles: [String] }  // = response
  }
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController { var interactor: FeedBusinessLogic? }
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(_ request: Feed.Page.Request) }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker: FeedWorker
  func load(_ request: Feed.Page.Request) {
    worker.load { self.presenter?.present($0) }
  }
}
//- Feed/FeedWorker.swift
final class FeedWorker {
  func load(completion: @escaping (Feed.Page.Response) -> Void) {  // ~ model_flow: Response
    URLSession.shared.dataTask(with: address) { data, _, _ in
      completion(JSONDecoder().decode(Feed.Page.Response.self, from: data))
    }.resume()
  }
}
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func present(_ response: Feed.Page.Response) }
final class FeedPresenter: FeedPresentationLogic { func present(_ response: Feed.Page.Response) {} }
