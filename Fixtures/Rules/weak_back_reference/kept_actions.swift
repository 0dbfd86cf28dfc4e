// A UIAction keeps its closure: one that a property keeps captures nobody who has the property.
//- Login/LoginViewController.swift
import UIKit

final class LoginViewController: UIViewController {
  var output: LoginViewOutput?
  private lazy var submit = UIAction { _ in self.tap() }  // ~+ weak_back_reference
  private lazy var send: UIAction = .init { _ in self.tap() }  // ~+ weak_back_reference
  private lazy var cancel: UIAction = .init { [weak self] _ in self?.tap() }
  private lazy var help: UIAction = UIAction(title: "", handler: { _ in self.tap() })  // ~+ weak_back_reference
  private lazy var button = UIButton(primaryAction: UIAction { _ in self.tap() })  // ~ weak_back_reference: button
  private func tap() {}
  private func show() -> UIAction { UIAction { _ in self.tap() } }
}

//- Login/LoginPresenter.swift
protocol LoginViewOutput {}

final class LoginPresenter: LoginViewOutput {}
