//- .viperlint.yml
preset: viper
//- Home/HomeContract.swift
protocol HomeViewInput {
  func show(_ title: String)
}

protocol HomePresenterInput: AnyObject {
  func start()
}
//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomePresenterInput?

  func show(_ title: String) {}
}
//- Home/HomePresenter.swift
final class HomePresenter: HomePresenterInput {
  private(set) var view: HomeViewInput?

  func start() {
    view?.show("Home")
  }
}
//- Home/HomeBuilder.swift
enum HomeBuilder {
  static func build() -> HomeViewController {
    let view = HomeViewController()
    let presenter = HomePresenter()
    view.presenter = presenter
    return view
  }
}
//= --diff
//= --diff --unsafe-fixes
--- a/Home/HomeContract.swift
+++ b/Home/HomeContract.swift
@@ -1,4 +1,4 @@
-protocol HomeViewInput {
+protocol HomeViewInput: AnyObject {
   func show(_ title: String)
 }
 
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -1,5 +1,5 @@
 final class HomePresenter: HomePresenterInput {
-  private(set) var view: HomeViewInput?
+  private(set) weak var view: HomeViewInput?
 
   func start() {
     view?.show("Home")
//= left to a person
