//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
protocol FeedDataStore: AnyObject {
  var worker: FeedWorker { get }
}

final class FeedInteractor: FeedBusinessLogic, FeedDataStore {
  let worker = FeedWorker()
  var presenter: FeedPresentationLogic?
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}

final class FeedPresenter: FeedPresentationLogic {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
  var router: FeedRoutingLogic?
}

//- Feed/FeedWorker.swift
final class FeedWorker {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Feed/FeedRouter.swift
protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  weak var store: FeedDataStore?

  func refresh() { store?.worker.fetch() }
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}
protocol FeedStoring: AnyObject {
  var worker: FeedWorker { get }
}

final class FeedInteractor: FeedBusinessLogic, FeedStoring {
  let worker = FeedWorker()
  var presenter: FeedPresentationLogic?
}

//- Feed/FeedPresenter.swift
protocol FeedPresentationLogic {}

final class FeedPresenter: FeedPresentationLogic {}

//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var interactor: FeedBusinessLogic?
  var router: FeedRoutingLogic?
}

//- Feed/FeedWorker.swift
final class FeedWorker {
  func fetch() { URLSession.shared.dataTask(with: address) }
}

//- Feed/FeedRouter.swift
protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  weak var store: FeedStoring?

  func refresh() { store?.worker.fetch() }  // ~ reach_through
}
