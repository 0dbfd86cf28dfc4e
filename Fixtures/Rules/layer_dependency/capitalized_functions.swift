// A static function makes nothing by its capital letter; a nested type does.
//- .viperlint.yml
exclude: []

//- Login/LoginRouter.swift
import UIKit

protocol LoginRouterInput: AnyObject { func open() }

final class LoginRouter: LoginRouterInput {
  static func LoginModule(_ view: LoginViewController) {
    view.presenter = LoginPresenter(router: LoginRouter())
  }

  final class Stack: UIViewController {}

  func open() {}
}

//- Login/LoginPresenter.swift
protocol LoginPresenterInput: AnyObject {}

final class LoginPresenter: LoginPresenterInput {
  private let router: LoginRouterInput

  init(router: LoginRouterInput) { self.router = router }
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var presenter: LoginPresenterInput?

  override func viewDidLoad() {
    super.viewDidLoad()
    LoginRouter.LoginModule(self)  // ~ note layer_dependency: LoginViewController calls LoginRouter
    view.addSubview(LoginRouter.Stack().view)
  }
}
