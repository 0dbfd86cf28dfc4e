//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  let rates: RatesServiceProtocol = RatesService()
}

final class FeedPageInteractor<Rates: RatesServiceProtocol>: FeedInteractorInput {
  init(rates: Rates = RatesService.shared, other: any RatesServiceProtocol = RatesService.shared) {}
  func load(_ rates: some RatesServiceProtocol = RatesService()) {}
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  static let shared = RatesService()
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
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  let rates: RatesService = RatesService()  // ~ protocol_boundary
}

protocol Paging {}

final class FeedPageInteractor<Pages: Paging>: FeedInteractorInput {
  // What bounds the parameter says nothing of the service.
  init(pages: Pages = RatesService.shared) {}  // ~ protocol_boundary
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  static let shared = RatesService()
  func fetch() { URLSession.shared.dataTask(with: address) }
}
