// A parent that keeps its children in a list, and each child its parent: one end has to be weak. Where no list
// is kept, a parent is one's owner or not, which nothing tells.

//- App/Coordinator.swift
import UIKit

protocol Coordinator: AnyObject { func start() }

//- App/BaseCoordinator.swift
import UIKit

class BaseCoordinator: Coordinator {
  var children = [Coordinator]()
  var parentCoordinator: Coordinator?  // ~ weak_back_reference: BaseCoordinator.parentCoordinator -> BaseCoordinator.children -> BaseCoordinator
  var navigation = UINavigationController()

  func start() { navigation.popViewController(animated: true) }
}

//- App/TreeCoordinator.swift
import UIKit

protocol Branch: AnyObject { func start() }

class TreeCoordinator: Branch {
  var branches = [Branch]()
  var parentBranch: Branch?
  var navigation = UINavigationController()

  func start() { navigation.popViewController(animated: true) }
}

//- App/LooseCoordinator.swift
import UIKit

class LooseCoordinator: Coordinator {
  var parentCoordinator: Coordinator?
  var navigation = UINavigationController()

  func start() { navigation.popViewController(animated: true) }
}

//- Feed/FeedCoordinator.swift
import UIKit

final class FeedCoordinator: BaseCoordinator {
  weak var screen: FeedViewController?

  func open(_ child: BaseCoordinator) { child.parentCoordinator = self }
}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {}
