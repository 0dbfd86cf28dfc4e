//- .viperlint.yml
preset: viper
//- Home/HomePresenter.swift
// The router makes the view and keeps it until it is shown: weak, it would be gone at once.
protocol HomeViewInput: AnyObject {
  func show(_ title: String)
}

protocol HomePresenterInput: AnyObject {
  func start()
}

final class HomePresenter: HomePresenterInput {
  var view: HomeViewInput?
  var router: HomeRouter?

  func start() {
    view?.show("Home")
  }
}
//- Home/HomeRouter.swift
final class HomeRouter {
  var view: HomeViewController?

  init() {
    let view = HomeViewController()
    let presenter = HomePresenter()
    presenter.view = view
    presenter.router = self
    view.presenter = presenter
    self.view = view
  }
}
//- Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController, HomeViewInput {
  var presenter: HomePresenterInput?

  func show(_ title: String) {}
}
//= --diff
//= --diff --unsafe-fixes
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -8,7 +8,7 @@
 }
 
 final class HomePresenter: HomePresenterInput {
-  var view: HomeViewInput?
+  weak var view: HomeViewInput?
   var router: HomeRouter?
 
   func start() {
--- a/Home/HomeRouter.swift
+++ b/Home/HomeRouter.swift
@@ -1,5 +1,5 @@
 final class HomeRouter {
-  var view: HomeViewController?
+  weak var view: HomeViewController?
 
   init() {
     let view = HomeViewController()
//= left to a person
--- a/Home/HomeRouter.swift
+++ b/Home/HomeRouter.swift
@@ -1,5 +1,5 @@
 final class HomeRouter {
-  var view: HomeViewController?
+  weak var view: HomeViewController?
 
   init() {
     let view = HomeViewController()
