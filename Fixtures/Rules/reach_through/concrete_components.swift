// A chain over a class leaks through no protocol, and is reached through all the same.
//- Users/UsersViewController.swift
import UIKit

final class UsersViewController: UIViewController {
  var presenter: UsersPresenter?  // ~ protocol_boundary: UsersPresenter

  func open() {
    presenter?.router?.open()  // ~ reach_through: UsersRouterInput
    presenter?.interactor?.load()  // ~ reach_through: UsersInteractorInput
  }
}

//- Users/UsersPresenter.swift
protocol UsersRouterInput { func open() }
protocol UsersInteractorInput { func load() }

final class UsersPresenter {
  var router: UsersRouterInput?
  var interactor: UsersInteractorInput?
}

//- Users/UsersRouter.swift
final class UsersRouter: UsersRouterInput {
  func open() {}
}

//- Users/UsersInteractor.swift
final class UsersInteractor: UsersInteractorInput {
  func load() {}
}
