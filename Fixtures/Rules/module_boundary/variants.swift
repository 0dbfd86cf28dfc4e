// A module's variant stands behind the module's own face (GuestCheckoutInteractor behind CheckoutInteractor's),
// which does not make the face a port for everybody. A protocol that unlike types of several modules meet is one.
//- .viperlint.yml
preset: clean-swift

//- Scenes/Checkout/CheckoutInteractor.swift
protocol CheckoutBusinessLogic: AnyObject { func cancel() }

final class CheckoutInteractor: CheckoutBusinessLogic {
  var presenter: CheckoutPresentationLogic?
  func cancel() {}
}

//- Scenes/Checkout/CheckoutPresenter.swift
protocol CheckoutPresentationLogic: AnyObject {}

final class CheckoutPresenter: CheckoutPresentationLogic {
  weak var viewController: CheckoutDisplayLogic?
}

//- Scenes/Checkout/CheckoutViewController.swift
import UIKit

protocol CheckoutDisplayLogic: AnyObject {}

final class CheckoutViewController: UIViewController, CheckoutDisplayLogic {
  var interactor: CheckoutBusinessLogic?
}

//- Scenes/GuestCheckout/GuestCheckoutInteractor.swift
final class GuestCheckoutInteractor: CheckoutBusinessLogic {
  var presenter: CheckoutPresentationLogic?
  func cancel() {}
}

//- Scenes/Basket/BasketInteractor.swift
protocol BasketBusinessLogic: AnyObject {}
protocol BasketWatching: AnyObject { func basketChanged() }

final class BasketInteractor: BasketBusinessLogic, BasketWatching {
  var presenter: BasketPresentationLogic?
  func basketChanged() {}
}

//- Scenes/Basket/BasketPresenter.swift
protocol BasketPresentationLogic: AnyObject {}

final class BasketPresenter: BasketPresentationLogic {
  weak var viewController: BasketDisplayLogic?
}

//- Scenes/Basket/BasketViewController.swift
import UIKit

protocol BasketDisplayLogic: AnyObject {}

final class BasketViewController: UIViewController, BasketDisplayLogic {
  var interactor: BasketBusinessLogic?
}

//- Scenes/Orders/OrdersInteractor.swift
protocol OrdersBusinessLogic: AnyObject {}

final class OrdersInteractor: OrdersBusinessLogic, BasketWatching {
  var presenter: OrdersPresentationLogic?
  var running: [String: CheckoutBusinessLogic] = [:]  // ~ module_boundary: CheckoutBusinessLogic
  var watchers: [BasketWatching] = []
  func basketChanged() {}
}

//- Scenes/Orders/OrdersPresenter.swift
protocol OrdersPresentationLogic: AnyObject {}

final class OrdersPresenter: OrdersPresentationLogic {
  weak var viewController: OrdersDisplayLogic?
}

//- Scenes/Orders/OrdersViewController.swift
import UIKit

protocol OrdersDisplayLogic: AnyObject {}

final class OrdersViewController: UIViewController, OrdersDisplayLogic {
  var interactor: OrdersBusinessLogic?
}
