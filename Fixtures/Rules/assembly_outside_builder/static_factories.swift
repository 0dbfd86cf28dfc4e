// A static member of a component that makes two parts of its module or more puts it together: the
// module's builder, wherever it is written. Who calls it asks a builder. What an instance makes for
// itself, and a static member that makes one part alone, is no assembly.
//- Login/LoginViewController.swift
import UIKit

protocol ModuleCreation { static func makeModule() -> UIViewController }

final class LoginViewController: UIViewController, ModuleCreation {
  var presenter: LoginPresenterInput?

  static func makeModule() -> UIViewController {
    let view = LoginViewController()
    let presenter = LoginPresenter()
    let interactor = LoginInteractor()
    let router = LoginRouter()
    presenter.interactor = interactor
    presenter.router = router
    interactor.output = presenter
    router.controller = view
    view.presenter = presenter
    return view
  }
}

//- Login/LoginPresenter.swift
protocol LoginPresenterInput: AnyObject { func didTap() }
protocol LoginInteractorOutput: AnyObject {}

final class LoginPresenter: LoginPresenterInput, LoginInteractorOutput {
  var interactor: LoginInteractorInput?
  var router: LoginRouterInput?
  func didTap() { router?.showCart() }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput {}

final class LoginInteractor: LoginInteractorInput {
  weak var output: LoginInteractorOutput?
}

//- Login/LoginRouter.swift
import UIKit

protocol LoginRouterInput { func showCart() }

final class LoginRouter: LoginRouterInput {
  weak var controller: UIViewController?
  func showProfile() {
    let profile = ProfileViewController.build()
    profile.modalPresentationStyle = .fullScreen
    controller?.present(profile, animated: true)
  }
  func showCart() { controller?.show(CartViewController.makeModule(), sender: nil) }  // ~ module_boundary: CartViewController
}

//- Cart/CartViewController.swift
import UIKit

final class CartViewController: UIViewController, ModuleCreation {
  var presenter: CartPresenterInput?

  static func makeModule() -> UIViewController {
    let view = CartViewController()
    view.presenter = CartPresenter()  // ~ assembly_outside_builder: CartViewController makes CartPresenter
    return view
  }
}

//- Cart/CartPresenter.swift
protocol CartPresenterInput: AnyObject {}

final class CartPresenter: CartPresenterInput {
  var interactor: CartInteractorInput?
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput {}

final class CartInteractor: CartInteractorInput {}

//- Help/HelpViewController.swift
import UIKit

final class HelpViewController: UIViewController {
  var presenter: HelpPresenterInput?

  func setUp() {
    let presenter = HelpPresenter()  // ~ assembly_outside_builder: HelpPresenter
    presenter.interactor = HelpInteractor()  // ~+ assembly_outside_builder
    self.presenter = presenter
  }
}

//- Help/HelpPresenter.swift
protocol HelpPresenterInput: AnyObject {}

final class HelpPresenter: HelpPresenterInput {
  var interactor: HelpInteractorInput?
}

//- Help/HelpInteractor.swift
protocol HelpInteractorInput {}

final class HelpInteractor: HelpInteractorInput {}

//- Profile/ProfileViewController.swift
import UIKit

/// What it gives is known by its class, and shown like any other screen.
final class ProfileViewController: UIViewController {
  var presenter: ProfilePresenterInput?

  static func build() -> ProfileViewController {
    let view = ProfileViewController()
    let presenter = ProfilePresenter()
    presenter.interactor = ProfileInteractor()
    view.presenter = presenter
    return view
  }
}

//- Profile/ProfilePresenter.swift
protocol ProfilePresenterInput: AnyObject {}

final class ProfilePresenter: ProfilePresenterInput {
  var interactor: ProfileInteractorInput?
}

//- Profile/ProfileInteractor.swift
protocol ProfileInteractorInput {}

final class ProfileInteractor: ProfileInteractorInput {}
