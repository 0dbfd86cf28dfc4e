//- App/AppDelegate.swift
import UIKit

// viperlint:role presenter
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var rates: RatesService?
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//= twin
//- App/AppStarter.swift
import UIKit  // ~ ui_import

// viperlint:role presenter
final class AppStarter: Starting {
  var rates: RatesService?  // ~ layer_dependency
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}
