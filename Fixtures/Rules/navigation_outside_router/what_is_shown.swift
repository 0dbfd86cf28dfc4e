// What is shown decides whether a view may show it; where the code does not tell, nothing is said.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let picker = UIImagePickerController()

  func screens() {
    present(DetailsController(), animated: true)  // ~ navigation_outside_router: presents a screen
    let details = DetailsController()
    present(details, animated: true)  // ~+ navigation_outside_router
    self.present(
      UINavigationController(rootViewController: details), animated: true)
  }

  func made() {
    let stack = UINavigationController(rootViewController: list)
    present(stack, animated: true)  // ~+ navigation_outside_router
  }

  func called() {
    present(DetailsBuilder.make(), animated: true)  // ~+ navigation_outside_router
  }

  private lazy var open: (String) -> Void = { [weak self] title in
    let hours = DetailsController()
    self?.present(hours, animated: true)  // ~+ navigation_outside_router
  }
  private var isOpen: Bool {
    present(hours, animated: true)
    let weeks = DetailsController()
    present(weeks, animated: true)  // ~+ navigation_outside_router
    return true
  }

  func given() {
    let details = DetailsBuilder.module()
    present(details.view, animated: true)  // ~+ navigation_outside_router
  }

  func instantiated(_ board: UIStoryboard) {
    let screen = board.instantiateViewController(withIdentifier: "details")
    present(screen, animated: true)  // ~+ navigation_outside_router
  }

  func errands(_ message: String) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
    present(UIActivityViewController(activityItems: [message], applicationActivities: nil), animated: true)
    present(
      UIAlertController(title: message, message: nil, preferredStyle: .alert), animated: true)
  }

  func choose() { present(picker, animated: true) }
  func chooseColor() { present(ColorPickerController(), animated: true) }
  func contact() { navigationController?.pushViewController(CNContactViewController(for: person), animated: true) }
  func unknown(_ screen: UIViewController) { present(screen, animated: true) }
  func other() { present(something, animated: true) }
}

final class DetailsController: UIViewController {}
final class ColorPickerController: UIViewController {}

enum DetailsBuilder {
  static func make() -> UIViewController { DetailsController() }
  static func module() -> (view: UIViewController, title: String) { (DetailsController(), "") }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
