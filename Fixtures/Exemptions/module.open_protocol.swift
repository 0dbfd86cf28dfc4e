//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}

final class FeedInteractor: FeedBusinessLogic {
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

//- Feed/FeedRouter.swift
protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  func pass(to store: DetailsDataStore) {}
}

//- Details/DetailsInteractor.swift
protocol DetailsBusinessLogic {}
protocol DetailsDataStore: AnyObject {}

final class DetailsInteractor: DetailsBusinessLogic, DetailsDataStore {
  var presenter: DetailsPresentationLogic?
}

//- Details/DetailsPresenter.swift
protocol DetailsPresentationLogic {}

final class DetailsPresenter: DetailsPresentationLogic {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var interactor: DetailsBusinessLogic?
}

//- Details/DetailsRouter.swift
final class DetailsRouter {
  weak var store: DetailsDataStore?
}

//= twin
//- .viperlint.yml
preset: clean-swift

//- Feed/FeedInteractor.swift
protocol FeedBusinessLogic {}

final class FeedInteractor: FeedBusinessLogic {
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

//- Feed/FeedRouter.swift
protocol FeedRoutingLogic {}

final class FeedRouter: FeedRoutingLogic {
  func pass(to store: DetailsStoring) {}  // ~ module_boundary
}

//- Details/DetailsInteractor.swift
protocol DetailsBusinessLogic {}
protocol DetailsStoring: AnyObject {}

final class DetailsInteractor: DetailsBusinessLogic, DetailsStoring {
  var presenter: DetailsPresentationLogic?
}

//- Details/DetailsPresenter.swift
protocol DetailsPresentationLogic {}

final class DetailsPresenter: DetailsPresentationLogic {}

//- Details/DetailsViewController.swift
import UIKit

final class DetailsViewController: UIViewController {
  var interactor: DetailsBusinessLogic?
}

//- Details/DetailsRouter.swift
final class DetailsRouter {
  weak var store: DetailsStoring?
}
