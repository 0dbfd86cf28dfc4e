// Of several that can be the parent, the one that makes the child is told, and not the child itself.

//- App/Coordinator.swift
import UIKit

protocol Coordinator: AnyObject {
  var children: [Coordinator] { get set }
  func start()
}

//- App/MainCoordinator.swift
import UIKit

final class MainCoordinator: Coordinator {
  var children: [Coordinator] = []
  private let navigation = UINavigationController()

  func start() {
    let sign = SignCoordinator(navigation)
    sign.parentCoordinator = self
    children.append(sign)
    sign.start()
  }
}

//- Sign/SignCoordinator.swift
import UIKit

final class SignCoordinator: Coordinator {
  var children: [Coordinator] = []
  var parentCoordinator: Coordinator?  // ~ weak_back_reference: SignCoordinator.parentCoordinator -> MainCoordinator.children -> SignCoordinator
  private let navigation: UINavigationController

  init(_ navigation: UINavigationController) { self.navigation = navigation }
  func start() { navigation.popViewController(animated: true) }
}

//- Sign/SignViewController.swift
import UIKit

final class SignViewController: UIViewController {
  var output: SignViewOutput?
}

//- Sign/SignPresenter.swift
protocol SignViewOutput {}

final class SignPresenter: SignViewOutput {}
