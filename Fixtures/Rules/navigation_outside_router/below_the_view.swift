// Below the view nothing may be shown or closed, whatever it is.
//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  weak var view: FeedViewInput?

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {  // ~ ui_type
    picker.presentingViewController?.dismiss(animated: true)  // ~ navigation_outside_router: FeedPresenter closes
  }

  func fail(_ message: String) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)  // ~+ navigation_outside_router
    view?.controller.present(alert, animated: true)  // ~ navigation_outside_router: FeedPresenter presents
    view?.present(message)
    view?.controller.complain(message)
  }

  func top() {
    UIApplication.topController()?.present(something, animated: true)  // ~+ navigation_outside_router
  }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  private var stack: UINavigationController?  // ~ ui_type
  func finish() { stack?.popViewController(animated: true) }  // ~ navigation_outside_router: FeedInteractor
}

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject {
  var controller: UIViewController { get }
  func present(_ message: String)
}

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?
  var controller: UIViewController { self }
  func present(_ message: String) { title = message }
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Common/Controllers.swift
import UIKit

extension UIApplication {
  static func topController() -> UIViewController? { shared.keyWindow?.rootViewController }
}

extension UIViewController {
  func complain(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
