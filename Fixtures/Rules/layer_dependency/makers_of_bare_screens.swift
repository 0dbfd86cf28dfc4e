// Who else should put a module together that has neither a builder nor a router?
//- Settings/SettingsRouter.swift
import UIKit

final class SettingsRouter {
  func showEmail(from controller: UINavigationController) {
    let interactor = EmailInteractor()
    let presenter = EmailPresenter(interactor: interactor)
    controller.pushViewController(EmailViewController(presenter: presenter), animated: true)
  }

  func listen(to interactor: EmailInteractor) {}  // ~ module_boundary: EmailInteractor
}

//- Settings/SettingsPresenter.swift
final class SettingsPresenter {
  var email: EmailPresenter?  // ~ module_boundary: EmailPresenter
}

//- Email/EmailInteractor.swift
protocol EmailInteracting {}

final class EmailInteractor: EmailInteracting {}

//- Email/EmailPresenter.swift
final class EmailPresenter {
  let interactor: EmailInteracting
  init(interactor: EmailInteracting) { self.interactor = interactor }
}

//- Email/EmailViewController.swift
import UIKit

protocol EmailPresenting {}

final class EmailViewController: UIViewController {
  init(presenter: EmailPresenter) { super.init(nibName: nil, bundle: nil) }  // ~ protocol_boundary: EmailPresenter
}
