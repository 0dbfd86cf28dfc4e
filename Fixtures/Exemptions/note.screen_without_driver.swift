//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject { func show(_ texts: [String]) }

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?

  func show(_ texts: [String]) { title = texts.first }
  func open(_ rate: Data) {
    present(RateController(rate: try? JSONDecoder().decode(Rate.self, from: rate)), animated: true)
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load() }

final class FeedInteractor: FeedInteractorInput {
  private var rates: [Rate] = []
  func load() { rates = [] }
}

//- Entities/Rate.swift
struct Rate: Decodable { let value: Int }

//- Screens/RateController.swift
import UIKit

final class RateController: UIViewController {
  private let rate: Rate?  // ~ note entity_in_view: RateController holds the entity Rate

  init(rate: Rate?) {  // ~+ entity_in_view
    self.rate = rate
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

//= twin
//- .viperlint.yml
exclude: []

//- Feed/FeedViewController.swift
import UIKit

protocol FeedViewInput: AnyObject { func show(_ texts: [String]) }

final class FeedViewController: UIViewController, FeedViewInput {
  var output: FeedViewOutput?

  func show(_ texts: [String]) { title = texts.first }
  func open(_ rate: Data) {
    let kept = try? JSONDecoder().decode(Rate.self, from: rate)
    show(RateController(rate: kept), sender: nil)  // ~ layer_dependency: FeedViewController makes RateController
  }
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput { func load() }

final class FeedPresenter: FeedViewOutput {
  weak var view: FeedViewInput?
  private let interactor: FeedInteractorInput

  init(interactor: FeedInteractorInput) { self.interactor = interactor }
  func load() { interactor.load() }
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput { func load() }

final class FeedInteractor: FeedInteractorInput {
  private var rates: [Rate] = []
  func load() { rates = [] }
}

//- Entities/Rate.swift
struct Rate: Decodable { let value: Int }

//- Screens/RateController.swift
import UIKit

protocol RateOutput { func close() }

final class RatePresenter: RateOutput {
  func close() {}
}

final class RateController: UIViewController {
  var output: RateOutput?
  private let rate: Rate?  // ~ entity_in_view: RateController holds the entity Rate

  init(rate: Rate?) {  // ~+ entity_in_view
    self.rate = rate
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
