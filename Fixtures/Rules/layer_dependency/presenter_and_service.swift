//- Orders/OrdersPresenter.swift
protocol OrdersViewOutput { func didLoad() }

final class OrdersPresenter: OrdersViewOutput {
  var interactor: OrdersInteractorInput?
  var service: OrdersServiceProtocol?  // ~ layer_dependency: OrdersServiceProtocol

  func didLoad() { interactor?.load() }
}

//- Orders/OrdersInteractor.swift
protocol OrdersInteractorInput { func load() }

final class OrdersInteractor: OrdersInteractorInput {
  let service: OrdersServiceProtocol = OrdersService()

  func load() {}
}

//- Orders/OrdersViewController.swift
import UIKit

final class OrdersViewController: UIViewController {
  var output: OrdersViewOutput?
}

//- Services/OrdersService.swift
protocol OrdersServiceProtocol { func fetch() async throws -> Data }

final class OrdersService: OrdersServiceProtocol {  // = service
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}
