//- .viperlint.yml
preset: clean-swift

//- Scenes/Login/Login.swift
enum Login {
  typealias ViewModel = LoginViewModel
}

struct LoginViewModel {  // = view_model by name in Login
  let title: String
}

//- Scenes/Login/LoginInteractor.swift
extension Login {
  final class Interactor {  // = interactor by name in Login
    private let presenter: Presenter  // ~ protocol_boundary: Login.Interactor holds Login.Presenter
    private let history: History.Presenter

    init(presenter: Presenter, history: History.Presenter) {  // ~+ protocol_boundary
      self.presenter = presenter
      self.history = history
    }
  }
}

//- Scenes/Login/LoginPresenter.swift
protocol LoginDisplayLogic: AnyObject {
  func show(_ model: Login.ViewModel)
}

extension Login {
  final class Presenter {  // = presenter by name in Login
    weak var view: LoginDisplayLogic?

    func present(_ title: String) { view?.show(Login.ViewModel(title: title)) }
  }
}

//- Scenes/Login/LoginViewController.swift
import UIKit

extension Login {
  final class LoginViewController: UIViewController, LoginDisplayLogic {  // = view by inherits in Login
    func show(_ model: Login.ViewModel) {}
  }
}

//- Common/History.swift
// Of one part alone an enumeration is no scene.
enum History {
  final class Presenter {}  // = none
}

//- Common/BannerView.swift
import UIKit

// Nor is a view with parts of its own.
final class BannerView: UIView {
  final class Presenter {}  // = none
  final class Interactor {}  // = none
}
