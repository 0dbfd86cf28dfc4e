//- .viperlint.yml
exclude: []

//- Cart/CartViewController.swift
import UIKit

protocol CartViewInput: AnyObject { func show(_ title: String) }

final class CartViewController: UIViewController, CartViewInput {
  var presenter: CartViewOutput?
  override func viewDidLoad() { CartRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ note navigation_outside_router
}

//- Cart/CartPresenter.swift
protocol CartViewOutput { func load() }

final class CartPresenter: CartViewOutput {
  weak var view: CartViewInput?
  var interactor: CartInteractorInput?
  func load() { interactor?.load() }
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput { func load() }

final class CartInteractor: CartInteractorInput {
  func load() {}
}

//- Cart/CartRouter.swift
final class CartRouter {
  static func createModule(for view: CartViewController) {
    let presenter = CartPresenter()
    presenter.view = view
    presenter.interactor = CartInteractor()
    view.presenter = presenter
  }
}

//- Home/HomeViewController.swift
import UIKit

protocol HomeViewInput: AnyObject { func show(_ title: String) }

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomeViewOutput?
  override func viewDidLoad() { HomeRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ note navigation_outside_router
}

//- Home/HomePresenter.swift
protocol HomeViewOutput { func load() }

final class HomePresenter: HomeViewOutput {
  weak var view: HomeViewInput?
  var interactor: HomeInteractorInput?
  func load() { interactor?.load() }
}

//- Home/HomeInteractor.swift
protocol HomeInteractorInput { func load() }

final class HomeInteractor: HomeInteractorInput {
  func load() {}
}

//- Home/HomeRouter.swift
final class HomeRouter {
  static func createModule(for view: HomeViewController) {
    let presenter = HomePresenter()
    presenter.view = view
    presenter.interactor = HomeInteractor()
    view.presenter = presenter
  }
}

//- Login/LoginViewController.swift
import UIKit

protocol LoginViewInput: AnyObject { func show(_ title: String) }

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginViewOutput?
  override func viewDidLoad() { LoginRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ note navigation_outside_router
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput { func load() }

final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
  func load() { interactor?.load() }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput { func load() }

final class LoginInteractor: LoginInteractorInput {
  func load() {}
}

//- Login/LoginRouter.swift
final class LoginRouter {
  static func createModule(for view: LoginViewController) {
    let presenter = LoginPresenter()
    presenter.view = view
    presenter.interactor = LoginInteractor()
    view.presenter = presenter
  }
}

//= twin
//- .viperlint.yml
exclude: []

//- Cart/CartViewController.swift
import UIKit

protocol CartViewInput: AnyObject { func show(_ title: String) }

final class CartViewController: UIViewController, CartViewInput {
  var presenter: CartViewOutput?
  override func viewDidLoad() { CartRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ navigation_outside_router
}

//- Cart/CartPresenter.swift
protocol CartViewOutput { func load() }

final class CartPresenter: CartViewOutput {
  weak var view: CartViewInput?
  var interactor: CartInteractorInput?
  func load() { interactor?.load() }
}

//- Cart/CartInteractor.swift
protocol CartInteractorInput { func load() }

final class CartInteractor: CartInteractorInput {
  func load() {}
}

//- Cart/CartRouter.swift
final class CartRouter {
  static func createModule(for view: CartViewController) {
    let presenter = CartPresenter()
    presenter.view = view
    presenter.interactor = CartInteractor()
    view.presenter = presenter
  }
}

//- Home/HomeViewController.swift
import UIKit

protocol HomeViewInput: AnyObject { func show(_ title: String) }

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomeViewOutput?
  override func viewDidLoad() { HomeRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ navigation_outside_router
}

//- Home/HomePresenter.swift
protocol HomeViewOutput { func load() }

final class HomePresenter: HomeViewOutput {
  weak var view: HomeViewInput?
  var interactor: HomeInteractorInput?
  func load() { interactor?.load() }
}

//- Home/HomeInteractor.swift
protocol HomeInteractorInput { func load() }

final class HomeInteractor: HomeInteractorInput {
  func load() {}
}

//- Home/HomeRouter.swift
final class HomeRouter {
  static func createModule(for view: HomeViewController) {
    let presenter = HomePresenter()
    presenter.view = view
    presenter.interactor = HomeInteractor()
    view.presenter = presenter
  }
}

//- Login/LoginViewController.swift
import UIKit

protocol LoginViewInput: AnyObject { func show(_ title: String) }

final class LoginViewController: UIViewController, LoginViewInput {
  var presenter: LoginViewOutput?
  override func viewDidLoad() { LoginRouter.createModule(for: self) }
  func show(_ title: String) { self.title = title }
  func open() { performSegue(withIdentifier: "next", sender: nil) }  // ~ navigation_outside_router
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput { func load() }

final class LoginPresenter: LoginViewOutput {
  weak var view: LoginViewInput?
  var interactor: LoginInteractorInput?
  func load() { interactor?.load() }
}

//- Login/LoginInteractor.swift
protocol LoginInteractorInput { func load() }

final class LoginInteractor: LoginInteractorInput {
  func load() {}
}

//- Login/LoginRouter.swift
final class LoginRouter {
  static func createModule(for view: LoginViewController) {
    let presenter = LoginPresenter()
    presenter.view = view
    presenter.interactor = LoginInteractor()
    view.presenter = presenter
  }
  func open() {}
}
