// A router that lies elsewhere is at hand all the same where the screen, or the one that drives it, holds it.
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  @objc func open() {
    navigationController?.pushViewController(DetailsViewController(), animated: true)  // ~ navigation_outside_router: FeedViewController
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var router: AppRouting?
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Common/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  private let router: AppRouting  // ~ layer_dependency

  init(router: AppRouting) {
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  func open() {
    navigationController?.pushViewController(HelpViewController(), animated: true)  // ~ navigation_outside_router: DetailsViewController
  }
}

final class HelpViewController: UIViewController {}

//- Common/AppRouter.swift
import UIKit

protocol AppRouting {
  func openDetails()
  func close()
}

final class AppRouter: AppRouting {
  private let navigation = UINavigationController()

  func openDetails() {
    navigation.pushViewController(DetailsViewController(router: self), animated: true)
  }

  func close() { navigation.popViewController(animated: true) }
}

//- Shop/ShopViewController.swift
import UIKit

// Two presenters stand behind the protocol, and one of them holds no router.
final class ShopViewController: UIViewController {
  var output: ShopViewOutput?

  @objc func open() {
    navigationController?.pushViewController(HelpViewController(), animated: true)
  }
}

//- Shop/ShopPresenter.swift
protocol ShopViewOutput {}

final class ShopPresenter: ShopViewOutput {
  var router: AppRouting?
}

final class ClosedShopPresenter: ShopViewOutput {
  var interactor: ShopInteractorInput?
}

//- Shop/ShopInteractor.swift
protocol ShopInteractorInput {}

final class ShopInteractor: ShopInteractorInput {}
