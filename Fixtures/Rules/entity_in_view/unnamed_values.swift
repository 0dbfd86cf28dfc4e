// What a view never names it does not know.
//- Entities/Order.swift
struct Order: Decodable { let title: String }

//- Orders/OrdersPresenter.swift
protocol OrdersViewOutput {
  func order(at row: Int) -> Order
  var count: Int { get }
}

final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
  var interactor: OrdersInteractorInput?
  private var orders: [Order] = []
  var count: Int { orders.count }

  func order(at row: Int) -> Order { orders[row] }
  func loaded(_ orders: [Order]) { self.orders = orders }
}

//- Orders/OrdersInteractor.swift
protocol OrdersInteractorInput { func load() }
protocol OrdersInteractorOutput: AnyObject { func loaded(_ orders: [Order]) }

final class OrdersInteractor: OrdersInteractorInput {
  weak var output: OrdersInteractorOutput?

  func load() { output?.loaded((try? JSONDecoder().decode([Order].self, from: Data())) ?? []) }
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {
  var output: OrdersViewOutput?

  func title(of row: Int) -> String { output?.order(at: row).title ?? "" }
}

final class OrdersFooterView: UIView {
  func total(of output: OrdersViewOutput) {
    let order: Order = output.order(at: 0)  // ~ entity_in_view: OrdersFooterView
    accessibilityLabel = order.title
  }
}
