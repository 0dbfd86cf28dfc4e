// A face that names a UI type is a finding of its own; a view's face may name what it likes.
//- Login/LoginProtocols.swift
import UIKit

protocol LoginViewInput: AnyObject {
  func setTint(_ color: UIColor)
}
protocol LoginViewOutput {
  func didTap(_ button: UIButton)  // ~ ui_type: LoginViewOutput
}
protocol LoginInteractorInput {
  var avatar: UIImage? { get }  // ~ ui_type: LoginInteractorInput
}
protocol LoginRouterInput {
  func show(from controller: UIViewController)
}

//- Login/LoginPresenter.swift
final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?

  func didTap(_ button: UIButton) {}  // ~+ ui_type
}

//- Login/LoginInteractor.swift
final class LoginInteractor: LoginInteractorInput {
  var avatar: UIImage?  // ~+ ui_type
}

//- Login/LoginRouter.swift
final class LoginRouter: LoginRouterInput {
  func show(from controller: UIViewController) {}
}

//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?

  func setTint(_ color: UIColor) {}
}
