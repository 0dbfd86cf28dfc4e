// A module without a router has nobody else to move, and what is in no module is nobody's.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
  @objc func close() { dismiss(animated: true) }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Shop/ShopViewController.swift
import UIKit

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?
  @objc func close() { dismiss(animated: true) }  // ~ navigation_outside_router: ShopViewController
}

//- Shop/ShopPresenter.swift
protocol ShopViewOutput {}

final class ShopPresenter: ShopViewOutput {
  var router: ShopRouterInput?
}

//- Shop/ShopRouter.swift
protocol ShopRouterInput {}

final class ShopRouter: ShopRouterInput {}

//- Common/BaseController.swift
import UIKit

class BaseController: UIViewController {
  @objc func close() { dismiss(animated: true) }
}
