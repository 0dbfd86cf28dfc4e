//- Feed/FeedViewController.swift
import UIKit

final class FeedViewController: UIViewController {
  var output: FeedViewOutput?
}

//- Feed/FeedPresenter.swift
protocol FeedViewOutput {}

final class FeedPresenter: FeedViewOutput {
  var interactor: FeedInteractorInput?
  weak var host: DetailsViewInput?
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewInput: AnyObject {}

final class DetailsViewController: UIViewController, DetailsViewInput {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  weak var view: DetailsViewInput?
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}

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

  func attach(_ host: DetailsViewInput) {}  // ~ module_boundary
}

//- Feed/FeedInteractor.swift
protocol FeedInteractorInput {}

final class FeedInteractor: FeedInteractorInput {}

//- Details/DetailsViewController.swift
import UIKit

protocol DetailsViewInput: AnyObject {}

final class DetailsViewController: UIViewController, DetailsViewInput {
  var output: DetailsViewOutput?
}

//- Details/DetailsPresenter.swift
protocol DetailsViewOutput: AnyObject {}

final class DetailsPresenter: DetailsViewOutput {
  weak var view: DetailsViewInput?
  var router: DetailsRouterInput?
}

//- Details/DetailsRouter.swift
protocol DetailsRouterInput {}

final class DetailsRouter: DetailsRouterInput {}
