//- .viperlint.yml
preset: clean-swift
//- Services/ErrorResponse.swift
struct ErrorResponse { var statusCode: Int? }  // = entity
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load() }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  let worker: FeedWorker
  func load() { worker.load { self.presenter?.presentFailure($0) } }
}
//- Feed/FeedWorker.swift
final class FeedWorker {
  func load(completion: @escaping (ErrorResponse) -> Void) {
    completion(ErrorResponse(statusCode: 404))
  }
}
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func presentFailure(_ error: ErrorResponse) }
final class FeedPresenter: FeedPresentationLogic {
  func presentFailure(_ error: ErrorResponse) {}
}

//= twin
//- .viperlint.yml
preset: clean-swift
//- Services/ErrorResponse.swift
enum Failure {
  struct Request {}
  struct ErrorResponse { var statusCode: Int? }  // = response
}
//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic { func load(_ request: Failure.Request) }
final class FeedInteractor: FeedBusinessLogic {
  var presenter: FeedPresentationLogic?
  func load(_ request: Failure.Request) {
    presenter?.presentFailure(Failure.ErrorResponse(statusCode: 404))
  }
}
//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic { func presentFailure(_ error: Failure.ErrorResponse) }
final class FeedPresenter: FeedPresentationLogic {
  func presentFailure(_ error: Failure.ErrorResponse) {}
}
