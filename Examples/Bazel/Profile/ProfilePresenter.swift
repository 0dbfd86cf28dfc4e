protocol ProfilePresenterInterface: AnyObject {
  func viewIsReady()
}

final class ProfilePresenter: ProfilePresenterInterface {
  weak var view: ProfileViewInterface?
  var interactor: ProfileInteractorInput?
  var router: ProfileRouterInterface?

  func viewIsReady() {
    interactor?.load()
  }
}

extension ProfilePresenter: ProfileInteractorOutput {
  func loaded(_ title: String) {
    view?.show(title)
  }
}
