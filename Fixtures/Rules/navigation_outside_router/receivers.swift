// The receiver decides: a controller, a navigation controller, or the type itself where it is one.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  weak var host: UIViewController?
  private let tabs = UITabBarController()

  func move(_ details: DetailsController) {
    navigationController?.pushViewController(details, animated: true)  // ~ navigation_outside_router 27: moves between screens with 'pushViewController'
    self.navigationController!.pushViewController(details, animated: true)  // ~+ navigation_outside_router
    guard let stack = navigationController else { return }
    stack.setViewControllers([details], animated: true)  // ~ navigation_outside_router: 'setViewControllers'
    tabs.setViewControllers([details], animated: true)
    navigationController?.popToRootViewController(animated: true)  // ~ navigation_outside_router
    view.window?.rootViewController?.show(details, sender: self)  // ~ navigation_outside_router: 'show'
    host?.showDetailViewController(details, sender: nil)  // ~ navigation_outside_router
    performSegue(withIdentifier: "details", sender: self)  // ~ navigation_outside_router
    load { [weak self] in self?.performSegue(withIdentifier: "details", sender: nil) }  // ~+ navigation_outside_router
  }

  func stay() {
    output?.present()
    output?.dismiss(animated: true)
    anything.pushViewController(details, animated: true)
    spinner.show(animated: true)
    show("a message")
    item.present(details, animated: true)
  }
}

final class FeedCell: UITableViewCell {
  weak var parent: UIViewController?
  func present(_ details: DetailsController) {
    present(details)
    parent?.navigationController?.pushViewController(details, animated: true)  // ~ navigation_outside_router: FeedCell
  }
}

final class DetailsController: UIViewController {
  override func dismiss(animated flag: Bool) { super.dismiss(animated: flag) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {
  func present()
  func dismiss(animated: Bool)
}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  func present() { router?.present("details", animated: true) }
  func dismiss(animated: Bool) { router?.dismiss(animated: animated) }
}

//- Feed/FeedRouter.swift
import UIKit

protocol FeedRouterInput {
  func present(_ name: String, animated: Bool)
  func dismiss(animated: Bool)
}

final class FeedRouter: FeedRouterInput {
  weak var controller: UIViewController?
  func present(_ name: String, animated: Bool) { controller?.present(DetailsController(), animated: animated) }
  func dismiss(animated: Bool) { controller?.dismiss(animated: animated) }
}
