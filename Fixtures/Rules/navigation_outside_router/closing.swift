// Closing what it showed is a view's matter, closing itself is not.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func close() {
    dismiss(animated: true)  // ~ navigation_outside_router: closes a screen with 'dismiss'
    navigationController?.dismiss(animated: true)  // ~+ navigation_outside_router
    presentingViewController?.dismiss(animated: true)  // ~+ navigation_outside_router
    presentedViewController?.dismiss(animated: true)
  }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
    dismiss(animated: true)
  }

  func hideLoading() { dismiss(animated: true) }

  func complain(_ message: String) {
    let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

final class FeedShareController: UIViewController {
  var output: FeedViewOutput?

  func share(_ text: String) {
    present(UIActivityViewController(activityItems: [text], applicationActivities: nil), animated: true)
  }

  func finish() { dismiss(animated: true) }
}

final class FeedAlertController: UIViewController {
  var output: FeedViewOutput?
  @objc func close() { dismiss(animated: true) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}
