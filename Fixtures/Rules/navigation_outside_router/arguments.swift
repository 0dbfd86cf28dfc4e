// What is shown is the call's first argument, wherever it stands and whatever it is named.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  private let details = DetailsController()
  private let picker = UIImagePickerController()

  func spaced() {
    present( DetailsController(), animated: true)  // ~ navigation_outside_router: presents a screen
  }

  func commented() {
    present(/* the screen */ DetailsController(), animated: true)  // ~+ navigation_outside_router
    present(/* the alert */ UIAlertController(title: "", message: nil, preferredStyle: .alert), animated: true)
  }

  func broken() {
    present(  // ~+ navigation_outside_router
            DetailsController(),
            animated: true)
    present(  // ~+ navigation_outside_router
DetailsController(),
      animated: true)
    present(
            UIAlertController(title: "", message: nil, preferredStyle: .alert),
            animated: true)
  }

  func several() {
    let alert = UIAlertController(title: "", message: nil, preferredStyle: .alert)
    let screen = DetailsController()
    present(alert, animated: true)
    present(screen, animated: true)  // ~+ navigation_outside_router
  }

  func properties() {
    present(picker, animated: true)
    present(self.picker, animated: true)
    present(details, animated: true)  // ~+ navigation_outside_router
    present(self.details, animated: true)  // ~+ navigation_outside_router
  }

  func cast(_ screen: AnyObject) {
    present(screen as! DetailsController, animated: true)  // ~+ navigation_outside_router
    present(screen as! UIImagePickerController, animated: true)
  }
}

final class DetailsController: UIViewController {}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}
protocol FeedViewInput: AnyObject {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
  weak var view: FeedViewInput?

  func close() {
    (view as? UIViewController)?.dismiss(animated: true)  // ~ navigation_outside_router: FeedPresenter closes  ~ ui_type
  }

  func closeBelow() {
    (view as? UIViewController)?  // ~+ ui_type
      .dismiss(animated: true)  // ~+ navigation_outside_router
    (view as! FeedOverlay).dismiss(animated: true)
  }
}

protocol FeedOverlay { func dismiss(animated: Bool) }

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
