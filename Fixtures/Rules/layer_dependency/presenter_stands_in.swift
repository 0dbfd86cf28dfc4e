// A module without an interactor: the presenter may know a service, through a protocol.
//- Orders/OrdersPresenter.swift
protocol OrdersViewOutput { func didLoad() }

final class OrdersPresenter: OrdersViewOutput {
  let service: OrdersServiceProtocol

  init(service: OrdersServiceProtocol = OrdersService()) { self.service = service }
  func didLoad() {}
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {
  var output: OrdersViewOutput?
}

//- Bills/BillsPresenter.swift
protocol BillsViewOutput { func didLoad() }

final class BillsPresenter: BillsViewOutput {
  let service: OrdersService  // ~ protocol_boundary: OrdersService

  init(service: OrdersService) { self.service = service }  // ~+ protocol_boundary
  func didLoad() {}
}

//- Bills/BillsViewController.swift
import UIKit

final class BillsViewController: UIViewController {
  var output: BillsViewOutput?
}

//- Services/OrdersService.swift
protocol OrdersServiceProtocol { func fetch() async throws -> Data }

final class OrdersService: OrdersServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
