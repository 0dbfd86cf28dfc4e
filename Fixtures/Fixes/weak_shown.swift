//- .viperlint.yml
preset: viper
//- Home/HomePresenter.swift
// What is weak is optional, so that the code around must follow.
protocol HomeViewInput: AnyObject {
  func show(_ title: String)
}

protocol HomePresenterInput: AnyObject {
  func start()
}

final class HomePresenter: HomePresenterInput {
  private let view: HomeViewInput

  init(view: HomeViewInput) {
    self.view = view
  }

  func start() {
    view.show("Home")
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
-  private let view: HomeViewInput
+  private weak var view: HomeViewInput?
 
   init(view: HomeViewInput) {
     self.view = view
//= left to a person
--- a/Home/HomePresenter.swift
+++ b/Home/HomePresenter.swift
@@ -8,7 +8,7 @@
 }
 
 final class HomePresenter: HomePresenterInput {
-  private let view: HomeViewInput
+  private weak var view: HomeViewInput?
 
   init(view: HomeViewInput) {
     self.view = view
