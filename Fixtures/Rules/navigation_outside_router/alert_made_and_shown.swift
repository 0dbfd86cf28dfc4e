// What is made to be shown in the same function is told by the move: who leaves that to the router makes
// nothing. What is made elsewhere, or for something else, is a finding of its own.

//- Folders/FoldersPresenter.swift
import UIKit

final class FoldersPresenter: FoldersViewOutput {
  weak var view: FoldersViewInput?
  var router: FoldersRouterInput?

  func remove(from screen: UIViewController) {  // ~ ui_type: UIViewController
    let alert = UIAlertController(title: "Remove?", message: nil, preferredStyle: .alert)  // ~+ navigation_outside_router
    alert.addAction(UIAlertAction(title: "Yes", style: .destructive))  // ~+ navigation_outside_router
    screen.present(alert, animated: true)  // ~ navigation_outside_router: present
  }

  func prepare() {
    _ = UIAlertController(title: "Later", message: nil, preferredStyle: .alert)  // ~ ui_type: UIAlertController
  }
}

//- Folders/FoldersRouter.swift
import UIKit

protocol FoldersRouterInput {}

final class FoldersRouter: FoldersRouterInput {
  weak var screen: UIViewController?
}

//- Folders/FoldersViewController.swift
import UIKit

protocol FoldersViewInput: AnyObject {}
protocol FoldersViewOutput {}

final class FoldersViewController: UIViewController, FoldersViewInput {
  var output: FoldersViewOutput?
}
