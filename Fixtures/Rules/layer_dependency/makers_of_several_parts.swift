// A member that makes two parts of a module puts it together, whoever has it; one that makes a single
// part does not.

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Feed/FeedPresenter.swift
final class FeedPresenter {
  var interactor: FeedInteractorInput?
}

//- Services/FeedService.swift
final class FeedService {
  func presenter() -> AnyObject {
    let presenter = FeedPresenter()
    presenter.interactor = FeedInteractor()
    return presenter
  }

  func interactor() -> AnyObject { FeedInteractor() }  // ~ layer_dependency: FeedInteractor
}
