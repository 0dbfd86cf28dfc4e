//- .viperlint.yml
preset: viper
//- Home/HomePresenter.swift
// A structure conforms to it, too, and no value is held weakly.
protocol HomeViewInput {
  func show(_ title: String)
}

protocol HomePresenterInput: AnyObject {
  func start()
}

final class HomePresenter: HomePresenterInput {
  var view: HomeViewInput?

  func start() {
    view?.show("Home")
  }
}
//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomePresenterInput?

  func show(_ title: String) {}
}

struct EmptyHome: HomeViewInput {
  func show(_ title: String) {}
}
//= --diff
//= --diff --unsafe-fixes
//= left to a person
