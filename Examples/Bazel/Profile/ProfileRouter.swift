import UIKit

protocol ProfileRouterInterface: AnyObject {
  func close()
}

final class ProfileRouter: ProfileRouterInterface {
  weak var view: UIViewController?

  static func make() -> UIViewController {
    let view = ProfileViewController()
    let presenter = ProfilePresenter()
    let interactor = ProfileInteractor()
    let router = ProfileRouter()
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
