// What faces out of a module is open to every role; a face of the inside is not.
//- Login/LoginModule.swift
protocol LoginModuleInput: AnyObject { func restart() }
protocol LoginModuleOutput: AnyObject { func loginDidEnd() }

//- Login/LoginInteractor.swift
protocol LoginInteractorInput: AnyObject { func logIn() }

final class LoginInteractor: LoginInteractorInput {
  weak var moduleOutput: LoginModuleOutput?
  weak var router: LoginRouterInput?  // ~ layer_dependency: LoginRouterInput

  func logIn() { moduleOutput?.loginDidEnd() }
}

//- Login/LoginViewController.swift
import UIKit

protocol LoginViewOutput: AnyObject { func didTap() }

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
  weak var moduleOutput: LoginModuleOutput?
}

//- Login/LoginPresenter.swift
final class LoginPresenter: LoginViewOutput, LoginModuleInput {
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?

  func didTap() { interactor?.logIn() }
  func restart() {}
}

//- Login/LoginRouter.swift
protocol LoginRouterInput: AnyObject { func close() }

final class LoginRouter: LoginRouterInput {
  weak var next: LoginModuleOutput?

  func close() {}
}
