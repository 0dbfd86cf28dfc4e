// Another module's screen that is cast to what it is, and the part of that module that is reached through
// it in the same function, are one finding; what another function reaches is told by itself.
//- .viperlint.yml
exclude: []

//- List/ListRouter.swift
import UIKit

final class ListRouter {
  weak var controller: UIViewController?

  func showDetails(of name: String) {
    if let next = make() as? DetailsViewController {  // ~ module_boundary: casts to DetailsViewController
      next.presenter.prepare(name)  // ~+ module_boundary
      controller?.show(next, sender: nil)
    }
  }

  private func make() -> UIViewController {
    UIStoryboard(name: "Details", bundle: nil).instantiateInitialViewController() ?? UIViewController()
  }
}

//- List/ListPresenter.swift
final class ListPresenter {
  func find(_ screen: AnyObject) -> Bool { screen is CartViewController }  // ~+ module_boundary

  func rename(_ screen: CartViewController, to name: String) {  // ~ module_boundary: CartViewController
    screen.presenter.prepare(name)  // ~ module_boundary: CartPresenterProtocol
  }
}

//- List/ListViewController.swift
import UIKit

final class ListViewController: UIViewController {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var presenter: DetailsPresenterProtocol!

  override func viewDidLoad() { presenter.load() }
}

//- Details/DetailsPresenter.swift
protocol DetailsPresenterProtocol: AnyObject {
  func load()
  func prepare(_ name: String)
}

final class DetailsPresenter: DetailsPresenterProtocol {
  func load() {}
  func prepare(_ name: String) {}
}

//- Details/DetailsInteractor.swift
final class DetailsInteractor {}

//- Details/DetailsRouter.swift
final class DetailsRouter {}

//- Cart/CartViewController.swift
import UIKit

final class CartViewController: UIViewController {
  var presenter: CartPresenterProtocol!

  override func viewDidLoad() { presenter.load() }
}

//- Cart/CartPresenter.swift
protocol CartPresenterProtocol: AnyObject {
  func load()
  func prepare(_ name: String)
}

final class CartPresenter: CartPresenterProtocol {
  func load() {}
  func prepare(_ name: String) {}
}

//- Cart/CartInteractor.swift
final class CartInteractor {}

//- Cart/CartRouter.swift
final class CartRouter {}
