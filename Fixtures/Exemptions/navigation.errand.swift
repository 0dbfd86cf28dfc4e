//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func choose() { present(UIImagePickerController(), animated: true) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Common/Controllers.swift
import UIKit

extension UIViewController {
  func showError(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }

  func showHelp() { present(HelpController(), animated: true) }
}

final class HelpController: UIViewController {}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func choose() { present(HelpController(), animated: true) }  // ~ navigation_outside_router
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: FeedRouterInput?
}

//- Feed/FeedRouter.swift
protocol FeedRouterInput {}

final class FeedRouter: FeedRouterInput {}

//- Common/Controllers.swift
import UIKit

extension UIViewController {
  func showError(_ text: String) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    present(alert, animated: true)
  }

  func showHelp() { present(HelpController(), animated: true) }
}

final class HelpController: UIViewController {}
