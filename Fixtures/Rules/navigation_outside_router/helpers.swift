// The repo's own functions on controllers do what their bodies do.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let details = DetailsController()
  private let camera = UIImagePickerController()

  func move() {
    self.push(module: details)  // ~ navigation_outside_router: moves between screens with 'push'
    details.present(in: self)  // ~ navigation_outside_router: presents a screen with 'present'
    camera.present(in: self)
    goHome()  // ~ navigation_outside_router: 'goHome'
    showError("no network")
    push(other: details)
    flash()
    _ = details.wrapped()
    details.replaceAll()  // ~ navigation_outside_router: 'replaceAll'
  }

  private func push(other: UIViewController) {}
}

final class DetailsController: UIViewController {}

//- Common/Controllers.swift
import UIKit

extension UIViewController {
  func push(module: UIViewController) { navigationController?.pushViewController(module, animated: true) }
  func push(other: UIViewController) { push(module: other) }
  func present(in host: UIViewController) { host.present(self, animated: true) }
  func goHome() { leave() }
  func leave() { navigationController?.popToRootViewController(animated: true) }
  func flash() { view.alpha = 1 }

  // What it makes and fills somebody else shows.
  func wrapped() -> UINavigationController {
    let navigation = UINavigationController()
    navigation.setViewControllers([self], animated: false)
    return navigation
  }

  func replaceAll() { navigationController?.setViewControllers([self], animated: true) }

  func showError(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
