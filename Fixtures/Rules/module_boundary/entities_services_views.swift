// Another module's entities, services and reusable views are open; the table still judges them.
//- Shop/ShopInteractor.swift
final class ShopInteractor: ShopInteractorInput {
  weak var output: ShopInteractorOutput?
  let prices: PricesServiceProtocol = PricesService()
  let concrete: PricesService? = nil  // ~ protocol_boundary: PricesService

  func load() { output?.loaded((try? JSONDecoder().decode([Price].self, from: Data())) ?? []) }
}

//- Shop/ShopPresenter.swift
protocol ShopInteractorInput { func load() }
protocol ShopInteractorOutput: AnyObject { func loaded(_ prices: [Price]) }
protocol ShopViewOutput {}

final class ShopPresenter: ShopViewOutput, ShopInteractorOutput {
  var interactor: ShopInteractorInput?

  func loaded(_ prices: [Price]) {}
}

//- Shop/ShopViewController.swift
import UIKit

final class ShopViewController: UIViewController {
  var output: ShopViewOutput?
  let badge = PriceBadgeView()
  var screen: PricesViewController?  // ~ module_boundary: PricesViewController

  func show(_ price: Price) {}  // ~ entity_in_view: Price
}

//- Prices/Price.swift
struct Price: Decodable { let cents: Int }

//- Prices/PricesService.swift
protocol PricesServiceProtocol {}

final class PricesService: PricesServiceProtocol {
  func fetch() async throws -> Data { try await URLSession.shared.data(from: address).0 }
}

//- Prices/PriceBadgeView.swift
import UIKit

final class PriceBadgeView: UIView {}

//- Prices/PricesViewController.swift
import UIKit

protocol PricesViewOutput {}

final class PricesViewController: UIViewController {
  var output: PricesViewOutput?
}

//- Prices/PricesPresenter.swift
final class PricesPresenter: PricesViewOutput {
  var interactor: PricesInteractorInput?
}

//- Prices/PricesInteractor.swift
protocol PricesInteractorInput {}

final class PricesInteractor: PricesInteractorInput {
  weak var output: PricesInteractorOutput?
  func load() { output?.loaded([Price(cents: 1)]) }
}

protocol PricesInteractorOutput: AnyObject { func loaded(_ prices: [Price]) }
