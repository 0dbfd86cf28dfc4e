// Where the preset was found: a view model that moves between screens itself speaks to UIKit, on which all
// who teach the architecture agree; a view that does is a matter of the team.
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  private let model = FeedViewModel()
  func open() { show(CartViewController(), sender: nil) }  // ~ note navigation_outside_router: FeedViewController
}

//- Feed/FeedViewModel.swift
import UIKit  // ~+ ui_type

final class FeedViewModel {
  weak var owner: UIViewController?  // ~ ui_type: UIViewController
  var router: FeedRouter?
  func open() { owner?.present(CartViewController(), animated: true) }  // ~ navigation_outside_router: FeedViewModel
}

//- Feed/FeedRouter.swift
import UIKit

final class FeedRouter {
  weak var controller: FeedViewController?
  func open() { controller?.show(CartViewController(), sender: nil) }
}

//- Cart/CartViewController.swift
import UIKit

final class CartViewController: UIViewController { private let model = CartViewModel() }

//- Cart/CartViewModel.swift
final class CartViewModel { var titles: [String] = [] }
