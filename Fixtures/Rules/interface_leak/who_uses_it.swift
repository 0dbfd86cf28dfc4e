// A component in a protocol is a leak once somebody other than a builder uses it; one finding a
// protocol, at its first such property.
//- About/AboutProtocols.swift
protocol AboutPresenterProtocol: AnyObject {
  var router: AboutRouterProtocol! { set get }
  var interactor: AboutInteractorProtocol! { set get }  // ~ interface_leak: AboutPresenterProtocol
}
protocol AboutRouterProtocol: AnyObject { func close() }
protocol AboutInteractorProtocol: AnyObject { func load() }

//- About/AboutViewController.swift
import UIKit

final class AboutViewController: UIViewController {
  var presenter: AboutPresenterProtocol?

  func close() {
    presenter?.router.close()  // ~ reach_through: AboutRouterProtocol
    presenter?.interactor.load()  // ~ reach_through: AboutInteractorProtocol
  }
}

//- About/AboutPresenter.swift
final class AboutPresenter: AboutPresenterProtocol {
  var router: AboutRouterProtocol!
  var interactor: AboutInteractorProtocol!
}

//- About/AboutRouter.swift
final class AboutRouter: AboutRouterProtocol {
  func close() {}
}

//- About/AboutInteractor.swift
final class AboutInteractor: AboutInteractorProtocol {
  func load() {}
}

//- Main/MainProtocols.swift
protocol MainPresenterProtocol: AnyObject {  // = presenter by conformer in Main
  var router: MainRouterProtocol! { set get }
  var interactor: MainInteractorProtocol! { get set }
}
protocol MainRouterProtocol: AnyObject { func close() }
protocol MainInteractorProtocol: AnyObject { func load() }

//- Main/MainViewController.swift
import UIKit

final class MainViewController: UIViewController {
  var presenter: MainPresenterProtocol?
}

//- Main/MainPresenter.swift
final class MainPresenter: MainPresenterProtocol {
  var router: MainRouterProtocol!
  var interactor: MainInteractorProtocol!

  func close() { router.close() }
}

//- Main/MainRouter.swift
final class MainRouter: MainRouterProtocol {
  static func assemble(_ presenter: MainPresenterProtocol) {
    presenter.interactor = MainInteractor()
    presenter.interactor.load()
  }

  func close() {}
}

//- Main/MainInteractor.swift
final class MainInteractor: MainInteractorProtocol {
  func load() {}
}

//- Main/MainConfigurator.swift
final class MainConfigurator {
  func configure(_ controller: MainViewController) {
    let presenter: MainPresenterProtocol = MainPresenter()
    presenter.router = MainRouter()
    presenter.interactor = MainInteractor()
    presenter.router.close()
    controller.presenter = presenter
  }
}
