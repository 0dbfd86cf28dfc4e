//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func show(_ kind: RateKind) {}  // ~ note entity_in_view
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}
protocol FeedInteractorOutput: AnyObject { func loaded(_ rate: Rate) }

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?

  func load(_ data: Data) {
    if let rate = try? JSONDecoder().decode(Rate.self, from: data) { output?.loaded(rate) }
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  var interactor: FeedInteractorInput?

  func loaded(_ rate: Rate) {}
}

//- Entities/Rate.swift
struct Rate: Decodable {
  let value: Int
  let kind: RateKind
}

//- Entities/RateKind.swift
enum RateKind { case spot, daily }

//= twin
//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?

  func show(_ kind: RateKind) {}  // ~ entity_in_view
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}
protocol FeedInteractorOutput: AnyObject { func loaded(_ rate: Rate, _ kind: RateKind) }

final class FeedInteractor: FeedInteractorInput {
  weak var output: FeedInteractorOutput?

  func load(_ data: Data) {
    if let rate = try? JSONDecoder().decode(Rate.self, from: data) { output?.loaded(rate, .spot) }
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput, FeedInteractorOutput {
  var interactor: FeedInteractorInput?

  func loaded(_ rate: Rate, _ kind: RateKind) {}
}

//- Entities/Rate.swift
struct Rate: Decodable {
  let value: Int
  let kind: RateKind
}

//- Entities/RateKind.swift
enum RateKind { case spot, daily }
