// A member of a router that makes a view, presenter or interactor of its own module is a builder's,
// whole; the other members are a router's, and who calls the member refers to a builder.
//- Login/LoginRouter.swift
import UIKit

protocol LoginRouterInput { func showSignUp() }

final class LoginRouter: LoginRouterInput {  // = router by name in Login
  weak var controller: UIViewController?

  static func startLogin(with interactor: LoginInteractorInput) -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let router = LoginRouter()
    presenter.interactor = interactor
    presenter.router = router
    view.output = presenter
    router.controller = view
    return view
  }

  func showSignUp() {
    controller?.show(SignUpRouter.start(), sender: nil)
  }

  func remember(_ interactor: LoginInteractorInput) {}  // ~ layer_dependency: LoginInteractorInput
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput { func didTapSignUp() }

final class LoginPresenter: LoginViewOutput {
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?

  func didTapSignUp() { router?.showSignUp() }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput { func logIn() }

final class LoginInteractor: LoginInteractorInput {
  func logIn() {}
}

//- SignUp/SignUpRouter.swift
import UIKit

protocol SignUpRouterInput {}

final class SignUpRouter: SignUpRouterInput {
  static func start() -> UIViewController {
    let view = SignUpViewController()
    let presenter = SignUpPresenter()
    view.output = presenter
    return view
  }
}

//- SignUp/SignUpPresenter.swift
import Foundation

protocol SignUpViewOutput { func didFinish() }

final class SignUpPresenter: SignUpViewOutput {
  var router: SignUpRouterInput?

  func didFinish() {
    _ = LoginRouter.startLogin(with: makeInteractor())  // ~ layer_dependency: LoginRouter
  }
}

//- SignUp/SignUpViewController.swift
import UIKit

final class SignUpViewController: UIViewController {
  var output: SignUpViewOutput?
}
