// A view model may be made from an entity, and must not keep it.
//- Entities/Order.swift
struct Order: Decodable { let title: String }

//- Orders/OrderViewModels.swift
struct OrderViewModel {
  let title: String

  init(order: Order) {
    let copy: Order = order
    title = copy.title
  }
}

struct OrderDetailsViewModel {
  let order: Order  // ~ entity_in_view: OrderDetailsViewModel
}

struct OrderListViewModel {
  var orders: [Order] = []  // ~ entity_in_view: OrderListViewModel
  var computed: [Order] { orders }
}

//- Orders/OrdersPresenter.swift
protocol OrdersViewOutput { func didLoad() }

final class OrdersPresenter: OrdersViewOutput, OrdersInteractorOutput {
  var interactor: OrdersInteractorInput?
  private var rows: [OrderViewModel] = []

  func didLoad() { interactor?.load() }
  func loaded(_ orders: [Order]) { rows = orders.map(OrderViewModel.init) }
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

  func show(_ rows: [OrderViewModel]) {}
}
