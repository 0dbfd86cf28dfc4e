//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var rates: RatesServiceProtocol?
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var rates: RatesServiceProtocol?  // ~ layer_dependency
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}
