// Closures, or methods in their place, that are handed to what is made and kept by a child.
//- Login/LoginViewController.swift
import UIKit

struct LoginActions {
  let didTap: () -> Void
}

protocol LoginViewType: UIView {
  var actions: LoginActions? { get set }
}

final class LoginView: UIView, LoginViewType {
  var actions: LoginActions?
  weak var owner: LoginOwner?
}

final class LoginOwner {
  let actions: LoginActions

  init(actions: LoginActions) { self.actions = actions }
}

final class LoginViewController: UIViewController {
  private let content: LoginViewType
  private let form = LoginView()
  private weak var last: LoginView?

  init(content: LoginViewType) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.actions = LoginActions(didTap: didTap)  // ~ weak_back_reference: LoginViewController.content.actions -> LoginActions.didTap -> LoginViewController
    form.actions = LoginActions(didTap: { self.didTap() })  // ~+ weak_back_reference
    form.actions = LoginActions(didTap: { [weak self] in self?.didTap() })
    last?.actions = LoginActions(didTap: didTap)
    form.owner = LoginOwner(actions: LoginActions(didTap: didTap))
  }

  private func didTap() {}
}
