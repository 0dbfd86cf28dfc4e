// What a convenience initialiser hands to the designated one can be replaced by calling that; a default
// makes the concrete type known all the same.
//- Feed/FeedPresenter.swift
protocol FeedInteractorInput {}

final class FeedPresenter {
  private let interactor: FeedInteractorInput
  private let router: FeedRouterInput

  init(interactor: FeedInteractorInput, router: FeedRouterInput = FeedRouter()) {  // ~ assembly_outside_builder: FeedRouter
    self.interactor = interactor
    self.router = router
  }

  convenience init(id: Int) {
    self.init(interactor: FeedInteractor(id: id))
  }

  init() {
    interactor = FeedInteractor(id: 0)  // ~ assembly_outside_builder: FeedInteractor
    router = FeedRouter()  // ~+ assembly_outside_builder
  }
}

//- Feed/FeedInteractor.swift
final class FeedInteractor: FeedInteractorInput {
  init(id: Int) {}
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
