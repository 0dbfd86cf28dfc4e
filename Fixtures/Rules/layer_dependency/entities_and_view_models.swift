// Entities know entities only; view models are values that name an entity at most in passing.
//- Entities/Order.swift
struct Order: Decodable {  // = entity
  let lines: [OrderLine]
  let total: Decimal

  init(from router: OrdersRouterInput) {  // ~ layer_dependency: OrdersRouterInput
    lines = []
    total = 0
  }
}

struct OrderLine: Decodable {  // = entity
  let title: String
}

//- Orders/OrdersInteractor.swift
protocol OrdersInteractorInput { func load() }
protocol OrdersInteractorOutput: AnyObject { func loaded(_ orders: [Order], first: OrderLine) }

final class OrdersInteractor: OrdersInteractorInput {
  weak var output: OrdersInteractorOutput?
  private var orders: [Order] = []
  private var lines: [OrderLine] = []

  func load() {
    orders = (try? JSONDecoder().decode([Order].self, from: Data())) ?? []
    lines = orders.flatMap(\.lines)
    output?.loaded(orders, first: OrderLine(title: ""))
  }
}

//- Orders/OrderViewModel.swift
struct OrderViewModel {  // = view_model by name
  let title: String
  let badge: BadgeViewModel
  let router: OrdersRouterInput?  // ~ layer_dependency: OrdersRouterInput

  init(order: Order, badge: BadgeViewModel, router: OrdersRouterInput?) {  // ~+ layer_dependency
    self.title = order.lines.first?.title ?? ""
    self.badge = badge
    self.router = router
  }
}

struct BadgeViewModel {  // = view_model by name
  let count: String
}

//- Orders/OrdersRouter.swift
protocol OrdersRouterInput { func showOrder() }

final class OrdersRouter: OrdersRouterInput {
  func showOrder() {}
}

//- Orders/OrdersPresenter.swift
protocol OrdersViewOutput { func didLoad() }

final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
  var interactor: OrdersInteractorInput?
  var router: OrdersRouterInput?

  func didLoad() { interactor?.load() }
  func loaded(_ orders: [Order], first: OrderLine) {}
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {
  var output: OrdersViewOutput?
}
