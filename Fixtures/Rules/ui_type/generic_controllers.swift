// A controller that fills a generic base with its presenter is driven by it, and so is its screen.
//- .viperlint.yml
exclude: []

//- Common/Controller.swift
import UIKit

protocol PresenterType: AnyObject { func setup() }

class Controller<P: PresenterType>: UIViewController {
  var presenter: P!
}

//- Screens/SignUp/SignUpPresenter.swift
import UIKit  // ~+ ui_type

final class SignUpPresenter: PresenterType {  // = presenter
  func setup() {}

  func ask(from controller: UIViewController) {  // ~ ui_type: SignUpPresenter takes UIViewController
    controller.present(UIAlertController(), animated: true)  // ~+ ui_type
  }
}

//- Screens/SignUp/SignUpViewController.swift
import UIKit

final class SignUpViewController: Controller<SignUpPresenter> {
  @objc private func tap() { presenter.ask(from: self) }
}

//- Common/ErrorPresenter.swift
import UIKit

final class ErrorPresenter {  // = none
  func show(from controller: UIViewController) {
    controller.present(UIAlertController(), animated: true)
  }
}
