//- Shared/UIManager.swift
import UIKit

final class UIManager {
  static let shared = UIManager()
  private var window: UIWindow?

  func showAlert(_ text: String) {
    window?.rootViewController?.present(UIAlertController(title: text), animated: true)
  }

  func openSettings() {
    window?.rootViewController?.present(SettingsViewController(), animated: true)
  }
}

//- Settings/SettingsViewController.swift
import UIKit

final class SettingsViewController: UIViewController {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterProtocol?
  func fail() { UIManager.shared.showAlert("Try again") }
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterProtocol: AnyObject {}

final class FeedPresenter: FeedPresenterProtocol {
  var router: FeedRouterProtocol?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//- Feed/FeedRouter.swift
protocol FeedRouterProtocol: AnyObject {}

final class FeedRouter: FeedRouterProtocol {}

//= twin
//- Shared/UIManager.swift
import UIKit

final class UIManager {
  static let shared = UIManager()
  private var window: UIWindow?

  func showAlert(_ text: String) {
    window?.rootViewController?.present(UIAlertController(title: text), animated: true)
  }

  func openSettings() {
    window?.rootViewController?.present(SettingsViewController(), animated: true)
  }
}

//- Settings/SettingsViewController.swift
import UIKit

final class SettingsViewController: UIViewController {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var presenter: FeedPresenterProtocol?
  func fail() { UIManager.shared.showAlert("Try again") }  // ~ layer_dependency: UIManager
  func set() { UIManager.shared.openSettings() }
}

//- Feed/FeedPresenter.swift
protocol FeedPresenterProtocol: AnyObject {}

final class FeedPresenter: FeedPresenterProtocol {
  var router: FeedRouterProtocol?
}

//- Feed/FeedInteractor.swift
final class FeedInteractor {}

//- Feed/FeedRouter.swift
protocol FeedRouterProtocol: AnyObject {}

final class FeedRouter: FeedRouterProtocol {}
