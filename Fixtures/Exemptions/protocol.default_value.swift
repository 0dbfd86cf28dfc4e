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
  var interactor: FeedInteractorInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {
  let rates: RatesService = RatesService()  // ~ protocol_boundary
}

//- Services/RatesService.swift
protocol RatesServiceProtocol {}

final class RatesService: RatesServiceProtocol {
  func fetch() { URLSession.shared.dataTask(with: address) }
}
