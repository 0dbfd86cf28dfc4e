protocol FeedPresenterInterface: AnyObject {
  func viewIsReady()
}

final class FeedPresenter: FeedPresenterInterface {
  weak var view: FeedViewInterface?
  var interactor: FeedInteractorInput?
  var router: FeedRouterInterface?

  func viewIsReady() {
    interactor?.load()
  }
}

extension FeedPresenter: FeedInteractorOutput {
  func loaded(_ title: String) {
    view?.show(title)
  }
}
