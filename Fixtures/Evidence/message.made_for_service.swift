//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  struct Request { let page: Int }  // = request
  struct StoreRequest { let offset: Int }  // = none
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
  func load() { interactor?.load(.init(page: 0)) }
}
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(_ request: Feed.Request) }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker: FeedWorker
  func load(_ request: Feed.Request) {
    send(Feed.StoreRequest(offset: request.page * 20))
  }
  func reload() { load(Feed.Request(page: 0)) }
  private func send(_ request: Feed.StoreRequest) { worker.load(request) }
}
//- Feed/FeedWorker.swift
final class FeedWorker { func load(_ request: Feed.StoreRequest) {} }
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}

//= twin
//- .viperlint.yml
preset: clean-swift
//- Feed/FeedModels.swift
enum Feed {
  struct Request { let page: Int }  // = request
  struct StoreRequest { let offset: Int }  // = request
}
//- Feed/FeedViewController.swift
final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
  func load() { interactor?.load(Feed.StoreRequest(offset: 0)) }
}
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(_ request: Feed.StoreRequest) }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker: FeedWorker
  func load(_ request: Feed.StoreRequest) { worker.load(request) }
}
//- Feed/FeedWorker.swift
final class FeedWorker {
  func load(_ request: Feed.StoreRequest) {}  // ~ model_flow: StoreRequest
}
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}
final class FeedPresenter: FeedPresentationLogic {}
