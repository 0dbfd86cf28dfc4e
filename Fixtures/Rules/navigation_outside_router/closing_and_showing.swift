// To close a screen and to show the next in one function is one move; what only closes is told by itself.
//- Profile/ProfileViewController.swift
import UIKit

final class ProfileViewController: UIViewController {
  var presenter: ProfileViewOutput?

  @objc private func signOut() {
    navigationController?.dismiss(animated: true)  // ~+ navigation_outside_router
    navigationController?.pushViewController(UIViewController(), animated: true)  // ~ navigation_outside_router: 'pushViewController'
  }
}

//- Profile/ProfileEditViewController.swift
import UIKit

final class ProfileEditViewController: UIViewController {
  var presenter: ProfileViewOutput?

  @objc private func save() {
    navigationController?.dismiss(animated: true)  // ~ navigation_outside_router: 'dismiss'
  }

  @objc private func next() {
    navigationController?.pushViewController(UIViewController(), animated: true)  // ~ navigation_outside_router: 'pushViewController'
  }
}

//- Profile/ProfilePresenter.swift
protocol ProfileViewOutput: AnyObject {}

final class ProfilePresenter: ProfileViewOutput {
  var interactor: ProfileInteractorInput?
  var router: ProfileRouterInput?
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput: AnyObject {}

final class ProfileInteractor: ProfileInteractorInput {}

//- Profile/ProfileRouter.swift
protocol ProfileRouterInput: AnyObject {}

final class ProfileRouter: ProfileRouterInput {}
