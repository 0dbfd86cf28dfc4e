import UIKit

protocol FeedRouterInterface: AnyObject {
  func close()
}

final class FeedRouter: FeedRouterInterface {
  weak var view: UIViewController?

  static func make() -> UIViewController {
    let view = FeedViewController()
    let presenter = FeedPresenter()
    let interactor = FeedInteractor()
    let router = FeedRouter()
    view.presenter = presenter
    presenter.view = view
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.view = view
    return view
  }

  func close() {
    view?.dismiss(animated: true)
  }
}
