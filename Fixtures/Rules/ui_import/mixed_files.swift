// A file that has to do with screens may import their framework; a face does not make it such.
//- Login/LoginPresenter.swift
import UIKit

final class LoginPresenter: LoginViewOutput {
  var router: LoginRouterInput?
}

final class LoginViewController: UIViewController, LoginViewInput {
  var output: LoginViewOutput?
}

//- Login/LoginProtocols.swift
protocol LoginViewOutput {}

//- Login/LoginRouting.swift
import UIKit

protocol LoginRouterInput {}

final class LoginRouter: LoginRouterInput {}

final class LoginStartPresenter: LoginViewOutput {
  var router: LoginRouterInput?
}

//- Login/LoginInteractor.swift
import UIKit

final class LoginInteractor: LoginInteractorInput {}

extension UIColor {
  static let brand = UIColor.red
}

//- Login/LoginFacePresenter.swift
import UIKit  // ~ ui_import

protocol LoginViewInput: AnyObject {}
protocol LoginInteractorInput {}

final class LoginFacePresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
}

//- Login/LoginExtendingPresenter.swift
import UIKit  // ~ ui_import

final class LoginExtendingPresenter: LoginViewOutput {}

extension String {
  var trimmed: String { self }
}
