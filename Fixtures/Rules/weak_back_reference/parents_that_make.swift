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

//- App/RootCoordinator.swift
// A parent known by its class keeps in its list what it makes, and not each that conforms.
import UIKit

final class RootCoordinator: Coordinator {
  var children: [Coordinator] = []

  func start() {
    let help = HelpCoordinator()
    help.parentCoordinator = self
    children.append(help)
  }
}

//- Help/HelpCoordinator.swift
final class HelpCoordinator: Coordinator {
  var children: [Coordinator] = []
  var parentCoordinator: RootCoordinator?  // ~ note weak_back_reference: HelpCoordinator.parentCoordinator -> RootCoordinator.children -> HelpCoordinator
  func start() {}
}

//- Help/NewsCoordinator.swift
final class NewsCoordinator: Coordinator {
  var children: [Coordinator] = []
  var parentCoordinator: RootCoordinator?
  func start() {}
  func open(_ root: RootCoordinator) { parentCoordinator = root }
}
