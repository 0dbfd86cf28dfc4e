// One finding for each own type and UI type, at the strongest place, with or without an import.
//- Login/LoginPresenter.swift
final class LoginPresenter: LoginViewOutput {
  func style() {
    let label = UILabel()  // ~ ui_type: UILabel
    label.textColor = UIColor.red  // ~+ ui_type
  }
  func setTint(_ color: UIColor) {}  // ~+ ui_type
  private var tint: UIColor?  // ~ ui_type 21: UIColor
  func pick(_ sender: Any) {
    if let button = sender as? UIButton { button.isEnabled = false }  // ~ ui_type: UIButton
  }
  func open() { UIApplication.shared.open(address) }  // ~ ui_type: UIApplication
}

//- Login/LoginInteractor.swift
import UIKit  // ~+ ui_type

protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {
  func avatar() -> UIImage? { nil }  // ~ ui_type: UIImage
}

//- Login/LoginViewController.swift
import UIKit

protocol LoginViewOutput {}

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
  private let button = UIButton()
}

//- Login/LoginRouter.swift
final class LoginRouter {
  func show(_ controller: UIViewController) { UIApplication.shared.open(address) }
}

//- Login/LoginFormatter.swift
import UIKit

final class LoginFormatter {
  let color = UIColor.red
}
